/** The rules of a game in this page: the same functions as at a server, compiled to WebAssembly.
 *
 * All that a race needs lies on a desk, a record in the memory of the module; its layout comes with it as data. There is
 * no rule in here: a desk is asked by plain numbers, and answers by plain numbers.
 */

import type { Changes, CourseFile, GameFile, Layout, WholeCourse } from "./files";

/** What a race is raced on. */
export interface Course extends Omit<WholeCourse, "course"> {
  course: Uint8Array;
}

/** The course of a track for so many seats and these options; nothing if that can't be raced. */
export function courseFor(file: CourseFile, seats: number, options: Record<string, unknown>): Course | undefined {
  const own = file.seats[seats];
  if (!own) return undefined;
  const made = { ...wholeCourse(file), units: own.units };
  change(made, own);
  for (const [name, value] of Object.entries(options)) {
    if (name === "track") continue;
    const changes = own.options[name]?.[JSON.stringify(value)];
    if (!changes) return undefined;
    change(made, changes);
  }
  return made;
}

/** A course that came whole. */
export function wholeCourse({ course, labels, board, units, outcomes }: WholeCourse): Course {
  return { course: bytesOf(course), labels: { ...labels }, board: { ...board }, units, outcomes };
}

function change(course: Course, changes: Changes): void {
  for (const [at, bytes] of changes.patch ?? []) course.course.set(bytesOf(bytes), at);
  Object.assign(course.labels, changes.labels);
  Object.assign(course.board, changes.board);
  if (changes.outcomes) course.outcomes = changes.outcomes;
}

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The streams of chance of a desk: of the race, of who drives, and of guesses. */
export const [FATE, WHIM, LUCK] = [0, 1, 2] as const;
export const SPECTATOR = -2;

type Door = (...numbers: number[]) => number;
const PAGE = 65536; // bytes by which memory grows

/** A game that can be raced here. */
export class Engine {
  private free: Record<number, number[]> = {}; // addresses by size, given back
  private top: number;
  private bytes: Uint8Array;

  private constructor(
    readonly file: GameFile,
    private readonly memory: WebAssembly.Memory,
    readonly doors: Record<string, Door>,
    heap: number,
  ) {
    this.top = heap;
    this.bytes = new Uint8Array(memory.buffer);
  }

  static async load(code: WebAssembly.Module, file: GameFile): Promise<Engine> {
    const { exports } = await WebAssembly.instantiate(code, {});
    const { memory, __heap_base: heap, ...doors } = exports;
    return new Engine(
      file,
      memory as WebAssembly.Memory,
      doors as Record<string, Door>,
      (heap as WebAssembly.Global).value as number,
    );
  }

  newDesk(course: Uint8Array, seats: number): Desk {
    const desk = new Desk(this, this.take(this.file.memory.desk.size), seats);
    desk.part("course").set(course);
    return desk;
  }

  newTree(settings: number[] = this.file.search.settings): Tree {
    return new Tree(this, this.take(this.file.memory.tree.size), settings);
  }

  /** So many bytes of memory, all zero. */
  take(size: number): number {
    const used = this.free[size]?.pop();
    const address = used ?? (this.top + 15) & ~15;
    if (used === undefined) this.top = address + size;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    this.at(address, size).fill(0);
    return address;
  }

  give(address: number, size: number): void {
    (this.free[size] ??= []).push(address);
  }

  /** The memory at an address; valid until memory is taken again. */
  at(address: number, size: number): Uint8Array {
    if (this.bytes.buffer !== this.memory.buffer) this.bytes = new Uint8Array(this.memory.buffer);
    return this.bytes.subarray(address, address + size);
  }
}

/** A record in the memory of an engine. */
class Held {
  constructor(
    protected readonly engine: Engine,
    readonly address: number,
    private readonly layout: Layout,
  ) {}

  /** The bytes of a part. */
  part(name: string): Uint8Array {
    const [at, size] = this.layout.parts[name]!;
    return this.engine.at(this.address + at, size);
  }

  /** A part as numbers; so many of them, from so far on. */
  protected int32(name: string, count?: number, from = 0): Int32Array {
    const { buffer, byteOffset, byteLength } = this.part(name);
    return new Int32Array(buffer, byteOffset + 4 * from, count ?? byteLength / 4 - from);
  }

