import Page from "./Puzzles.svelte";
import { start } from "./start";

void start(Page);
