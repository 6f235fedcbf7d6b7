/** What the champion would do on a seat, and why: `paddock/bots/hints.py` over the engine of the page. */
import type { Advice, Difference } from "../wire/types";
import { told } from "../words/telling";
import type { GameWords } from "../words/game";
import { type Considered, type Drivers, seconds } from "./bots";
import type { HintSettings } from "./files";
import { roundHalfEven } from "./outlook";
import { type Foreseen, newKey, type Race } from "./race";
import type { Sentences } from "./sentences";
import type { Table } from "./table";

const MOST = 8; // moves of a plan
const SHARE = 4; // the moves of a plan after the first get this part of the time each
const GUESSES = 200; // on which a move is tried, to tell what it would bring
const [BETTER, WORSE] = [2, 1]; // how many differences are told of each kind
const [OFTEN, MUCH] = [5, 0.75]; // by how many of 100 tries, and by how much, something must differ to be told

/** A hint, thought about on a guess: nothing that the seat can't see has a part in it. */
export async function hintFor(drivers: Drivers, table: Table, seat: number): Promise<Omit<Advice, "type" | "id">> {
  const { engine, course } = table;
  const key = newKey();
  const length = seconds(engine.file.levels.champion?.think ?? "1s");
  const guess = table.race!.imagine(seat, key);
  const words = (action: number) => String(course.labels.actions![action]);
  try {
    const thoughts = await drivers.consider(table, guess, seat, length);
    const plan = await planned(drivers, table, guess, seat, thoughts[0]![0], length);
    const preview = guess.foresee(seat, plan.at(-1)!, plan.slice(0, -1), GUESSES, key);
    const alone = { moves: plan.map(words), preview: { ...preview }, text: "" };
    const other = thoughts.slice(1).find(([action]) => !plan.includes(action));
    const [, tries, worth] = thoughts[0]!;
    // One that was trained knows better than a search.
    if (!other || !tries || (worth < other[2] && drivers.isTrained(table))) return alone;
    const instead = guess.foresee(seat, other[0], [], GUESSES, key);
    return {
      ...alone,
      other: words(other[0]),
      close: percent(worth) <= percent(other[2]),
      worth: Math.round(1e4 * worth) / 1e4,
      others_worth: Math.round(1e4 * other[2]) / 1e4,
      reasons: compared(engine.file.hints, preview, instead),
    };
  } finally {
    guess.end();
  }
}

/** A move and what is to follow it, as long as nothing is shown that could be waited for. */
async function planned(
  drivers: Drivers,
  table: Table,
  guess: Race,
  seat: number,
  first: number,
  length: number,
): Promise<number[]> {
  const plan = [first];
  const ahead = guess.imagine(seat);
  try {
    ahead.play(seat, first);
    while (plan.length < MOST && ahead.mustDecide(seat) && ahead.canUndo(seat)) {
      const [[action]] = (await drivers.consider(table, ahead, seat, length / SHARE)) as [Considered];
      plan.push(action);
      ahead.play(seat, action);
    }
    return plan;
  } finally {
    ahead.end();
  }
}

/** The differences that matter: first what the hinted move does better, then what it does worse. */
export function compared({ known, columns }: HintSettings, own: Foreseen, other: Foreseen): Difference[] {
  if (known !== undefined && [own, other].some((each) => amount(each, known, "often") !== 100)) return [];
  const found = Object.entries(columns).flatMap(([what, [how, better]]): Difference[] => {
    const [mine, theirs] = [amount(own, what, how), amount(other, what, how)];
    const more = mine - theirs;
    const told = { own: roundHalfEven(mine), other: roundHalfEven(theirs) };
    if (Math.abs(more) < (how === "often" ? OFTEN : MUCH) || told.own === told.other) return [];
    return [{ what, ...told, better: more > 0 === (better === "more") }];
  });
  return [
    ...found.filter(({ better }) => better).slice(0, BETTER),
    ...found.filter(({ better }) => !better).slice(0, WORSE),
  ];
}

/** How often something happens, in 100 tries; or how much of it there is on average. */
function amount({ certain, risk }: Foreseen, column: string, how: "often" | "much"): number {
  const shares: [number, number][] =
    column in certain
      ? [[certain[column]!, 1]]
      : Object.entries(risk[column] ?? {}).map(([value, share]) => [Number(value), share]);
  return how === "often"
    ? 100 * shares.reduce((sum, [value, share]) => sum + (value > 0 ? share : 0), 0)
    : shares.reduce((sum, [value, share]) => sum + value * share, 0);
}

const percent = (share: number): number => roundHalfEven(100 * share);

/** How a hint compares with the next best, in a few words; nothing where both are about as good. */
export function whyText(words: GameWords, sentences: Sentences, advice: Advice): string {
  const { other, close, worth, others_worth, reasons = [] } = advice;
  if (other == null || close) return "";
  const say = (what: string, values: { own: number; other: number }) => told(words.grammar, "hints", what, values, {});
  const tell = ({ what, own, other }: Difference) => say(what, { own, other });
  const parts = reasons.filter(({ better }) => better).map(tell);
  if (worth != null && others_worth != null)
    parts.push(say("worth", { own: percent(worth), other: percent(others_worth) }));
  const worse = reasons.filter(({ better }) => !better).map(tell);
  return worse.length ? sentences.but(parts.join(", "), worse.join(", ")) : parts.join(", ");
}
