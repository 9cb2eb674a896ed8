/**
 * Holds the clock on the page: a device, the pace of its time, and what is done to it. Callers pass the real instant of
 * everything that happens, and edges have their own stamp. Nothing in here reads the time.
 */
import type { Board } from "../../../board-defs/board";
import { Stage } from "../../../firmware/app/model/choices";
import type { Switch } from "../../../hal/hal";
import { edgeStep, lineStep } from "../../device/steps";
import type { Step } from "../../engines/engine";
import type { DisplayCode } from "../../words/clock-languages";
import {
  createDevice,
  type Device,
  dueMs,
  type Flash,
  isPowered,
  type Listener,
  pass,
  play,
  reachedMs,
} from "./device";
import { addDeed, createLog, type DeedLog, stampOf } from "./log";
import { openingOf, type Setup } from "./opening";
import { type Pace, untilMs, virtualAt } from "./pace";
import type { Earlier } from "./sitting";
import type { State } from "./state";

/** The number of state lines that are kept; a long game of 300 moves has 1,000. */
const tellingsMax = 5000;
/** The virtual time that passes between two checks for remaining time. */
const sliceMs = 2000;

export interface Host {
  readonly device: Device;
  readonly listener: Listener;
  readonly board: Board;
  readonly setup: Setup;
  /** The contents of the flash at power-on; `remembers` is whether the clock continued from them. */
  readonly memory: Flash;
  readonly remembers: boolean;
  /** The language that the clock was built with. */
  readonly spoken: DisplayCode;
  /** Whether the page has lent the clock its voice. */
  speaks: boolean;
  readonly opening: readonly Step[];
  pace: Pace;
  readonly log: DeedLog;
  /** Steps of a scenario that are still to come. */
  queue: Step[];
  /** Every state that the clock reported, the oldest first; expectations are not among them. */
  readonly tellings: State[];
  /** The answers to `state`, which are compared with a scenario's expectations. */
  readonly answers: { state: State; screen: Record<string, string>; last: State | undefined }[];
  /** Contacts that are closed. */
  readonly closed: Set<Switch>;
  /** The inputs before the page was loaded anew; undefined if there were none, or if the log has them already. */
  readonly earlier: Earlier | undefined;
}

export interface Beginning {
  board: Board;
  setup: Setup;
  memory: Flash;
  /** Whether the clock continues the game in its memory; nothing is then set over the link. */
  remembers: boolean;
  spoken: DisplayCode;
  /** The page's knowledge of the game from before a reload. */
  earlier?: Earlier | undefined;
  speaks: boolean;
}

/** Receives what the clock sounds and refuses and, if asked for, each event that it reports. */
export interface Ears extends Omit<Listener, "tell"> {
  notice?(state: State): void;
}

/** Powers the clock at a real instant, from which time passes. Throws only if the firmware cannot start. */
export function createHost(beginning: Beginning, speed: number, nowMs: number, ears: Ears): Host {
  const { board, setup, remembers, spoken, speaks } = beginning;
  const memory = beginning.memory.map((bytes) => [...bytes]);
  const opening = openingOf(remembers ? { control: "" } : setup, board);
  const tellings: State[] = [];
  const answers: Host["answers"] = [];
  const screen: Record<string, string> = {};
  let device: Device | undefined;
  const tell = (state: State) => {
    if (state.event !== "expect") {
      keep(tellings, state);
      ears.notice?.(state);
    } else answers.push({ state, screen: { ...(device?.screen ?? screen) }, last: tellings.at(-1) });
  };
  const listener = { ...ears, tell };
  device = createDevice(board, opening, memory, { spoken, speaks }, listener);
  if (device === undefined) throw new Error("the firmware does not start");
  const pace = { realMs: nowMs, virtualMs: 0, speed };
  const parts = { log: createLog(), queue: [], closed: new Set<Switch>(), earlier: beginning.earlier };
  if (remembers) tellComing(device);
  return {
    device,
    listener,
    board,
    setup,
    memory,
    remembers,
    spoken,
    speaks,
    opening,
    pace,
    tellings,
    answers,
    ...parts,
  };
}

/** Reports how a clock restarted, if it restarted with a game. That report is its first. */
function tellComing(device: Device): void {
  if (device.bench.app.stage <= Stage.Ready) return;
  device.cameUp = true;
  play(device, lineStep(0, "state"));
}

/** Keeps a state. When the list is full, its older half is dropped. */
function keep(tellings: State[], state: State): void {
  if (tellings.length >= tellingsMax) tellings.splice(0, tellingsMax / 2);
  tellings.push(state);
}

/** Closes or opens a contact. The board was busy if the edge is handled later than its stamp. */
export function onEdge(host: Host, contact: Switch, closed: boolean, stampRealMs: number, nowRealMs: number): void {
  if (host.closed.has(contact) === closed || !isPowered(host.device)) return;
  if (closed) host.closed.add(contact);
  else host.closed.delete(contact);
  const atMs = Math.max(virtualAt(host.pace, nowRealMs), reachedMs(host.device));
  const stampMs = Math.min(atMs, virtualAt(host.pace, stampRealMs));
  applyStep(host, edgeStep(atMs, contact, closed, stampMs));
}

/** Sends the clock a line over the link. The listener receives the fault of a line that the clock refuses. */
export function sendLine(host: Host, line: string, nowRealMs: number): void {
  const atMs = Math.max(virtualAt(host.pace, nowRealMs), reachedMs(host.device));
  applyStep(host, lineStep(atMs, line));
}

/** Applies a step now and logs it. */
export function applyStep(host: Host, step: Step): void {
  const { device, log, tellings } = host;
  const { stage } = device.bench.app;
  const overtook = (tellings.at(-1)?.at ?? 0) > stampOf(step);
  play(device, step);
  addDeed(log, { step, stage, overtook });
}

/**
 * Lets time pass up to a real instant while `isTimeLeft` returns true. An edge that arrives meanwhile still counts at
 * its stamp. Returns false if it did not get there; the caller should soon call again.
 */
export function proceed(host: Host, nowRealMs: number, isTimeLeft: () => boolean): boolean {
  const goalMs = virtualAt(host.pace, nowRealMs);
  while (host.queue.length > 0 && stampOf(host.queue[0]!) <= goalMs) {
    const step = host.queue[0]!;
    if (!passTo(host.device, stampOf(step), isTimeLeft)) return false;
    if (step.atMs > goalMs) return true;
    host.queue.shift();
    applyStep(host, step);
  }
  return passTo(host.device, goalMs, isTimeLeft);
}

function passTo(device: Device, goalMs: number, isTimeLeft: () => boolean): boolean {
  for (;;) {
    const fromMs = reachedMs(device);
    if (fromMs >= goalMs) return true;
    const due = dueMs(device);
    const isIdle = due === undefined || due > goalMs;
    pass(device, isIdle ? goalMs : Math.min(goalMs, Math.max(due, fromMs + sliceMs)));
    if (!isIdle && !isTimeLeft()) return false;
  }
}

/** Returns the real time until something happens by itself, ms, or undefined if nothing will. */
export function restMs(host: Host, nowRealMs: number): number | undefined {
  const next = host.queue[0];
  const due = dueMs(host.device);
  const soonest = Math.min(due ?? Number.POSITIVE_INFINITY, next?.atMs ?? Number.POSITIVE_INFINITY);
  return soonest === Number.POSITIVE_INFINITY ? undefined : untilMs(host.pace, soonest, nowRealMs);
}
