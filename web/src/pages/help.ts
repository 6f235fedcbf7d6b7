import Page from "./Rules.svelte";
import { start } from "./start";

void start(Page);
