// Made from the schema of thunder by web/rooms.py.
import type { Schema } from "../wire/glass";
import type { ThunderBoard } from "../wire/wire";

export type Cards =
  | "Rubbin' is Racin'"
  | "Teamwork"
  | "Riding the Draft"
  | "Clean Air"
  | "Working the Pack"
  | "Chasing the Race"
  | "Oversteer"
  | "Making a Move"
  | "Watch the Gauge"
  | "Staying with the Pack"
  | "Dirty Air"
  | "Set the Pace"
  | "Top Gear"
  | "Follow the Leader"
  | "Floor It"
  | "Fast Pace"
  | "Charge"
  | "Slingshot"
  | "Out in Front"
  | "Outside Line"
  | "Inside Line"
  | "Understeer";
export type EventCards =
  | "Blown Engine"
  | "Blown Tire"
  | "Blown Transmission"
  | "Brush the Wall"
  | "Collision"
  | "Debris Caution"
  | "Engine Damage"
  | "Front-End Damage"
  | "Fuel Miscalculation"
  | "Gear Box Damage"
  | "It's Getting Worse"
  | "Loose"
  | "Marbles"
  | "Overcast"
  | "Pileup"
  | "Rain"
  | "Spinout"
  | "Sun on the Track"
  | "Tight";
export type Colours = "black" | "green" | "blue" | "grey" | "yellow" | "lavender" | "orange" | "red";
export type Phases =
  | "grid"
  | "segment"
  | "card"
  | "move"
  | "rear"
  | "lane"
  | "back"
  | "second"
  | "clean_air"
  | "event"
  | "car"
  | "pit"
  | "remove"
  | "discard"
  | "over";
export type Spaces = string;
export type Steps = "" | "forward" | "inward" | "outward" | "diagonal" | "swap";
export type Ways = "line" | "ahead" | "aside" | "back" | "swap";
export type Links = "ahead" | "behind";
export type Losses = "choice" | "wear" | "event" | "lapped";
export type Walks = "start" | "before" | "after";
export type Answers = "stay" | "pit" | "retire";

export interface Car {
  team: string;
  /** Unknown beside the track. */
  at?: Spaces;
  /** How often it has crossed the line. */
  x?: number;
  /** Wear markers. */
  wear: Colours[];
  /** Turn Leader markers. */
  led: number;
  /** It has had its segment. */
  activated: boolean;
  /** Its position marker; 0 racing. */
  place: number;
  /** On the apron: cars below it. */
  stack?: number;
  /** It has a place, and has not finished. */
  out?: boolean;
  /** Driven. */
  laps?: number;
  lapped?: boolean;
  finished: boolean;
  /** It got a Turn Leader marker this turn. */
  marked: boolean;
  /** In a Collision. */
  involved: boolean;
  /** It may be picked for an event, or as Teamwork's second car. */
  option?: boolean;
  /** Of its pit stop; unknown until it is given. */
  answer?: Answers;
}

export interface Hand {
  /** Race cards in the hand. */
  held: number;
  /** The own hand. */
  hand?: Cards[];
}

export interface View {
  /** What is to be decided. */
  phase: Phases;
  /** The number of this turn, from 1. */
  turns: number;
  /** The team that decides; unknown when the race is over. */
  turn?: string;
  /** Who must decide now. */
  pending: string[];
  /** The First Player; unknown until there is one. */
  first?: string;
  /** A Rain card lies beside the track. */
  rain: boolean;
  /** The yellow flag is out. */
  yellow: boolean;
  /** The best position marker left. */
  lo: number;
  /** The lowest one. */
  hi: number;
  /** What the lap marker shows. */
  lap: number;
  /** The racing cars, the leader first. */
  order: number[];
  /** Race cards in it. */
  deck: number;
  discard: Cards[];
  /** Event cards in it. */
  event_deck: number;
  event_discard: EventCards[];
  /** The team bar in use; unknown if there is none. */
  bar?: string[];
  /** The car for which a card, or a pit stop, is to be decided. */
  car?: number;
  /** The car that moves; unknown if there is none, like all that follows. */
  active?: number;
  /** The race card in use. */
  card?: Cards;
  /** Movement points left. */
  mp?: number;
  /** Spaces of its sector that it has been in. */
  entered?: Spaces[];
  /** There was a step forward. */
  begun?: boolean;
  /** Only steps forward are left. */
  locked?: boolean;
  /** It comes out of the pits. */
  leaving?: boolean;
  /** Whose segment it is, if Teamwork moves this car as the second one. */
  second?: number;
  /** The diagonal step has been used. */
  swerved?: boolean;
  /** Cars linked ahead, the nearest first. */
  front?: number[];
  /** Cars linked behind, the nearest first. */
  rear?: number[];
  /** A step that waits for a choice inside of it; unknown if none does. */
  step?: Steps;
  /** The lane that it leads to. */
  into?: number;
  /** When the cars behind are looked for. */
  walk?: Walks;
  /** Cars pushed out of the way, the nearest first. */
  chain?: number[];
  /** They go backward. */
  back?: boolean;
  /** The lane that the last of them, or of the line ahead, goes to. */
  target?: number;
  /** The event that is being resolved; unknown if there is none. */
  event?: EventCards;
  /** The car that a Collision starts from; unknown if there is none. */
  origin?: number;
  /** Whom an event, pit stops or discards have yet to come to. */
  due: string[];
  /** Of a restart: sectors from the first start line on, while cars pit. */
  front_row?: number;
  /** Markers removed so far that cost a space. */
  removed: number;
  cars: Record<string, Car>;
  hands: Record<string, Hand>;
}

