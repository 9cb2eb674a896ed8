/** Describes events for the journal, the timeline and the chart. */
import { shownTime } from "../../../../firmware/core/face";
import { isExchange } from "../../../scenario/exchange";
import type { SideName } from "../../../scenario/script";
import type { PageWords } from "../../../words/page";
import type { State } from "../../clock/state";

/** The kinds of marks on the timeline. */
export type MarkKind = "press" | "flag" | "period" | "act";

export interface Mark {
  atMs: number;
  kind: MarkKind;
  side: SideName | null;
}

const acts = ["pause", "resume", "correct", "penalty", "undo", "control", "adjourn", "restore", "finish", "start"];

/** Returns the marks of some states, in their order. */
export function marksOf(tellings: readonly State[]): Mark[] {
  return tellings.flatMap(({ at, event, side, withdrawn }) => {
    const kind = kindOf(event);
    if (kind === undefined || withdrawn === true) return [];
    return [{ atMs: at, kind, side: kind === "act" ? null : side }];
  });
}

function kindOf(event: string): MarkKind | undefined {
  if (event === "press" || event === "flag") return event;
  if (event === "period" || event === "gong") return "period";
  return acts.includes(event) ? "act" : undefined;
}

/** The source of an event text: a state line, or an entry of the stored journal. */
type Happening = Pick<State, "event" | "side"> & {
  mode: string;
  turn?: SideName;
  withdrawn?: true;
  white: { presses: number; flag: string };
  black: { presses: number; flag: string };
};

/** Events that belong to one side. */
const ownEvents = ["start", "press", "ignored", "resume", "flag", "period", "gong", "penalty"];

/** Returns an event in words, such as "White: press 3" or "Correction". */
export function eventText(state: Happening, words: PageWords): string {
  const { event, side, withdrawn } = state;
  const { journal } = words;
  const who = side === null || !ownEvents.includes(event) ? "" : words.side[side];
  const isColours = event === "ignored" && state.mode === "ready" && side === state.turn;
  const endsSign = event === "flag" && withdrawn !== true && side !== null && state[side].flag === "none";
  const what = isColours ? journal.colours : endsSign ? journal.flagEnds : (journal.events[event] ?? event);
  const count = event === "press" && side !== null ? ` ${state[side].presses}` : "";
  const text = who === "" ? what : `${who}: ${what}${count}`;
  return withdrawn === true ? `${text} (${journal.withdrawn})` : text;
}

/** Returns an instant as `H:MM:SS.t`. */
export function instantText(ms: number): string {
  return shownTime(Math.floor(ms / 100) * 100, false, true);
}

/** One side's time after each of its presses, ms; the first point is the start. */
export interface Curve {
  side: SideName;
  /** The times after the presses, in the order of the presses. */
  points: { press: number; remainingMs: number }[];
}

/**
 * Returns the curves of a game, or undefined before the first press. An undone press removes its point. When colours
 * are exchanged, each clock keeps its curve.
 */
export function curvesOf(tellings: readonly State[]): [Curve, Curve] | undefined {
  const first = tellings[0];
  if (first === undefined) return undefined;
  const curves: [Curve, Curve] = [begin("white", first), begin("black", first)];
  let before = first;
  for (const state of tellings) {
    if (isExchange(before, state)) [curves[0].points, curves[1].points] = [curves[1].points, curves[0].points];
    for (const curve of curves) follow(curve, state);
    before = state;
  }
  return curves[0].points.length + curves[1].points.length > 2 ? curves : undefined;
}

/** Returns the time of a side at the latest event: 0 for a side whose flag fell. */
export function lastMs(tellings: readonly State[], side: SideName): number {
  return tellings.at(-1)?.[side].remaining ?? 0;
}

function begin(side: SideName, state: State): Curve {
  return { side, points: [{ press: 0, remainingMs: state[side].remaining }] };
}

function follow({ side, points }: Curve, state: State): void {
  const { presses, remaining } = state[side];
  while (points.length > 1 && (points.at(-1)?.press ?? 0) > presses) points.pop();
  const isNew = (points.at(-1)?.press ?? 0) < presses;
  if (isNew) points.push({ press: presses, remainingMs: remaining });
  else if (state.event === "correct" || state.event === "penalty") points[points.length - 1]!.remainingMs = remaining;
}