  free(): void {
    this.engine.give(this.address, this.layout.size);
  }
}

/** A race: a position, what it is raced on, and its chance. */
export class Desk extends Held {
  constructor(
    engine: Engine,
    address: number,
    readonly seats: number,
  ) {
    super(engine, address, engine.file.memory.desk);
    this.part("log")[engine.file.memory.log.parts.on![0]] = 1;
  }

  // Chance

  get key(): Uint8Array {
    return this.part("key").slice();
  }

  set key(bytes: Uint8Array) {
    this.part("key").set(bytes);
  }

  /** Start a stream of chance under the key; that of the race may be watched: scripted, and written down. */
  begin(which: 0 | 1 | 2, stream: number, watched = false): void {
    this.call("begin", which, stream, Number(watched));
  }

  /** What chance gave since the last time. */
  outcomes(): number[] {
    const given = [...this.fate("given").subarray(0, this.fate("told")[0])];
    this.fate("told")[0] = 0;
    return given;
  }

  /** What chance is to give next; how much of it was used is the answer of `read`. */
  script(outcomes: number[]): void {
    const room = this.fate("script");
    const some = outcomes.slice(0, room.length);
    room.set(some);
    this.fate("scripted")[0] = some.length;
    this.fate("read")[0] = 0;
  }

  /** How many outcomes of the script were used; the rest of it is forgotten. */
  read(): number {
    const used = this.fate("read")[0]!;
    this.fate("read")[0] = 0;
    this.fate("scripted")[0] = 0;
    return used;
  }

  /** The place of a scripted outcome that can't happen, counted from 1; 0: there was none. */
  fault(): number {
    return this.fate("fault")[0]!;
  }

  // Racing

  /** Deal; the answer is who must decide, as bits. */
  setUp(): number {
    return this.call("set_up", this.seats);
  }

  look(): number {
    return this.call("look", this.seats);
  }

  step(seat: number, action: number): number {
    return this.call("step", this.seats, seat, action);
  }

  /** Per action 0 if it is legal, or the number of the rule that forbids it, also where a seat has nothing to decide. */
  judge(seat: number): Uint8Array {
    this.call("judge_one", seat);
    return this.verdict(seat);
  }

  /** The same for a seat that must decide, as it was judged last. */
  verdict(seat: number): Uint8Array {
    const { actions } = this.engine.file;
    return this.part("verdicts").slice(seat * actions, (seat + 1) * actions);
  }

  /** The legal choices of a seat that must decide: action, kind, columns. */
  offers(seat: number): number[][] {
    const n = this.call("offer_all", seat);
    return this.rows("offers", "offer_sizes", n);
  }

  scores(): [rank: number, points: number][] {
    this.call("score_all", this.seats);
    const numbers = this.int32("scores");
    return Array.from({ length: this.seats }, (_, seat) => [numbers[2 * seat]!, numbers[2 * seat + 1]!]);
  }

  // Looking

  /** What a viewer sees. */
  show(viewer: number): Int32Array {
    this.call("show_one", viewer);
    return this.int32("seen", this.engine.file.seen).slice();
  }

  /** What a viewer is told of the events in the log; nothing where it is told nothing. */
  tell(viewer: number): number[][] {
    return this.rows("told", "told_sizes", this.call("tell_all", viewer));
  }

  /** The codes of these events. */
  codes(): number[] {
    return this.keepLog().map((row) => row[0]!);
  }

  /** The events of the log as they are, to be told later. */
  keepLog(): Int32Array[] {
    const rows = this.log("rows");
    const width = rows.length / this.logRows;
    return Array.from({ length: this.log("n")[0]! }, (_, i) => rows.slice(i * width, (i + 1) * width));
  }

  clearLog(): void {
    this.log("n")[0] = 0;
  }

  /** What a viewer is told of events that were kept. */
  tellRows(kept: Int32Array[], viewer: number): number[][] {
    const before = this.keepLog();
    const told: number[][] = [];
    for (let first = 0; first < kept.length; first += this.logRows) {
      this.layLog(kept.slice(first, first + this.logRows));
      told.push(...this.tell(viewer));
    }
    this.layLog(before);
    return told;
  }

