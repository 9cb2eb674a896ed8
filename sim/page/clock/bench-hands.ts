/** Does to a clock what only the simulator offers: its display, its battery, its speed, and a scenario step by step. */
import { batteryStep, powerSteps } from "../../device/steps";
import { type Device, freshMv, pass, reachedMs } from "./device";
import { applyStep, type Host, proceed } from "./host";
import { type Pace, virtualAt } from "./pace";

/** The steps of the speed slider. */
export const speeds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Sets the battery's voltage from now on, in mV. A voltage that is too low stops the board. */
export function supply(host: Host, mv: number, nowRealMs: number): void {
  const atMs = Math.max(virtualAt(host.pace, nowRealMs), reachedMs(host.device));
  applyStep(host, batteryStep(atMs, mv));
}

/** Removes the battery or inserts a new one. Without a battery nothing more is written and the display goes blank. */
export function switchPower(host: Host, isOn: boolean, nowRealMs: number): void {
  const atMs = Math.max(virtualAt(host.pace, nowRealMs), reachedMs(host.device));
  if (isOn) applyStep(host, batteryStep(atMs, freshMv(host.board)));
  for (const step of powerSteps(atMs, isOn)) applyStep(host, step);
  host.closed.clear();
}

/** Jumps to the next step of the scenario, plays it, and stops time there. */
export function stepOn(host: Host, nowRealMs: number): void {
  const step = host.queue[0];
  if (step === undefined) return;
  host.pace = { realMs: nowRealMs, virtualMs: Math.max(step.atMs, reachedMs(host.device)), speed: 0 };
  while (!proceed(host, nowRealMs, () => true));
}

/** Changes the speed; at 0 time stops. */
export function hasten(host: Host, speed: number, nowRealMs: number): void {
  host.pace = withSpeed(host.pace, speed, nowRealMs);
}

/** Lets the clock draw its whole display, because the page has just loaded what draws it. */
export function drawAll(device: Device): void {
  const { display, hal } = device.bench.app;
  display.needsRedraw = true;
  display.captionKey = -1;
  pass(device, reachedMs(device));
  hal.time.wakeIn(1);
}

/** Changes the speed from now on; no instant is lost or repeated. */
export function withSpeed(pace: Pace, speed: number, nowRealMs: number): Pace {
  return { realMs: nowRealMs, virtualMs: virtualAt(pace, nowRealMs), speed };
}
