/** What the driver of a seat is called. */
import type { State } from "../wire/state";
import { has, t } from "../words";

let called: Record<string, string> = {};
let signs: Record<string, string> = {};

/** Where seats have names of their own in a game (teams), bots are called by them: "Red 29" is a car of a bot, too. */
export function callSeats(names: Record<string, string>): void {
  called = names;
  signs = {};
}

/** Signs by which bots are told apart, where seats have others than their own. */
export function signSeats(each: Record<string, string>): void {
  signs = each;
}

export function nameOf(state: State, seat: string): string {
  const chair = state.chairs[seat];
  if (!chair) return seat;
  if (chair.name) return personName(chair.name);
  if (chair.bot) return called[seat] ?? `${botName(chair.bot)} ${signs[seat] ?? numberOf(seat)}`;
  return t("seats.free");
}

/** The server calls everybody a guest who has given no name; whoever reads it does so in a language of their own. */
export const personName = (name: string): string => name.replace(/^Guest(?=$| \d{4}$)/, () => t("me.guest"));

/** What a seat is called by its game, if it is. */
export const seatName = (seat: string): string | undefined => called[seat];

/** A seat that has only a number, counted from one: `s0` is 1. */
const numberOf = (seat: string): string => seat.replace(/^s(\d)$/, (_all, digit) => String(Number(digit) + 1));

/** What a bot is called; one that we have no word for by its own name. */
export function botName(bot: string): string {
  const key = `bots.${bot.replace(/\W.*/, "")}`;
  return has(key) ? t(key) : bot;
}
