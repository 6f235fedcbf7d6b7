// Made from the schema of speed by web/rooms.py.
import type { Schema } from "../wire/glass";
import type { SpeedBoard } from "../wire/wire";

export type Bonuses = "km" | "wilds" | "all_wilds" | "kontras" | "trip" | "delayed" | "safe" | "blockade" | "extension";
export type Phases = "play" | "kontra" | "extension" | "over";
export type Teams = "A" | "B" | "C";

export interface Team {
  /** Kilometres of this round. */
  distance: number;
  /** It may drive. */
  rolling: boolean;
  /** It is under a SPEED_LIMIT. */
  limited: boolean;
  /** Points of the last finished round. */
  score: number;
  /** Points of all finished rounds. */
  total: number;
  /** What counts of the Battle pile, if there is one. */
  battle_top?: string;
  /** What counts of the Speed pile, if there is one. */
  speed_top?: string;
  /** The Battle pile, in the same way. */
  battle: string[];
  /** The Speed pile, in the same way. */
  speed: string[];
  /** Kilometre cards on the table. */
  km: Record<string, number>;
  /** The wild area. */
  wild: string[];
  /** Those of them that were played as kontra. */
  across: string[];
}

export interface Hand {
  /** Cards in the hand. */
  held: number;
  team: Teams;
}

export interface View {
  /** To everybody but the holder of the matching wild a kontra looks like play. */
  phase: Phases;
  /** The number of this round, from 1. */
  rounds: number;
  dealer: string;
  /** Whose turn it is. */
  turn: string;
  /** Who must decide now, as far as the viewer may know. */
  pending: string[];
  /** In a kontra of one's own: the attack that waits for an answer. */
  attack?: string;
  /** In a kontra of one's own: the team it lies on. */
  attacked?: Teams;
  /** Distance of this round. */
  target: number;
  /** Who called the extension; unknown if nobody has. */
  extension_by?: Teams;
  /** Cards in the draw pile. */
  draw: number;
  /** Cards on the discard pile. */
  discards: number;
  /** The discard pile, the top last, or its top alone. */
  discard: string[];
  /** Unknown if the pile is empty. */
  discard_top?: string;
  /** Who sees this; unknown if nobody who plays. */
  viewer?: string;
  /** The own hand. */
  hand?: string[];
  teams: Record<string, Team>;
  hands: Record<string, Hand>;
}

export type Event =
  | { name: "dealt"; seat?: string; values: { round: number } }
  | { name: "drew"; seat?: string; values: { card?: string; draw: number; held: number } }
  | { name: "drove"; seat?: string; values: { km: number; team: Teams; distance: number } }
  | { name: "defended"; seat?: string; values: {
      card: string;
      own: Teams;
      battle: string;
      speed: string;
      rolling: boolean;
      limited: boolean;
    } }
  | { name: "prevented"; seat?: string; values: {
      card: string;
      own: Teams;
      battle: string;
      speed: string;
      rolling: boolean;
      limited: boolean;
      wild: string[];
      across: string[];
    } }
  | { name: "attacked"; seat?: string; values: {
      card: string;
      team: Teams;
      battle: string;
      speed: string;
      rolling: boolean;
      limited: boolean;
    } }
  | { name: "restored"; seat?: string; values: {
      card: string;
      team: Teams;
      battle: string;
      speed: string;
      rolling: boolean;
      limited: boolean;
      discards: number;
    } }
  | { name: "kontra"; seat?: string; values: {
      card: string;
      own: Teams;
      battle: string;
      speed: string;
      rolling: boolean;
      limited: boolean;
      discards: number;
      attack: string;
      wild: string[];
      across: string[];
    } }
  | { name: "declined"; seat?: string; values: object }
  | { name: "skipped"; seat?: string; values: object }
  | { name: "discarded"; seat?: string; values: { card: string; discards: number; held: number } }
  | { name: "completed"; seat?: string; values: { team: Teams; distance: number } }
  | { name: "extended"; seat?: string; values: { target: number; by: Teams } }
  | { name: "not_extended"; seat?: string; values: object }
  | { name: "pile_empty"; seat?: string; values: object }
  | { name: "passed_over"; seat?: string; values: object }
  | { name: "scored"; seat?: string; values: {
      team: Teams;
      points: number;
      total: number;
      km: number;
      wilds: number;
      all_wilds: number;
      kontras: number;
      trip: number;
      delayed: number;
      safe: number;
      blockade: number;
      extension: number;
      bonuses: Record<string, number>;
    } }
  | { name: "won"; seat?: string; values: { team: Teams; total: number } }
  | { name: "called"; seat?: string; values: { card: string; team: Teams } }
  | { name: "stood"; seat?: string; values: { team: Teams } };

