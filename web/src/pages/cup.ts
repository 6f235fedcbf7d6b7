import Page from "./Cup.svelte";
import { start } from "./start";

void start(Page);
