/** The country that the roads lead through, from the length of the trip alone: the same for everybody, every time. */

/** Units of the drawing for each kilometre, on the road itself; what is further away passes more slowly. */
export const PACE = 2.4;
export const HIGH = 200; // of the drawing
export const GROUND = 172; // where wheels stand
const BEFORE = 900; // units before the start, which a wide screen shows
const AFTER = 2600; // and behind the goal

export interface Thing {
  x: number;
  y: number;
  size: number;
  /** One of so many looks. */
  look: number;
}

export interface Layer {
  /** How fast it passes, of the road's pace. */
  depth: number;
  from: number;
  width: number;
}

/** Where a layer begins, and how long it is. */
export const layerOf = (most: number, depth: number): Layer => ({
  depth,
  from: -BEFORE,
  width: BEFORE + most * PACE * depth + AFTER,
});

/** A number from 0 to 1 that is always the same for the same place. */
export function scatter(a: number, b: number): number {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** What lies beside the road, hundred after hundred of kilometres. */
const COUNTRIES = [
  "meadow",
  "village",
  "meadow",
  "forest",
  "coast",
  "coast",
  "village",
  "vineyard",
  "mill",
  "forest",
  "meadow",
  "town",
] as const;
export type Country = (typeof COUNTRIES)[number];

const BLOCK = 240; // units of one country

export const countryAt = (block: number): Country =>
  block < 0 ? "meadow" : COUNTRIES[Math.min(block, COUNTRIES.length + 40) % COUNTRIES.length]!;

/** The height of the hills behind the road; at the coast they make way for the sea. */
export function hillAt(x: number): number {
  const block = x / BLOCK;
  const low = (at: number) => (countryAt(Math.floor(at)) === "coast" ? 1 : 0);
  const [here, next] = [low(block), low(block + 0.35)];
  const share = Math.min(1, Math.max(0, (block - Math.floor(block) - 0.65) / 0.35));
  const sea = here + (next - here) * (3 * share ** 2 - 2 * share ** 3);
  const hill = 118 - 13 * Math.sin(x / 171) - 8 * Math.sin(x / 67 + 1);
  return hill + (147 - hill) * sea;
}

export const ridgeAt = (x: number): number =>
  84 - 20 * Math.abs(Math.sin(x / 223)) - 11 * Math.abs(Math.sin(x / 83 + 2)) - 5 * Math.sin(x / 37);

/** The outline of a height, closed below. */
export function outline(heightAt: (x: number) => number, { from, width }: Layer, step: number): string {
  const points = [];
  for (let x = from; x <= from + width; x += step) points.push(`${x} ${heightAt(x).toFixed(1)}`);
  return `M${from} ${HIGH}L${points.join("L")}L${from + width} ${HIGH}Z`;
}

/** What stands in the country behind the road, block by block. */
export function blocksOf({ from, width }: Layer): { country: Country; x: number; block: number }[] {
  const blocks = [];
  for (let block = Math.floor(from / BLOCK); block * BLOCK < from + width; block++)
    blocks.push({ country: countryAt(block), x: block * BLOCK, block });
  return blocks;
}

/** Things of a block, side by side with some chance between them. */
export function spread(block: number, count: number, from = 0.05, to = 0.95): Thing[] {
  return Array.from({ length: count }, (_each, i) => {
    const x = block * BLOCK + BLOCK * (from + ((to - from) * (i + 0.2 + 0.6 * scatter(block, i))) / count);
    return { x, y: hillAt(x), size: 0.8 + 0.4 * scatter(i + 5, block), look: Math.floor(3 * scatter(block + 9, i)) };
  });
}

/** Trees and bushes along the road: in groups, that frame it. */
export function verge({ from, width }: Layer): Thing[] {
  const found: Thing[] = [];
  for (let at = Math.floor(from / 90); at * 90 < from + width; at++) {
    if (scatter(at, 3) > 0.42) continue;
    const many = 1 + Math.floor(3 * scatter(at, 7));
    for (let i = 0; i < many; i++) {
      const x = at * 90 + 60 * scatter(at, i) + 15;
      // The stones beside the road stay in sight.
      if (Math.abs((((x % (100 * PACE)) + 100 * PACE) % (100 * PACE)) - 50 * PACE) > 50 * PACE - 26) continue;
      found.push({ x, y: 150, size: 0.75 + 0.5 * scatter(i, at), look: Math.floor(4 * scatter(at + 2, i)) });
    }
  }
  return found;
}

/** What grows in front of the road, where so much of the meadow is seen below it. */
export function tufts({ from, width }: Layer, low: number): Thing[] {
  const found: Thing[] = [];
  for (let at = Math.floor(from / 34); at * 34 < from + width; at++) {
    if (scatter(at, 5) > 0.55) continue;
    const y = HIGH + 4 + (low - 4) * scatter(at, 13);
    found.push({
      x: at * 34 + 24 * scatter(at, 1),
      y,
      size: 0.8 + 0.5 * scatter(at, 2),
      look: Math.floor(3 * scatter(at + 4, 6)),
    });
  }
  return found;
}

/** The stones beside the road: one every hundred kilometres. */
export const stones = (most: number): number[] =>
  Array.from({ length: Math.floor(most / 100) + 3 }, (_each, i) => i * 100);
