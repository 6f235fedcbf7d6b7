// Made from the schema of heat by web/rooms.py.
import type { Schema } from "../wire/glass";
import type { HeatBoard } from "../wire/wire";

export type Cards = 1 | 2 | 3 | 4 | "U0" | "U5" | "S" | "H" | "UH";
export type Phases = "plan" | "react" | "slip" | "discard" | "over";
export type Reasons = "cards" | "boost" | "adrenaline" | "slipstream" | "stress" | "legend";
export type Symbols = "boost" | "cooldown" | "adr_move" | "adr_cool";
export type Weathers = "none" | "clouds" | "fog" | "storm" | "snow" | "rain" | "sun";
export type Tokens = "none" | "plus" | "minus" | "overheat" | "free_boost" | "slip" | "weather";

export interface Car {
  /** Spaces from the start line, negative on the grid. */
  pos: number;
  /** 0 next to the race line. */
  spot: number;
  /** As it is seen. */
  gear: number;
  /** Heat in it. */
  engine: number;
  /** In the classification; 0 still racing. */
  place: number;
  /** Laps driven; -1 on the grid. */
  lap: number;
  finished: boolean;
  /** To a plan. */
  committed: boolean;
  /** In its turn, which is now or still to come. */
  adrenaline: boolean;
  /** Cards in the hand, as the viewer may count them. */
  held: number;
  /** The own hand. */
  hand?: Cards[];
  /** The play area, if it lies face up. */
  play?: Cards[];
  /** Cards of a plan that everybody can count but not read. */
  laid?: number;
  /** Cards in it. */
  deck: number;
  /** Cards in the discard pile. */
  discard: number;
  /** Of the discard pile; unknown if there is none. */
  top?: Cards;
}

export interface View {
  phase: Phases;
  /** The number of this round, from 1. */
  rounds: number;
  /** Stress cards beside the board. */
  supply: number;
  /** Who must decide now. */
  pending: string[];
  /** The cars as they stand, the first first. */
  order: string[];
  /** Whose turn it is; unknown while all plan. */
  turn?: string;
  /** Who has yet to move this round after that. */
  queue?: string[];
  /** Of the car on turn: its position before it moved. */
  start?: number;
  /** Of the car on turn. */
  speed?: number;
  /** Of the car on turn. */
  used?: Symbols[];
  /** Own cards about to be discarded. */
  packet?: Cards[];
  /** The weather tile, with the module. */
  weather?: Weathers;
  /** The road token at each corner line, with it. */
  tokens?: Tokens[];
  /** Of speed, as the tokens have them. */
  limits?: number[];
  /** The cars that drive by themselves, with the module. */
  legends?: string[];
  /** Turned up this round, by its number. */
  legend_card?: number;
  /** Legend cards until the next shuffle. */
  legend_left?: number[];
  /** Lines of cooling bonuses used this turn. */
  cooled?: number[];
  cars: Record<string, Car>;
}

export type Event =
  | { name: "grid"; seat?: string; values: { slot: number } }
  | { name: "drew"; seat?: string; values: { n: number; cards?: Cards[] } }
  | { name: "plan_committed"; seat?: string; values: object }
  | { name: "gears_revealed"; seat?: string; values: { gears: Record<string, number>; paid: Record<string, number> } }
  | { name: "revealed"; seat?: string; values: { cards: Cards[]; gear: number; paid?: number } }
  | { name: "cluttered"; seat?: string; values: object }
  | { name: "reshuffled"; seat?: string; values: { n: number } }
  | { name: "flipped"; seat?: string; values: { kept: Cards; reason: Reasons; discarded: Cards[] } }
  | { name: "moved"; seat?: string; values: {
      from: number;
      to: number;
      spot: number;
      wanted: number;
      got: number;
      reason: Reasons;
    } }
  | { name: "cooled"; seat?: string; values: { n: number } }
  | { name: "boosted"; seat?: string; values: object }
  | { name: "adrenaline_move"; seat?: string; values: object }
  | { name: "slipstreamed"; seat?: string; values: object }
  | { name: "corner"; seat?: string; values: {
      line: number;
      limit: number;
      speed: number;
      paid: number;
      engine: number;
    } }
  | { name: "spun"; seat?: string; values: {
      line: number;
      paid: number;
      to: number;
      spot: number;
      stress: number;
      limit: number;
      speed: number;
      engine: number;
      gear: number;
    } }
  | { name: "discarded"; seat?: string; values: { n: number; top: Cards } }
  | { name: "auto"; seat?: string; values: { action: string } }
  | { name: "crossed_finish"; seat?: string; values: object }
  | { name: "classified"; seat?: string; values: { rank: number } }
  | { name: "guarded"; seat?: string; values: { rounds: number } }
  | { name: "round"; seat?: string; values: { round: number } }
  | { name: "weather"; seat?: string; values: { tile: Weathers } }
  | { name: "token"; seat?: string; values: { line: number; token: Tokens } }
  | { name: "free_boost"; seat?: string; values: object }
  | { name: "weather_cooled"; seat?: string; values: object }
  | { name: "legend_card"; seat?: string; values: { n: number } };

