/** What the numbers of a game mean: the page reads views, events and choices by the schema that the rooms declare.
 *
 * There is no rule in here, and no game: a column is a number, or some of them, and stands for what its kind says.
 */
export interface Field {
  name: string;
  kind?: string;
  form?: "pile" | "bag" | "each";
  at?: number;
  size?: number;
  per?: string;
  sets?: string;
  quiet?: boolean;
  maybe?: boolean;
}

export interface Line {
  name: string;
  columns?: Field[];
  rule?: string;
  of?: string;
  loud?: boolean;
}

export type Label = string | number | null;

export interface Schema {
  game: string;
  rules: number;
  unknown: number;
  none: number;
  seats: number[];
  usual: number;
  seen: number;
  columns: Field[];
  groups: Record<string, { size: number; kind: string }>;
  events: Line[];
  choices: Line[];
  actions: number[][];
  refusals: string[];
  foresight: string[];
  enumerations: Record<string, Label[]>;
  called: string[];
  short: { seats?: number; options?: Record<string, unknown> };
  liveries: Record<string, Record<string, string>>;
}

/** What a game is to the page: each room has types of its own for it. */
export interface Game {
  view: object;
  event: { name: string; seat?: string; values: object };
  choice: { action: number; move: string; text: string; kind: string };
  board: object;
}

type Values = Record<string, unknown>;

/** A row with runs of other numbers in it: where one begins, how long it is, what stands there now. */
export function changed(numbers: Int32Array, runs: readonly number[]): Int32Array {
  const now = Int32Array.from(numbers);
  for (let i = 0; i < runs.length; i += 2 + runs[i + 1]!) {
    now.set(runs.slice(i + 2, i + 2 + runs[i + 1]!), runs[i]);
  }
  return now;
}

/** Reads the numbers of one race. */
export class Glass<G extends Game = Game> {
  private readonly labels: Record<string, readonly Label[]>;
  private readonly numbered: Map<string, number>;

  constructor(
    readonly schema: Schema,
    called: Record<string, readonly Label[]>,
  ) {
    this.labels = { ...schema.enumerations, ...called };
    this.numbered = new Map(schema.actions.map((subject, action) => [subject.join(), action]));
  }

  /** A row of which nothing is known. */
  blank(): Int32Array {
    return new Int32Array(this.schema.seen).fill(this.schema.unknown);
  }

  /** What a kind of things is called, by number. */
  names(kind: string): readonly Label[] {
    return this.labels[kind] ?? [];
  }

  view(numbers: Int32Array): G["view"] {
    const view: Values = {};
    const groups: Record<string, [member: string, values: Values, place: number][]> = {};
    for (const [name, { size, kind }] of Object.entries(this.schema.groups)) {
      const first = this.schema.columns.find((column) => column.per === name)!;
      groups[name] = this.names(kind)
        .slice(0, size)
        .flatMap((label, place) =>
          label === null || numbers[first.at! + place * (first.size ?? 1)] === this.schema.unknown
            ? []
            : [[String(label), {}, place]],
        );
      view[name] = Object.fromEntries(groups[name].map(([label, values]) => [label, values]));
    }
    for (const column of this.schema.columns) {
      const size = column.size ?? 1;
      const at = column.at ?? 0;
      if (!column.per) this.put(view, column, numbers.subarray(at, at + size));
      else
        for (const [, values, place] of groups[column.per]!)
          this.put(values, column, numbers.subarray(at + place * size, at + (place + 1) * size));
    }
    return view;
  }

  private put(into: Values, column: Field, numbers: Int32Array): void {
    if (numbers[0] === this.schema.unknown) return;
    if (column.form === "pile")
      into[column.name] = [...numbers.subarray(1, 1 + numbers[0]!)].map((each) => this.read(column, each));
    else if (column.form === "bag")
      into[column.name] = [...numbers].flatMap((count, kind) => Array<unknown>(count).fill(this.read(column, kind)));
    else if (column.form === "each") into[column.name] = this.each(column, [...numbers]);
    else into[column.name] = this.read(column, numbers[0]!);
  }