export type Event =
  | { name: "grid"; seat?: string; values: { car: number; space: number; at: Spaces; x: number } }
  | { name: "drew"; seat?: string; values: { n: number; cards?: Cards[] } }
  | { name: "reshuffled"; seat?: string; values: { n: number } }
  | { name: "bar"; seat?: string; values: { bar: string[] } }
  | { name: "turn"; seat?: string; values: { turn: number; active: number; event: EventCards; yellow: boolean } }
  | { name: "activated"; seat?: string; values: { car: number; active: number } }
  | { name: "passed"; seat?: string; values: { car: number; activated: boolean } }
  | { name: "played"; seat?: string; values: {
      car: number;
      card: Cards;
      mp: number;
      front: number[];
      rear: number[];
    } }
  | { name: "linked"; seat?: string; values: {
      car: number;
      how: Links;
      cars: number[];
      front?: number[];
      rear?: number[];
    } }
  | { name: "drove"; seat?: string; values: { car: number; how: Steps; at: Spaces; mp: number; x: number } }
  | { name: "pushed"; seat?: string; values: { car: number; how: Ways; cars: number[]; at: Spaces[]; x: number[] } }
  | { name: "followed"; seat?: string; values: { car: number; cars: number[]; at: Spaces[]; x: number[] } }
  | { name: "bumped"; seat?: string; values: { car: number; mp: number; left: number } }
  | { name: "drifted"; seat?: string; values: { car: number; at: Spaces; x: number } }
  | { name: "clean_air"; seat?: string; values: { car: number; at: Spaces; x: number } }
  | { name: "wore"; seat?: string; values: { car: number; colour: Colours; n: number; wear: Colours[] } }
  | { name: "shed"; seat?: string; values: { car: number; colour: Colours; n: number; wear: Colours[] } }
  | { name: "retired"; seat?: string; values: { car: number; place: number; why: Losses; at: Spaces; out: boolean } }
  | { name: "finished"; seat?: string; values: {
      car: number;
      place: number;
      at: Spaces;
      finished: boolean;
      out: boolean;
    } }
  | { name: "led"; seat?: string; values: { car: number; markers: number } }
  | { name: "event"; seat?: string; values: { event: EventCards; active: number } }
  | { name: "no_effect"; seat?: string; values: { event: EventCards } }
  | { name: "rain_falls"; seat?: string; values: { rain: boolean } }
  | { name: "yellow_flag"; seat?: string; values: { yellow: boolean } }
  | { name: "lined_up"; seat?: string; values: { cars: number[]; at: Spaces[]; x: number[] } }
  | { name: "pitted"; seat?: string; values: { car: number; at: Spaces; x: number; stack: number } }
  | { name: "spun"; seat?: string; values: { car: number; at: Spaces; x: number } }
  | { name: "first_player"; seat?: string; values: { first: string } }
  | { name: "discarded"; seat?: string; values: { card: Cards } }
  | { name: "classified"; seat?: string; values: { car: number; place: number; at: Spaces; out: boolean } }
  | { name: "auto"; seat?: string; values: { action: string } }
  | { name: "guarded"; seat?: string; values: { turns: number } };

export type Choice = { action: number; move: string; text: string } & (
  | { kind: "car"; car: number; at: Spaces; retires: boolean }
  | { kind: "retire"; car: number; at: Spaces }
  | { kind: "pass";  }
  | { kind: "card"; card: Cards; mp: number }
  | { kind: "F"; lane?: number; at: Spaces; mp: number; finishes: boolean }
  | { kind: "I"; at: Spaces; mp: number }
  | { kind: "O"; at: Spaces; mp: number }
  | { kind: "X"; lane?: number; at: Spaces; mp: number; finishes: boolean }
  | { kind: "S"; lane?: number; at: Spaces; mp: number; finishes: boolean }
  | { kind: "B"; car: number; at: Spaces }
  | { kind: "END"; car: number; at: Spaces }
  | { kind: "rear"; lane: number; car: number; at: Spaces }
  | { kind: "lane"; lane: number; car: number; at: Spaces }
  | { kind: "back"; lane: number; car: number; at: Spaces }
  | { kind: "stay"; car: number; at: Spaces }
  | { kind: "pit"; car: number; at?: Spaces }
  | { kind: "none";  }
  | { kind: "events";  }
  | { kind: "discard"; card: Cards }
  | { kind: "done"; car?: number; at?: Spaces }
  | { kind: "remove"; colour: Colours; car: number; at: Spaces }
);

export interface Thunder { view: View; event: Event; choice: Choice; board: ThunderBoard }

