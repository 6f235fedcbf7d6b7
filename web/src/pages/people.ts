import Page from "./People.svelte";
import { start } from "./start";

void start(Page);
