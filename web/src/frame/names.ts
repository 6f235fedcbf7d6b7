/** What the driver of a seat is called. */
import type { State } from "../wire/state";
import { has, t } from "../words";

let called: Record<string, string> = {};

/** Where seats have names of their own in a game (teams), bots are called by them. */
export function callSeats(names: Record<string, string>): void {
  called = names;
}

export function nameOf(state: State, seat: string): string {
  const chair = state.chairs[seat];
  if (!chair) return seat;
  if (chair.name) return chair.name;
  if (chair.bot) return `${botName(chair.bot)} ${called[seat] ?? numberOf(seat)}`;
  return t("seats.free");
}

/** A seat that has only a number, counted from one: `s0` is 1. */
const numberOf = (seat: string): string => seat.replace(/^s(\d)$/, (_all, digit) => String(Number(digit) + 1));

/** What a bot is called; one that we have no word for by its own name. */
export function botName(bot: string): string {
  const key = `bots.${bot.replace(/\W.*/, "")}`;
  return has(key) ? t(key) : bot;
}
