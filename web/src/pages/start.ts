/** How every page begins: words first, then the page. */
import { type Component, mount } from "svelte";
import "../frame/base.css";
import { settings } from "../frame/settings.svelte";
import { loadWords } from "../words";

export async function start(page: Component): Promise<void> {
  settings.show();
  await loadWords();
  mount(page, { target: document.getElementById("page")! });
}
