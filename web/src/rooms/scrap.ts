// Made from the schema of scrap by web/rooms.py.
import type { Schema } from "../wire/glass";
import type { ScrapBoard } from "../wire/wire";

export type Cards =
  | "FWD2"
  | "DICE2"
  | "FWD5_BACK2"
  | "ZERO"
  | "CHASE2"
  | "DIE_BACK"
  | "PUSH5"
  | "BACK4"
  | "BACK6"
  | "CHASE4"
  | "LOSE_POS"
  | "LAST4"
  | "FWD3"
  | "FWD5"
  | "FWD7"
  | "STRAIGHT"
  | "CURVE"
  | "CATCH"
  | 2
  | 3
  | 5
  | 7;
export type Causes = "move" | "accident" | "goal";
export type Decks = "1/2" | "3/4" | "5/6" | "bonus" | "goal";
export type Phases = "roll" | "move" | "duel" | "order" | "over";
export type Racers = "steel" | "swift" | "twister" | "crusher" | "jackal" | "hover";
export type Reasons = "dice" | "bonus" | "ability" | "duel" | "accident" | "goal";
export type Tokens = "pm" | "flip" | "reroll";
export type Uses = "plus" | "minus" | "flip" | "reroll";
export type Ways = "dice" | "jackal" | "choice";

export interface Place {
  /** Whether a change token lies there, face down. */
  lies: boolean;
}

export interface Deck {
  /** Cards in it. */
  left: number;
  /** Cards beside it. */
  used: Cards[];
}

export interface Player {
  /** Bonus cards in the hand. */
  held: number;
}

export interface Racer {
  owner: string;
  /** Fields from the line; 0 not yet on the track. */
  p: number;
  /** 0 not yet on the track. */
  field: number;
  /** Lap tokens. */
  laps: number;
  bonus_tokens: number;
  /** Change tokens held. */
  tokens: Tokens[];
}

export interface View {
  phase: Phases;
  /** The number of this round, from 1. */
  rounds: number;
  /** Who has the start marker. */
  first: string;
  /** Who must decide now. */
  pending: string[];
  /** The last round. */
  final: boolean;
  /** Change tokens inside the track. */
  store: number;
  /** By the seats of their players, then by turn order. */
  racing: Racers[];
  /** The turn order from the start marker, if it is fixed. */
  order: Racers[];
  /** In race order, the first first. */
  ranking: Racers[];
  /** The active racer; unknown while its player orders his. */
  turn?: Racers;
  /** Of the active racer. */
  dice?: number[];
  /** The last die shows the same as another. */
  double?: boolean;
  /** Where the active racer began; unknown while it rolls. */
  start?: number;
  /** The dice move has been made; unknown while it rolls. */
  driven?: boolean;
  /** Who has crossed the line in this turn. */
  crossed?: Racers[];
  /** Who moved last, as far as duels ask for it. */
  mover?: Racers;
  /** What a duel belongs to, or what waits for an order of racers. */
  after?: Causes;
  /** Own racers on one field: one has to win. */
  duel?: Racers[];
  /** What waits for an order of racers. */
  card?: Cards;
  /** The own bonus cards. */
  hand?: Cards[];
  places: Record<string, Place>;
  decks: Record<string, Deck>;
  players: Record<string, Player>;
  racers: Record<string, Racer>;
}

export type Event =
  | { name: "drew_racer"; seat?: string; values: { racer: Racers } }
  | { name: "starts"; seat?: string; values: object }
  | { name: "round"; seat?: string; values: { round: number } }
  | { name: "turn"; seat?: string; values: { racer: Racers; dice: number[] } }
  | { name: "ordered"; seat?: string; values: { racer: Racers; second: Racers } }
  | { name: "rolled"; seat?: string; values: { die: number; again: boolean; double: boolean; dice: number[] } }
  | { name: "used_token"; seat?: string; values: {
      token: Uses;
      from: number;
      to: number;
      spent: Tokens;
      double: boolean;
      dice: number[];
    } }
  | { name: "stopped"; seat?: string; values: { sum: number } }
  | { name: "played_bonus"; seat?: string; values: { card: Cards; held: number } }
  | { name: "moved"; seat?: string; values: {
      racer: Racers;
      from: number;
      to: number;
      n: number;
      reason: Reasons;
      field: number;
      ranking: Racers[];
    } }
  | { name: "ability"; seat?: string; values: { racer: Racers } }
  | { name: "duel"; seat?: string; values: { field: number; racers: Racers[] } }
  | { name: "duel_die"; seat?: string; values: { racer: Racers; die: number } }
  | { name: "duel_won"; seat?: string; values: { racer: Racers; way: Ways } }
  | { name: "double"; seat?: string; values: { die: number } }
  | { name: "accident"; seat?: string; values: { deck: Decks; card: Cards } }
  | { name: "accident_dice"; seat?: string; values: { dice: number[] } }
  | { name: "renewed"; seat?: string; values: { deck: Decks } }
  | { name: "bonus_token"; seat?: string; values: { racer: Racers; n: number } }
  | { name: "bonus_card"; seat?: string; values: { racer: Racers; card?: Cards; bonus_tokens: number } }
  | { name: "lap"; seat?: string; values: { racer: Racers; n: number } }
  | { name: "goal"; seat?: string; values: { card: Cards } }
  | { name: "laid_token"; seat?: string; values: { field: number; token?: Tokens; lies: boolean } }
  | { name: "took_token"; seat?: string; values: { racer: Racers; field: number; token: Tokens; lies: boolean } }
  | { name: "final_round"; seat?: string; values: { racer: Racers; final: boolean } }
  | { name: "auto"; seat?: string; values: { action: string } }
  | { name: "guarded"; seat?: string; values: { rounds: number } }
  | { name: "finished"; seat?: string; values: { rank: number } };

