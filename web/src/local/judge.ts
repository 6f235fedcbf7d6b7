/** A worker in which decisions are judged: it gets one as its seat imagines it, and answers with what its choices are worth. */
import { judgeDecision, type Question } from "./analysis";
import { folder, Shelf } from "./shelf";

let shelf: Shelf | undefined;

addEventListener("message", ({ data }: MessageEvent<{ base: string; game: string; question: Question }>) => {
  shelf ??= new Shelf(folder(data.base));
  shelf
    .searcher(data.game)
    .then((engine) => judgeDecision(engine, data.question))
    .then(postMessage, (error: Error) => postMessage({ problem: error.message }));
});
