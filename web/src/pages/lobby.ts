import Page from "./Lobby.svelte";
import { start } from "./start";

void start(Page);
