/** Lets the clock's time pass with the browser's, in slices that keep the page responsive. */
import { flashOf, isPowered } from "../clock/device";
import { type Host, proceed, restMs } from "../clock/host";
import { keepEarlier } from "../keep/earlier";
import { rememberFlash } from "../keep/memory";
import { frame, host, pastMs, replay, slowFrame } from "../store/store";

/** The longest duration of a slice, ms. */
const sliceMs = 6;
/** The shortest interval between redraws that the display can show, ms. */
const frameMs = 16;
const slowMs = 250;
/** The longest timer, ms. After it, a long wait is computed anew. */
const waitMaxMs = 60_000;

let timer: number | undefined;
let slowTimer: number | undefined;
let seenChanges = -1;
let keptMark = "";
let keptClock: Host | undefined;

/** Lets time pass up to now, shows what changed, and runs again when the next event is due. */
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

/** Redraws everything at once, for another clock or another instant of the past. */
export function showAll(): void {
  seenChanges = -1;
  frame.value++;
  slowFrame.value++;
}

/** Shows the present again after an instant of the past. */
export function goLive(): void {
  pastMs.value = undefined;
  replay.value = undefined;
  showAll();
}

/** Stores the flash for the next visit, unless nothing was written. */
export function keepFlash(): void {
  const clock = host.value;
  if (clock === undefined || !isPowered(clock.device)) return;
  const flash = flashOf(clock.device);
  const { words, erases } = clock.device.bench.board.cells;
  const mark = `${clock.board.name} ${words} ${erases.join()}`;
  if (mark === keptMark && clock === keptClock) return;
  keptMark = mark;
  keptClock = clock;
  rememberFlash(clock.board.name, flash);
  // A phone may end a hidden page without a word.
  if (document.visibilityState === "hidden") keepEarlier(clock);
}
