/** What the server foresees of a choice. */
import type { Answer } from "../../wire/types";

/** Where the car would come to stand at the end of its move; undefined if it leaves the track, or nobody can tell. */
export function placeForeseen(preview: Answer | undefined): string | undefined {
  const told = preview?.preview as { certain?: Record<string, number> } | undefined;
  const { told: isTold, out, finished, sector, lane } = told?.certain ?? {};
  if (isTold !== 1 || out || finished || sector === undefined || lane === undefined) return undefined;
  return `${sector}.${lane}`;
}
