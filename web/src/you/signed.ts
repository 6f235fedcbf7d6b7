/** Numbers that say whether something was gained or lost. */
import { language } from "../words/language";

const form = new Intl.NumberFormat(language(), { signDisplay: "always" });
const whole = new Intl.NumberFormat(language(), { useGrouping: false });

/** +14, −6, and ±0 where nothing has changed. */
export const signed = (n: number): string => (n === 0 ? `±${whole.format(0)}` : form.format(n));
