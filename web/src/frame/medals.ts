/** Who did what best in a race. */
import type { AnyRoom } from "../boards/room";
import type { Series } from "../charts/history";
import type { Told } from "../wire/state";

export interface Medal {
  name: string;
  /** Who has it: seats, or a row of the tower. */
  seats: string[];
  value: number;
}

/** The medals of a race: one for each thing that a game counts, to whoever did it best, if it was only one. */
export function medals(room: Pick<AnyRoom, "medals">, events: Told[], series: Series[]): Medal[] {
  const counted = Object.entries(room.medals ?? {}).map(([name, { by, of }]) => {
    const sums: Record<string, number> = {};
    for (const event of events) {
      const value = event.table || event.seat === undefined ? 0 : of(event);
      if (!value) continue;
      const before = sums[event.seat!] ?? 0;
      sums[event.seat!] = by === "sum" ? before + value : Math.max(before, value);
    }
    return best(
      name,
      Object.entries(sums).map(([seat, value]) => ({ seats: [seat], value })),
    );
  });
  const gained = series.map(({ seats, points }) => ({
    seats,
    value: points.reduce((sum, point, i) => sum + Math.max(0, (points[i - 1]?.rank ?? point.rank) - point.rank), 0),
  }));
  return [best("gained", gained), ...counted].flatMap((medal) => medal ?? []);
}

function best(name: string, all: { seats: string[]; value: number }[]): Medal | undefined {
  const most = Math.max(0, ...all.map(({ value }) => value));
  const first = all.filter(({ value }) => value === most);
  return most > 0 && first.length === 1 ? { name, seats: first[0]!.seats, value: most } : undefined;
}
