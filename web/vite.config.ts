import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const pages = ["index", "table", "replay", "help", "puzzles", "you", "people", "turns", "cups", "cup", "ratings"];

/** All pages have one frame, each with a script of its own; the first one is the lobby. */
function framed(): Plugin {
  const scripts = new Map(pages.map((name) => [here(`${name}.html`), name === "index" ? "lobby" : name]));
  return {
    name: "framed",
    enforce: "pre",
    resolveId: (id) => (scripts.has(id) ? id : undefined),
    load(id) {
      const script = scripts.get(id);
      return script && readFileSync(here("page.html"), "utf8").replace("PAGE", script);
    },
  };
}

export default defineConfig({
  plugins: [framed(), svelte()],
  build: {
    outDir: "../src/paddock/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy of the server allows no inline code
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        ...Object.fromEntries(pages.map((name) => [name, here(`${name}.html`)])),
        offline: here("src/offline/worker.ts"),
      },
      // A service worker has one name for ever, and lies where it keeps pages.
      output: { entryFileNames: ({ name }) => (name === "offline" ? "offline.js" : "assets/[name]-[hash].js") },
    },
  },
  // Scripts and styles find each other wherever they lie; only pages name them from the root, as a server has them.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
