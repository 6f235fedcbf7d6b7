import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const page = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/paddock/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy of the server allows no inline code
    modulePreload: { polyfill: false },
    rollupOptions: { input: ["index", "table", "replay", "help"].map(page) },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
