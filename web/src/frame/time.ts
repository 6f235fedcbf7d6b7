import { language } from "../words/language";

/** Seconds as a clock shows them: 0:42, 12:05, and days as hours. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How soon something is, in words: seconds since 1970. */
export function ahead(then: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "always", style: "short" });
  const [unit, length] = UNITS.find(([, each]) => then - now >= each) ?? (["minute", 60] as const);
  return words.format(Math.floor(Math.max(0, then - now) / length), unit);
}

/** How long ago something was, in words: seconds since 1970. */
export function ago(then: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  const [unit, length] = UNITS.find(([, each]) => now - then >= each) ?? (["minute", 60] as const);
  return words.format(-Math.floor(Math.max(0, now - then) / length), unit);
}
