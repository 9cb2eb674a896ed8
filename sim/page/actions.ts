/** Defines everything that a person can do with the clock on the page. */
import type { Board } from "../../board-defs/board";
import { Mode } from "../../firmware/core/words";
import { Switch } from "../../hal/hal";
import { switchOf } from "../boards/facts";
import { speaksBoth } from "./boards";
import { type Flash, flashOf, hearAll, isPowered } from "./device";
import { recallEarlier } from "./earlier";
import { createHost, type Ears, type Host, hasten, onEdge, sendLine, supply, switchPower } from "./host";
import { recallFlash, remember, rememberFlash } from "./memory";
import { chosenSetup, freeMemory, isGameOn, memoryOf, placeOfWhite } from "./next-clock";
import type { Setup } from "./opening";
import { playEvent, playTone } from "./play/tones";
import type { Earlier } from "./sitting";
import { playPattern, wakeSound } from "./sound";
import { speaks, speech } from "./speech/part";
import * as store from "./store";
import { showAll, tick } from "./ticker";

/** The duration of a press by a click that has no separate down and up. */
export const clickMs = 80;
/** How long a clock that starts anew for a press has been awake at its instant. */
const wakeMs = 50;

/** How a clock begins, if not as another one now. */
interface Beginning {
  nowMs?: number | undefined;
  earlier?: Earlier | undefined;
}

function begin(board: Board, setup: Setup, memory: Flash, remembers: boolean, beginning: Beginning = {}): void {
  const { nowMs = performance.now(), earlier } = beginning;
  const pace = store.stands.value ? 0 : store.speed.value;
  const spoken = speaksBoth(board) ? "en" : store.language.value;
  store.refused.value = "";
  const fixed = { board, setup, memory, remembers, spoken, speaks: speaks.value, earlier };
  put(createHost(fixed, pace, nowMs, ears));
}

export const ears: Ears = {
  sound: (pattern) => play(pattern),
  refuse: (fault) => {
    store.refused.value = fault;
  },
  notice: ({ event, withdrawn }) => {
    if (store.view.value === "play" && withdrawn !== true) playEvent(event);
  },
  voice: (deed, numbers) => speech.value?.perform(deed, numbers),
};

/** Puts another clock on the page. */
export function put(host: Host): void {
  store.pastMs.value = undefined;
  store.replay.value = undefined;
  store.isPulled.value = !isPowered(host.device);
  store.supplyMv.value = host.device.bench.board.cell.mv;
  store.lastLever.value = undefined;
  store.down.value = new Set();
  store.host.value = host;
  store.left.value = placeOfWhite(host) === "right" ? "black" : "white";
  hearAll(host.device, store.view.value === "play");
  if (host.speaks) speech.value?.begin(host.device);
  showAll();
  tick();
}

function play(pattern: readonly number[]): void {
  if (store.view.value === "play") playTone(pattern);
  else if (store.hasSound.value && store.speed.value <= 10) playPattern(pattern);
}

/**
 * Switches the power on for the first time on this page. A clock with a stored game resumes it; any other clock is set
 * as chosen.
 */
export function powerUp(): void {
  const board = store.board.value;
  const memory = recallFlash(board.name);
  const remembers = memory.some((bytes) => bytes.length > 0);
  const earlier = remembers ? recallEarlier(board.name) : undefined;
  begin(board, chosenSetup(store.typed.value), memory, remembers, { earlier });
}

/** Sets a clock over the link and keeps its memory. If a game is on, the page first asks whether to give it up. */
export function chooseControl(control: string): void {
  const host = store.host.value;
  store.waiting.value = undefined;
  store.loaded.value = undefined;
  remember("control", control);
  if (host === undefined || isGameOn(host)) store.waiting.value = control;
  else setClock(control);
}

/** Sets the clock, and gives up any game on it. The rest of its memory stays. */
export function setClock(control: string, nowMs?: number): void {
  const host = store.host.value;
  store.notice.value = "";
  begin(store.board.value, chosenSetup(control), host === undefined ? [] : freeMemory(host), false, { nowMs });
}

/** Gives up the game on the clock for the control that waits. */
export function throwAway(): void {
  const control = store.waiting.value;
  store.waiting.value = undefined;
  if (control !== undefined) setClock(control);
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

/** Restarts the clock with the page's new choices if nothing has been done to it yet. */
export function renewIfUntouched(): void {
  const host = store.host.value;
  store.notice.value = "";
  if (host === undefined) return;
  if (host.log.deeds.length > 0 || host.queue.length > 0 || isGameOn(host)) {
    store.notice.value = store.texts.value?.(store.language.value).notice.next ?? "";
    return;
  }
  begin(store.board.value, chosenSetup(host.setup.control), memoryOf(host), false);
}

export function chooseBoard(board: Board): void {
  store.board.value = board;
  remember("board", board.name);
  powerUp();
}

/** Closes or opens a contact at the instant of a DOM event. */
export function touch(contact: Switch, closed: boolean, event: { timeStamp: number }): void {
  const host = store.host.value;
  if (host === undefined) return;
  if (store.view.value === "play" || store.hasSound.value || speaks.value) wakeSound();
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
 * Presses a player's lever. Before the start, the player who presses has Black: if White's place is pressed, the players
 * exchange their places first.
 */
export function pressLever(place: "left" | "right", event: { timeStamp: number }): void {
  const host = store.host.value;
  if (host === undefined) return;
  const { clock } = host.device.bench.app;
  if (store.view.value === "play" && clock.mode === Mode.Ready && placeOfWhite(host) === place) {
    store.left.value = place === "left" ? "black" : "white";
    setClock(host.setup.control, stampOf(event, performance.now()) - wakeMs);
  }
  touch(leverContact(store.board.value, place), true, event);
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

export function setSpeed(speed: number): void {
  store.speed.value = speed;
  store.stands.value = false;
  applyPace();
}

export function setStanding(stands: boolean): void {
  store.stands.value = stands;
  applyPace();
}

function applyPace(): void {
  const host = store.host.value;
  if (host === undefined) return;
  tick();
  hasten(host, store.stands.value ? 0 : store.speed.value, performance.now());
  tick();
}

export function setSupply(mv: number): void {
  const host = store.host.value;
  if (host === undefined || !isPowered(host.device)) return;
  supply(host, mv, performance.now());
  store.supplyMv.value = mv;
  if (!isPowered(host.device)) pull();
  tick();
}

/** Removes the battery: the clock writes nothing more. */
export function pull(): void {
  const host = store.host.value;
  if (host === undefined) return;
  goLive();
  tick();
  if (isPowered(host.device)) switchPower(host, false, performance.now());
  rememberFlash(host.board.name, flashOf(host.device));
  store.isPulled.value = true;
  store.down.value = new Set();
  showAll();
}

/** Inserts a new battery: the clock restarts with the contents of its memory. */
export function insert(): void {
  const host = store.host.value;
  if (host === undefined) return;
  switchPower(host, true, performance.now());
  if (host.speaks) speech.value?.begin(host.device);
  store.isPulled.value = false;
  store.supplyMv.value = host.device.bench.board.cell.mv;
  store.lastLever.value = undefined;
  showAll();
  tick();
}

export function goLive(): void {
  store.pastMs.value = undefined;
  store.replay.value = undefined;
  showAll();
}
