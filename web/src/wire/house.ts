/** What a page asks of whoever runs its tables: a server, or this browser. The page does not know which of them it is. */
import type { Socket } from "./socket";
import type { Examples, Games, Me, Replay, Slate, Summary } from "./types";

export interface House {
  me(): Promise<Me>;
  rename(name: string): Promise<Me>;
  games(): Promise<Games>;
  /** The catalogue of a game in the language of the page. */
  words(game: string): Promise<string>;
  /** The rules in that language, where its catalogue has them not. */
  book?(game: string): Promise<string>;
  examples(game: string): Promise<Examples>;
  /** The own tables, the newest first. */
  mine(): Promise<Summary[]>;
  openTable(wanted: Record<string, unknown>): Promise<Summary>;
  look(table: string): Promise<Slate>;
  board(table: string): Promise<object>;
  record(table: string): Promise<Record<string, unknown>>;
  command(table: string, wanted: Record<string, unknown>): Promise<unknown>;
  /** Some steps of a replay, from a number on. */
  replay(table: string, seat: string | undefined, since: number): Promise<Replay>;
  connect(table: string): Socket;
}

const LOCAL = "local-";

/** Whether a table is in this browser, by its name. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);
