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
  return has(key) ? t(key, { name, seat: told.seat ?? "", bot: botName(String(values.bot ?? "")) }) : told.name;
}