export type Choice = { action: number; move: string; text: string } & (
  | { kind: "play"; card: string; km?: number; distance?: number; completes?: boolean }
  | { kind: "attack"; card: string; team: Teams }
  | { kind: "discard"; card: string }
  | { kind: "kontra"; yes: boolean; card: string }
  | { kind: "extend"; yes: boolean; target: number }
);

export interface Speed { view: View; event: Event; choice: Choice; board: SpeedBoard }

export const schema: Schema = {
  "game": "speed",
  "rules": 1,
  "unknown": -32768,
  "none": -1,
  "seats": [2, 3, 4, 6],
  "usual": 2,
  "seen": 570,
  "columns": [
    {"name": "phase", "kind": "phases"},
    {"name": "rounds", "at": 1},
    {"name": "dealer", "kind": "seats", "at": 2},
    {"name": "turn", "kind": "seats", "at": 3},
    {"name": "pending", "kind": "seats", "form": "pile", "at": 4, "size": 2},
    {"name": "attack", "kind": "cards", "at": 6, "maybe": true},
    {"name": "attacked", "kind": "teams", "at": 7, "maybe": true},
    {"name": "target", "at": 8},
    {"name": "extension_by", "kind": "teams", "at": 9, "maybe": true},
    {"name": "draw", "at": 10},
    {"name": "discards", "at": 11},
    {"name": "discard", "kind": "cards", "form": "pile", "at": 12, "size": 161},
    {"name": "discard_top", "kind": "cards", "at": 173, "maybe": true},
    {"name": "viewer", "kind": "seats", "at": 174, "maybe": true},
    {"name": "hand", "kind": "cards", "form": "bag", "at": 175, "size": 20, "maybe": true},
    {"name": "distance", "at": 195, "per": "teams"},
    {"name": "rolling", "kind": "flag", "at": 198, "per": "teams"},
    {"name": "limited", "kind": "flag", "at": 201, "per": "teams"},
    {"name": "score", "at": 204, "per": "teams"},
    {"name": "total", "at": 207, "per": "teams"},
    {"name": "battle_top", "kind": "cards", "at": 210, "per": "teams", "maybe": true},
    {"name": "speed_top", "kind": "cards", "at": 213, "per": "teams", "maybe": true},
    {"name": "battle", "kind": "cards", "form": "pile", "at": 216, "size": 65, "per": "teams"},
    {"name": "speed", "kind": "cards", "form": "pile", "at": 411, "size": 33, "per": "teams"},
    {"name": "km", "kind": "kilometres", "form": "each", "at": 510, "size": 6, "per": "teams"},
    {"name": "wild", "kind": "cards", "form": "pile", "at": 528, "size": 5, "per": "teams"},
    {"name": "across", "kind": "cards", "form": "pile", "at": 543, "size": 5, "per": "teams"},
    {"name": "held", "at": 558, "per": "hands"},
    {"name": "team", "kind": "teams", "at": 564, "per": "hands"},
  ],
  "groups": {"teams": {"size": 3, "kind": "teams"}, "hands": {"size": 6, "kind": "seats"}},
  "events": [
    {"name": "dealt", "columns": [{"name": "round", "sets": "rounds"}], "rule": "SPD-4.6"},
    {
      "name": "drew",
      "columns": [
        {"name": "card", "kind": "cards", "maybe": true},
        {"name": "draw", "sets": "draw", "quiet": true},
        {"name": "held", "sets": "held", "quiet": true},
      ],
      "rule": "SPD-6.2",
    },
    {
      "name": "drove",
      "columns": [{"name": "km"}, {"name": "team", "kind": "teams"}, {"name": "distance", "sets": "distance"}],
      "rule": "SPD-7.24",
      "of": "team",
    },
    {
      "name": "defended",
      "columns": [
        {"name": "card", "kind": "cards"},
        {"name": "own", "kind": "teams", "quiet": true},
        {"name": "battle", "kind": "cards", "sets": "battle_top", "quiet": true},
        {"name": "speed", "kind": "cards", "sets": "speed_top", "quiet": true},
        {"name": "rolling", "kind": "flag", "sets": "rolling", "quiet": true},
        {"name": "limited", "kind": "flag", "sets": "limited", "quiet": true},
      ],
      "rule": "SPD-7.3",
      "of": "own",
    },
    {
      "name": "prevented",
      "columns": [
        {"name": "card", "kind": "cards"},
        {"name": "own", "kind": "teams", "quiet": true},
        {"name": "battle", "kind": "cards", "sets": "battle_top", "quiet": true},
        {"name": "speed", "kind": "cards", "sets": "speed_top", "quiet": true},
        {"name": "rolling", "kind": "flag", "sets": "rolling", "quiet": true},
        {"name": "limited", "kind": "flag", "sets": "limited", "quiet": true},
        {"name": "wild", "kind": "cards", "form": "pile", "sets": "wild", "quiet": true},
        {"name": "across", "kind": "cards", "form": "pile", "sets": "across", "quiet": true},
      ],
      "rule": "SPD-7.14",
      "of": "own",
    },
    {
      "name": "attacked",
      "columns": [
        {"name": "card", "kind": "cards"},
        {"name": "team", "kind": "teams"},
        {"name": "battle", "kind": "cards", "sets": "battle_top", "quiet": true},
        {"name": "speed", "kind": "cards", "sets": "speed_top", "quiet": true},
        {"name": "rolling", "kind": "flag", "sets": "rolling", "quiet": true},
        {"name": "limited", "kind": "flag", "sets": "limited", "quiet": true},
      ],
      "rule": "SPD-6.12",
      "of": "team",
    },
    {
      "name": "restored",
      "columns": [
        {"name": "card", "kind": "cards", "sets": "discard_top"},
        {"name": "team", "kind": "teams"},
        {"name": "battle", "kind": "cards", "sets": "battle_top", "quiet": true},
        {"name": "speed", "kind": "cards", "sets": "speed_top", "quiet": true},
        {"name": "rolling", "kind": "flag", "sets": "rolling", "quiet": true},
        {"name": "limited", "kind": "flag", "sets": "limited", "quiet": true},
        {"name": "discards", "sets": "discards", "quiet": true},
      ],
      "rule": "SPD-8.5",
      "of": "team",
    },
    {
      "name": "kontra",
      "columns": [
        {"name": "card", "kind": "cards"},
        {"name": "own", "kind": "teams", "quiet": true},
        {"name": "battle", "kind": "cards", "sets": "battle_top", "quiet": true},
        {"name": "speed", "kind": "cards", "sets": "speed_top", "quiet": true},
        {"name": "rolling", "kind": "flag", "sets": "rolling", "quiet": true},
        {"name": "limited", "kind": "flag", "sets": "limited", "quiet": true},
        {"name": "discards", "sets": "discards", "quiet": true},
        {"name": "attack", "kind": "cards", "sets": "discard_top"},
        {"name": "wild", "kind": "cards", "form": "pile", "sets": "wild", "quiet": true},
        {"name": "across", "kind": "cards", "form": "pile", "sets": "across", "quiet": true},
      ],
      "rule": "SPD-8.2",
      "of": "own",
      "loud": true,
    },
    {"name": "declined", "rule": "SPD-RUL.14"},
    {"name": "skipped", "rule": "SPD-RUL.18"},
    {
      "name": "discarded",
      "columns": [
        {"name": "card", "kind": "cards", "sets": "discard_top"},
        {"name": "discards", "sets": "discards", "quiet": true},
        {"name": "held", "sets": "held", "quiet": true},
      ],
      "rule": "SPD-6.9",
    },
    {
      "name": "completed",
      "columns": [{"name": "team", "kind": "teams"}, {"name": "distance"}],
      "rule": "SPD-7.31",
      "loud": true,
    },
    {
      "name": "extended",
      "columns": [
        {"name": "target", "sets": "target"},
        {"name": "by", "kind": "teams", "sets": "extension_by", "quiet": true},
      ],
      "rule": "SPD-11.8",
      "loud": true,
    },
    {"name": "not_extended", "rule": "SPD-RUL.26"},
    {"name": "pile_empty", "rule": "SPD-9.7"},
    {"name": "passed_over", "rule": "SPD-RUL.21"},
    {
      "name": "scored",
      "columns": [
        {"name": "team", "kind": "teams"},
        {"name": "points", "sets": "score"},
        {"name": "total", "sets": "total"},
        {"name": "km"},
        {"name": "wilds"},
        {"name": "all_wilds"},
        {"name": "kontras"},
        {"name": "trip"},
        {"name": "delayed"},
        {"name": "safe"},
        {"name": "blockade"},
        {"name": "extension"},
        {"name": "bonuses", "kind": "bonuses", "form": "each", "quiet": true},
      ],
      "rule": "SPD-9.1",
      "of": "team",
      "loud": true,
    },
    {
      "name": "won",
      "columns": [{"name": "team", "kind": "teams"}, {"name": "total"}],
      "rule": "SPD-10.1",
      "loud": true,
    },
    {
      "name": "called",
      "columns": [{"name": "card", "kind": "cards"}, {"name": "team", "kind": "teams"}],
      "rule": "SPD-RUL.15",
    },
    {"name": "stood", "columns": [{"name": "team", "kind": "teams"}], "rule": "SPD-RUL.14"},
  ],
  "choices": [
    {
      "name": "play",
      "columns": [
        {"name": "card", "kind": "cards"},
        {"name": "km", "maybe": true},
        {"name": "distance", "maybe": true},
        {"name": "completes", "kind": "flag", "maybe": true},
      ],
    },
    {"name": "attack", "columns": [{"name": "card", "kind": "cards"}, {"name": "team", "kind": "teams"}]},
    {"name": "discard", "columns": [{"name": "card", "kind": "cards"}]},
    {"name": "kontra", "columns": [{"name": "yes", "kind": "flag"}, {"name": "card", "kind": "cards"}]},
    {"name": "extend", "columns": [{"name": "yes", "kind": "flag"}, {"name": "target"}]},
  ],
  "actions": [
    [0, 5],
    [0, 6],
    [0, 7],
    [0, 8],
    [0, 9],
    [0, 10],
    [0, 11],
    [0, 12],
    [0, 13],
    [0, 14],
    [0, 15],
    [0, 16],
    [0, 17],
    [0, 18],
    [0, 19],
    [1, 0, 0],
    [1, 0, 1],
    [1, 0, 2],
    [1, 1, 0],
    [1, 1, 1],
    [1, 1, 2],
    [1, 2, 0],
    [1, 2, 1],
    [1, 2, 2],
    [1, 3, 0],
    [1, 3, 1],
    [1, 3, 2],
    [1, 4, 0],
    [1, 4, 1],
    [1, 4, 2],
    [2, 0],
    [2, 1],
    [2, 2],
    [2, 3],
    [2, 4],
    [2, 5],
    [2, 6],
    [2, 7],
    [2, 8],
    [2, 9],
    [2, 10],
    [2, 11],
    [2, 12],
    [2, 13],
    [2, 14],
    [2, 15],
    [2, 16],
    [2, 17],
    [2, 18],
    [2, 19],
    [3, 1],
    [3, 0],
    [4, 1],
    [4, 0],
  ],
  "refusals": [
    "SPD-2.4",
    "SPD-2.5",
    "SPD-2.7",
    "SPD-6.3",
    "SPD-6.17",
    "SPD-7.2",
    "SPD-7.4",
    "SPD-7.5",
    "SPD-7.6",
    "SPD-7.8",
    "SPD-7.9",
    "SPD-7.10",
    "SPD-7.11",
    "SPD-7.15",
    "SPD-7.21",
    "SPD-7.22",
    "SPD-7.23",
    "SPD-7.27",
    "SPD-7.28",
    "SPD-8.4",
    "SPD-10.3",
    "SPD-11.6",
    "SPD-RUL.6",
    "SPD-RUL.7",
    "SPD-RUL.10",
    "SPD-RUL.11",
  ],
  "foresight": ["distance", "kontra", "completed"],
  "enumerations": {
    "bonuses": ["km", "wilds", "all_wilds", "kontras", "trip", "delayed", "safe", "blockade", "extension"],
    "phases": ["play", "kontra", "extension", "over"],
    "teams": ["A", "B", "C"],
  },
  "called": ["cards", "kilometres", "seats", "actions"],
  "short": {"seats": 2, "options": {"max_rounds": 1}},
  "liveries": {},
};
