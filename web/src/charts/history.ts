/** A race as lines: where every row of the tower stood at each moment. */
import type { AnyRoom, Standing, Stride } from "../boards/room";
import type { Game } from "../wire/glass";
import type { Frame } from "../wire/state";

export interface Point {
  /** The step of the race. */
  step: number;
  moment: number;
  rank: number;
  /** Behind the leader, in the measure of the game. */
  gap: number;
}

export interface Series {
  key: string;
  seats: string[];
  points: Point[];
}

/**
 * One point for every row at the end of every moment (a round, a lap), and one at the end of all.
 *
 * A gap is one to a leader who still drives: when the first is home, it stays as it was then.
 */
export function history(
  frames: Frame[],
  room: Pick<AnyRoom, "moment" | "sample" | "standing" | "tower">,
  around: Omit<Standing<Game>, "view">,
): Series[] {
  const series = new Map<string, Series>();
  let isHome = false; // the first, at the moment before
  frames.forEach((frame, step) => {
    if (!frame.view) return;
    const sample = room.sample ?? room.moment;
    const later = frames[step + 1]?.view;
    if (later && sample(later) === sample(frame.view)) return;
    const moment = room.moment(frame.view);
    const rows = (room.standing ?? room.tower)({ ...around, view: frame.view });
    const most = Math.max(...rows.map((row) => row.progress));
    for (const row of rows) {
      const line = series.get(row.key) ?? { key: row.key, seats: row.seats, points: [] };
      const gap = isHome ? (line.points.at(-1)?.gap ?? 0) : most - row.progress;
      line.points.push({ step, moment, rank: row.rank, gap });
      series.set(row.key, line);
    }
    isHome = rows.some((row) => row.out && row.progress === most);
  });
  return [...series.values()];
}

/** The steps at which a moment begins: where a scrubber has its ticks. */
export function beginnings(frames: Frame[], room: Pick<AnyRoom, "moment">): { step: number; moment: number }[] {
  const found: { step: number; moment: number }[] = [];
  frames.forEach((frame, step) => {
    if (!frame.view) return;
    const moment = room.moment(frame.view);
    if (found.at(-1)?.moment !== moment) found.push({ step, moment });
  });
  return found;
}

/** The step at which a stride begins or the next one does: from `step` one further on, or back. */
export function stridden(
  frames: Frame[],
  step: number,
  by: 1 | -1,
  stride: Stride<Game>,
  board: Game["board"],
): number {
  const begins = frames.flatMap((frame, at) => {
    if (!frame.view) return [];
    const before = frames[at - 1]?.view;
    return before && stride.of(before, board) === stride.of(frame.view, board) ? [] : [at];
  });
  return by > 0 ? (begins.find((at) => at > step) ?? frames.length - 1) : (begins.findLast((at) => at < step) ?? 0);
}
