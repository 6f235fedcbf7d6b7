/** Requests to the server. A refusal comes as an error with the server's own sentence. */
import { newId } from "../fair/digits";
import { language } from "../words/language";
import { Refused } from "./refused";
import type { Schema } from "./glass";
import type { House } from "./house";
import type { Socket } from "./socket";
import type { Examples, Games, Me, Refusal, Replay, Slate, Summary } from "./types";

const AGAIN = 500; // milliseconds after which a game that is not ready is asked for again: the server has waited, too

const ME = "/api/me";
/** While the server says who asks. To each of several requests of a stranger it would give a name of its own. */
let meeting: Promise<Me> | undefined;

const meet = (): Promise<Me> => (meeting ??= request<Me>("GET", ME).finally(() => (meeting = undefined)));

const isRefusal = (data: unknown): data is Refusal => (data as Refusal | null)?.type === "refusal";

/** One request. A game that the server's machine has yet to compile is waited for, however long it takes. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (path !== ME || method !== "GET") await meeting?.catch(() => undefined);
  const address = new URL(path, location.href);
  address.searchParams.set("language", language());
  const answer = await fetch(address, {
    method,
    keepalive: method === "PUT", // a new name is kept although whoever has typed it goes on to another page
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
const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;
const PAGE = 500; // frames that the server sends at once

export const server: House = {
  me: meet,
  rename: (name) => request<Me>("PUT", ME, { name }),
  games: () => request<Games>("GET", "/api/games"),
  words: (game) => request<string>("GET", `${of(game)}/words`),
  examples: (game) => request<Examples>("GET", `${of(game)}/examples`),
  mine: () => request<Summary[]>("GET", "/api/mine"),
  openTable: (wanted) => request<Summary>("POST", "/api/tables", wanted),
  look: (table) => request<Slate>("GET", `${at(table)}?form=numbers`),
  board: (table) => request<object>("GET", `${at(table)}/board`),
  record: (table) => request<Record<string, unknown>>("GET", `${at(table)}/record`),
  command: (table, wanted) => request<unknown>("POST", `${at(table)}/commands`, { id: newId(), ...wanted }),
  replay: (table, seat, since) => {
    const asked = { form: "numbers", since: String(since), most: String(PAGE), ...(seat ? { seat } : {}) };
    return request<Replay>("GET", `${at(table)}/replay?${new URLSearchParams(asked)}`);
  },
  connect: (table) => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${at(table)}/socket`) as unknown as Socket;
  },
};

// What only a server has

export const tables = () => request<Summary[]>("GET", "/api/tables");
export const byCode = (code: string) => request<{ id: string }>("GET", `/api/codes/${encodeURIComponent(code)}`);
export const report = (table: string, about: { who: string; reason: string }) =>
  request<unknown>("POST", `${at(table)}/reports`, about);
/** What the numbers of a game mean, for which this page has no room. */
export const schema = (game: string) => request<Schema>("GET", `/api/schema/${encodeURIComponent(game)}`);
