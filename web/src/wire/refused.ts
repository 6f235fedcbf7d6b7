/** Something was not done; the sentence says why. */
import type { Refusal } from "./types";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence || refusal.code);
  }
}