export const schema: Schema = {
  "game": "thunder",
  "rules": 2,
  "unknown": -32768,
  "none": -1,
  "seats": [2, 3, 4, 5, 6, 7],
  "usual": 4,
  "seen": 1401,
  "columns": [
    {"name": "phase", "kind": "phases"},
    {"name": "turns", "at": 1},
    {"name": "turn", "kind": "seats", "at": 2, "maybe": true},
    {"name": "pending", "kind": "seats", "form": "pile", "at": 3, "size": 8},
    {"name": "first", "kind": "seats", "at": 11, "maybe": true},
    {"name": "rain", "kind": "flag", "at": 12},
    {"name": "yellow", "kind": "flag", "at": 13},
    {"name": "lo", "at": 14},
    {"name": "hi", "at": 15},
    {"name": "lap", "at": 16},
    {"name": "order", "kind": "cars", "form": "pile", "at": 17, "size": 43},
    {"name": "deck", "at": 60},
    {"name": "discard", "kind": "cards", "form": "bag", "at": 61, "size": 22},
    {"name": "event_deck", "at": 83},
    {"name": "event_discard", "kind": "event_cards", "form": "bag", "at": 84, "size": 19},
    {"name": "bar", "kind": "seats", "form": "pile", "at": 103, "size": 8, "maybe": true},
    {"name": "car", "kind": "cars", "at": 111, "maybe": true},
    {"name": "active", "kind": "cars", "at": 112, "maybe": true},
    {"name": "card", "kind": "cards", "at": 113, "maybe": true},
    {"name": "mp", "at": 114, "maybe": true},
    {"name": "entered", "kind": "spaces", "form": "pile", "at": 115, "size": 8, "maybe": true},
    {"name": "begun", "kind": "flag", "at": 123, "maybe": true},
    {"name": "locked", "kind": "flag", "at": 124, "maybe": true},
    {"name": "leaving", "kind": "flag", "at": 125, "maybe": true},
    {"name": "second", "kind": "cars", "at": 126, "maybe": true},
    {"name": "swerved", "kind": "flag", "at": 127, "maybe": true},
    {"name": "front", "kind": "cars", "form": "pile", "at": 128, "size": 43, "maybe": true},
    {"name": "rear", "kind": "cars", "form": "pile", "at": 171, "size": 43, "maybe": true},
    {"name": "step", "kind": "steps", "at": 214, "maybe": true},
    {"name": "into", "at": 215, "maybe": true},
    {"name": "walk", "kind": "walks", "at": 216, "maybe": true},
    {"name": "chain", "kind": "cars", "form": "pile", "at": 217, "size": 43, "maybe": true},
    {"name": "back", "kind": "flag", "at": 260, "maybe": true},
    {"name": "target", "at": 261, "maybe": true},
    {"name": "event", "kind": "event_cards", "at": 262, "maybe": true},
    {"name": "origin", "kind": "cars", "at": 263, "maybe": true},
    {"name": "due", "kind": "seats", "form": "pile", "at": 264, "size": 8},
    {"name": "front_row", "at": 272, "maybe": true},
    {"name": "removed", "at": 273},
    {"name": "team", "kind": "seats", "at": 274, "per": "cars"},
    {"name": "at", "kind": "spaces", "at": 316, "per": "cars", "maybe": true},
    {"name": "x", "at": 358, "per": "cars", "maybe": true},
    {"name": "wear", "kind": "colours", "form": "bag", "at": 400, "size": 8, "per": "cars"},
    {"name": "led", "at": 736, "per": "cars"},
    {"name": "activated", "kind": "flag", "at": 778, "per": "cars"},
    {"name": "place", "at": 820, "per": "cars"},
    {"name": "stack", "at": 862, "per": "cars", "maybe": true},
    {"name": "out", "kind": "flag", "at": 904, "per": "cars", "maybe": true},
    {"name": "laps", "at": 946, "per": "cars", "maybe": true},
    {"name": "lapped", "kind": "flag", "at": 988, "per": "cars", "maybe": true},
    {"name": "finished", "kind": "flag", "at": 1030, "per": "cars"},
    {"name": "marked", "kind": "flag", "at": 1072, "per": "cars"},
    {"name": "involved", "kind": "flag", "at": 1114, "per": "cars"},
    {"name": "option", "kind": "flag", "at": 1156, "per": "cars", "maybe": true},
    {"name": "answer", "kind": "answers", "at": 1198, "per": "cars", "maybe": true},
    {"name": "held", "at": 1240, "per": "hands"},
    {"name": "hand", "kind": "cards", "form": "bag", "at": 1247, "size": 22, "per": "hands", "maybe": true},
  ],
  "groups": {"cars": {"size": 42, "kind": "cars"}, "hands": {"size": 7, "kind": "seats"}},
  "events": [
    {
      "name": "grid",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "space"},
        {"name": "at", "kind": "spaces", "sets": "at", "quiet": true},
        {"name": "x", "sets": "x", "quiet": true},
      ],
      "rule": "TA-2.5",
      "of": "car",
    },
    {
      "name": "drew",
      "columns": [{"name": "n"}, {"name": "cards", "kind": "cards", "form": "pile", "maybe": true}],
      "rule": "TA-3.3",
    },
    {"name": "reshuffled", "columns": [{"name": "n"}], "rule": "TA-5.9"},
    {"name": "bar", "columns": [{"name": "bar", "kind": "seats", "form": "pile", "sets": "bar"}], "rule": "TA-4.4.2"},
    {
      "name": "turn",
      "columns": [
        {"name": "turn", "sets": "turns"},
        {"name": "active", "kind": "cars", "sets": "active", "quiet": true},
        {"name": "event", "kind": "event_cards", "sets": "event", "quiet": true},
        {"name": "yellow", "kind": "flag", "sets": "yellow", "quiet": true},
      ],
      "rule": "TA-3.2",
      "loud": true,
    },
    {
      "name": "activated",
      "columns": [
        {"name": "car", "kind": "cars", "sets": "car"},
        {"name": "active", "kind": "cars", "sets": "active", "quiet": true},
      ],
      "rule": "TA-3.4.1",
    },
    {
      "name": "passed",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "activated", "kind": "flag", "sets": "activated", "quiet": true},
      ],
      "rule": "TA-3.4.2",
      "of": "car",
    },
    {
      "name": "played",
      "columns": [
        {"name": "car", "kind": "cars", "sets": "active"},
        {"name": "card", "kind": "cards", "sets": "card"},
        {"name": "mp", "sets": "mp"},
        {"name": "front", "kind": "cars", "form": "pile", "sets": "front", "quiet": true},
        {"name": "rear", "kind": "cars", "form": "pile", "sets": "rear", "quiet": true},
      ],
      "rule": "TA-3.4.5",
    },
    {
      "name": "linked",
      "columns": [
        {"name": "car", "kind": "cars", "sets": "active"},
        {"name": "how", "kind": "links"},
        {"name": "cars", "kind": "cars", "form": "pile"},
        {"name": "front", "kind": "cars", "form": "pile", "sets": "front", "quiet": true, "maybe": true},
        {"name": "rear", "kind": "cars", "form": "pile", "sets": "rear", "quiet": true, "maybe": true},
      ],
      "rule": "TA-6.4.3",
    },
    {
      "name": "drove",
      "columns": [
        {"name": "car", "kind": "cars", "sets": "active"},
        {"name": "how", "kind": "steps"},
        {"name": "at", "kind": "spaces", "sets": "at"},
        {"name": "mp", "sets": "mp"},
        {"name": "x", "sets": "x", "quiet": true},
      ],
      "rule": "TA-6.1.2",
      "of": "car",
    },
    {
      "name": "pushed",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "how", "kind": "ways"},
        {"name": "cars", "kind": "cars", "form": "pile"},
        {"name": "at", "kind": "spaces", "form": "pile", "sets": "at"},
        {"name": "x", "form": "pile", "sets": "x", "quiet": true},
      ],
      "rule": "TA-6.1.5",
      "of": "cars",
    },
    {
      "name": "followed",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "cars", "kind": "cars", "form": "pile"},
        {"name": "at", "kind": "spaces", "form": "pile", "sets": "at"},
        {"name": "x", "form": "pile", "sets": "x", "quiet": true},
      ],
      "rule": "TA-6.6.1",
      "of": "cars",
    },
    {
      "name": "bumped",
      "columns": [
        {"name": "car", "kind": "cars", "sets": "active"},
        {"name": "mp"},
        {"name": "left", "sets": "mp", "quiet": true},
      ],
      "rule": "TA-6.1.8",
    },
    {
      "name": "drifted",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "at", "kind": "spaces", "sets": "at"},
        {"name": "x", "sets": "x", "quiet": true},
      ],
      "rule": "TA-RC.7",
      "of": "car",
    },
    {
      "name": "clean_air",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "at", "kind": "spaces", "sets": "at"},
        {"name": "x", "sets": "x", "quiet": true},
      ],
      "rule": "TA-RC.4",
      "of": "car",
    },
    {
      "name": "wore",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "colour", "kind": "colours"},
        {"name": "n"},
        {"name": "wear", "kind": "colours", "form": "pile", "sets": "wear", "quiet": true},
      ],
      "rule": "TA-7.1.1",
      "of": "car",
    },
    {
      "name": "shed",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "colour", "kind": "colours"},
        {"name": "n"},
        {"name": "wear", "kind": "colours", "form": "pile", "sets": "wear", "quiet": true},
      ],
      "rule": "TA-7.3",
      "of": "car",
    },
    {
      "name": "retired",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "place", "sets": "place"},
        {"name": "why", "kind": "losses"},
        {"name": "at", "kind": "spaces", "sets": "at", "quiet": true},
        {"name": "out", "kind": "flag", "sets": "out", "quiet": true},
      ],
      "rule": "TA-4.3.1",
      "of": "car",
      "loud": true,
    },
    {
      "name": "finished",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "place", "sets": "place"},
        {"name": "at", "kind": "spaces", "sets": "at", "quiet": true},
        {"name": "finished", "kind": "flag", "sets": "finished", "quiet": true},
        {"name": "out", "kind": "flag", "sets": "out", "quiet": true},
      ],
      "rule": "TA-10.1.3",
      "of": "car",
      "loud": true,
    },
    {
      "name": "led",
      "columns": [{"name": "car", "kind": "cars"}, {"name": "markers", "sets": "led"}],
      "rule": "TA-3.5.1",
      "of": "car",
    },
    {
      "name": "event",
      "columns": [
        {"name": "event", "kind": "event_cards", "sets": "event"},
        {"name": "active", "kind": "cars", "sets": "active", "quiet": true},
      ],
      "rule": "TA-8.1.1",
      "loud": true,
    },
    {"name": "no_effect", "columns": [{"name": "event", "kind": "event_cards"}], "rule": "TA-8.1.2"},
    {
      "name": "rain_falls",
      "columns": [{"name": "rain", "kind": "flag", "sets": "rain", "quiet": true}],
      "rule": "TA-EV.16",
      "loud": true,
    },
    {
      "name": "yellow_flag",
      "columns": [{"name": "yellow", "kind": "flag", "sets": "yellow", "quiet": true}],
      "rule": "TA-8.2",
      "loud": true,
    },
    {
      "name": "lined_up",
      "columns": [
        {"name": "cars", "kind": "cars", "form": "pile"},
        {"name": "at", "kind": "spaces", "form": "pile", "sets": "at"},
        {"name": "x", "form": "pile", "sets": "x", "quiet": true},
      ],
      "rule": "TA-9.6",
      "of": "cars",
    },
    {
      "name": "pitted",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "at", "kind": "spaces", "sets": "at"},
        {"name": "x", "sets": "x", "quiet": true},
        {"name": "stack", "sets": "stack", "quiet": true},
      ],
      "rule": "TA-9.3",
      "of": "car",
    },
    {
      "name": "spun",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "at", "kind": "spaces", "sets": "at"},
        {"name": "x", "sets": "x", "quiet": true},
      ],
      "rule": "TA-EV.17",
      "of": "car",
    },
    {
      "name": "first_player",
      "columns": [{"name": "first", "kind": "seats", "sets": "first", "quiet": true}],
      "rule": "TA-3.5.4",
    },
    {"name": "discarded", "columns": [{"name": "card", "kind": "cards"}], "rule": "TA-3.5.6"},
    {
      "name": "classified",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "place", "sets": "place"},
        {"name": "at", "kind": "spaces", "sets": "at", "quiet": true},
        {"name": "out", "kind": "flag", "sets": "out", "quiet": true},
      ],
      "rule": "TA-10.1.4",
      "of": "car",
      "loud": true,
    },
    {"name": "auto", "columns": [{"name": "action", "kind": "actions"}], "rule": "TA-OWN.6"},
    {"name": "guarded", "columns": [{"name": "turns"}], "rule": "TA-OWN.1", "loud": true},
  ],
  "choices": [
    {
      "name": "car",
      "columns": [
        {"name": "car", "kind": "cars"},
        {"name": "at", "kind": "spaces"},
        {"name": "retires", "kind": "flag"},
      ],
    },
    {"name": "retire", "columns": [{"name": "car", "kind": "cars"}, {"name": "at", "kind": "spaces"}]},
    {"name": "pass"},
    {"name": "card", "columns": [{"name": "card", "kind": "cards"}, {"name": "mp"}]},
    {
      "name": "F",
      "columns": [
        {"name": "lane", "maybe": true},
        {"name": "at", "kind": "spaces"},
        {"name": "mp"},
        {"name": "finishes", "kind": "flag"},
      ],
    },
    {"name": "I", "columns": [{"name": "at", "kind": "spaces"}, {"name": "mp"}]},
    {"name": "O", "columns": [{"name": "at", "kind": "spaces"}, {"name": "mp"}]},
    {
      "name": "X",
      "columns": [
        {"name": "lane", "maybe": true},
        {"name": "at", "kind": "spaces"},
        {"name": "mp"},
        {"name": "finishes", "kind": "flag"},
      ],
    },
    {
      "name": "S",
      "columns": [
        {"name": "lane", "maybe": true},
        {"name": "at", "kind": "spaces"},
        {"name": "mp"},
        {"name": "finishes", "kind": "flag"},
      ],
    },
    {"name": "B", "columns": [{"name": "car", "kind": "cars"}, {"name": "at", "kind": "spaces"}]},
    {"name": "END", "columns": [{"name": "car", "kind": "cars"}, {"name": "at", "kind": "spaces"}]},
    {"name": "rear", "columns": [{"name": "lane"}, {"name": "car", "kind": "cars"}, {"name": "at", "kind": "spaces"}]},
    {"name": "lane", "columns": [{"name": "lane"}, {"name": "car", "kind": "cars"}, {"name": "at", "kind": "spaces"}]},
    {"name": "back", "columns": [{"name": "lane"}, {"name": "car", "kind": "cars"}, {"name": "at", "kind": "spaces"}]},
    {"name": "stay", "columns": [{"name": "car", "kind": "cars"}, {"name": "at", "kind": "spaces"}]},
    {"name": "pit", "columns": [{"name": "car", "kind": "cars"}, {"name": "at", "kind": "spaces", "maybe": true}]},
    {"name": "none"},
    {"name": "events"},
    {"name": "discard", "columns": [{"name": "card", "kind": "cards"}]},
    {
      "name": "done",
      "columns": [{"name": "car", "kind": "cars", "maybe": true}, {"name": "at", "kind": "spaces", "maybe": true}],
    },
    {
      "name": "remove",
      "columns": [
        {"name": "colour", "kind": "colours"},
        {"name": "car", "kind": "cars"},
        {"name": "at", "kind": "spaces"},
      ],
    },
  ],
  "actions": [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
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
    [0, 20],
    [0, 21],
    [0, 22],
    [0, 23],
    [0, 24],
    [0, 25],
    [0, 26],
    [0, 27],
    [0, 28],
    [0, 29],
    [0, 30],
    [0, 31],
    [0, 32],
    [0, 33],
    [0, 34],
    [0, 35],
    [0, 36],
    [0, 37],
    [0, 38],
    [0, 39],
    [0, 40],
    [0, 41],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
    [1, 7],
    [1, 8],
    [1, 9],
    [1, 10],
    [1, 11],
    [1, 12],
    [1, 13],
    [1, 14],
    [1, 15],
    [1, 16],
    [1, 17],
    [1, 18],
    [1, 19],
    [1, 20],
    [1, 21],
    [1, 22],
    [1, 23],
    [1, 24],
    [1, 25],
    [1, 26],
    [1, 27],
    [1, 28],
    [1, 29],
    [1, 30],
    [1, 31],
    [1, 32],
    [1, 33],
    [1, 34],
    [1, 35],
    [1, 36],
    [1, 37],
    [1, 38],
    [1, 39],
    [1, 40],
    [1, 41],
    [2],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
    [3, 4],
    [3, 5],
    [3, 6],
    [3, 7],
    [3, 8],
    [3, 9],
    [3, 10],
    [3, 11],
    [3, 12],
    [3, 13],
    [3, 14],
    [3, 15],
    [3, 16],
    [3, 17],
    [3, 18],
    [3, 19],
    [3, 20],
    [3, 21],
    [4],
    [4, 1],
    [4, 2],
    [4, 3],
    [4, 4],
    [4, 5],
    [4, 6],
    [5],
    [6],
    [7, 1],
    [7, 2],
    [7, 3],
    [7, 4],
    [7, 5],
    [7, 6],
    [8],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 6],
    [9],
    [10],
    [11, 1],
    [11, 2],
    [11, 3],
    [11, 4],
    [11, 5],
    [11, 6],
    [12, 1],
    [12, 2],
    [12, 3],
    [12, 4],
    [12, 5],
    [12, 6],
    [13, 1],
    [13, 2],
    [13, 3],
    [13, 4],
    [13, 5],
    [13, 6],
    [14],
    [15],
    [1],
    [16],
    [17],
    [18, 0],
    [18, 1],
    [18, 2],
    [18, 3],
    [18, 4],
    [18, 5],
    [18, 6],
    [18, 7],
    [18, 8],
    [18, 9],
    [18, 10],
    [18, 11],
    [18, 12],
    [18, 13],
    [18, 14],
    [18, 15],
    [18, 16],
    [18, 17],
    [18, 18],
    [18, 19],
    [18, 20],
    [18, 21],
    [19],
    [20, 0],
    [20, 1],
    [20, 2],
    [20, 3],
  ],
  "refusals": [
    "TA-1.3.2",
    "TA-2.5",
    "TA-3.4",
    "TA-3.4.1",
    "TA-3.4.2",
    "TA-3.4.3",
    "TA-3.4.5",
    "TA-3.5.2",
    "TA-3.5.6",
    "TA-4.4.3",
    "TA-6.1.2",
    "TA-6.1.4",
    "TA-6.1.5",
    "TA-6.1.6",
    "TA-6.1.8",
    "TA-6.4.2",
    "TA-6.5.2",
    "TA-6.7.5",
    "TA-6.8.3",
    "TA-6.9.1",
    "TA-6.9.3",
    "TA-9.1.1",
    "TA-9.4.5",
    "TA-10.1.4",
    "TA-12.1",
    "TA-RC.2",
    "TA-RC.3",
    "TA-RC.4",
    "TA-RC.5",
    "TA-RC.6",
    "TA-RC.18",
    "TA-RC.20",
    "TA-RC.21",
    "TA-EV.14",
    "TM-7",
    "TM-8",
    "AM-4",
    "AM-5",
  ],
  "foresight": ["told", "sector", "lane", "place", "gained", "wear", "worn", "team", "rivals", "out", "finished"],
  "enumerations": {
    "cards": [
      "Rubbin' is Racin'",
      "Teamwork",
      "Riding the Draft",
      "Clean Air",
      "Working the Pack",
      "Chasing the Race",
      "Oversteer",
      "Making a Move",
      "Watch the Gauge",
      "Staying with the Pack",
      "Dirty Air",
      "Set the Pace",
      "Top Gear",
      "Follow the Leader",
      "Floor It",
      "Fast Pace",
      "Charge",
      "Slingshot",
      "Out in Front",
      "Outside Line",
      "Inside Line",
      "Understeer",
    ],
    "event_cards": [
      "Blown Engine",
      "Blown Tire",
      "Blown Transmission",
      "Brush the Wall",
      "Collision",
      "Debris Caution",
      "Engine Damage",
      "Front-End Damage",
      "Fuel Miscalculation",
      "Gear Box Damage",
      "It's Getting Worse",
      "Loose",
      "Marbles",
      "Overcast",
      "Pileup",
      "Rain",
      "Spinout",
      "Sun on the Track",
      "Tight",
    ],
    "colours": ["black", "green", "blue", "grey", "yellow", "lavender", "orange", "red"],
    "phases": [
      "grid",
      "segment",
      "card",
      "move",
      "rear",
      "lane",
      "back",
      "second",
      "clean_air",
      "event",
      "car",
      "pit",
      "remove",
      "discard",
      "over",
    ],
    "spaces": [
      "0.0",
      "0.1",
      "0.2",
      "0.3",
      "0.4",
      "0.5",
      "0.6",
      "0.7",
      "1.0",
      "1.1",
      "1.2",
      "1.3",
      "1.4",
      "1.5",
      "1.6",
      "1.7",
      "2.0",
      "2.1",
      "2.2",
      "2.3",
      "2.4",
      "2.5",
      "2.6",
      "2.7",
      "3.0",
      "3.1",
      "3.2",
      "3.3",
      "3.4",
      "3.5",
      "3.6",
      "3.7",
      "4.0",
      "4.1",
      "4.2",
      "4.3",
      "4.4",
      "4.5",
      "4.6",
      "4.7",
      "5.0",
      "5.1",
      "5.2",
      "5.3",
      "5.4",
      "5.5",
      "5.6",
      "5.7",
      "6.0",
      "6.1",
      "6.2",
      "6.3",
      "6.4",
      "6.5",
      "6.6",
      "6.7",
      "7.0",
      "7.1",
      "7.2",
      "7.3",
      "7.4",
      "7.5",
      "7.6",
      "7.7",
      "8.0",
      "8.1",
      "8.2",
      "8.3",
      "8.4",
      "8.5",
      "8.6",
      "8.7",
      "9.0",
      "9.1",
      "9.2",
      "9.3",
      "9.4",
      "9.5",
      "9.6",
      "9.7",
      "10.0",
      "10.1",
      "10.2",
      "10.3",
      "10.4",
      "10.5",
      "10.6",
      "10.7",
      "11.0",
      "11.1",
      "11.2",
      "11.3",
      "11.4",
      "11.5",
      "11.6",
      "11.7",
      "12.0",
      "12.1",
      "12.2",
      "12.3",
      "12.4",
      "12.5",
      "12.6",
      "12.7",
      "13.0",
      "13.1",
      "13.2",
      "13.3",
      "13.4",
      "13.5",
      "13.6",
      "13.7",
      "14.0",
      "14.1",
      "14.2",
      "14.3",
      "14.4",
      "14.5",
      "14.6",
      "14.7",
      "15.0",
      "15.1",
      "15.2",
      "15.3",
      "15.4",
      "15.5",
      "15.6",
      "15.7",
      "16.0",
      "16.1",
      "16.2",
      "16.3",
      "16.4",
      "16.5",
      "16.6",
      "16.7",
      "17.0",
      "17.1",
      "17.2",
      "17.3",
      "17.4",
      "17.5",
      "17.6",
      "17.7",
      "18.0",
      "18.1",
      "18.2",
      "18.3",
      "18.4",
      "18.5",
      "18.6",
      "18.7",
      "19.0",
      "19.1",
      "19.2",
      "19.3",
      "19.4",
      "19.5",
      "19.6",
      "19.7",
      "20.0",
      "20.1",
      "20.2",
      "20.3",
      "20.4",
      "20.5",
      "20.6",
      "20.7",
      "21.0",
      "21.1",
      "21.2",
      "21.3",
      "21.4",
      "21.5",
      "21.6",
      "21.7",
      "22.0",
      "22.1",
      "22.2",
      "22.3",
      "22.4",
      "22.5",
      "22.6",
      "22.7",
      "23.0",
      "23.1",
      "23.2",
      "23.3",
      "23.4",
      "23.5",
      "23.6",
      "23.7",
      "24.0",
      "24.1",
      "24.2",
      "24.3",
      "24.4",
      "24.5",
      "24.6",
      "24.7",
      "25.0",
      "25.1",
      "25.2",
      "25.3",
      "25.4",
      "25.5",
      "25.6",
      "25.7",
      "26.0",
      "26.1",
      "26.2",
      "26.3",
      "26.4",
      "26.5",
      "26.6",
      "26.7",
      "27.0",
      "27.1",
      "27.2",
      "27.3",
      "27.4",
      "27.5",
      "27.6",
      "27.7",
      "28.0",
      "28.1",
      "28.2",
      "28.3",
      "28.4",
      "28.5",
      "28.6",
      "28.7",
      "29.0",
      "29.1",
      "29.2",
      "29.3",
      "29.4",
      "29.5",
      "29.6",
      "29.7",
      "30.0",
      "30.1",
      "30.2",
      "30.3",
      "30.4",
      "30.5",
      "30.6",
      "30.7",
      "31.0",
      "31.1",
      "31.2",
      "31.3",
      "31.4",
      "31.5",
      "31.6",
      "31.7",
      "32.0",
      "32.1",
      "32.2",
      "32.3",
      "32.4",
      "32.5",
      "32.6",
      "32.7",
      "33.0",
      "33.1",
      "33.2",
      "33.3",
      "33.4",
      "33.5",
      "33.6",
      "33.7",
      "34.0",
      "34.1",
      "34.2",
      "34.3",
      "34.4",
      "34.5",
      "34.6",
      "34.7",
      "35.0",
      "35.1",
      "35.2",
      "35.3",
      "35.4",
      "35.5",
      "35.6",
      "35.7",
      "36.0",
      "36.1",
      "36.2",
      "36.3",
      "36.4",
      "36.5",
      "36.6",
      "36.7",
      "37.0",
      "37.1",
      "37.2",
      "37.3",
      "37.4",
      "37.5",
      "37.6",
      "37.7",
      "38.0",
      "38.1",
      "38.2",
      "38.3",
      "38.4",
      "38.5",
      "38.6",
      "38.7",
      "39.0",
      "39.1",
      "39.2",
      "39.3",
      "39.4",
      "39.5",
      "39.6",
      "39.7",
      "40.0",
      "40.1",
      "40.2",
      "40.3",
      "40.4",
      "40.5",
      "40.6",
      "40.7",
      "41.0",
      "41.1",
      "41.2",
      "41.3",
      "41.4",
      "41.5",
      "41.6",
      "41.7",
      "42.0",
      "42.1",
      "42.2",
      "42.3",
      "42.4",
      "42.5",
      "42.6",
      "42.7",
      "43.0",
      "43.1",
      "43.2",
      "43.3",
      "43.4",
      "43.5",
      "43.6",
      "43.7",
      "44.0",
      "44.1",
      "44.2",
      "44.3",
      "44.4",
      "44.5",
      "44.6",
      "44.7",
      "45.0",
      "45.1",
      "45.2",
      "45.3",
      "45.4",
      "45.5",
      "45.6",
      "45.7",
      "46.0",
      "46.1",
      "46.2",
      "46.3",
      "46.4",
      "46.5",
      "46.6",
      "46.7",
      "47.0",
      "47.1",
      "47.2",
      "47.3",
      "47.4",
      "47.5",
      "47.6",
      "47.7",
      "48.0",
      "48.1",
      "48.2",
      "48.3",
      "48.4",
      "48.5",
      "48.6",
      "48.7",
      "49.0",
      "49.1",
      "49.2",
      "49.3",
      "49.4",
      "49.5",
      "49.6",
      "49.7",
      "50.0",
      "50.1",
      "50.2",
      "50.3",
      "50.4",
      "50.5",
      "50.6",
      "50.7",
      "51.0",
      "51.1",
      "51.2",
      "51.3",
      "51.4",
      "51.5",
      "51.6",
      "51.7",
      "52.0",
      "52.1",
      "52.2",
      "52.3",
      "52.4",
      "52.5",
      "52.6",
      "52.7",
      "53.0",
      "53.1",
      "53.2",
      "53.3",
      "53.4",
      "53.5",
      "53.6",
      "53.7",
      "54.0",
      "54.1",
      "54.2",
      "54.3",
      "54.4",
      "54.5",
      "54.6",
      "54.7",
      "55.0",
      "55.1",
      "55.2",
      "55.3",
      "55.4",
      "55.5",
      "55.6",
      "55.7",
      "56.0",
      "56.1",
      "56.2",
      "56.3",
      "56.4",
      "56.5",
      "56.6",
      "56.7",
      "57.0",
      "57.1",
      "57.2",
      "57.3",
      "57.4",
      "57.5",
      "57.6",
      "57.7",
      "58.0",
      "58.1",
      "58.2",
      "58.3",
      "58.4",
      "58.5",
      "58.6",
      "58.7",
      "59.0",
      "59.1",
      "59.2",
      "59.3",
      "59.4",
      "59.5",
      "59.6",
      "59.7",
      "60.0",
      "60.1",
      "60.2",
      "60.3",
      "60.4",
      "60.5",
      "60.6",
      "60.7",
      "61.0",
      "61.1",
      "61.2",
      "61.3",
      "61.4",
      "61.5",
      "61.6",
      "61.7",
      "62.0",
      "62.1",
      "62.2",
      "62.3",
      "62.4",
      "62.5",
      "62.6",
      "62.7",
      "63.0",
      "63.1",
      "63.2",
      "63.3",
      "63.4",
      "63.5",
      "63.6",
      "63.7",
    ],
    "steps": ["", "forward", "inward", "outward", "diagonal", "swap"],
    "ways": ["line", "ahead", "aside", "back", "swap"],
    "links": ["ahead", "behind"],
    "losses": ["choice", "wear", "event", "lapped"],
    "walks": ["start", "before", "after"],
    "answers": ["stay", "pit", "retire"],
  },
  "called": ["cars", "seats", "actions"],
  "short": {"seats": 3, "options": {"track": "lakeside_oval", "laps": 1, "cars": 3, "auto_skip": true}},
  "liveries": {
    "Black": {"colour": "#4b4f58", "ink": "#ffffff", "label": "Bl", "shape": "drop", "pattern": "band"},
    "Blue": {"colour": "#1664c0", "ink": "#ffffff", "label": "Bl", "shape": "diamond", "pattern": "stripe"},
    "Green": {"colour": "#2f9e5b", "ink": "#06170d", "label": "Gr", "shape": "hexagon", "pattern": "halves"},
    "Pink": {"colour": "#f48fbf", "ink": "#2a0a18", "label": "Pi", "shape": "octagon", "pattern": "plain"},
    "Purple": {"colour": "#7b3fb5", "ink": "#ffffff", "label": "Pu", "shape": "triangle", "pattern": "chequers"},
    "Red": {"colour": "#c8102e", "ink": "#ffffff", "label": "Re", "shape": "circle", "pattern": "halves"},
    "Yellow": {"colour": "#f2b705", "ink": "#1a1a1a", "label": "Ye", "shape": "square", "pattern": "band"},
  },
};
