import Page from "./Ratings.svelte";
import { start } from "./start";

void start(Page);
