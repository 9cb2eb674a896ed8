/** Does what a person does to the clock by hand: presses levers and keys, and sends it lines over the link. */
import type { Board } from "../../../board-defs/board";
import { Mode } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { switchOf } from "../../boards/facts";
import { onEdge, sendLine } from "../clock/host";
import { wakeSound } from "../sound/sound";
import { speaks } from "../store/speech-part";
import * as store from "../store/store";
import { placeOfWhite } from "./next-clock";
import { exchangeSeats } from "./next-seats";
import { goLive, tick } from "./ticker";

/** The duration of a press by a click that has no separate down and up. */
export const clickMs = 80;
/** How long a clock that starts anew for a press has been awake at its instant. */
const wakeMs = 50;

/** The longest time between the two taps of a double tap, ms. */
const doubleTapMs = 350;
let settledMs = 0;

/** Notes that a tap has brought other things under the finger. They do not take a second tap. */
export function unsettle(): void {
  settledMs = performance.now() + doubleTapMs;
}

export function isSettled(): boolean {
  return performance.now() >= settledMs;
}

/** Closes or opens a contact at the instant of a DOM event. */
export function touch(contact: Switch, closed: boolean, event: { timeStamp: number }): void {
  const host = store.host.value;
  if (host === undefined) return;
  if (store.view.value === "play" || store.hasSound.value || speaks.value) wakeSound(speaks.value);
  if (closed && store.pastMs.value !== undefined) goLive();
  const nowMs = performance.now();
  onEdge(host, contact, closed, stampOf(event, nowMs), nowMs);
  if (closed && contact <= Switch.Right) store.lastLever.value = contact === Switch.Left ? "left" : "right";
  store.down.value = new Set(host.closed);
  tick();
}

/** Returns an event's instant, or now if a tool gave the event no time or one from another clock. */
function stampOf({ timeStamp }: { timeStamp: number }, nowMs: number): number {
  return timeStamp > 0 && timeStamp <= nowMs ? timeStamp : nowMs;
}

/** Presses a contact for events without a separate down and up, which assistive tools send. */
export function click(contact: Switch, event: { timeStamp: number }): void {
  touch(contact, true, event);
  window.setTimeout(() => touch(contact, false, { timeStamp: performance.now() }), clickMs);
}

/**
 * Presses a player's lever. On the play screen two stages have a meaning of their own:
 * - Before the start, the player who presses has Black. If White's place is pressed, the players exchange colours
 *   first.
 * - In a pause, the player who presses is the one whose clock goes on. The clock has the keys minus and plus for that.
 */
export function pressLever(place: "left" | "right", event: { timeStamp: number }): void {
  const host = store.host.value;
  if (host === undefined) return;
  const { clock } = host.device.bench.app;
  const isPlay = store.view.value === "play";
  if (isPlay && clock.mode === Mode.Ready && !isSettled()) return;
  if (isPlay && clock.mode === Mode.Ready && placeOfWhite(host) === place)
    exchangeSeats(stampOf(event, performance.now()) - wakeMs);
  const contact = leverContact(store.board.value, place);
  // Another finger or a palm may rest on the half. The clock takes a second closing for a press: it missed the opening.
  host.closed.delete(contact);
  touch(contact, true, event);
  const key = place === "left" ? Switch.Minus : Switch.Plus;
  if (isPlay && clock.mode === Mode.Paused && key !== contact) click(key, event);
}

/** Opens all contacts, because the page lost the keyboard. */
export function release(): void {
  for (const contact of store.host.value?.closed ?? []) touch(contact, false, { timeStamp: performance.now() });
}

/** Returns the contact of a player's lever, or of the player's key on a board without levers. */
export function leverContact(board: Board, side: "left" | "right"): Switch {
  if (board.levers !== undefined || board.players === undefined) return side === "left" ? Switch.Left : Switch.Right;
  return switchOf(board.players[side]);
}

/** Sends the clock a line over the link. Returns its error word, or an empty text if it obeyed. */
export function tellClock(line: string): string {
  const host = store.host.value;
  if (host === undefined) return "";
  tick();
  store.refused.value = "";
  sendLine(host, line, performance.now());
  tick();
  return store.refused.value;
}
