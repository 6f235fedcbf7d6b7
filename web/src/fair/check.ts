/** Whether a race was dealt as it was promised: what this browser kept against what the table says now, and where the
 * rules are in the page against what they make of the record. Otherwise that is left to `paddock verify`.
 */
import { dealKey, fingerprint, isDigits } from "./digits";
import { isSame, type Kept, type Row } from "./keeper";

/** What a record says of its deal. */
export interface Fair {
  version?: number;
  table?: string;
  commitment?: string;
  secret?: string;
  pledges?: Record<string, string>;
  contributions?: Record<string, string>;
  key?: string;
}

export const STATEMENTS = ["secret", "pledges", "own", "key", "told", "result", "deal"] as const;

/** What was looked at; undefined where it can't be known here. */
export interface Statement {
  name: (typeof STATEMENTS)[number];
  holds: boolean | undefined;
}

/** What the rules in the page have found: whether the record keeps to them, and whether they tell what was told. */
export interface ByRules {
  deal: boolean;
  told: boolean;
}

export type Mark = "fair" | "open" | "wrong";

/** `replayed`: what each viewer of whom something was kept is told by the replay; `again`: what the rules say. */
export function check(
  kept: Kept,
  record: Record<string, unknown>,
  replayed: Record<string, Row[]>,
  again?: ByRules,
): Statement[] {
  const fair = (record.fair ?? {}) as Fair;
  const contributions = fair.contributions ?? {};
  const isBound =
    isDigits(fair.secret) &&
    fair.commitment === kept.commitment &&
    fair.table === kept.table &&
    fingerprint(fair.secret) === fair.commitment;
  const found: Record<Statement["name"], boolean | undefined> = {
    secret: isBound,
    pledges: Object.keys(kept.pledges).length
      ? isSame(fair.pledges ?? {}, kept.pledges) && arePledged(contributions, kept.pledges)
      : arePledged(contributions, fair.pledges ?? {}) && undefined, // who came later has seen none
    own:
      Object.keys(kept.own).length > 0
        ? Object.entries(kept.own).every(([seat, own]) => contributions[seat] === own)
        : undefined,
    key: isBound && isKey(fair, kept.seats),
    told: again?.deal && !again.told ? false : isTold(kept, replayed),
    result: isResult(kept, record),
    deal: again?.deal,
  };
  return STATEMENTS.map((name) => ({ name, holds: found[name] }));
}

/** Green only for who has contributed: nobody else can know that the deal was not chosen. */
export function markOf(statements: Statement[]): Mark {
  if (statements.some(({ holds }) => holds === false)) return "wrong";
  return statements.every(({ name, holds }) => holds || name === "deal") ? "fair" : "open";
}

/** The key of a deal, if the record has what it is made of. */
export function keyOfDeal(kept: Kept, record: Record<string, unknown>): string | undefined {
  const { secret, contributions = {} } = (record.fair ?? {}) as Fair;
  const isWhole = isDigits(secret) && Object.values(contributions).every(isDigits);
  return isWhole ? dealKey(secret, kept.seats, contributions) : undefined;
}

function arePledged(contributions: Record<string, string>, pledges: Record<string, string>): boolean {
  const seats = Object.keys({ ...contributions, ...pledges });
  return seats.every((seat) => isDigits(contributions[seat]) && fingerprint(contributions[seat]) === pledges[seat]);
}

function isKey({ secret, contributions = {}, key }: Fair, seats: string[]): boolean {
  if (!Object.keys(contributions).length) return key === undefined;
  return Object.values(contributions).every(isDigits) && key === dealKey(secret!, seats, contributions);
}

function isTold(kept: Kept, replayed: Record<string, Row[]>): boolean | undefined {
  if (kept.retold) return false;
  const told = Object.entries(kept.told).flatMap(([seat, rows]) =>
    rows.map((row, place) => ({ row, again: replayed[seat]?.[place] })),
  );
  const heard = told.filter(({ row }) => row !== null);
  return heard.length ? heard.every(({ row, again }) => isSame(row, again)) : undefined;
}

/** What everybody was told at the end is what the record says. */
function isResult(kept: Kept, record: Record<string, unknown>): boolean | undefined {
  const ends = Object.values(kept.told).flatMap((rows) =>
    rows.flatMap((row) => (row && !Array.isArray(row) && row.name === "finished" ? [row.values ?? {}] : [])),
  );
  const fair = (record.fair ?? {}) as Fair;
  return ends.length
    ? ends.every(({ result, secret }) => isSame(result, record.result) && secret === fair.secret)
    : undefined;
}
