/** Defines everything that a person can do with the clock on the page. */
import type { Board } from "../../board-defs/board";
import { Stage } from "../../firmware/app/model/choices";
import { Switch } from "../../hal/hal";
import { switchOf } from "../device/facts";
import { speaksBoth } from "./boards";
import { type Flash, flashOf, isPowered } from "./device";
import { createHost, type Host, hasten, onEdge, supply, switchPower } from "./host";
import { recallFlash, remember, rememberFlash } from "./memory";
import type { Setup } from "./opening";
import { playPattern, wakeSound } from "./sound";
import * as store from "./store";
import { showAll, tick } from "./ticker";

/** The duration of a press by a click that has no separate down and up. */
const clickMs = 80;

/** Returns the setup chosen on the page, without the default values. */
export function chosenSetup(control: string): Setup {
  const laws = store.laws.value === 2023 ? {} : { laws: store.laws.value };
  const left = store.left.value === "white" ? {} : { left: store.left.value };
  const isTold = store.language.value !== "en" && speaksBoth(store.board.value);
  const options = { ...left, ...(isTold ? { language: store.language.value } : {}) };
  return { control, ...laws, ...(Object.keys(options).length === 0 ? {} : { options }) };
}

function begin(board: Board, setup: Setup, memory: Flash, remembers: boolean): void {
  const pace = store.stands.value ? 0 : store.speed.value;
  const ears = { sound: (pattern: readonly number[]) => play(pattern), refuse: () => {} };
  const spoken = speaksBoth(board) ? "en" : store.language.value;
  put(createHost({ board, setup, memory, remembers, spoken }, pace, performance.now(), ears));
}

/** Puts another clock on the page. */
export function put(host: Host): void {
  store.pastMs.value = undefined;
  store.replay.value = undefined;
  store.isPulled.value = !isPowered(host.device);
  store.supplyMv.value = host.device.bench.board.cell.mv;
  store.lastLever.value = undefined;
  store.down.value = new Set();
  store.host.value = host;
  showAll();
  tick();
}

function play(pattern: readonly number[]): void {
  if (store.hasSound.value && store.speed.value <= 10) playPattern(pattern);
}

/**
 * Switches the power on for the first time on this page. A clock with a stored game resumes it; any other clock is set
 * as chosen.
 */
export function powerUp(): void {
  const board = store.board.value;
  const memory = recallFlash(board.name);
  const remembers = memory.some((bytes) => bytes.length > 0);
  begin(board, chosenSetup(store.typed.value), memory, remembers);
}

/** Sets a clock over the link and keeps its memory. If it has a game, the page first asks whether to discard it. */
export function chooseControl(control: string): void {
  const host = store.host.value;
  store.waiting.value = undefined;
  store.loaded.value = undefined;
  remember("control", control);
  if (host === undefined || hasGame(host)) store.waiting.value = control;
  else begin(store.board.value, chosenSetup(control), memoryOf(host), false);
}

/** Returns whether the clock has a game that it keeps over a power loss. A finished game is not resumed. */
function hasGame({ device }: Host): boolean {
  const { stage } = device.bench.app;
  return stage > Stage.Ready && stage !== Stage.Finished;
}

/** Discards the game on the clock, and everything in the clock's memory. */
export function throwAway(): void {
  const control = store.waiting.value;
  store.waiting.value = undefined;
  if (control === undefined) return;
  rememberFlash(store.board.value.name, []);
  begin(store.board.value, chosenSetup(control), [], false);
}

function memoryOf(host: Host): Flash {
  return flashOf(host.device).map((bytes) => [...bytes]);
}

/** Restarts the clock with the page's new choices if nothing has been done to it yet. */
export function renewIfUntouched(): void {
  const host = store.host.value;
  if (host === undefined || host.log.deeds.length > 0 || host.queue.length > 0) return;
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
  if (closed && store.pastMs.value !== undefined) goLive();
  const nowMs = performance.now();
  onEdge(host, contact, closed, stampOf(event, nowMs), nowMs);
  if (closed && contact <= Switch.Right) store.lastLever.value = contact === Switch.Left ? "left" : "right";
  store.down.value = new Set(host.closed);
  tick();
  if (closed && store.hasSound.value) wakeSound();
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
