import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { projectService: true, extraFileExtensions: [".svelte"] };

export default ts.config(
  { ignores: ["src/rooms/", "src/wire/wire.d.ts"] }, // made by programs
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser, parserOptions: typed } },
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }] } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { ...typed, parser: ts.parser, svelteConfig } },
  },
  {
    // What a component is given has types that svelte-check knows, and this linter does not.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        "off",
      ]),
    ),
  },
  {
    files: ["*.js", "*.ts", "scripts/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
  },
);
