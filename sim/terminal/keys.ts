/** Handles every key of the terminal clock, from the face down to the open panel. */
import { otherSide } from "../../firmware/core/clock";
import { pause, press, resume, start } from "../../firmware/core/game";
import { span } from "../../firmware/core/integer";
import { Mode, Side } from "../../firmware/core/words";
import type { Key } from "./key";
import { actsOf, isActKey, runAct } from "./panels/arbiter";
import { panelKey } from "./panels/open";
import { moved } from "./panels/panel";
import { readPage } from "./screen-view";
import { type Panel, type PanelOf, pass, type Session, say } from "./session";

type ReadPanel = PanelOf<"help" | "control">;

/** A held key repeats within this time, ms; the clock's own keys act once. */
const HELD_MS = 120;

/** Handles a key stamped `atMs`. Returns true if the program should end. */
export function takeKey(session: Session, key: Key, atMs: number): boolean {
  pass(session, atMs);
  const { panel } = session;
  const held = isHeld(session, key, atMs);
  if (panel === undefined || isRead(panel)) {
    if (pressLever(session, key, atMs)) return false;
    if (panel !== undefined && readKey(session, panel, key)) return false;
    return !held && faceKey(session, key.toLowerCase(), atMs);
  }
  if (held && (panel.kind === "quit" || panel.kind === "end")) return false;
  return panelKey(session, panel, key, atMs);
}

function isHeld(session: Session, key: Key, atMs: number): boolean {
  const same = session.heldKey === key && span(session.heldAtMs, atMs) < HELD_MS;
  session.heldKey = key;
  session.heldAtMs = atMs;
  return same;
}

/** Returns whether a panel is read-only. While it is open, a player can still press [6.2.2]. */
function isRead(panel: Panel): panel is ReadPanel {
  return panel.kind === "help" || panel.kind === "control";
}

function pressLever(session: Session, key: Key, atMs: number): boolean {
  const side = sideOfLever(key);
  if (side === undefined) return false;
  press(session.clock, side, atMs);
  return true;
}

function sideOfLever(key: Key): Side | undefined {
  switch (key) {
    case "f":
    case "F":
    case "left":
      return Side.White;
    case "j":
    case "J":
    case "right":
      return Side.Black;
    default:
      return undefined;
  }
}

/** Scrolls and closes a read-only panel. */
function readKey(session: Session, panel: ReadPanel, key: Key): boolean {
  const { rows, size } = readPage(session, panel);
  const last = Math.max(0, rows - size);
  const to = moved(panel.top, last + 1, key);
  if (to !== undefined) panel.top = to;
  else if (key === "escape" || key === "enter") session.panel = undefined;
  return to !== undefined || session.panel === undefined;
}

function faceKey(session: Session, key: Key, atMs: number): boolean {
  switch (key) {
    case " ":
      pressForMover(session, atMs);
      return false;
    case "p":
      startOrPause(session, atMs);
      return false;
    case "a":
      openArbiter(session);
      return false;
    case "?":
    case "h":
      toggle(session, "help");
      return false;
    case "i":
      toggle(session, "control");
      return false;
    case "d":
      session.tenths = !session.tenths;
      return false;
    case "q":
      return quit(session);
  }
  if (isActKey(key) && !runAct(session, key, atMs)) refuseAct(session);
  return false;
}

/**
 * Presses the lever that acts now. Before the start that is Black's, which starts White's clock; then it is that of the
 * side to move.
 */
function pressForMover({ clock }: Session, atMs: number): void {
  press(clock, clock.mode === Mode.Ready ? otherSide(clock.turn) : clock.turn, atMs);
}

/** Acts on the arbiter's start/pause key. */
function startOrPause(session: Session, atMs: number): void {
  const { clock, words, resumeSide } = session;
  switch (clock.mode) {
    case Mode.Ready:
      start(clock, atMs);
      return;
    case Mode.Running:
      pause(clock, atMs);
      return;
    case Mode.Paused:
      resume(clock, resumeSide, atMs);
      return;
    case Mode.Fallen:
    case Mode.Finished:
    case Mode.Setup:
      say(session, words.said.cannotStart);
  }
}

function openArbiter(session: Session): void {
  if (actsOf(session.clock).length === 0) refuseAct(session);
  else session.panel = { kind: "arbiter", cursor: 0 };
}

function refuseAct(session: Session): void {
  const { clock, words } = session;
  say(session, clock.mode === Mode.Running ? words.said.pauseFirst : words.said.notPossible);
}

function toggle(session: Session, kind: ReadPanel["kind"]): void {
  session.panel = session.panel?.kind === kind ? undefined : { kind, top: 0 };
}

/** Asks before a game is lost. Returns true if the program should end. */
function quit(session: Session): boolean {
  const { mode } = session.clock;
  if (mode === Mode.Ready || mode === Mode.Finished) return true;
  session.panel = { kind: "quit" };
  return false;
}
