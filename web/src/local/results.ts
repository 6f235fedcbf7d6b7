/** How a race has ended, in the words of its game, as `Race.result` tells it: the engine ranks and counts, and what else
 * is told stands in what everybody sees at the end.
 */
import type { Race } from "./race";
import { SPECTATOR } from "./engine";

export type Result = Record<string, unknown> & { ranks: Record<string, number> };

export function resultOf(race: Race, options: Record<string, unknown>): Result {
  const { file } = race.engine;
  const seen = race.desk.show(SPECTATOR);
  const column = (name: string, member = 0) => seen[file.columns[name]! + member]!;
  const scores = race.desk.scores();
  const bySeat = (what: 0 | 1) => Object.fromEntries(race.seats.map((seat, i) => [seat, scores[i]![what]]));
  const ranked = {
    scores: bySeat(1),
    ranks: bySeat(0),
    winner: race.seats.find((_, i) => scores[i]![0] === 1) ?? null,
  };
  const isGuarded = column("rounds") >= (file.guard ?? Infinity);
  switch (file.game) {
    case "heat": {
      const finishesLast = options.auto_finish_last ?? file.defaults.auto_finish_last;
      const isLast = (place: number) => finishesLast && race.seats.length > 1 && place === race.seats.length;
      const stopped = race.seats.filter((_, i) => !column("finished", i) && !isLast(column("place", i)));
      return { ...ranked, rounds: column("rounds"), ...(isGuarded && stopped.length ? { guarded: stopped } : {}) };
    }
    case "scrap":
      return { ...ranked, rounds: column("rounds"), ...(isGuarded && !column("final") ? { guarded: true } : {}) };
    case "thunder": {
      const numbers = race.course.labels.cars ?? [];
      const cars = numbers.flatMap((number, i) =>
        race.seats[column("team", i)] === undefined || number === null
          ? []
          : [{ number, team: race.seats[column("team", i)]!, place: column("place", i), led: column("led", i) }],
      );
      return {
        ...ranked,
        first_home: cars.find((car) => car.place === 1)?.team ?? null,
        turns: column("turns"),
        places: Object.fromEntries(cars.map((car) => [car.number, car.place])),
        led: Object.fromEntries(cars.filter((car) => car.led).map((car) => [car.number, car.led])),
      };
    }
    default: {
      // Speed: teams, some of several seats.
      const teams = Object.entries(race.course.units);
      const byTeam = (of: (team: number, seat: number) => number) =>
        Object.fromEntries(teams.map(([team, [seat]], i) => [team, of(i, seat!)]));
      const ranks = byTeam((_, seat) => scores[seat]![0]);
      const winners = teams.map(([team]) => team).filter((team) => ranks[team] === 1);
      return {
        scores: byTeam((team) => column("score", team)),
        totals: byTeam((team) => column("total", team)),
        ranks,
        winner: winners.length === 1 ? winners[0]! : winners,
      };
    }
  }
}

/** The place of every seat; those of a team share theirs. */
export function placesOf(race: Race, { ranks }: Result): Record<string, number> {
  const found = Object.entries(race.course.units).flatMap(([unit, seats]) =>
    seats.flatMap((seat) => (unit in ranks ? [[race.seats[seat]!, ranks[unit]!] as const] : [])),
  );
  return Object.fromEntries(found);
}
