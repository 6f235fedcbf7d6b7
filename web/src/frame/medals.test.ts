import { expect, test } from "vitest";
import type { Told } from "../wire/state";
import { medals } from "./medals";

const moved = (seat: string, got: number): Told => ({ name: "moved", seat, values: { got }, seq: 0, table: false });
const room = {
  medals: {
    longest: { by: "most" as const, of: (event: Told) => (event.values as { got: number }).got },
    far: { by: "sum" as const, of: (event: Told) => (event.values as { got: number }).got },
  },
};

test("whoever did it best has the medal; nobody where two did", () => {
  const events = [moved("A", 7), moved("B", 4), moved("B", 5), moved("A", 2)];
  expect(medals(room, events, [])).toEqual([{ name: "longest", seats: ["A"], value: 7 }]);
});

test("places that were gained are counted, not those that were lost", () => {
  const points = (...ranks: number[]) => ranks.map((rank, step) => ({ step, moment: step, rank, gap: 0 }));
  const series = [
    { key: "A", seats: ["A"], points: points(1, 2, 1, 2) },
    { key: "B", seats: ["B"], points: points(3, 1, 2, 1) },
  ];
  expect(medals({}, [], series)).toEqual([{ name: "gained", seats: ["B"], value: 3 }]);
});
