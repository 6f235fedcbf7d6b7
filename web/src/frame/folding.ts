/** The log as people read it: one line for one move of a car, with its steps to unfold. */
import type { Told } from "../wire/state";
import type { Form } from "./sentences";

/** A line of the log. */
export interface Line {
  key: number;
  seat: string | undefined;
  text: string;
  table: boolean;
  loud: boolean;
  /** What happened one by one; a line of a single step says the same as that. */
  steps: Told[];
}

/** How an event is told. */
type Say = (event: Told, form?: Form) => string;

/**
 * Lines of what was told. The words of a game say where one begins (by the form `head`, which says who drives) and what
 * each event adds to it (`part`; one that has `once` adds the same only once): whatever happens to the same seat until another line begins is one of its steps. What
 * happens several times in a row outside of a move is a list (`list`), to which each adds its `item`.
 */
export function folded(told: Told[], say: Say, isLoud: (event: Told) => boolean): Line[] {
  const lines: Line[] = [];
  let moving: { line: Line; head: string; parts: string[] } | undefined;
  let listing: { line: Line; list: string; items: string[] } | undefined;
  for (const event of told) {
    if (listing && !event.table && listing.line.steps[0]!.name === event.name) {
      listing.line.steps.push(event);
      listing.items.push(say(event, "item"));
      listing.line.text = `${listing.list} ${listing.items.join(", ")}.`;
      if (event.seat !== listing.line.seat) listing.line.seat = undefined;
      continue;
    }
    const head = event.table ? "" : say(event, "head");
    const part = event.table ? "" : say(event, "part");
    const isOther = event.seat !== undefined && event.seat !== moving?.line.seat;
    if (head || !moving || event.table || isOther || (isLoud(event) && !part)) {
      const line: Line = {
        key: event.seq,
        seat: event.seat,
        text: say(event),
        table: event.table,
        loud: isLoud(event) && event.seat === undefined,
        steps: [event],
      };
      lines.push(line);
      if (!event.table) {
        moving = head ? { line, head, parts: [part] } : undefined;
        const list = head ? "" : say(event, "list");
        listing = list ? { line, list, items: [say(event, "item")] } : undefined;
      }
    } else {
      moving.line.steps.push(event);
      if (!moving.parts.includes(part) || !say(event, "once")) moving.parts.push(part);
    }
    const parts = joined(moving?.parts.filter(Boolean) ?? []);
    if (moving && parts) moving.line.text = `${moving.head} ${parts}.`;
  }
  return lines;
}

/** What differs between parts of a line, and the words that all of them begin and end with. */
interface Group {
  before: string[];
  items: string[][];
  after: string[];
}
const SHORTEST = 4; // letters of a beginning that is said once for several parts: `se` alone is none
const LONGEST = 2; // words that may differ between them
const same = (one: string[], other: string[]) => one.join(" ") === other.join(" ");

/** Parts of a line one after the other; what begins and ends alike is said once, and counted if it is the same. */
export function joined(parts: string[]): string {
  const groups: Group[] = [];
  for (const part of parts) {
    const words = part.split(" ");
    let last = groups.at(-1);
    if (last && !last.before.length && !same(last.items[0]!, words)) last = compared(last.items, words);
    if (last && (last.before.length ? fits(words, last) : same(last.items[0]!, words))) {
      const item = words.slice(last.before.length, words.length - last.after.length);
      groups[groups.length - 1] = { ...last, items: [...last.items, item] };
    } else groups.push({ before: [], items: [words], after: [] });
  }
  return groups.map(({ before, items, after }) => [...before, told(items), ...after].join(" ")).join(", ");
}

/** What differs between parts, or how often it is the same; a verb with a number has the number again. */
function told(items: string[][]): string {
  const texts = items.map((item) => item.join(" "));
  if (items[0]!.length === 2 && new Set(texts).size === 1)
    return [texts[0], ...items.slice(1).map(([, item]) => item)].join(", ");
  return texts.length > 1 && new Set(texts).size === 1 ? `${texts[0]} ×${texts.length}` : texts.join(", ");
}

/** What parts (all alike) and another one begin and end with; something of each stays between. */
function compared(ones: string[][], other: string[]): Group {
  const one = ones[0]!;
  const most = Math.min(one.length, other.length) - 1;
  let begin = 0;
  while (begin < most && one[begin] === other[begin]) begin++;
  let end = 0;
  while (end < most - begin && one.at(-1 - end) === other.at(-1 - end)) end++;
  const before = one.slice(0, begin);
  const isLittle = Math.max(one.length, other.length) - begin - end <= LONGEST;
  if (before.join(" ").length < SHORTEST || !isLittle) return { before: [], items: ones, after: [] };
  return {
    before,
    items: ones.map((each) => each.slice(begin, each.length - end)),
    after: one.slice(one.length - end),
  };
}

function fits(words: string[], { before, after }: Group): boolean {
  const isLonger = words.length > before.length + after.length;
  return (
    isLonger && same(words.slice(0, before.length), before) && same(words.slice(words.length - after.length), after)
  );
}