  private read(column: Field, number: number): unknown {
    if (!column.kind) return number;
    if (column.kind === "flag") return number === 1;
    return number === this.schema.none ? null : (this.labels[column.kind]?.[number] ?? null);
  }

  private each(column: Field, numbers: number[]): Record<string, number> {
    const named = this.names(column.kind ?? "");
    return Object.fromEntries(
      numbers.flatMap((number, i) =>
        number === this.schema.unknown || named[i] === undefined ? [] : [[String(named[i]), number]],
      ),
    );
  }

  private values(line: Line, numbers: readonly number[]): Values {
    const values: Values = {};
    let at = 0;
    for (const column of line.columns ?? []) {
      const first = numbers[at++]!;
      if (first === this.schema.unknown) continue;
      if (!column.form) {
        values[column.name] = this.read(column, first);
        continue;
      }
      const several = numbers.slice(at, at + first);
      at += first;
      values[column.name] =
        column.form === "each" ? this.each(column, several) : several.map((each) => this.read(column, each));
    }
    return values;
  }

  /** What happened, and the rule behind it. */
  event([code, seat, ...numbers]: readonly number[]): G["event"] & { rule: string } {
    const line = this.schema.events[code!]!;
    const who = seat === this.schema.none ? {} : { seat: String(this.names("seats")[seat!]) };
    return { name: line.name, ...who, values: this.values(line, numbers), rule: line.rule ?? "" };
  }

  /** What may be chosen; its text is put in by who has the words. */
  choice([action, kind, ...numbers]: readonly number[]): G["choice"] {
    const line = this.schema.choices[kind!]!;
    return {
      ...this.values(line, numbers),
      action: action!,
      kind: line.name,
      move: String(this.names("actions")[action!]),
      text: "",
    };
  }

  /** The number of an action: its kind, and what says which one it is; undefined if there is none. */
  action(kind: G["choice"]["kind"], ...subject: (Label | boolean)[]): number | undefined {
    const code = this.schema.choices.findIndex((line) => line.name === kind);
    const columns = this.schema.choices[code]?.columns ?? [];
    const numbers = subject.map((label, i) => {
      const named = columns[i]?.kind;
      return !named ? Number(label) : named === "flag" ? Number(label) : this.names(named).indexOf(label as Label);
    });
    return this.numbered.get([code, ...numbers].join());
  }

  /** All actions of a kind, with the columns that say which one each is. */
  actions<K extends G["choice"]["kind"]>(kind: K): (Partial<Extract<G["choice"], { kind: K }>> & { action: number })[] {
    const code = this.schema.choices.findIndex((line) => line.name === kind);
    const found = this.schema.actions.flatMap(([of], action) => (of === code ? [this.subject(action)] : []));
    return found as (Partial<Extract<G["choice"], { kind: K }>> & { action: number })[];
  }

  /** What an action is about, by the columns that say which one it is: its kind and they, in words. */
  subject(action: number): Values & { kind: string; action: number; move: string } {
    const [kind, ...numbers] = this.schema.actions[action]!;
    const line = this.schema.choices[kind!]!;
    const known = { ...line, columns: (line.columns ?? []).slice(0, numbers.length) };
    return { ...this.values(known, numbers), kind: line.name, action, move: String(this.names("actions")[action]) };
  }

  /** A view as it is right after an event, as far as the event itself says so. */
  staged(view: G["view"], event: G["event"]): G["view"] {
    const line = this.schema.events.find((each) => each.name === event.name);
    const values = event.values as Values;
    let now = view as Values;
    for (const column of line?.columns ?? []) {
      const value = values[column.name];
      if (!column.sets || value === undefined) continue;
      const group = this.schema.columns.find((each) => each.name === column.sets)?.per;
      if (!group) {
        now = { ...now, [column.sets]: value };
        continue;
      }
      const whose = line!.of ? values[line!.of] : event.seat;
      const members = Array.isArray(whose) ? whose : [whose];
      const all = { ...(now[group] as Record<string, Values>) };
      members.forEach((member, i) => {
        const old = all[String(member)];
        if (old)
          all[String(member)] = { ...old, [column.sets!]: Array.isArray(whose) ? (value as unknown[])[i] : value };
      });
      now = { ...now, [group]: all };
    }
    return now;
  }
}
