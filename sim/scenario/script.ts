/** Defines a scenario as it is written, in the words of interfaces.md §3. Its times are already in ms. */
import type { editionYears } from "../../firmware/laws/table/years";
import type { DisplayCode, SpeechLanguage } from "../words/clock-languages";

export type SideName = "white" | "black";

export { editionYears as editions } from "../../firmware/laws/table/years";
export const modes = ["setup", "ready", "running", "paused", "fallen", "finished"] as const;
export const events = [
  ...["start", "press", "ignored", "pause", "resume", "flag", "period", "gong", "correct", "penalty", "undo"],
  ...["control", "power", "adjourn", "restore", "finish", "expect", "end"],
] as const;
export const penalties = [
  "illegal-move",
  "draw-claim",
  "quickplay-claim",
  "press-without-move",
  "add-time",
  "take-time",
  "warning",
] as const;

/** The words for a step's action. A step contains at most one of them. */
export const verbs = [
  "press",
  "start",
  "pause",
  "resume",
  "key",
  "correct",
  "penalty",
  "undo",
  "control",
  "power",
  "bounce",
  "adjourn",
  "restore",
  "finish",
  "shot",
  "battery",
  "repeat",
] as const;

/**
 * The verbs that a device supports. All its other actions use its keys. A correction needs a board that obeys the
 * arbiter's acts over its link.
 */
export const deviceVerbs: readonly (typeof verbs)[number][] = [
  ...(["press", "start", "pause", "key", "bounce", "shot", "battery", "power", "repeat", "correct"] as const),
];
/** The words that a step has only on a device. */
export const deviceWords = ["key", "hold", "shot", "battery"] as const;

/** The keys of a device. `left` and `right` are its levers by position, with an ask key beside each. */
export const keyNames = ["menu", "start", "minus", "plus", "left", "right", "leftAsk", "rightAsk"] as const;
export type KeyName = (typeof keyNames)[number];

/** The places of a display, as firmware/app/report/report.ts names them. */
export const regions: readonly string[] = [
  ...["left", "right", "leftName", "rightName", "leftCount", "rightCount", "leftFlag", "rightFlag"],
  ...["leftExtra", "rightExtra", "bar", "middle", "status", "line", "keys", "title"],
  ...["row1", "row2", "row3", "row4", "row5", "row6", "hint", "caret"],
];

/** Options that only a device has. */
export const deviceOptions = ["language", "speech", "speechLanguage"] as const;

interface ExpectedSide {
  remaining?: number | undefined;
  shown?: string | undefined;
  delay?: number | undefined;
  overtime?: number | undefined;
  used?: number | undefined;
  presses?: number | undefined;
  period?: number | undefined;
  flag?: "none" | "steady" | "blinking" | undefined;
}

/** Any part of a state line. */
export interface Expected {
  at?: number | undefined;
  event?: string | undefined;
  side?: SideName | null | undefined;
  mode?: (typeof modes)[number] | undefined;
  running?: SideName | null | undefined;
  turn?: SideName | undefined;
  firstFlag?: SideName | null | undefined;
  control?: string | undefined;
  class?: "standard" | "rapid" | "blitz" | null | undefined;
  white?: ExpectedSide | undefined;
  black?: ExpectedSide | undefined;
  /** The text in a place of the display; only on a device. */
  screen?: Record<string, string | undefined> | undefined;
  /** The words that each player heard since the expectation before; only on a device. */
  say?: { white?: string | undefined; black?: string | undefined } | undefined;
}

export interface CorrectedSide {
  remaining?: number | undefined;
  presses?: number | undefined;
  period?: number | undefined;
  delay?: number | undefined;
  overtime?: number | undefined;
  flag?: "none" | undefined;
}

export interface Correction {
  turn?: SideName | undefined;
  firstFlag?: SideName | null | undefined;
  nextPeriod?: SideName | "both" | undefined;
  forgottenPress?: true | undefined;
  white?: CorrectedSide | undefined;
  black?: CorrectedSide | undefined;
}

export interface PenaltyGiven {
  name: (typeof penalties)[number];
  offender: SideName;
  minutes?: number | undefined;
  choice?: "halve" | "add" | undefined;
}

export interface Repeat {
  times: number;
  /** In ms. */
  every: number;
  do: ScriptStep[];
}

/** One step as it is written. Times are in ms from the start of the scenario or of the round. */
export interface ScriptStep {
  at: number;
  stamp?: number | undefined;
  expect?: Expected | undefined;
  press?: SideName | undefined;
  start?: true | undefined;
  pause?: true | undefined;
  resume?: SideName | undefined;
  key?: KeyName | undefined;
  /** How long the key is held, ms. */
  hold?: number | undefined;
  /** The name of a picture. */
  shot?: string | undefined;
  /** In mV. */
  battery?: number | undefined;
  correct?: Correction | undefined;
  penalty?: PenaltyGiven | undefined;
  undo?: true | "charge" | undefined;
  control?: string | undefined;
  power?: "off" | "on" | undefined;
  bounce?: { side: SideName; edges: number[] } | undefined;
  adjourn?: { name: string; sealed?: boolean | undefined; charge?: number | undefined } | undefined;
  restore?: string | undefined;
  finish?: true | undefined;
  repeat?: Repeat | undefined;
}

export interface Script {
  name?: string | undefined;
  /** The time control. Empty only on a device, whose keys can set it. */
  control: string;
  laws?: (typeof editionYears)[number] | undefined;
  options?:
    | {
        left?: SideName | undefined;
        tenths?: boolean | undefined;
        bounceMs?: number | undefined;
        takeBack?: boolean | undefined;
        competition?: boolean | undefined;
        language?: DisplayCode | undefined;
        /** The players to whom the clock speaks. */
        speech?: SideName | "both" | undefined;
        speechLanguage?: SpeechLanguage | undefined;
      }
    | undefined;
  script: ScriptStep[];
}