  private layLog(rows: Int32Array[]): void {
    const room = this.log("rows");
    const width = room.length / this.logRows;
    rows.forEach((row, i) => room.set(row, i * width));
    this.log("n")[0] = rows.length;
  }

  /** What a seat may know, as numbers. */
  observe(seat: number): Int32Array {
    this.call("observe_one", seat);
    return this.int32("observation", this.engine.file.observation).slice();
  }

  // Driving

  /** Deal all that a seat can't see again, by luck. */
  guess(seat: number): void {
    this.call("guess_one", seat);
  }

  /** What the pilot would do on a seat that was judged, by its whim. */
  pilot(seat: number): number {
    return this.call("pilot_one", seat);
  }

  /** What an action would bring on so many guesses: a row for each. */
  foresee(seat: number, action: number, guesses: number): Int32Array[] {
    const most = Math.min(guesses, this.engine.file.memory.guesses);
    const width = this.engine.file.foresight.length;
    this.call("foresee_all", seat, action, most);
    return Array.from({ length: most }, (_, k) => this.int32("foresight", width, k * width).slice());
  }

  // Being copied

  position(): Uint8Array {
    return this.part("state").slice();
  }

  place(position: Uint8Array): void {
    this.part("state").set(position);
  }

  /** The chance of the race, as it stands. */
  chance(): Uint8Array {
    return this.part("fate").slice();
  }

  restore(chance: Uint8Array): void {
    this.part("fate").set(chance);
  }

  /** The same race once more; it must be given back (`free`). */
  twin(): Desk {
    const { size } = this.engine.file.memory.desk;
    const address = this.engine.take(size);
    const twin = new Desk(this.engine, address, this.seats);
    this.engine.at(address, size).set(this.engine.at(this.address, size));
    return twin;
  }

  private call(door: string, ...numbers: number[]): number {
    return this.engine.doors[door]!(this.address, ...numbers);
  }

  private rows(name: string, sizes: string, count: number): number[][] {
    const { width } = this.engine.file.memory;
    const widths = this.int32(sizes, count);
    return Array.from(widths, (size, i) => [...this.int32(name, size, i * width)]);
  }

  private get logRows(): number {
    return this.part("told_sizes").length / 4;
  }

  private log(name: "n" | "rows"): Int32Array {
    const { buffer, byteOffset } = this.part("log");
    const [at, size] = this.engine.file.memory.log.parts[name]!;
    return new Int32Array(buffer, byteOffset + at, size / 4);
  }

  private fate(name: "given" | "told" | "script" | "scripted" | "read" | "fault"): Int16Array {
    const { buffer, byteOffset } = this.part("fate");
    const [at, size] = this.engine.file.memory.fate.parts[name]!;
    return new Int16Array(buffer, byteOffset + at, size / 2);
  }
}

/** A search from one position. */
export class Tree extends Held {
  constructor(engine: Engine, address: number, settings: number[]) {
    super(engine, address, engine.file.memory.tree);
    const { buffer, byteOffset } = this.part("settings");
    new Float64Array(buffer, byteOffset).set(settings);
  }

  /** Try so many more times; the answer is how often there was something left to find out. */
  grow(desk: Desk, seat: number, times: number): number {
    return this.engine.doors.search_on!(desk.address, this.address, desk.seats, seat, times);
  }

  /** How moves stand: 0 out, 1 in the race, 2 what the pilot would do. */
  get standing(): Uint8Array {
    return this.part("standing").slice();
  }

  /** Let only these moves into the race, before it begins. */
  stand(standing: Record<number, number>): void {
    const part = this.part("standing");
    for (const [action, how] of Object.entries(standing)) part[Number(action)] = how;
  }

  get tries(): Int32Array {
    return this.int32("tries").subarray(0, this.engine.file.actions).slice();
  }

  /** What every try of an action brought. */
  results(action: number): Float32Array {
    const { buffer, byteOffset, byteLength } = this.part("results");
    const width = byteLength / 4 / this.engine.file.actions;
    return new Float32Array(buffer, byteOffset + 4 * action * width, this.tries[action]).slice();
  }
}
