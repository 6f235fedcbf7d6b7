/** The same in a browser: what is to be raced comes from outside, and so does whoever asks for it. */
import { bytesOf } from "../../src/local/engine";
import { run } from "./races";

type Files = Parameters<typeof run>;

/** The modules in base64, then the texts of the other files; the answer is a text, too. */
async function raced(table: string, search: string, ...texts: string[]): Promise<string> {
  const [file, track, trial] = texts.map((text) => JSON.parse(text) as unknown) as [Files[1], Files[2], Files[3]];
  const code = [table, search].map((each) => bytesOf(each) as Uint8Array<ArrayBuffer>) as unknown as Files[0];
  return JSON.stringify(await run(code, file, track, trial));
}

Object.assign(globalThis, { raced });
