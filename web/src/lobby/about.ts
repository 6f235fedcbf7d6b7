/** What is raced at a table, in a few words: track, laps, clock, and how it begins. */
import type { About, GameInfo } from "../wire/types";
import { t } from "../words";

/** What the clock of a table is called. */
export function paceText(pace: Record<string, unknown>): string {
  if (pace.kind === "live") return t("lobby.clock", { n: Math.round(Number(pace.bank) / 60) });
  if (pace.kind === "days") return t("lobby.days", { n: Number(pace.days) });
  return t("pace.untimed");
}

export function raceText(table: About, info: GameInfo | undefined): string {
  const { track, laps }: { track?: unknown; laps?: unknown } = { ...info?.options, ...table.options };
  return [
    typeof track === "string" ? (info?.titles[track] ?? track) : "",
    typeof laps === "number" ? t("lobby.laps", { n: laps }) : "",
    table.pace.kind === "untimed" ? "" : paceText(table.pace),
    table.begins.how === "fresh" ? "" : t(`lobby.begins_${table.begins.how}`),
  ]
    .filter(Boolean)
    .join(" · ");
}