export type Choice = { action: number; move: string; text: string } & (
  | { kind: "gear"; gear: number; cost: number }
  | { kind: "card"; card: Cards; commits: boolean }
  | { kind: "cooldown"; n: number }
  | { kind: "boost"; cost: number }
  | { kind: "adr_move"; pos: number }
  | { kind: "adr_cool"; n: number }
  | { kind: "end_react";  }
  | { kind: "slip"; yes: boolean; pos: number }
  | { kind: "discard"; card: Cards }
  | { kind: "end_discard";  }
  | { kind: "weather_cool"; n: number }
  | { kind: "slip_further"; n: number; pos: number }
);

export interface Heat { view: View; event: Event; choice: Choice; board: HeatBoard }

export const schema: Schema = {
  "game": "heat",
  "rules": 1,
  "unknown": -32768,
  "none": -1,
  "seats": [1, 2, 3, 4, 5, 6],
  "usual": 4,
  "seen": 297,
  "columns": [
    {"name": "phase", "kind": "phases"},
    {"name": "rounds", "at": 1},
    {"name": "supply", "at": 2},
    {"name": "pending", "kind": "seats", "form": "pile", "at": 3, "size": 7},
    {"name": "order", "kind": "seats", "form": "pile", "at": 10, "size": 7},
    {"name": "turn", "kind": "seats", "at": 17, "maybe": true},
    {"name": "queue", "kind": "seats", "form": "pile", "at": 18, "size": 7, "maybe": true},
    {"name": "start", "at": 25, "maybe": true},
    {"name": "speed", "at": 26, "maybe": true},
    {"name": "used", "kind": "symbols", "form": "pile", "at": 27, "size": 5, "maybe": true},
    {"name": "packet", "kind": "cards", "form": "pile", "at": 32, "size": 8, "maybe": true},
    {"name": "pos", "at": 40, "per": "cars"},
    {"name": "spot", "at": 46, "per": "cars"},
    {"name": "gear", "at": 52, "per": "cars"},
    {"name": "engine", "at": 58, "per": "cars"},
    {"name": "place", "at": 64, "per": "cars"},
    {"name": "lap", "at": 70, "per": "cars"},
    {"name": "finished", "kind": "flag", "at": 76, "per": "cars"},
    {"name": "committed", "kind": "flag", "at": 82, "per": "cars"},
    {"name": "adrenaline", "kind": "flag", "at": 88, "per": "cars"},
    {"name": "held", "at": 94, "per": "cars"},
    {"name": "hand", "kind": "cards", "form": "bag", "at": 100, "size": 9, "per": "cars", "maybe": true},
    {"name": "play", "kind": "cards", "form": "pile", "at": 154, "size": 10, "per": "cars", "maybe": true},
    {"name": "laid", "at": 214, "per": "cars", "maybe": true},
    {"name": "deck", "at": 220, "per": "cars"},
    {"name": "discard", "at": 226, "per": "cars"},
    {"name": "top", "kind": "cards", "at": 232, "per": "cars", "maybe": true},
    {"name": "weather", "kind": "weathers", "at": 238, "maybe": true},
    {"name": "tokens", "kind": "tokens", "form": "pile", "at": 239, "size": 13, "maybe": true},
    {"name": "limits", "form": "pile", "at": 252, "size": 13, "maybe": true},
    {"name": "legends", "kind": "seats", "form": "pile", "at": 265, "size": 7, "maybe": true},
    {"name": "legend_card", "at": 272, "maybe": true},
    {"name": "legend_left", "form": "pile", "at": 273, "size": 11, "maybe": true},
    {"name": "cooled", "form": "pile", "at": 284, "size": 13, "maybe": true},
  ],
  "groups": {"cars": {"size": 6, "kind": "seats"}},
  "events": [
    {"name": "grid", "columns": [{"name": "slot"}], "rule": "HEAT-S.9"},
    {
      "name": "drew",
      "columns": [{"name": "n"}, {"name": "cards", "kind": "cards", "form": "pile", "maybe": true}],
      "rule": "HEAT-9.2",
    },
    {"name": "plan_committed", "rule": "HEAT-2.3"},
    {
      "name": "gears_revealed",
      "columns": [
        {"name": "gears", "kind": "seats", "form": "each"},
        {"name": "paid", "kind": "seats", "form": "each"},
      ],
      "rule": "R-21",
    },
    {
      "name": "revealed",
      "columns": [
        {"name": "cards", "kind": "cards", "form": "pile", "sets": "play"},
        {"name": "gear", "sets": "gear"},
        {"name": "paid", "maybe": true},
      ],
      "rule": "HEAT-3.1",
    },
    {"name": "cluttered", "rule": "HEAT-C.15", "loud": true},
    {"name": "reshuffled", "columns": [{"name": "n"}], "rule": "HEAT-C.12"},
    {
      "name": "flipped",
      "columns": [
        {"name": "kept", "kind": "cards"},
        {"name": "reason", "kind": "reasons"},
        {"name": "discarded", "kind": "cards", "form": "pile"},
      ],
      "rule": "HEAT-C.2",
    },
    {
      "name": "moved",
      "columns": [
        {"name": "from"},
        {"name": "to", "sets": "pos"},
        {"name": "spot", "sets": "spot"},
        {"name": "wanted"},
        {"name": "got"},
        {"name": "reason", "kind": "reasons"},
      ],
      "rule": "HEAT-3.3",
    },
    {"name": "cooled", "columns": [{"name": "n"}], "rule": "HEAT-C.9"},
    {"name": "boosted", "rule": "HEAT-5.6"},
    {"name": "adrenaline_move", "rule": "HEAT-4.2"},
    {"name": "slipstreamed", "rule": "HEAT-6.2"},
    {
      "name": "corner",
      "columns": [
        {"name": "line"},
        {"name": "limit"},
        {"name": "speed"},
        {"name": "paid"},
        {"name": "engine", "sets": "engine", "quiet": true},
      ],
      "rule": "HEAT-7.2",
    },
    {
      "name": "spun",
      "columns": [
        {"name": "line"},
        {"name": "paid"},
        {"name": "to", "sets": "pos"},
        {"name": "spot", "sets": "spot"},
        {"name": "stress"},
        {"name": "limit"},
        {"name": "speed"},
        {"name": "engine", "sets": "engine", "quiet": true},
        {"name": "gear", "sets": "gear", "quiet": true},
      ],
      "rule": "HEAT-7.6",
      "loud": true,
    },
    {"name": "discarded", "columns": [{"name": "n"}, {"name": "top", "kind": "cards"}], "rule": "HEAT-8.2"},
    {"name": "auto", "columns": [{"name": "action", "kind": "actions"}], "rule": "HEAT-OWN.4"},
    {"name": "crossed_finish", "rule": "HEAT-F.1", "loud": true},
    {"name": "classified", "columns": [{"name": "rank"}], "rule": "HEAT-F.2", "loud": true},
    {"name": "guarded", "columns": [{"name": "rounds"}], "rule": "R-20", "loud": true},
    {"name": "round", "columns": [{"name": "round"}], "rule": "HEAT-0.4", "loud": true},
    {"name": "weather", "columns": [{"name": "tile", "kind": "weathers"}], "rule": "HEAT-W.1"},
    {"name": "token", "columns": [{"name": "line"}, {"name": "token", "kind": "tokens"}], "rule": "HEAT-W.2"},
    {"name": "free_boost", "rule": "HEAT-W.13"},
    {"name": "weather_cooled", "rule": "HEAT-W.12"},
    {"name": "legend_card", "columns": [{"name": "n"}], "rule": "HEAT-L.4"},
  ],
  "choices": [
    {"name": "gear", "columns": [{"name": "gear"}, {"name": "cost"}]},
    {"name": "card", "columns": [{"name": "card", "kind": "cards"}, {"name": "commits", "kind": "flag"}]},
    {"name": "cooldown", "columns": [{"name": "n"}]},
    {"name": "boost", "columns": [{"name": "cost"}]},
    {"name": "adr_move", "columns": [{"name": "pos"}]},
    {"name": "adr_cool", "columns": [{"name": "n"}]},
    {"name": "end_react"},
    {"name": "slip", "columns": [{"name": "yes", "kind": "flag"}, {"name": "pos"}]},
    {"name": "discard", "columns": [{"name": "card", "kind": "cards"}]},
    {"name": "end_discard"},
    {"name": "weather_cool", "columns": [{"name": "n"}]},
    {"name": "slip_further", "columns": [{"name": "n"}, {"name": "pos"}]},
  ],
  "actions": [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
    [1, 7],
    [1, 8],
    [2, 1],
    [2, 2],
    [2, 3],
    [3],
    [4],
    [5],
    [6],
    [7, 1],
    [7, 0],
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 6],
    [8, 7],
    [8, 8],
    [9],
    [10],
    [11, 3],
    [11, 4],
  ],
  "refusals": [
    "HEAT-0.3",
    "HEAT-0.4",
    "HEAT-1.2",
    "HEAT-1.4",
    "HEAT-2.1",
    "HEAT-2.2",
    "HEAT-4.1",
    "HEAT-4.2",
    "HEAT-4.3",
    "HEAT-4.5",
    "HEAT-5.1",
    "HEAT-5.4",
    "HEAT-5.5",
    "HEAT-5.6",
    "HEAT-5.9",
    "HEAT-6.1",
    "HEAT-6.3",
    "HEAT-8.1",
    "HEAT-8.4",
    "HEAT-F.4",
    "HEAT-F.7",
    "R-5",
    "R-8",
    "R-10",
    "R-29",
    "R-31",
    "HEAT-X.2",
    "HEAT-X.4",
    "HEAT-W.9",
    "HEAT-W.10",
    "HEAT-W.11",
    "HEAT-W.12",
  ],
  "foresight": [
    "pos",
    "spot",
    "speed",
    "lost",
    "paid",
    "engine",
    "spun",
    "stress",
    "cluttered",
    "finished",
    "rank",
    "corner",
  ],
  "enumerations": {
    "cards": [1, 2, 3, 4, "U0", "U5", "S", "H", "UH"],
    "phases": ["plan", "react", "slip", "discard", "over"],
    "reasons": ["cards", "boost", "adrenaline", "slipstream", "stress", "legend"],
    "symbols": ["boost", "cooldown", "adr_move", "adr_cool"],
    "weathers": ["none", "clouds", "fog", "storm", "snow", "rain", "sun"],
    "tokens": ["none", "plus", "minus", "overheat", "free_boost", "slip", "weather"],
  },
  "called": ["seats", "actions"],
  "short": {"seats": 4, "options": {"track": "usa", "laps": 1, "grid": ["A", "B", "C", "D"]}},
  "liveries": {
    "Black": {"colour": "#23262b", "ink": "#ffffff", "shape": "octagon", "pattern": "stripe", "label": "★"},
    "Blue": {"colour": "#0f3f8c", "ink": "#ffffff", "shape": "octagon", "pattern": "stripe", "label": "★"},
    "Green": {"colour": "#17653a", "ink": "#ffffff", "shape": "octagon", "pattern": "stripe", "label": "★"},
    "Red": {"colour": "#8f0d22", "ink": "#ffffff", "shape": "octagon", "pattern": "stripe", "label": "★"},
    "Grey": {"colour": "#8a9099", "ink": "#111111", "shape": "octagon", "pattern": "stripe", "label": "★"},
    "Yellow": {"colour": "#c79a00", "ink": "#111111", "shape": "octagon", "pattern": "stripe", "label": "★"},
  },
};
