/**
 * Joins a clock that came back after a reload to what was done to it before: a second board plays all of it again, with
 * a cut of the power where the page went. The simulator then shows one timeline.
 */
import { remaining } from "../../../../firmware/core/clock";
import { Side } from "../../../../firmware/core/words";
import { VirtualVerb } from "../../../../firmware/virtual-verbs";
import type { Step } from "../../../engines/engine";
import { switchPower } from "../../clock/bench-hands";
import { type Device, pass, reachedMs } from "../../clock/device";
import { readFlash } from "../../clock/flash";
import { applyStep, createHost, type Ears, type Host } from "../../clock/host";
import { stampOf } from "../../clock/log";
import { endMs } from "../../clock/pace";
import type { Earlier, KeptStep } from "../../clock/sitting";
import { earlierOf } from "../../keep/earlier";

/**
 * Returns the joined clock, which then takes the place of the given one. Returns undefined if nothing was done before,
 * or if the replay does not arrive at the same game.
 */
export function rejoin(host: Host, ears: Ears, nowMs: number): Host | undefined {
  if (host.earlier === undefined) return undefined;
  const all = earlierOf(host);
  if (all.sittings.reduce((sum, { endMs: ms }) => sum + ms, 0) >= endMs) return undefined;
  const heard = { isOn: false };
  const joined = replayed(host, all, mutable(ears, heard), nowMs);
  if (describe(joined.device) !== describe(host.device)) return undefined;
  heard.isOn = true;
  for (const contact of host.closed) joined.closed.add(contact);
  joined.pace = { realMs: nowMs, virtualMs: reachedMs(joined.device), speed: host.pace.speed };
  return joined;
}

/** Returns ears that hear nothing until they are switched on. */
function mutable(ears: Ears, heard: { isOn: boolean }): Ears {
  return {
    sound: (pattern) => {
      if (heard.isOn) ears.sound(pattern);
    },
    refuse: (fault) => {
      if (heard.isOn) ears.refuse(fault);
    },
    notice: (state) => {
      if (heard.isOn) ears.notice?.(state);
    },
  };
}

function replayed({ board, speaks }: Host, earlier: Earlier, ears: Ears, nowMs: number): Host {
  const { setup, remembers, spoken, sittings } = earlier;
  const beginning = { board, setup, memory: readFlash(earlier.memory), remembers, spoken, speaks };
  const host = createHost(beginning, 1, nowMs, ears);
  let fromMs = 0;
  for (const [n, sitting] of sittings.entries()) {
    if (n > 0) for (const isOn of [false, true]) switchPower(host, isOn, nowMs);
    for (const kept of sitting.steps) playAgain(host, kept, fromMs);
    pass(host.device, fromMs + sitting.endMs);
    fromMs = reachedMs(host.device);
  }
  return host;
}

/** Plays a step of a sitting that began at `fromMs`. A late step comes after what the clock had already reported. */
function playAgain(host: Host, { step, isLate }: KeptStep, fromMs: number): void {
  const moved = later(step, fromMs);
  pass(host.device, isLate ? moved.atMs : stampOf(moved));
  applyStep(host, moved);
}

/** Returns a step that happens `byMs` later. */
function later(step: Step, byMs: number): Step {
  const [contact = 0, closed = 0, stampMs = 0] = step.numbers;
  const numbers = step.verb === VirtualVerb.Edge ? [contact, closed, stampMs + byMs] : step.numbers;
  return { ...step, atMs: step.atMs + byMs, numbers };
}

/** Returns what a game is known by: its mode, and each side's time and presses. */
function describe({ bench }: Device): string {
  const { clock } = bench.app;
  const sides = [Side.White, Side.Black].map((side) => remaining(clock, side));
  return [clock.mode, clock.turn, clock.firstFlag, ...sides, clock.white.presses, clock.black.presses].join();
}
