/**
 * Restores what a clock's flash does not keep: what undo needs, whose clock goes on after a pause, and how long the
 * signs of passed controls stay. play/away.ts writes it.
 */
import type { Act } from "../../../firmware/core/clock";
import { unpackControl } from "../../../firmware/core/control-list";
import { later, span } from "../../../firmware/core/integer";
import { PACKED_AT, PACKED_SAVED } from "../../../firmware/core/pack";
import { Flag, type Side } from "../../../firmware/core/words";
import { drawAll } from "./bench-hands";
import type { Device } from "./device";
import type { Signs } from "./ran-on";

export interface Unkept {
  next: Side;
  /** The fields of the clock that undo reads. Instants are those of the clock that was. */
  atMs: number;
  before: number[];
  control: number[];
  pressedAtMs: number;
  canUndoPress: boolean;
  hasForgotten: boolean;
  acts: Act[];
  /** Earlier versions of the page did not write them. */
  signs?: Signs;
}

/** Restores it to the same game after a power loss. The clock's counter has begun anew, and the instants follow it. */
export function restoreUnkept(device: Device, unkept: string): void {
  const { clock, game } = device.bench.app;
  const { next, atMs, before, control, pressedAtMs, acts, signs, ...undo } = JSON.parse(unkept) as Unkept;
  const moved = (ms: number) => later(clock.atMs, span(atMs, ms));
  const instants = [PACKED_SAVED, PACKED_AT];
  game.next = next;
  for (const [n, side] of [clock.white, clock.black].entries()) {
    const signMs = signs?.[n];
    if (signMs !== undefined && side.flag !== Flag.Final)
      Object.assign(side, { signMs, flag: signMs > 0 ? Flag.Interim : Flag.None });
  }
  Object.assign(clock, undo, {
    before: before.map((number, n) => (instants.includes(n) ? moved(number) : number)),
    beforeControl: unpackControl(control, 0),
    pressedAtMs: moved(pressedAtMs),
    acts,
    actCount: acts.length,
  });
  drawAll(device);
}
