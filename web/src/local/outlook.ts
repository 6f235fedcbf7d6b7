/** What a choice would bring, in a few words of its game: `preview_text` of its room. */
import { told } from "../words/telling";
import type { GameWords } from "../words/game";
import type { Foreseen } from "./race";

const RARE = 0.05; // what happens less often is not worth a word

export function previewText(words: GameWords, preview: object, move: string): string {
  const { certain, risk } = preview as Foreseen;
  const say = (key: string, values: Record<string, unknown> = {}) => told(words.grammar, "preview", key, values, {});
  /** The share of guesses in which something has each value. */
  const shares = (key: string): [value: number, share: number][] =>
    key in certain
      ? [[certain[key]!, 1]]
      : Object.entries(risk[key] ?? {}).map(([value, share]) => [Number(value), share]);
  const share = (key: string) => shares(key).reduce((sum, [value, each]) => sum + (value > 0 ? each : 0), 0);
  const between = (key: string) => {
    const values = shares(key).map(([value]) => value);
    return { least: Math.min(...values), most: Math.max(...values) };
  };
  const knows = (key: string) => key in certain || key in risk;

  if (knows("cluttered")) return heat();
  if (knows("told")) return thunder();
  if (knows("accident")) return scrap();
  return speed();

  function heat(): string {
    if (move.includes("discard")) return "";
    if (share("cluttered") === 1) return say("cluttered");
    const spins = share("spun");
    const corner = between("corner").most;
    const blocked = share("lost");
    return [
      say("speed", between("speed")),
      share("finished") > 0 ? say("finishes") : corner > 0 && spins < 1 ? say("corner", { corner }) : "",
      between("paid").most > 0 ? say("pays", between("paid")) : "",
      spins > 0 ? say("spins", { percent: percentOf(spins), corner }) : "",
      blocked >= RARE ? say("blocked", { percent: percentOf(blocked) }) : "",
      say("ranks", between("rank")),
    ]
      .filter(Boolean)
      .join(", ");
  }

  function thunder(): string {
    const { place, gained, worn = -1 } = certain;
    if (certain.told !== 1) return "";
    if (certain.finished === 1) return say("finishes", { place });
    if (certain.out === 1) return say("out");
    const way = gained === undefined ? "" : gained > 0 ? "gains" : gained < 0 ? "loses" : "keeps";
    return [
      place !== undefined && gained !== undefined ? say("place", { way, n: Math.abs(gained), place }) : "",
      worn >= 0 ? say("wear", { n: worn }) : "",
    ]
      .filter(Boolean)
      .join(", ");
  }

  function scrap(): string {
    if (move.startsWith("order")) return "";
    const happens = (key: string, name: string) =>
      share(key) > 0 ? say(name, { percent: percentOf(share(key)) }) : "";
    return [
      say("lands", between("field")),
      say("place", between("place")),
      happens("accident", "accident"),
      happens("duels", "duel"),
      happens("tokens", "token"),
      happens("laps", "lap"),
    ]
      .filter(Boolean)
      .join(", ");
  }

  function speed(): string {
    const kontra = shares("kontra").find(([value]) => value === 1)?.[1] ?? 0;
    return kontra > 0 ? say("kontra_risk", { percent: Math.max(1, roundHalfEven(100 * kontra)) }) : "";
  }
}

/** A share as it is told: 100 only for what is certain, and never 0. */
const percentOf = (share: number): number => (share >= 1 ? 100 : Math.min(99, Math.max(1, roundHalfEven(100 * share))));

/** A number as Python rounds it. */
export function roundHalfEven(number: number): number {
  const floor = Math.floor(number);
  const rest = number - floor;
  return rest === 0.5 ? floor + (floor % 2) : Math.round(number);
}
