/** Answers for one game: how it compares with the clock, or why it cannot be read. */
import type { Control } from "../../firmware/core/control";
import type { NoControl } from "../words/subjects";
import { tagOfClocks } from "./clocks-only";
import { type Game, type GameFault, hasClocksOnly, isReading } from "./game";
import { type Inference, inferControl } from "./infer";
import { type Replay, replayGame } from "./replay";

export interface Compared {
  control: Control;
  /** Present if the control was inferred from the readings. */
  inference: Inference | undefined;
  replay: Replay;
  /** True if the game gives no times used. */
  clocksOnly: boolean;
}

export type Answer = { compared: Compared } | { unread: GameFault | NoControl };

function controlOf(game: Game): { control: Control; inference: Inference | undefined } | NoControl {
  if (hasClocksOnly(game.plies)) {
    const control = tagOfClocks(game);
    if (control !== undefined) return { control, inference: undefined };
    return game.tag === undefined ? "noTag" : "otherTag";
  }
  const inference = inferControl(game);
  return inference === undefined ? "notInferred" : { control: inference.control, inference };
}

/** Replays a game with the control `given`, or else with the control that its readings or its tag suggest. */
export function answerGame(game: Game, given: Control | undefined, toleranceMs: number): Answer {
  if (game.fault !== undefined) return { unread: game.fault };
  const clocksOnly = hasClocksOnly(game.plies);
  if (!clocksOnly && !game.plies.some(isReading)) return { unread: noReading(game) };
  const found = given === undefined ? controlOf(game) : { control: given, inference: undefined };
  if (typeof found === "string") return { unread: found };
  return { compared: { ...found, clocksOnly, replay: replayGame(game, found.control, toleranceMs) } };
}

function noReading({ line, number }: Game): GameFault {
  return { kind: "noReading", line, game: number, text: "" };
}

/** Returns true if more than `share` of the readings, 0 to 1, are out of tolerance. */
export function differs({ readings, outliers }: Replay, share: number): boolean {
  return outliers.length > readings * share;
}
