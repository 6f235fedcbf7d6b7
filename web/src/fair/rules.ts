/** A race once more, by the rules in this page: dealt from its key and raced by its record, all that chance gave and
 * what came of it compared. Whoever has no need of it does not load it.
 */
import { type Course, type Engine, SPECTATOR } from "../local/engine";
import { keyOf, Race } from "../local/race";
import { digestOf, linesOf, type RaceRecord } from "../local/records";
import { Refused } from "../local/refused";
import { resultOf } from "../local/results";
import { folder, Shelf } from "../local/shelf";
import { isSame, type Row } from "./keeper";

export interface Again {
  /** Whether every move was legal, all chance came from the key, and the end is the one of the record. */
  deal: boolean;
  /** What each viewer ("" for who watches) is told of it by the rules, less what tells nobody else anything: that may
   * have been taken back. */
  told: Record<string, number[][]>;
  silent: number[];
}

/** Nothing if the rules or the course of the race are not here. */
export async function raceAgain(record: RaceRecord, key: string, base: URL): Promise<Again | undefined> {
  const shelf = new Shelf(folder(base.href));
  const { game, seats, options = {} } = record;
  try {
    const { rules, names } = await shelf.file(game);
    if (rules !== record.rules || !isSame(names[seats.length], seats)) return undefined;
    const [course] = await shelf.course(game, seats.length, options);
    return racedAgain(record, key, await shelf.engine(game), course);
  } catch (error) {
    if (error instanceof Refused && ["not_here", "no_file"].includes(error.code)) return undefined;
    throw error;
  }
}

export function racedAgain(record: RaceRecord, key: string, engine: Engine, course: Course): Again {
  const { seats, options = {} } = record;
  const { silent } = engine.file;
  const race = new Race(engine, course, seats, keyOf(key));
  const isGiven = (outcomes: number[], chance: unknown) =>
    isSame(
      outcomes.map((outcome) => course.outcomes[outcome]),
      [chance ?? []].flat(2),
    );
  let deal = isGiven(race.opening, record.chance);
  try {
    for (const [i, { seat, move }] of linesOf(record).entries()) {
      race.play(seats.indexOf(seat), course.labels.actions!.indexOf(move));
      deal &&= isGiven(race.played.at(-1)!.outcomes, record.moves[i]!.chance);
    }
    deal &&= race.isOver && isSame(resultOf(race, options), record.result);
    deal &&= digestOf({ engine, header: record, course, race }) === record.digest;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    deal = false; // no such move, or none that the rules allow
  }
  const heard = (viewer: number) => race.told(viewer, 0).filter((row) => row.length && !silent.includes(row[0]!));
  const told: Again["told"] = { "": heard(SPECTATOR) };
  for (const [i, seat] of seats.entries()) told[seat] = heard(i);
  race.end();
  return { deal, told, silent };
}

/** Whether all that somebody kept of the events of a race is told by the rules, too, and in this order. */
export function isToldBy({ told, silent }: Again, seat: string, kept: (Row | null)[]): boolean {
  const heard = kept.filter(
    (row): row is number[] => Array.isArray(row) && row.length > 0 && !silent.includes(row[0]!),
  );
  let at = 0;
  return heard.every((row) => {
    while (at < (told[seat]?.length ?? 0)) if (isSame(told[seat]![at++], row)) return true;
    return false;
  });
}
