/** What the server foresees of a move, in short; the whole of it is told when the move is pointed at. */
import type { Answer } from "../../wire/types";
import type { GameWords } from "../../words/game";

type Shares = Record<string, number>;
interface Told {
  certain?: Shares;
  risk?: Record<string, Shares>;
}

export interface Outlook {
  /** The fields where it may end. */
  where: string;
  /** How likely an accident is, in words; nothing if there is none to fear. */
  danger: string;
  /** Out of 1. */
  share: number;
}

export function outlook(answer: Answer | undefined, words: GameWords): Outlook | undefined {
  const told = answer?.preview as Told | undefined;
  if (!told || !answer?.text) return undefined;
  const of = (key: string): Shares =>
    told.certain?.[key] !== undefined ? { [told.certain[key]]: 1 } : (told.risk?.[key] ?? {});
  const say = (key: string, values: Record<string, unknown> = {}) => words.say("preview", key, values);
  const fields = Object.keys(of("field")).map(Number);
  const [least, most] = [Math.min(...fields), Math.max(...fields)];
  const share = Object.entries(of("accident")).reduce((sum, [times, each]) => sum + (Number(times) > 0 ? each : 0), 0);
  const percent = share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * share)));
  return {
    where: !fields.length ? "" : say("lands", { least, most }),
    danger: share === 0 ? "" : say("accident", { percent }),
    share,
  };
}
