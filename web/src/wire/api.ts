/** Requests to the server. A refusal comes as an error with the server's own sentence. */
import { newId } from "../fair/digits";
import { language } from "../words/language";
import type { Game, Glass, Schema } from "./glass";
import { type Frame, framesOf } from "./state";
import type { Games, Me, Note, Refusal, Replay, Slate, Step, Summary } from "./types";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence ?? refusal.code);
  }
}

const AGAIN = 500; // milliseconds after which a game that is not ready is asked for again: the server has waited, too

const isRefusal = (data: unknown): data is Refusal => (data as Refusal | null)?.type === "refusal";

/** One request. A game that the server's machine has yet to compile is waited for, however long it takes. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.href);
  address.searchParams.set("language", language());
  const answer = await fetch(address, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const isText = answer.headers.get("Content-Type")?.startsWith("text/plain");
  const data: unknown = isText ? text : text ? JSON.parse(text) : null;
  if (isRefusal(data) && data.code === "not_ready") {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return request(method, path, body);
  }
  if (!answer.ok)
    throw new Refused((data ?? { type: "refusal", code: "http", sentence: answer.statusText }) as Refusal);
  return data as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const me = () => request<Me>("GET", "/api/me");
export const rename = (name: string) => request<Me>("PUT", "/api/me", { name });
export const games = () => request<Games>("GET", "/api/games");
export const tables = () => request<Summary[]>("GET", "/api/tables");
export const mine = () => request<Summary[]>("GET", "/api/mine");
export const openTable = (wanted: Record<string, unknown>) => request<Summary>("POST", "/api/tables", wanted);
export const look = (table: string) => request<Slate>("GET", `${at(table)}?form=numbers`);
export const board = <Board>(table: string) => request<Board>("GET", `${at(table)}/board`);
/** What the numbers of a game mean, for which this page has no room. */
export const schema = (game: string) => request<Schema>("GET", `/api/schema/${encodeURIComponent(game)}`);
export const words = (game: string) => request<string>("GET", `/api/games/${encodeURIComponent(game)}/words`);
export const record = (table: string) => request<Record<string, unknown>>("GET", `${at(table)}/record`);
export const report = (table: string, about: { who: string; reason: string }) =>
  request<unknown>("POST", `${at(table)}/reports`, about);
export const byCode = (code: string) => request<{ id: string }>("GET", `/api/codes/${encodeURIComponent(code)}`);
export const command = (table: string, wanted: Record<string, unknown>) =>
  request<unknown>("POST", `${at(table)}/commands`, { id: newId(), ...wanted });

const PAGE = 500; // frames that the server sends at once

/** A whole race as a viewer saw it; `progress` is told how much of it has come. */
export async function replay<G extends Game>(
  table: string,
  glass: Glass<G>,
  seat?: string,
  progress?: (share: number) => void,
): Promise<Frame<G>[]> {
  const frames: Frame<G>[] = [];
  for await (const part of steps(table, seat)) {
    frames.push(...framesOf(glass, part.frames));
    progress?.(part.of ? frames.length / part.of : 1);
  }
  return frames;
}

/** All that a viewer was told, as it was told. */
export async function told(table: string, seat?: string): Promise<(number[] | Note)[]> {
  const frames: Step[] = [];
  for await (const part of steps(table, seat)) frames.push(...part.frames);
  return frames.flatMap((frame) => frame.told);
}

async function* steps(table: string, seat?: string): AsyncGenerator<Replay> {
  for (let since = 0; ;) {
    const asked = new URLSearchParams({
      form: "numbers",
      since: String(since),
      most: String(PAGE),
      ...(seat ? { seat } : {}),
    });
    const part = await request<Replay>("GET", `${at(table)}/replay?${asked}`);
    yield part;
    since += part.frames.length;
    if (since >= part.of || part.frames.length === 0) return;
  }
}
