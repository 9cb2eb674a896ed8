/** The words of a scenario (interfaces.md §3). */
import { Penalty } from "../../firmware/core/words";

export type SideName = "white" | "black";

export { editionYears as editions } from "../../firmware/laws/table/years";
export const modes = ["setup", "ready", "running", "paused", "fallen", "finished"] as const;
export const events = [
  ...["start", "press", "ignored", "pause", "resume", "flag", "period", "gong", "correct", "penalty", "undo"],
  ...["control", "power", "adjourn", "restore", "finish", "expect", "end"],
] as const;
export const penaltyNumbers = {
  "illegal-move": Penalty.IllegalMove,
  "draw-claim": Penalty.DrawClaim,
  "quickplay-claim": Penalty.QuickplayClaim,
  "press-without-move": Penalty.PressWithoutMove,
  "add-time": Penalty.AddTime,
  "take-time": Penalty.TakeTime,
  warning: Penalty.Warning,
} as const;
export type PenaltyName = keyof typeof penaltyNumbers;
export const penalties = Object.keys(penaltyNumbers) as PenaltyName[];

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
