import Page from "./You.svelte";
import { start } from "./start";

void start(Page);
