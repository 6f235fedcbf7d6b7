/** What happened at the table, in a sentence. */
import type { State, Told } from "../wire/state";
import { has, t } from "../words";
import { botName, nameOf } from "./names";

export function noticeText(told: Told, state: State): string {
  const values = told.values as Record<string, unknown>;
  const name = String(values.name ?? (told.seat ? nameOf(state, told.seat) : ""));
  if (told.name === "said") {
    const said = values.phrase ? t(`phrases.${String(values.phrase)}`) : String(values.text ?? "");
    return `${name}: ${said}`;
  }
  if (told.name === "away") return t(`notices.away_${String(values.why)}`, { name });
  const key = `notices.${told.name}`;
  const names = namesIn(values.broken);
  const text = has(key)
    ? t(key, { name, names, seat: told.seat ?? "", bot: botName(String(values.bot ?? "")) })
    : told.name;
  if (told.name === "started" && values.contributions && !Object.keys(values.contributions).length)
    return `${text} ${t("fair.alone")}`;
  return values.broken && told.name !== "broken" ? `${text} ${t("notices.broken", { names })}` : text;
}

/** Because of whom the last start was called off, if nothing was started since. */
export function calledOff(lines: Told[]): string | undefined {
  const last = lines.findLast(({ name, table, values }) => table && (name === "sealed" || "broken" in values));
  const broken = last && (last.values as Record<string, unknown>).broken;
  return broken ? t("notices.broken", { names: namesIn(broken) }) : undefined;
}

const namesIn = (broken: unknown): string => Object.values((broken ?? {}) as Record<string, string>).join(", ");
