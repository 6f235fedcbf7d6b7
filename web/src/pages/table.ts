import Page from "./Table.svelte";
import { start } from "./start";

void start(Page);
