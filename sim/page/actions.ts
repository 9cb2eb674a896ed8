/** What a person can do with the clock on the page. */
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

/** What a press by a click, without a down and an up, lasts. */
const clickMs = 80;

/** How the clock is set by what is chosen on the page; what is usual is not said. */
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

/** Another clock stands on the page. */
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

/** Power for the first time on this page: a clock that remembers goes on where it was, any other is set as chosen. */
export function powerUp(): void {
  const board = store.board.value;
  const memory = recallFlash(board.name);
  const remembers = memory.some((bytes) => bytes.length > 0);
  begin(board, chosenSetup(store.typed.value), memory, remembers);
}

/** A clock that is set over the link, its memory kept: asked first where there is a game on it. */
export function chooseControl(control: string): void {
  const host = store.host.value;
  store.waiting.value = undefined;
  store.loaded.value = undefined;
  remember("control", control);
  if (host === undefined || hasGame(host)) store.waiting.value = control;
  else begin(store.board.value, chosenSetup(control), memoryOf(host), false);
}

/** A finished game is not resumed; any other is kept over a change of power. */
function hasGame({ device }: Host): boolean {
  const { stage } = device.bench.app;
  return stage > Stage.Ready && stage !== Stage.Finished;
}

/** The game on the clock is thrown away, with all that its memory holds. */
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

/** A clock on which nothing has been done yet takes what is chosen around it at once. */
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

/** A contact closes or opens at the instant of a DOM event. */
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

/** Events of some tools carry another clock's time, or none: those count from now. */
function stampOf({ timeStamp }: { timeStamp: number }, nowMs: number): number {
  return timeStamp > 0 && timeStamp <= nowMs ? timeStamp : nowMs;
}

/** A press without a down and an up, as assistive tools make them. */
export function click(contact: Switch, event: { timeStamp: number }): void {
  touch(contact, true, event);
  window.setTimeout(() => touch(contact, false, { timeStamp: performance.now() }), clickMs);
}

/** Nothing is held down any more: the page lost the keyboard. */
export function release(): void {
  for (const contact of store.host.value?.closed ?? []) touch(contact, false, { timeStamp: performance.now() });
}

/** The contact of a player's lever; on a board without levers that of his key. */
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

/** Nothing more is written from here on. */
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

/** A new cell: the clock comes back with what its memory holds. */
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