export type Choice = { action: number; move: string; text: string } & (
  | { kind: "roll";  }
  | { kind: "stop"; n: number; field: number }
  | { kind: "token"; use: Uses; spent: Tokens; die?: number }
  | { kind: "accept"; deck: Decks; die: number }
  | { kind: "bonus"; card: Cards; n: number; field: number }
  | { kind: "drive"; n: number; field: number }
  | { kind: "done"; field: number }
  | { kind: "winner"; racer: Racers; n: number; field: number }
  | { kind: "order"; racer: Racers }
);

export interface Scrap { view: View; event: Event; choice: Choice; board: ScrapBoard }

export const schema: Schema = {
  "game": "scrap",
  "rules": 1,
  "unknown": -32768,
  "none": -1,
  "seats": [2, 3, 4, 5, 6],
  "usual": 4,
  "seen": 265,
  "columns": [
    {"name": "phase", "kind": "phases"},
    {"name": "rounds", "at": 1},
    {"name": "first", "kind": "seats", "at": 2},
    {"name": "pending", "kind": "seats", "form": "pile", "at": 3, "size": 2},
    {"name": "final", "kind": "flag", "at": 5},
    {"name": "store", "at": 6},
    {"name": "racing", "kind": "racers", "form": "pile", "at": 7, "size": 7},
    {"name": "order", "kind": "racers", "form": "pile", "at": 14, "size": 7},
    {"name": "ranking", "kind": "racers", "form": "pile", "at": 21, "size": 7},
    {"name": "turn", "kind": "racers", "at": 28, "maybe": true},
    {"name": "dice", "form": "pile", "at": 29, "size": 7, "maybe": true},
    {"name": "double", "kind": "flag", "at": 36, "maybe": true},
    {"name": "start", "at": 37, "maybe": true},
    {"name": "driven", "kind": "flag", "at": 38, "maybe": true},
    {"name": "crossed", "kind": "racers", "form": "pile", "at": 39, "size": 7, "maybe": true},
    {"name": "mover", "kind": "racers", "at": 46, "maybe": true},
    {"name": "after", "kind": "causes", "at": 47, "maybe": true},
    {"name": "duel", "kind": "racers", "form": "pile", "at": 48, "size": 7, "maybe": true},
    {"name": "card", "kind": "cards", "at": 55, "maybe": true},
    {"name": "hand", "kind": "cards", "form": "bag", "at": 56, "size": 22, "maybe": true},
    {"name": "lies", "kind": "flag", "at": 78, "per": "places"},
    {"name": "left", "at": 96, "per": "decks"},
    {"name": "used", "kind": "cards", "form": "bag", "at": 101, "size": 22, "per": "decks"},
    {"name": "held", "at": 211, "per": "players"},
    {"name": "owner", "kind": "seats", "at": 217, "per": "racers"},
    {"name": "p", "at": 223, "per": "racers"},
    {"name": "field", "at": 229, "per": "racers"},
    {"name": "laps", "at": 235, "per": "racers"},
    {"name": "bonus_tokens", "at": 241, "per": "racers"},
    {"name": "tokens", "kind": "tokens", "form": "bag", "at": 247, "size": 3, "per": "racers"},
  ],
  "groups": {
    "places": {"size": 18, "kind": "places"},
    "decks": {"size": 5, "kind": "decks"},
    "players": {"size": 6, "kind": "seats"},
    "racers": {"size": 6, "kind": "racers"},
  },
  "events": [
    {"name": "drew_racer", "columns": [{"name": "racer", "kind": "racers"}], "rule": "SCR-SETUP.7"},
    {"name": "starts", "rule": "SCR-SETUP.10"},
    {"name": "round", "columns": [{"name": "round", "sets": "rounds"}], "rule": "SCR-TURN.1", "loud": true},
    {
      "name": "turn",
      "columns": [
        {"name": "racer", "kind": "racers", "sets": "turn"},
        {"name": "dice", "form": "pile", "sets": "dice", "quiet": true},
      ],
      "rule": "SCR-TURN.2",
    },
    {
      "name": "ordered",
      "columns": [{"name": "racer", "kind": "racers"}, {"name": "second", "kind": "racers"}],
      "rule": "SCR-2P.2",
    },
    {
      "name": "rolled",
      "columns": [
        {"name": "die"},
        {"name": "again", "kind": "flag"},
        {"name": "double", "kind": "flag", "sets": "double", "quiet": true},
        {"name": "dice", "form": "pile", "sets": "dice", "quiet": true},
      ],
      "rule": "SCR-ROLL.1",
    },
    {
      "name": "used_token",
      "columns": [
        {"name": "token", "kind": "uses"},
        {"name": "from"},
        {"name": "to"},
        {"name": "spent", "kind": "tokens", "quiet": true},
        {"name": "double", "kind": "flag", "sets": "double", "quiet": true},
        {"name": "dice", "form": "pile", "sets": "dice", "quiet": true},
      ],
      "rule": "SCR-ROLL.5",
    },
    {"name": "stopped", "columns": [{"name": "sum"}], "rule": "SCR-ROLL.3"},
    {
      "name": "played_bonus",
      "columns": [{"name": "card", "kind": "cards"}, {"name": "held", "sets": "held", "quiet": true}],
      "rule": "SCR-MOVE.3",
    },
    {
      "name": "moved",
      "columns": [
        {"name": "racer", "kind": "racers"},
        {"name": "from"},
        {"name": "to", "sets": "p"},
        {"name": "n"},
        {"name": "reason", "kind": "reasons"},
        {"name": "field", "sets": "field"},
        {"name": "ranking", "kind": "racers", "form": "pile", "sets": "ranking", "quiet": true},
      ],
      "rule": "SCR-MOVE.1",
      "of": "racer",
    },
    {"name": "ability", "columns": [{"name": "racer", "kind": "racers"}], "rule": "SCR-ABILITY.1"},
    {
      "name": "duel",
      "columns": [{"name": "field"}, {"name": "racers", "kind": "racers", "form": "pile"}],
      "rule": "SCR-DUEL.1",
    },
    {"name": "duel_die", "columns": [{"name": "racer", "kind": "racers"}, {"name": "die"}], "rule": "SCR-DUEL.2"},
    {
      "name": "duel_won",
      "columns": [{"name": "racer", "kind": "racers"}, {"name": "way", "kind": "ways"}],
      "rule": "SCR-DUEL.2",
      "loud": true,
    },
    {"name": "double", "columns": [{"name": "die"}], "rule": "SCR-DOUBLE.1", "loud": true},
    {
      "name": "accident",
      "columns": [{"name": "deck", "kind": "decks"}, {"name": "card", "kind": "cards"}],
      "rule": "SCR-DOUBLE.1",
      "loud": true,
    },
    {"name": "accident_dice", "columns": [{"name": "dice", "form": "pile"}], "rule": "SCR-ACC.10"},
    {"name": "renewed", "columns": [{"name": "deck", "kind": "decks"}], "rule": "SCR-DOUBLE.7"},
    {
      "name": "bonus_token",
      "columns": [{"name": "racer", "kind": "racers"}, {"name": "n", "sets": "bonus_tokens"}],
      "rule": "SCR-DOUBLE.4",
      "of": "racer",
    },
    {
      "name": "bonus_card",
      "columns": [
        {"name": "racer", "kind": "racers"},
        {"name": "card", "kind": "cards", "maybe": true},
        {"name": "bonus_tokens", "sets": "bonus_tokens", "quiet": true},
      ],
      "rule": "SCR-DOUBLE.5",
      "of": "racer",
    },
    {
      "name": "lap",
      "columns": [{"name": "racer", "kind": "racers"}, {"name": "n", "sets": "laps"}],
      "rule": "SCR-LAP.1",
      "of": "racer",
      "loud": true,
    },
    {"name": "goal", "columns": [{"name": "card", "kind": "cards"}], "rule": "SCR-LAP.1", "loud": true},
    {
      "name": "laid_token",
      "columns": [
        {"name": "field", "kind": "places"},
        {"name": "token", "kind": "tokens", "maybe": true},
        {"name": "lies", "kind": "flag", "sets": "lies", "quiet": true},
      ],
      "rule": "SCR-LAP.5",
      "of": "field",
    },
    {
      "name": "took_token",
      "columns": [
        {"name": "racer", "kind": "racers"},
        {"name": "field", "kind": "places"},
        {"name": "token", "kind": "tokens"},
        {"name": "lies", "kind": "flag", "sets": "lies", "quiet": true},
      ],
      "rule": "SCR-TOKEN.1",
      "of": "field",
    },
    {
      "name": "final_round",
      "columns": [
        {"name": "racer", "kind": "racers"},
        {"name": "final", "kind": "flag", "sets": "final", "quiet": true},
      ],
      "rule": "SCR-END.1",
      "loud": true,
    },
    {"name": "auto", "columns": [{"name": "action", "kind": "actions"}], "rule": "SCR-OWN.5"},
    {"name": "guarded", "columns": [{"name": "rounds"}], "rule": "SCR-OWN.1", "loud": true},
    {"name": "finished", "columns": [{"name": "rank"}], "rule": "SCR-END.3", "loud": true},
  ],
  "choices": [
    {"name": "roll"},
    {"name": "stop", "columns": [{"name": "n"}, {"name": "field"}]},
    {
      "name": "token",
      "columns": [{"name": "use", "kind": "uses"}, {"name": "spent", "kind": "tokens"}, {"name": "die", "maybe": true}],
    },
    {"name": "accept", "columns": [{"name": "deck", "kind": "decks"}, {"name": "die"}]},
    {"name": "bonus", "columns": [{"name": "card", "kind": "cards"}, {"name": "n"}, {"name": "field"}]},
    {"name": "drive", "columns": [{"name": "n"}, {"name": "field"}]},
    {"name": "done", "columns": [{"name": "field"}]},
    {"name": "winner", "columns": [{"name": "racer", "kind": "racers"}, {"name": "n"}, {"name": "field"}]},
    {"name": "order", "columns": [{"name": "racer", "kind": "racers"}]},
  ],
  "actions": [
    [0],
    [1],
    [2, 0],
    [2, 1],
    [2, 2],
    [2, 3],
    [3],
    [4, 12],
    [4, 13],
    [4, 14],
    [4, 15],
    [4, 16],
    [4, 17],
    [5],
    [6],
    [7, 0],
    [7, 1],
    [7, 2],
    [7, 3],
    [7, 4],
    [7, 5],
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
  ],
  "refusals": [
    "SCR-TURN.1",
    "SCR-TURN.2",
    "SCR-ROLL.2",
    "SCR-ROLL.3",
    "SCR-ROLL.4",
    "SCR-ROLL.5",
    "SCR-ROLL.9",
    "SCR-MOVE.3",
    "SCR-END.2",
    "SCR-2P.4",
    "SCR-RUL.5",
    "SCR-RUL.9",
    "SCR-RUL.10",
    "SCR-RUL.11",
    "SCR-RUL.40",
  ],
  "foresight": ["p", "field", "moved", "place", "accident", "duels", "won", "laps", "tokens", "cards"],
  "enumerations": {
    "cards": [
      "FWD2",
      "DICE2",
      "FWD5_BACK2",
      "ZERO",
      "CHASE2",
      "DIE_BACK",
      "PUSH5",
      "BACK4",
      "BACK6",
      "CHASE4",
      "LOSE_POS",
      "LAST4",
      "FWD3",
      "FWD5",
      "FWD7",
      "STRAIGHT",
      "CURVE",
      "CATCH",
      2,
      3,
      5,
      7,
    ],
    "causes": ["move", "accident", "goal"],
    "decks": ["1/2", "3/4", "5/6", "bonus", "goal"],
    "phases": ["roll", "move", "duel", "order", "over"],
    "racers": ["steel", "swift", "twister", "crusher", "jackal", "hover"],
    "reasons": ["dice", "bonus", "ability", "duel", "accident", "goal"],
    "tokens": ["pm", "flip", "reroll"],
    "uses": ["plus", "minus", "flip", "reroll"],
    "ways": ["dice", "jackal", "choice"],
  },
  "called": ["places", "seats", "actions"],
  "short": {"seats": 4, "options": {"track": "A", "short": true, "auto_skip": true}},
  "liveries": {},
};
