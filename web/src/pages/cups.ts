import Page from "./Cups.svelte";
import { start } from "./start";

void start(Page);
