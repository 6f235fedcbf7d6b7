// Makes the types of the wire protocol from the server's JSON Schema (`web/build.py` writes schema.json).
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = new URL("../schema.json", import.meta.url);
const out = new URL("../src/wire/wire.d.ts", import.meta.url);
if (!existsSync(schema)) {
  console.error("schema.json is missing: run 'make web', which asks the server for it.");
  process.exit(1);
}
const { $defs } = JSON.parse(readFileSync(schema, "utf8"));
const open = JSON.parse(JSON.stringify($defs), (_key, value) => {
  if (value?.type === "object" && value.properties) return { ...value, additionalProperties: false };
  if (!value?.prefixItems) return value;
  // What the compiler of types knows by the name that tuples had in older schemas.
  const { prefixItems, ...rest } = value;
  return { ...rest, items: prefixItems, additionalItems: false };
});
const types = await compile(
  {
    title: "Wire",
    type: "object",
    additionalProperties: false,
    properties: { client: { $ref: "#/$defs/FromClient" }, server: { $ref: "#/$defs/FromServer" } },
    required: ["client", "server"],
    $defs: open,
  },
  "Wire",
  { bannerComment: "// Generated from the server's schema by scripts/wire-types.js.", unreachableDefinitions: true },
);
if (!existsSync(out) || readFileSync(out, "utf8") !== types) writeFileSync(out, types);
