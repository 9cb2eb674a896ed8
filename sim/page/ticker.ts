/** Lets the clock's time pass with the browser's, in slices that keep the page answering. */
import { flashOf, isPowered } from "./device";
import { proceed, restMs } from "./host";
import { rememberFlash } from "./memory";
import { frame, host, slowFrame } from "./store";

/** The longest a slice may take, ms. */
const sliceMs = 6;
/** Not more often than the display can be seen, ms. */
const frameMs = 16;
const slowMs = 250;
/** A timer may come as late as this though nothing is due: long waits are looked at anew. */
const waitMaxMs = 60_000;

let timer: number | undefined;
let slowTimer: number | undefined;
let seenChanges = -1;
let keptMark = "";

/** Lets time pass up to now, shows what changed, and comes again when something is due. */
export function tick(): void {
  window.clearTimeout(timer);
  const clock = host.value;
  if (clock === undefined) return;
  const deadlineMs = performance.now() + sliceMs;
  const isThere = proceed(clock, performance.now(), () => performance.now() < deadlineMs);
  show();
  const rest = restMs(clock, performance.now());
  if (!isThere) timer = window.setTimeout(tick, 0);
  else if (rest !== undefined) timer = window.setTimeout(tick, Math.min(waitMaxMs, Math.max(rest, frameMs)));
}

function show(): void {
  const device = host.value?.device;
  if (device === undefined || device.changes === seenChanges) return;
  seenChanges = device.changes;
  frame.value++;
  if (slowTimer === undefined) slowTimer = window.setTimeout(showSlowly, slowMs);
}

function showSlowly(): void {
  slowTimer = undefined;
  slowFrame.value++;
  keepFlash();
}

/** Everything is shown anew, at once: another clock, another instant of the past. */
export function showAll(): void {
  seenChanges = -1;
  frame.value++;
  slowFrame.value++;
}

/** The flash as it is now, for the next visit; nothing where nothing was written. */
export function keepFlash(): void {
  const clock = host.value;
  if (clock === undefined || !isPowered(clock.device)) return;
  const flash = flashOf(clock.device);
  const { words, erases } = clock.device.bench.board.cells;
  const mark = `${clock.board.name} ${words} ${erases.join()}`;
  if (mark === keptMark) return;
  keptMark = mark;
  rememberFlash(clock.board.name, flash);
}
