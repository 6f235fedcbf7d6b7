/** 32 bytes as 64 digits, and their hashes. Over plain http a browser has no hashes of its own. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const DOMAIN = "paddock deal 2";

/** 32 bytes that nobody can guess. */
export const drawn = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** A name for something asked, which nothing else has. */
export const newId = (): string => drawn().slice(0, 32);

export const isDigits = (text: unknown): text is string => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

/** The hash by which somebody is bound to 32 bytes that nobody else knows yet. */
export const fingerprint = (digits: string): string => bytesToHex(sha256(hexToBytes(digits)));

/** What all chance of a race comes from (docs/wire.md): the secret, and in the order of seats what each contributes. */
export function dealKey(secret: string, seats: string[], contributions: Record<string, string>): string {
  if (!Object.keys(contributions).length) return secret;
  const parts = seats.map((seat) =>
    contributions[seat] === undefined
      ? Uint8Array.of(0)
      : concatBytes(Uint8Array.of(1), hexToBytes(contributions[seat])),
  );
  return bytesToHex(sha256(concatBytes(utf8ToBytes(DOMAIN), hexToBytes(secret), ...parts)));
}
