/** What people who keep their name ask the server for. */
import { request } from "../wire/server";
import type { Me } from "../wire/types";

export interface Passkey {
  id: string;
  name: string;
  made: number;
  used: number;
}

/** What a member comes back by. */
export interface Member {
  name: string;
  since: number;
  passkeys: Passkey[];
  recovery: boolean;
}

/** Browsers make passkeys for a place with a name, and only where nobody can listen. */
export const canPasskey =
  globalThis.isSecureContext && "PublicKeyCredential" in globalThis && !/^[\d.]+$|:/.test(location.hostname);

export const member = async () => (await request<{ member: Member | null }>("GET", "/api/me/member")).member;
export const newCode = async () => (await request<{ code: string }>("POST", "/api/me/recovery")).code;
export const removePasskey = (id: string) => request<null>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`);
export const signOut = () => request<null>("POST", "/api/sign-out");
export const signOutElsewhere = () => request<Me>("DELETE", "/api/me/cookies");
export const forget = () => request<null>("DELETE", "/api/me");
export const EXPORT = "/api/me/export";

/** Have the browser make a passkey, and keep the name by it. */
export async function addPasskey(name: string): Promise<void> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/me/passkeys/question");
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: options.excludeCredentials?.map(({ id }) => ({ id: bytes(id), type: "public-key" as const })),
    } as PublicKeyCredentialCreationOptions,
  });
  const { response, ...credential } = told(made);
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  const answer = { clientDataJSON: letters(clientDataJSON), attestationObject: letters(attestationObject) };
  await request("POST", "/api/me/passkeys", { credential: { ...credential, response: answer }, name });
}

/** Come back by any passkey that the browser has for this place. */
export async function byPasskey(bring: boolean): Promise<Me> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/sign-in/question");
  const found = await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: [],
    } as PublicKeyCredentialRequestOptions,
  });
  const { response, ...credential } = told(found);
  const said = response as AuthenticatorAssertionResponse;
  const answer = {
    clientDataJSON: letters(said.clientDataJSON),
    authenticatorData: letters(said.authenticatorData),
    signature: letters(said.signature),
    userHandle: said.userHandle && letters(said.userHandle),
  };
  return request("POST", "/api/sign-in", { credential: { ...credential, response: answer }, bring });
}

export const byCode = (code: string, bring: boolean) => request<Me>("POST", "/api/sign-in", { code, bring });

/** Whether somebody has thought better of it: that needs no sentence. */
export const isLeftOff = (error: unknown) => error instanceof DOMException && error.name === "NotAllowedError";

function told(found: Credential | null) {
  const { id, rawId, type, response } = found as PublicKeyCredential;
  return { id, rawId: letters(rawId), type, response };
}

function bytes(text: string): Uint8Array {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function letters(data: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// What you have raced

export interface Finish {
  seat: string;
  place: number;
  points: number | null;
  who: string | null;
  name: string;
  bot: string | null;
  own: boolean;
  /** Whether this was somebody who is forgotten now. */
  former: boolean;
  /** What the race amounted to, in the figures of its game; races of before have none. */
  figures: Figures | null;
  rated: Rated | null;
}

/** By name, and by what they count for where that is said: `points`, `points:27`. */
export type Figures = Record<string, number>;

/** A rating after a race. */
export interface Rated {
  rating: number;
  change: number;
  provisional: boolean;
}

export interface Raced {
  table: string;
  game: string;
  track: string;
  at: number;
  seats: Finish[];
}

/** Which races are asked for. */
export interface Wish {
  game?: string;
  track?: string;
  rival?: string;
  before?: number;
  most?: number;
}

export interface Totals {
  tracks: { game: string; track: string; races: number; wins: number; place: number; figures: Figures }[];
  rivals: { who: string; name: string; races: number; ahead: number }[];
}

export const totals = (game = "") =>
  request<Totals>("GET", `/api/me/totals${game && `?game=${encodeURIComponent(game)}`}`);

export function races(wish: Wish): Promise<Raced[]> {
  const asked = Object.entries(wish).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return request("GET", `/api/me/races?${new URLSearchParams(asked)}`);
}

// Ratings

/** Races of people with each other, or against bots only. */
export type Book = "people" | "bots";

/** Where somebody stands. */
export interface Standing extends Rated {
  races: number;
}

export interface OwnRating extends Standing {
  game: string;
  book: Book;
}

/** A row of a leaderboard; somebody who is on none has no rank. */
export interface Driver extends Standing {
  rank: number | null;
  name: string | null;
  who: string;
  own: boolean;
}

export interface Leaderboard {
  drivers: Driver[];
  bots: (Standing & { bot: string })[];
  own: Driver | null;
}

export const ratings = () => request<OwnRating[]>("GET", "/api/me/ratings");

export function leaderboard(game: string, book: Book, month: string): Promise<Leaderboard> {
  const asked = new URLSearchParams({ book, ...(month && { month }) });
  return request("GET", `/api/leaderboards/${encodeURIComponent(game)}?${asked}`);
}

/** What a race has made of the ratings of its seats; nothing while it is not counted. */
export const ratedAt = (table: string) =>
  request<Record<string, Rated>>("GET", `/api/tables/${encodeURIComponent(table)}/ratings`);
