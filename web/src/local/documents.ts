/** YAML as `paddock/notation/documents.py` reads it. Few visitors open such a file, so this comes when one does. */
import { defineScalarTag, FAILSAFE_SCHEMA, load, NOT_RESOLVED, Schema } from "js-yaml";

const DEEPEST = 50; // lists and mappings inside each other

/** Words that mean something else than themselves: by their pattern, and by what they begin with. */
const scalar = <T>(name: string, pattern: RegExp, first: string[], value: (text: string) => T) =>
  defineScalarTag(`tag:yaml.org,2002:${name}`, {
    implicit: true,
    implicitFirstChars: first,
    resolve: (text) => (pattern.test(text) ? value(text) : NOT_RESOLVED),
    identify: () => false,
  });

const DIGITS = [..."-+0123456789"];
const SCALARS = new Schema([
  ...FAILSAFE_SCHEMA.tags,
  scalar("bool", /^(?:true|false)$/, ["t", "f"], (text) => text === "true"),
  scalar("int", /^[-+]?(?:0|[1-9][0-9]{0,17})$/, DIGITS, Number),
  scalar("float", /^[-+]?[0-9]{1,17}\.[0-9]{1,17}$/, DIGITS, Number),
  scalar("null", /^(?:null|~|)$/, ["n", "~", ""], () => null),
]);

export const parse = (text: string): unknown => load(text, { schema: SCALARS, maxDepth: DEEPEST, maxAliases: 0 });
