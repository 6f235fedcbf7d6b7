/** What happened at the table, in a sentence. */
import type { State, Told } from "../wire/state";
import { has, t } from "../words";
import { label } from "./livery";
import { botName, nameOf, personName, seatName } from "./names";

/** What a notice may say, by its name. */
interface Values {
  name?: string;
  phrase?: string;
  text?: string;
  why?: string;
  bot?: string;
  contributions?: Record<string, string>;
  /** Those because of whom a start was called off: their names by their seats. */
  broken?: Record<string, string>;
}

export function noticeText(told: Told, state: State): string {
  const values = told.values as Values;
  const name = values.name ? personName(values.name) : told.seat ? nameOf(state, told.seat) : "";
  if (told.name === "said") {
    const said = values.phrase ? t(`phrases.${values.phrase}`) : (values.text ?? "");
    return `${name}: ${said}`;
  }
  if (told.name === "away") return t(`notices.away_${values.why}`, { name });
  const key = `notices.${told.name}`;
  const names = namesIn(values.broken);
  const seat = told.seat ? (seatName(told.seat) ?? label(told.seat, Object.keys(state.chairs))) : "";
  const text = has(key) ? t(key, { name, names, seat, bot: botName(values.bot ?? "") }) : told.name;
  if (told.name === "started" && values.contributions && !Object.keys(values.contributions).length)
    return `${text} ${t("fair.alone")}`;
  return values.broken && told.name !== "broken" ? `${text} ${t("notices.broken", { names })}` : text;
}

/** Because of whom the last start was called off, if nothing was started since. */
export function calledOff(lines: Told[]): string | undefined {
  const last = lines.findLast(({ name, table, values }) => table && (name === "sealed" || "broken" in values));
  const broken = last && (last.values as Values).broken;
  return broken ? t("notices.broken", { names: namesIn(broken) }) : undefined;
}

const namesIn = (broken: Values["broken"] = {}): string => Object.values(broken).map(personName).join(", ");
