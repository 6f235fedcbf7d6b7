/** Requests of a page: each goes to the server, or to this browser if the table is here. */
import { engineBase, isAlone } from "../local/where";
import type { Game, Glass } from "./glass";
import { type House, isLocal } from "./house";
import { server } from "./server";
import { type Frame, framesOf } from "./state";
import type { Note, Replay, Step } from "./types";

export { isLocal } from "./house";
export { Refused } from "./refused";
export { byCode, report, schema, tables } from "./server";

/** Whether races can run in this browser. */
export const canBeHere = engineBase !== undefined;

/** This browser as the house of its tables; what it takes is loaded when it is needed. */
export const here = async (): Promise<House> => (await import("../local/house")).house;

/** Who runs a table, or all else that a page asks for. */
export const houseOf = async (table = ""): Promise<House> => (isAlone || isLocal(table) ? here() : server);

export const me = async (table?: string) => (await houseOf(table)).me();
export const rename = async (name: string, table?: string) => (await houseOf(table)).rename(name);
export const games = async (table?: string) => (await houseOf(table)).games();
export const words = async (game: string, table?: string) => (await houseOf(table)).words(game);
export const book = async (game: string, table?: string) => (await houseOf(table)).book?.(game);
export const examples = async (game: string) => (await houseOf()).examples(game);
export const mine = async () => (await houseOf()).mine();
export const openTable = async (wanted: Record<string, unknown>, house?: House) =>
  (house ?? (await houseOf())).openTable(wanted);
export const look = async (table: string) => (await houseOf(table)).look(table);
export const board = async <Board>(table: string) => (await (await houseOf(table)).board(table)) as Board;
export const record = async (table: string) => (await houseOf(table)).record(table);
export const command = async (table: string, wanted: Record<string, unknown>) =>
  (await houseOf(table)).command(table, wanted);

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
  const house = await houseOf(table);
  for (let since = 0; ;) {
    const part = await house.replay(table, seat, since);
    yield part;
    since += part.frames.length;
    if (since >= part.of || part.frames.length === 0) return;
  }
}
