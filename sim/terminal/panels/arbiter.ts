/** Lists what the arbiter can do while both clocks are stopped; each act has its own key. */
import { undo } from "../../../firmware/core/acts";
import { ACT_EVENT, type Clock, otherSide } from "../../../firmware/core/clock";
import { correct } from "../../../firmware/core/correct";
import { later } from "../../../firmware/core/integer";
import { Event, Field, Mode, Side } from "../../../firmware/core/words";
import { grantByGuideline } from "../../../firmware/laws/penalty";
import type { Key } from "../key";
import { type PanelOf, type Session, say } from "../session";
import { openCorrection } from "./correct";
import { openEditions, undoEdition } from "./edition";
import { moved, type PanelView, row } from "./panel";
import { openPenalty } from "./penalty-keys";
import { openPresets } from "./presets";

export type ActName =
  | "correct"
  | "penalty"
  | "undo"
  | "undoCharged"
  | "forgotten"
  | "nextBoth"
  | "nextWhite"
  | "nextBlack"
  | "otherSide"
  | "control"
  | "guideline"
  | "edition"
  | "end";

interface Act {
  name: ActName;
  /** The act's key on the face; empty if only the list offers the act. */
  key: Key;
  run: (session: Session, atMs: number) => void;
}

/** The second press that ends the game must come within this time. */
const END_MS = 2000;
const BOTH_SIDES = 3;

const acts: readonly Act[] = [
  { name: "correct", key: "c", run: (session) => openCorrection(session) },
  { name: "penalty", key: "s", run: (session) => openPenalty(session) },
  { name: "undo", key: "u", run: (session, atMs) => takeBack(session, atMs, false) },
  { name: "undoCharged", key: "v", run: (session, atMs) => takeBack(session, atMs, true) },
  { name: "forgotten", key: "m", run: (session, atMs) => give(session, atMs, Field.ForgottenPress, 1) },
  { name: "nextBoth", key: "n", run: (session, atMs) => give(session, atMs, Field.NextPeriod, BOTH_SIDES) },
  { name: "nextWhite", key: "", run: (session, atMs) => give(session, atMs, Field.NextPeriod, Side.White) },
  { name: "nextBlack", key: "", run: (session, atMs) => give(session, atMs, Field.NextPeriod, Side.Black) },
  { name: "otherSide", key: "x", run: (session) => exchange(session) },
  { name: "control", key: "t", run: (session, atMs) => openPresets(session, atMs) },
  { name: "guideline", key: "g", run: (session, atMs) => giveGuideline(session, atMs) },
  { name: "edition", key: "l", run: (session) => openEditions(session) },
  { name: "end", key: "e", run: (session, atMs) => askEnd(session, atMs) },
];

/** Returns the acts that the clock's mode allows; none while a clock runs. */
export function actsOf(clock: Clock): Act[] {
  switch (clock.mode) {
    case Mode.Ready:
      return acts.filter(({ name }) => !["penalty", "undoCharged", "otherSide", "guideline", "end"].includes(name));
    case Mode.Paused:
      return [...acts];
    case Mode.Fallen:
      return acts.filter(({ name }) => name !== "otherSide" && name !== "guideline");
    case Mode.Finished:
      return acts.filter(({ name }) => name === "control" || name === "edition");
    case Mode.Setup:
    case Mode.Running:
      return [];
  }
}

/** Returns whether a key belongs to an act of the arbiter, now or in another mode. */
export function isActKey(key: Key): boolean {
  return key !== "" && acts.some((act) => act.key === key);
}

/** Runs the act of a key. Returns false if the clock's mode does not allow it. */
export function runAct(session: Session, key: Key, atMs: number): boolean {
  const act = actsOf(session.clock).find((one) => one.key === key);
  act?.run(session, atMs);
  return act !== undefined;
}

export function arbiterView({ clock, words }: Session, panel: PanelOf<"arbiter">): PanelView {
  const rows = actsOf(clock).map(({ name, key }) => row(`${key.padEnd(1)}  ${words.arbiter.acts[name]}`));
  return {
    title: words.arbiter.title,
    rows,
    cursor: panel.cursor,
    chooses: true,
    foot: [],
    hints: words.arbiter.hints,
  };
}

export function arbiterKey(session: Session, panel: PanelOf<"arbiter">, key: Key, atMs: number): void {
  const open = actsOf(session.clock);
  const to = moved(panel.cursor, open.length, key);
  if (to !== undefined) {
    panel.cursor = to;
    return;
  }
  const act = key === "enter" ? open[panel.cursor] : open.find((one) => one.key !== "" && one.key === key);
  if (key !== "escape" && act === undefined) return;
  session.panel = undefined;
  act?.run(session, atMs);
}

function takeBack(session: Session, atMs: number, charge: boolean): void {
  const { clock, words } = session;
  if (undoEdition(session)) return;
  if (clock.actCount === 0 && !clock.canUndoPress) {
    say(session, words.said.nothingToUndo);
    return;
  }
  const text = undoneText(session);
  if (!undo(clock, atMs, charge)) return;
  session.resumeSide = clock.turn;
  say(session, text);
}

/** Returns what undo takes back: the latest act, or else the press or the start before it. */
function undoneText({ clock, words: { said, side } }: Session): string {
  const event = clock.acts[clock.actCount - 1]?.[ACT_EVENT];
  if (clock.actCount === 0)
    return clock.pressSide === Side.None ? said.undone.start : said.undone.press(side[clock.pressSide]);
  if (event === Event.Penalty) return said.undone.penalty;
  return event === Event.Control ? said.undone.control : said.undone.correction;
}

function give(session: Session, atMs: number, field: Field, value: number): void {
  if (correct(session.clock, atMs, [field, value])) return;
  const { said } = session.words;
  say(session, field === Field.NextPeriod ? said.noNextPeriod : said.notPossible);
}

function exchange(session: Session): void {
  session.resumeSide = otherSide(session.resumeSide);
}

/** Applies Guideline III.4, which is for a player with less than two minutes, with a control without increments. */
function giveGuideline(session: Session, atMs: number): void {
  const { clock, words, edition } = session;
  if (!grantByGuideline(clock, atMs, edition)) say(session, words.said.noGuideline);
}

function askEnd(session: Session, atMs: number): void {
  session.panel = { kind: "end", untilMs: later(atMs, END_MS) };
}
