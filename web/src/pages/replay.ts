import Page from "./Replay.svelte";
import { start } from "./start";

void start(Page);
