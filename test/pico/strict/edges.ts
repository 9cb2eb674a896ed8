/** Moves a contact once more at each instruction of a handler, or of what the main loop does. */
import type { Switch } from "../../../hal/hal";
import { endSleep } from "../../../sim/pico/strict/interrupts";
import type { Bench } from "../bench";

const edgePlaces = 512;
const edgeBytes = 8;
const pinAt = 4;
const levelAt = 5;
/** A handler begins within so many instructions, and has fewer than the second number. */
const untilBegin = 2_000_000;
const instructionsMax = 5000;
/** So many edges that the handler queued before may belong to it. */
const earlier = 2;

export interface Tried {
  /** The number of instructions at which the contact moved. */
  tried: number;
  /** The places at which the last queued level is not the pin's, or at which the edge waits for more than 1 ms. */
  wrong: string[];
  /** The longest time from the edge to its stamp, µs. */
  worstUs: number;
}

/** Where the contact may move, after the stimulus. */
export interface Place {
  stimulate: () => void;
  isInside: (core: Bench["emulated"]["chip"]["rp2040"]["core"]) => boolean;
  /** Moves at each address once, not at each instruction. */
  oncePerAddress?: boolean;
}

/** The exception of the pins: the number of its interrupt, and 16. */
export const pins = 29;

export function inHandler(exception: number, stimulate: () => void, oncePerAddress = false): Place {
  return { stimulate, isInside: (core) => core.IPSR === exception, oncePerAddress };
}

/** The contact closed long ago and opens now, or closes and opens faster than the handler comes. */
export function opening(bench: Bench, contact: Switch, edges: "one" | "both"): () => void {
  return () => {
    bench.emulated.move(contact, true);
    if (edges === "one") bench.to(bench.nowMs + 60);
    bench.emulated.move(contact, false);
  };
}

/** Tries every instruction of a place, one after another on the same board. The contact is open at first. */
export function edgeAtEach(bench: Bench, contact: Switch, place: Place): Tried {
  const result: Tried = { tried: 0, wrong: [], worstUs: 0 };
  const seen = new Set<number>();
  for (let k = 0; k < instructionsMax; k++) {
    place.stimulate();
    const address = stepInto(bench, place, k, seen);
    if (address === undefined) return result;
    if (place.oncePerAddress === true) seen.add(address);
    result.tried++;
    const wrong = moveNow(bench, contact, result);
    if (wrong !== undefined) result.wrong.push(`${address.toString(16)}: ${wrong}`);
    bench.to(bench.nowMs + 30);
    bench.emulated.move(contact, false);
    bench.to(bench.nowMs + 60);
  }
  throw new Error("the place has no end");
}

/** Executes up to the k-th instruction of the place. Returns its address, or undefined if the place has fewer. */
function stepInto({ emulated }: Bench, place: Place, k: number, seen: ReadonlySet<number>): number | undefined {
  const { chip } = emulated;
  const { core } = chip.rp2040;
  const step = () => {
    endSleep(core);
    if (core.waiting) chip.clock.setTime(Math.max(chip.clock.nanos, chip.clock.dueNs));
    else core.executeInstruction();
    chip.clock.fireDue();
  };
  for (let i = 0; i < untilBegin && !place.isInside(core); i++) step();
  const skips = place.oncePerAddress === true ? 0 : k;
  for (let i = 0; i < skips && place.isInside(core); i++) step();
  while (place.oncePerAddress === true && place.isInside(core) && seen.has(core.PC)) step();
  return place.isInside(core) ? core.PC : undefined;
}

/** Closes the contact, and looks at the queue 1 ms later. */
function moveNow(bench: Bench, contact: Switch, result: Tried): string | undefined {
  const { rp2040 } = bench.emulated.chip;
  const before = bench.word("edge_in");
  const us = Math.floor(bench.emulated.chip.clock.nanos / 1000);
  bench.emulated.move(contact, true);
  bench.to(bench.nowMs + 1);
  const pin = bench.pinOf(contact);
  const edges = bench.addressOf("edges");
  for (let at = bench.word("edge_in") - 1; at >= before - earlier; at--) {
    const edge = edges + edgeBytes * (at % edgePlaces);
    if (rp2040.readUint8(edge + pinAt) !== pin) continue;
    result.worstUs = Math.max(result.worstUs, Math.abs(rp2040.readUint32(edge) - us));
    return rp2040.readUint8(edge + levelAt) === 0 ? undefined : "the last level is not the pin's";
  }
  return "no edge was queued";
}

/**
 * Edges find no room at each instruction at which the program asks whether that happened. Returns the places at which
 * the sign is neither told nor kept.
 */
export function loseAtEach(bench: Bench, stimulate: () => void): { tried: number; lost: string[] } {
  const { rp2040 } = bench.emulated.chip;
  const { core } = rp2040;
  const [asks, tells] = ["chip_overflowed", "lua_pushboolean"].map((name) => bench.addressOf(name) & ~1);
  const result = { tried: 0, lost: [] as string[] };
  for (let k = 0; k < instructionsMax; k++) {
    const begin: Place = { stimulate, isInside: ({ PC }) => PC === asks };
    stimulate();
    if (stepInto(bench, begin, 0, new Set()) === undefined) throw new Error("the program does not ask");
    const end = core.LR & ~1;
    const place = stepInto(bench, { ...begin, isInside: ({ PC }) => PC !== end }, k, new Set());
    if (place === undefined) return result;
    rp2040.writeUint8(bench.addressOf("overflowed"), 1);
    let isTold = false;
    for (let i = 0; i < instructionsMax && core.PC !== end; i++) {
      isTold ||= core.PC === tells && core.registers[1] !== 0;
      core.executeInstruction();
    }
    if (!isTold && bench.byte("overflowed") === 0) result.lost.push(place.toString(16));
    result.tried++;
    bench.to(bench.nowMs + 100);
  }
  throw new Error("the place has no end");
}
