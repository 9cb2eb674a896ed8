/**
 * The clock on the page: a device, the pace of its time, what is done to it. Everything that happens is handled at a real
 * instant that is given; edges bring their own stamp. Nothing in here asks what time it is.
 */
import type { Board } from "../../board-defs/board";
import { Stage } from "../../firmware/app/model/choices";
import type { Switch } from "../../hal/hal";
import { lineStep } from "../device/compile";
import type { Step } from "../engines/engine";
import type { Language } from "../words/language";
import {
  createDevice,
  type Device,
  dueMs,
  type Flash,
  freshMv,
  isPowered,
  type Listener,
  pass,
  play,
  reachedMs,
} from "./device";
import { addDeed, batteryStep, createLog, type DeedLog, edgeStep, powerSteps, stampOf } from "./log";
import { openingOf, type Setup } from "./opening";
import { type Pace, untilMs, virtualAt, withSpeed } from "./pace";
import type { State } from "./state";

/** State lines that are kept; a long game of 300 moves has 1,000. */
const tellingsMax = 5000;
/** So much virtual time passes between two looks at the watch. */
const sliceMs = 2000;

export interface Host {
  readonly device: Device;
  readonly listener: Listener;
  readonly board: Board;
  readonly setup: Setup;
  /** What the flash held when the power came, and whether the clock went on with that. */
  readonly memory: Flash;
  readonly remembers: boolean;
  /** What it was built to speak. */
  readonly spoken: Language;
  readonly opening: readonly Step[];
  pace: Pace;
  readonly log: DeedLog;
  /** Steps of a scenario that are still to come. */
  queue: Step[];
  /** Every state told, the oldest first; expectations are not among them. */
  readonly tellings: State[];
  /** Answers to `state`: what a scenario's expectations are compared with. */
  readonly answers: { state: State; screen: Record<string, string>; last: State | undefined }[];
  /** Contacts that are closed. */
  readonly closed: Set<Switch>;
}

export interface Beginning {
  board: Board;
  setup: Setup;
  memory: Flash;
  /** The clock remembers its game: nothing is set over the link. */
  remembers: boolean;
  spoken: Language;
}

/** Power comes at a real instant, and time passes from then on. Throws only where the firmware cannot start. */
export function createHost(beginning: Beginning, speed: number, nowMs: number, ears: Omit<Listener, "tell">): Host {
  const { board, setup, remembers, spoken } = beginning;
  const memory = beginning.memory.map((bytes) => [...bytes]);
  const opening = openingOf(remembers ? { control: "" } : setup, board);
  const tellings: State[] = [];
  const answers: Host["answers"] = [];
  const screen: Record<string, string> = {};
  let device: Device | undefined;
  const tell = (state: State) => {
    if (state.event !== "expect") keep(tellings, state);
    else answers.push({ state, screen: { ...(device?.screen ?? screen) }, last: tellings.at(-1) });
  };
  const listener = { ...ears, tell };
  device = createDevice(board, opening, memory, spoken, listener);
  if (device === undefined) throw new Error("the firmware does not start");
  const pace = { realMs: nowMs, virtualMs: 0, speed };
  const parts = { log: createLog(), queue: [], closed: new Set<Switch>() };
  if (remembers) tellComing(device);
  return { device, listener, board, setup, memory, remembers, spoken, opening, pace, tellings, answers, ...parts };
}

/** The first thing told of a clock that came up with a game is how it came up. */
function tellComing(device: Device): void {
  if (device.bench.app.stage <= Stage.Ready) return;
  device.cameUp = true;
  play(device, lineStep(0, "state"));
}

/** The first of a long line go, half of them at once. */
function keep(tellings: State[], state: State): void {
  if (tellings.length >= tellingsMax) tellings.splice(0, tellingsMax / 2);
  tellings.push(state);
}

/** A contact closed or opened at one real instant and is handled at another: then the board was busy in between. */
export function onEdge(host: Host, contact: Switch, closed: boolean, stampRealMs: number, nowRealMs: number): void {
  if (host.closed.has(contact) === closed || !isPowered(host.device)) return;
  if (closed) host.closed.add(contact);
  else host.closed.delete(contact);
  const atMs = Math.max(virtualAt(host.pace, nowRealMs), reachedMs(host.device));
  const stampMs = Math.min(atMs, virtualAt(host.pace, stampRealMs));
  applyStep(host, edgeStep(contact, closed, stampMs, atMs));
}

/** The battery gives so much from now on, mV; too little stops the board. */
export function supply(host: Host, mv: number, nowRealMs: number): void {
  const atMs = Math.max(virtualAt(host.pace, nowRealMs), reachedMs(host.device));
  applyStep(host, batteryStep(mv, atMs));
}

/** The battery is pulled: nothing more is written, the display goes blank. Or a new one is put in. */
export function switchPower(host: Host, isOn: boolean, nowRealMs: number): void {
  const atMs = Math.max(virtualAt(host.pace, nowRealMs), reachedMs(host.device));
  if (isOn) applyStep(host, batteryStep(freshMv(host.board), atMs));
  for (const step of powerSteps(isOn, atMs)) applyStep(host, step);
  host.closed.clear();
}

function applyStep(host: Host, step: Step): void {
  const { device, log, tellings } = host;
  const { stage } = device.bench.app;
  const overtook = (tellings.at(-1)?.at ?? 0) > stampOf(step);
  play(device, step);
  addDeed(log, { step, stage, overtook });
}

/**
 * Lets time pass up to a real instant, as long as `isTimeLeft` says so. False: it did not get there, call again soon; an
 * edge that comes meanwhile counts at its stamp all the same.
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

/** How long in real time until anything happens by itself, ms; undefined: nothing will. */
export function restMs(host: Host, nowRealMs: number): number | undefined {
  const next = host.queue[0];
  const due = dueMs(host.device);
  const soonest = Math.min(due ?? Number.POSITIVE_INFINITY, next?.atMs ?? Number.POSITIVE_INFINITY);
  return soonest === Number.POSITIVE_INFINITY ? undefined : untilMs(host.pace, soonest, nowRealMs);
}

/** Another speed; 0: time stands. */
export function hasten(host: Host, speed: number, nowRealMs: number): void {
  host.pace = withSpeed(host.pace, speed, nowRealMs);
}

/** Jumps to the next step of the scenario, plays it, and lets time stand there. */
export function stepOn(host: Host, nowRealMs: number): void {
  const step = host.queue[0];
  if (step === undefined) return;
  host.pace = { realMs: nowRealMs, virtualMs: Math.max(step.atMs, reachedMs(host.device)), speed: 0 };
  while (!proceed(host, nowRealMs, () => true));
}
