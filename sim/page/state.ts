/** What a device tells of itself: its lines as records. */
import type { State } from "../link/state";

export type { State };

/** What stands in each place of the display that changed. */
export type ScreenTexts = Record<string, string>;

/** A line of the link, read. */
export type Told =
  | { kind: "state"; state: State }
  | { kind: "screen"; screen: ScreenTexts }
  | { kind: "error"; fault: string }
  | { kind: "other" };

const stateMark = /^\{"at":\d+,"event":"(?!screen")/;
const screenMark = /^\{"at":\d+,"event":"screen",/;
const errorMark = /^\{"error":/;

export function readTold(line: string): Told {
  if (stateMark.test(line)) return { kind: "state", state: stateOf(line) };
  if (screenMark.test(line)) return { kind: "screen", screen: (JSON.parse(line) as { screen: ScreenTexts }).screen };
  if (errorMark.test(line)) return { kind: "error", fault: (JSON.parse(line) as { error: string }).error };
  return { kind: "other" };
}

/** What only the link needs, its counting and its consent, is no part of the state. */
function stateOf(line: string): State {
  const { seq: _, ok: __, ...state } = JSON.parse(line) as State & { seq?: number; ok?: boolean };
  return state;
}
