/** Reads the lines that a device reports as records. */
import type { State } from "../../link/state";

export type { State };

/** The new text of each place of the display that changed. */
export type ScreenTexts = Record<string, string>;

/** A line of the link after reading. */
export type Told =
  | { kind: "state"; state: State }
  | { kind: "screen"; screen: ScreenTexts }
  | { kind: "error"; fault: string }
  | { kind: "other" };

const stateMark = /^\{"at":\d+,"event":"(?!screen"|say")/;
const screenMark = /^\{"at":\d+,"event":"screen",/;
const errorMark = /^\{"error":/;

export function readTold(line: string): Told {
  if (stateMark.test(line)) return { kind: "state", state: stateOf(line) };
  if (screenMark.test(line)) return { kind: "screen", screen: (JSON.parse(line) as { screen: ScreenTexts }).screen };
  if (errorMark.test(line)) return { kind: "error", fault: (JSON.parse(line) as { error: string }).error };
  return { kind: "other" };
}

/** Returns the state without `seq` and `ok`, which only the link needs. */
function stateOf(line: string): State {
  const { seq: _, ok: __, ...state } = JSON.parse(line) as State & { seq?: number; ok?: boolean };
  return state;
}
