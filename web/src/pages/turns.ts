import Page from "./Turns.svelte";
import { start } from "./start";

void start(Page);
