/** What decisions were worth: `paddock/analysis` over the engine of the page, which finds the same.
 *
 * A decision is judged as its seat knew it. All that the seat could not see is dealt again for every try, the choice is
 * made, everybody drives on as the pilot does, and the race is raced to its end. `judgeDecision` does it, in a worker
 * (`judges.ts`); what stands around it needs the rules of a table.
 */
import { bytesOf, type Course, type Engine, type Tree } from "./engine";
import type { GameFile, Marking } from "./files";
import { keyOf, Race } from "./race";
import { courseOf, digestOf, headerOf, linesOf, outcomesOf, type RaceRecord } from "./records";
import { Refused } from "./refused";
import { errorOf, total, WHOLE } from "./search";
import type { Shelf } from "./shelf";

export const MARKS = ["brilliant", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Mark = (typeof MARKS)[number];

const SURE = 1.96; // standard errors to each side of an interval that holds in 95 of 100 cases
const TO_THE_END = 1e6; // a horizon that no race reaches
const FEWEST = 16; // tries of a choice, below which nothing can be said
const MOST = 1 << 12; // tries for which a tree has room
const VERSION = 1; // of the form in which an analysis is written down
const TURNING_POINTS = 3;
const [HORIZON, SLIGHT] = [0, 1]; // places among the settings
const [OUT, IN, PILOTS] = [0, 1, 2]; // how a move stands in a search

/** A choice and its worth, from 0 to 1. */
export interface Valued {
  move: string;
  worth: number;
  tries: number;
}

/** A decision and what is known of it.
 *
 * `lead` is by how much the chosen move was worth more than the best of the others, or less, give or take `error`. Both
 * were found by tries that had no part in choosing which of the others is the best.
 */
export interface Judged {
  /** The moves that were made before it. */
  number: number;
  seat: string;
  chosen: string;
  /** The best of the others. */
  rival: string;
  /** Of the chosen move. */
  worth: number;
  worth_error: number;
  lead: number;
  error: number;
  /** Whether the pilot would have done the same. */
  is_pilots: boolean;
  /** The best first. */
  choices: Valued[];
  mark: Mark | null;
}

/** What was lost by a choice, as far as it is beyond doubt that something was. */
export const lossOf = ({ lead, error }: Judged): number => (lead + error < 0 ? -lead : 0);

/** What the position was worth to whoever chooses best. */
export const beforeOf = (judged: Judged): number => judged.worth + lossOf(judged);

/** What could have been lost. */
const stakeOf = (judged: Judged): number =>
  Math.max(0, beforeOf(judged) - Math.min(...judged.choices.map(({ worth }) => worth)));

// One decision

/** A decision to be judged: a position as its seat imagines it, and what that seat may do. */
export interface Question {
  course: Uint8Array;
  seats: number;
  seat: number;
  position: Uint8Array;
  key: Uint8Array;
  legal: number[];
  chosen: number;
  /** Of every choice. */
  tries: number;
}

/** What was found out: a decision, with moves by their numbers. */
export interface Verdict extends Pick<Judged, "worth" | "worth_error" | "lead" | "error" | "is_pilots"> {
  rival: number;
  choices: { action: number; worth: number; tries: number }[];
}

/** What the choices of a seat are worth. The same key and number of tries find the same, whatever is hidden.
 *
 * Which of the others is the best is found first, by moves that race each other; then it and the chosen one are tried
 * on new guesses.
 */
export function judgeDecision(searcher: Engine, question: Question): Verdict {
  const { course, seats, seat, position, legal, chosen } = question;
  const tries = Math.max(FEWEST, Math.min(question.tries, MOST));
  const desk = searcher.newDesk(course, seats);
  const trees: Tree[] = [];
  const newTree = (number: number, changes: Record<number, number>) => {
    const key = question.key.slice();
    key[31] = number;
    desk.key = key;
    trees.push(searcher.newTree(searcher.file.search.settings.map((setting, place) => changes[place] ?? setting)));
    return trees.at(-1)!;
  };
  try {
    desk.place(position);
    const first = newTree(0, { [HORIZON]: TO_THE_END });
    first.grow(desk, seat, 0);
    const is_pilots = first.standing[chosen] === PILOTS;
    first.grow(desk, seat, tries * legal.length);
    const [standing, tried] = [first.standing, first.tries];
    const worths = new Map(legal.map((action) => [action, meanOf(first.results(action))]));
    const isBetter = (one: number, other: number) => {
      const [stands, stood] = [standing[one] !== OUT, standing[other] !== OUT];
      return stands === stood ? worths.get(one)! > worths.get(other)! : stands;
    };
    const rival = legal.filter((action) => action !== chosen).reduce((best, one) => (isBetter(one, best) ? one : best));

    const again = newTree(1, { [HORIZON]: TO_THE_END, [SLIGHT]: 0 }); // nobody drops out
    again.stand({ [chosen]: PILOTS, [rival]: IN });
    while (again.tries[rival]! < tries) again.grow(desk, seat, tries);
    const [own, other] = [again.results(chosen).subarray(0, tries), again.results(rival).subarray(0, tries)];
    worths.set(chosen, meanOf(own)).set(rival, meanOf(other));
    const shares = Float64Array.from(own, (each) => each / WHOLE);
    return {
      rival,
      worth: worths.get(chosen)!,
      worth_error: SURE * errorOf(shares),
      lead: worths.get(chosen)! - worths.get(rival)!,
      error: SURE * errorOf(shares.map((share, k) => share - other[k]! / WHOLE)),
      is_pilots,
      choices: legal
        .map((action) => ({ action, worth: worths.get(action)!, tries: tried[action]! + again.tries[action]! }))
        .toSorted((a, b) => b.worth - a.worth),
    };
  } finally {
    for (const tree of trees) tree.free();
    desk.free();
  }
}

const meanOf = (results: Float32Array): number => total(results) / (WHOLE * Math.max(1, results.length));

/** The mark of a choice that leads the best of the others by so much, give or take an error. Only what is beyond doubt
 * counts: the end of the interval that is nearer to nothing.
 */
export function markOf(marks: Marking, { lead, error, is_pilots }: Pick<Judged, "lead" | "error" | "is_pilots">) {
  const [gained, lost] = [lead - error, -lead - error];
  if (gained >= marks.brilliant && !is_pilots) return "brilliant";
  if (gained >= marks.good) return "good";
  return (["blunder", "mistake", "inaccuracy"] as const).find((name) => lost >= marks[name]) ?? null;
}

/** What a race was worth to a seat, by the places of all. */
export function resultFor({ counts }: Marking, places: number[], seat: number): number {
  const own = places[seat]!;
  if (counts === "win") return own > 1 ? 0 : 1;
  const others = places.filter((_, each) => each !== seat);
  return others.filter((place) => place > own).length / Math.max(1, others.length);
}

// A whole race

/** A decision of a recorded race, as its seat knew it. */
export interface Asked {
  number: number;
  question: Question;
  /** What there was to choose from, as the schema of the game tells choices. */
  offers: number[][];
}

/** What an analysis is about; one with the same is the same analysis. */
interface Subject {
  game: string;
  rules: number;
  /** Of the race at its end. */
  digest: string;
  seat: string;
  tries: number;
  seed: number | string;
  /** What the race was worth to the seat in the end. */
  result: number;
}

/** An analysis as it is written down, by programs and by pages. */
export interface AnalysisDocument extends Subject {
  analysis: number;
  /** Decisions that were not judged, because somebody stopped. */
  missing: number;
  accuracy: number;
  lost: number;
  luck: number;
  marks: Partial<Record<Mark, number>>;
  /** Of the decisions after which the chances changed most: the moves before them. */
  turning_points: number[];
  decisions: (Judged & { luck: number })[];
}

/** Who judges decisions. */
export type Judge = (game: string, question: Question) => Promise<Verdict>;

/** A recorded race in the rules of this page, before its first move: what the moves of its record are played on. */
export interface Recorded {
  record: RaceRecord;
  file: GameFile;
  engine: Engine;
  course: Course;
  /** A race of its own for whoever asks, which has to be given back. */
  begin: () => Race;
}

/** Look up what a record is raced on; what can't be raced here is refused. */
export async function recorded(record: RaceRecord, shelf: Shelf): Promise<Recorded> {
  const usual = { id: "", game: record.game, rules: record.rules, host: "", pause: 0, bots: [] };
  const { file, header } = await headerOf(record, shelf, usual);
  if (record.rules !== file.rules)
    throw new Refused("other_rules", { rules: record.rules, version: file.rules, game: record.game });
  const [engine, course] = await Promise.all([shelf.engine(record.game), courseOf(shelf, header)]);
  const { origin } = header;
  const beginning = origin?.state ? { position: bytesOf(origin.state), script: [] } : undefined;
  const chance = outcomesOf(course, (record.chance ?? []).flat());
  const begin = () => new Race(engine, course, record.seats, keyOf(""), beginning, beginning ? [] : chance);
  return { record, file, engine, course, begin };
}

/** The same race before each of its moves, and at the end. */
export function* replaying({ record, course, begin }: Recorded): Generator<[Race, { seat: number; action: number }?]> {
  const race = begin();
  try {
    for (const { seat, move, chance = [] } of linesOf(record)) {
      const made = { seat: record.seats.indexOf(seat), action: course.labels.actions!.indexOf(move) };
      yield [race, made];
      race.foretell(outcomesOf(course, chance));
      race.play(made.seat, made.action);
    }
    yield [race];
  } finally {
    race.end();
  }
}

/** What is known of the decisions of a seat in a race that is over. */
export class Analysis {
  private readonly found = new Map<number, Judged>();

  private constructor(
    readonly raced: Recorded,
    readonly subject: Subject,
    /** All decisions of the seat in which it had a choice. */
    readonly asked: Asked[],
  ) {}

  /** Of a record that was looked up, by so many tries of every choice. What is known from before is not judged again. */
  static of(
    raced: Recorded,
    seat: string,
    tries: number,
    seed: number | string = 0,
    known?: AnalysisDocument,
  ): Analysis {
    const { record, file, engine, course } = raced;
    const { game, rules, seats } = record;
    const place = seats.indexOf(seat);
    if (place < 0) throw new Refused("unknown_seat", { seat, known: seats.join(", ") });
    const asked: Asked[] = [];
    let number = 0;
    for (const [race, move] of replaying(raced)) {
      if (!move) {
        if (!race.isOver) throw new Refused("race_not_over");
        const places = race.desk.scores().map(([rank]) => rank);
        const digest = digestOf({ engine, header: record, course, race });
        const subject = { game, rules, digest, seat, tries, seed, result: resultFor(file.marks, places, place) };
        const made = new Analysis(raced, subject, asked);
        made.takeIn(known);
        return made;
      }
      const legal = move.seat === place && race.mustDecide(place) ? race.legal(place) : [];
      if (legal.length > 1) {
        const question: Question = {
          course: course.course,
          seats: seats.length,
          seat: place,
          position: race.guess(place, keyOf(`${seed} ${number}`)),
          key: keyFor(seed, number),
          legal,
          chosen: move.action,
          tries,
        };
        asked.push({ number, question, offers: race.offers(place) });
      }
      number++;
    }
    throw new Refused("race_not_over");
  }

  private takeIn(known: AnalysisDocument | undefined): void {
    const isSame = (Object.keys(this.subject) as (keyof Subject)[]).every((key) => known?.[key] === this.subject[key]);
    if (!known || known.analysis !== VERSION || !isSame) return;
    for (const { luck: _, ...judged } of known.decisions) this.found.set(judged.number, judged);
  }

  /** Have what is open yet judged, by so many at a time, until it is done or `goesOn` says no after a decision. */
  async run(judge: Judge, atOnce: number, goesOn: () => boolean): Promise<void> {
    const open = this.asked.filter(({ number }) => !this.found.has(number));
    const judgeSome = async () => {
      for (let next = open.shift(); next; next = open.shift()) {
        const verdict = await judge(this.subject.game, next.question);
        this.found.set(next.number, this.inWords(next, verdict));
        if (!goesOn()) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, judgeSome));
  }

  private inWords({ number, question }: Asked, { rival, choices, ...verdict }: Verdict): Judged {
    const { file, course } = this.raced;
    const words = (action: number) => String(course.labels.actions![action]);
    return {
      number,
      seat: this.subject.seat,
      chosen: words(question.chosen),
      rival: words(rival),
      ...verdict,
      choices: choices.map(({ action, worth, tries }) => ({ move: words(action), worth, tries })),
      mark: markOf(file.marks, verdict),
    };
  }

  get missing(): number {
    return this.asked.length - this.found.size;
  }

  /** As plain data, with what follows from it. */
  toDocument(): AnalysisDocument {
    const { subject } = this;
    const decisions = [...this.found.values()].toSorted((a, b) => a.number - b.number);
    // What chance and the others gave or took between a decision and the next; after the last until the end.
    const luck = decisions.map(({ worth }, at) => {
      const next = decisions[at + 1];
      return (next ? beforeOf(next) : subject.result) - worth;
    });
    const lost = exactSum(decisions.map(lossOf));
    const stakes = exactSum(decisions.map(stakeOf));
    const counted = MARKS.map((mark) => [mark, decisions.filter((each) => each.mark === mark).length] as const);
    const swings = decisions.map((judged, at) => Math.abs(luck[at]! - lossOf(judged)));
    const turning = [...swings.keys()].toSorted((a, b) => swings[b]! - swings[a]!).slice(0, TURNING_POINTS);
    return {
      analysis: VERSION,
      ...subject,
      missing: this.missing,
      accuracy: stakes ? 1 - lost / stakes : 1,
      lost,
      luck: exactSum(luck),
      marks: Object.fromEntries(counted.filter(([, count]) => count)),
      turning_points: turning.toSorted((a, b) => a - b).map((at) => decisions[at]!.number),
      decisions: decisions.map((judged, at) => ({ ...judged, luck: luck[at]! })),
    };
  }
}

/** The key of the chance by which a decision is judged. */
function keyFor(seed: number | string, number: number): Uint8Array {
  const key = keyOf(String(seed));
  key.fill(0, 24);
  new DataView(key.buffer, key.byteOffset).setBigUint64(24, BigInt(number), true);
  return key;
}

/** The sum of numbers, rounded once: Python's `fsum`. */
function exactSum(numbers: number[]): number {
  let parts: number[] = []; // that don't overlap, the smallest first
  for (const each of numbers) {
    let sum = each;
    const rests: number[] = [];
    for (const part of parts) {
      const [large, small] = Math.abs(sum) < Math.abs(part) ? [part, sum] : [sum, part];
      sum = large + small;
      const rest = small - (sum - large);
      if (rest) rests.push(rest);
    }
    parts = [...rests, sum];
  }
  return rounded(parts);
}

/** What parts that don't overlap are together; a half is rounded to the even, as a single addition would do it. */
function rounded(parts: number[]): number {
  let sum = parts.pop() ?? 0;
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const before = sum;
    sum = before + part;
    const rest = part - (sum - before);
    if (!rest) continue;
    const below = parts.at(-1);
    if (below !== undefined && rest < 0 === below < 0 && below !== 0) {
      const [twice, up] = [2 * rest, sum + 2 * rest];
      if (up - sum === twice) sum = up;
    }
    break;
  }
  return sum;
}
