/** A worker in which a bot looks ahead: it gets a position as a seat imagines it, and answers with what it found. */
import { type Puzzle, solve } from "./bots";
import { folder, Shelf } from "./shelf";

let shelf: Shelf | undefined;

addEventListener("message", ({ data }: MessageEvent<{ base: string; game: string; puzzle: Puzzle }>) => {
  const begun = performance.now();
  shelf ??= new Shelf(folder(data.base));
  shelf.searcher(data.game).then(
    // The time for a decision goes on while the engine is loaded for the first time; a little of it is always left.
    (engine) => {
      const left = data.puzzle.milliseconds - (performance.now() - begun);
      postMessage(solve(engine, { ...data.puzzle, milliseconds: Math.max(left, data.puzzle.milliseconds / 4) }));
    },
    (error: Error) => postMessage({ problem: error.message }),
  );
});
