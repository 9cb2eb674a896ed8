/** A number for each state of the small world. States with the same number are one state. */
import type { Clock } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { packControl } from "../../firmware/core/control-list";
import { span } from "../../firmware/core/integer";
import { Mode } from "../../firmware/core/words";
import { verbs } from "../oracle/step";
import type { Firmware } from "./firmware";
import { type Move, UNIT_MS } from "./moves";
import type { Rig } from "./rig";

/** The places of a packed state that hold time used: ledgers, which no rule of the clock reads. */
const LEDGERS = [17, 25];
const COUNTERS = [18, 26];
/** The places that only undo and penalties read: what the last press gained and found. */
const GAINS = [4, 5, 6, 11, 12, 13];
const SAVED = 30;
const RAN = 30;
const AT = 32;
/** Two hashes of 32 bits, fed with whole numbers. */
class Hash {
  private low = 0x811c9dc5;
  private high = 0x9e3779b9;

  add(value: number): void {
    this.low = Math.imul(this.low ^ value, 0x01000193);
    this.low ^= this.low >>> 15;
    this.high = Math.imul(this.high ^ value, 0x85ebca6b);
    this.high = (this.high ^ (this.high >>> 13)) + 0x27d4eb2f;
  }

  /** Returns 53 bits of both. */
  get value(): number {
    const low = Math.imul(this.low ^ (this.low >>> 16), 0xc2b2ae35) >>> 0;
    return (this.high & 0x1fffff) * 0x100000000 + low;
  }
}

/** The facts that the rules and the moves of a world can tell apart. */
export interface Sight {
  /** The move counter from which on no rule of the control reads it, or Infinity. */
  readonly counterMost: number;
  /** Some move reads what the clock remembers of the last press. */
  readonly readsPress: boolean;
  /** Some move charges the time since the last press. */
  readonly charges: boolean;
}

/** Returns what a world can tell apart: a world of the players alone does not read what undo would need. */
export function sightOf(control: Control, moves: readonly Move[]): Sight {
  const readsPress = moves.some(({ verb }) => verb === verbs.undo || verb === verbs.penalty);
  const charges = moves.some(({ verb, numbers }) => verb === verbs.undo && numbers[0] === 1);
  return { counterMost: counterMost(control), readsPress, charges };
}

function counterMost({ white, black, from, whiteRepeats, blackRepeats }: Control): number {
  if (whiteRepeats || blackRepeats) return Number.POSITIVE_INFINITY;
  const sums = [white, black].map((periods) => periods.reduce((sum, { moves }) => sum + moves, 0));
  return Math.max(...sums, from) + 2;
}

/** Each place of a packed state and the place of the other side's value. */
const mirror = Array.from({ length: SAVED }, (_, i) => {
  if (i >= 14) return i < 22 ? i + 8 : i - 8;
  return i === 7 || i === 8 ? i + 2 : i === 9 || i === 10 ? i - 2 : i;
});

const otherSide = (side: number): number => (side === 0 ? 0 : 3 - side);

/** Adds a packed state, or the same with the sides exchanged. */
function addState(hash: Hash, list: readonly number[], sight: Sight, isMirrored: boolean): void {
  for (let i = 0; i < SAVED; i++) {
    if (LEDGERS.includes(i) || (!sight.readsPress && GAINS.includes(i))) continue;
    let value = list[isMirrored ? (mirror[i] ?? i) : i] ?? 0;
    if (isMirrored && (i === 1 || i === 2 || i === 4)) value = otherSide(value);
    if (isMirrored && i === 3) value = otherSide(value % 4) + 4 * otherSide(value >> 2);
    hash.add(COUNTERS.includes(i) ? Math.min(value, sight.counterMost) : value);
  }
}

const usedIn = (list: readonly number[]): number => (list[17] ?? 0) + (list[25] ?? 0);

/** Adds what undo knows of the last press. */
function addBefore(hash: Hash, { before, pressedAtMs, white, black }: Clock, sight: Sight, isMirrored: boolean): void {
  addState(hash, before, sight, isMirrored);
  if (sight.charges) hash.add(white.usedMs + black.usedMs - usedIn(before));
  hash.add(before[0] === Mode.Running ? span(before[AT] ?? 0, pressedAtMs) : 0);
}

function addControl(hash: Hash, control: Control): void {
  for (const value of packControl([], control)) hash.add(value);
}

/**
 * Adds what the clock and the oracle remember. Without the memory of the oracle, a clock that forgets something would
 * look like one that never knew it.
 */
function addMemory(hash: Hash, { clock, oracle, saved, edges }: Rig, { readsPress }: Sight): void {
  const { acts, press, last } = oracle.past;
  hash.add(acts.length);
  if (readsPress) hash.add((press === undefined ? 0 : 1) + (last === undefined ? 0 : last.side === "white" ? 2 : 4));
  hash.add(clock.hasForgotten ? 1 : 0);
  for (const act of clock.acts.slice(0, clock.actCount)) for (const value of act) hash.add(value);
  hash.add(clock.actCount);
  for (const value of saved?.slice(0, -1) ?? []) hash.add(value);
  hash.add(edges === undefined ? 0 : 1);
}

/**
 * Adds what a late edge finds, which is the state one unit ago, and what a power cut leaves, which is the state of the
 * last record.
 */
function addPast(firmware: Firmware, hash: Hash, rig: Rig, sight: Sight, isMirrored: boolean): void {
  const { clock, at, toldAt, past, record } = rig;
  const isOpen = span(clock.kept[AT] ?? 0, clock.atMs) >= UNIT_MS;
  hash.add(isOpen ? 1 : 0);
  if (isOpen) {
    addState(hash, past, sight, isMirrored);
    hash.add(past[RAN] === past[AT] ? 1 : 0);
  }
  if (clock.mode !== Mode.Running || firmware.nextChangeMs(clock, false) < 0) return;
  hash.add(at - toldAt);
  addState(hash, record, sight, isMirrored);
}

function hashOf(firmware: Firmware, rig: Rig, sight: Sight, isMirrored: boolean): number {
  const { clock } = rig;
  const hash = new Hash();
  addState(hash, firmware.packClock(clock, []), sight, isMirrored);
  hash.add(clock.mode === Mode.Running && clock.ranAtMs === clock.atMs ? 1 : 0);
  addPast(firmware, hash, rig, sight, isMirrored);
  const hasBefore = sight.readsPress && clock.canUndoPress;
  if (hasBefore) addBefore(hash, clock, sight, isMirrored);
  addControl(hash, clock.control);
  if (hasBefore && clock.beforeControl !== clock.control) addControl(hash, clock.beforeControl);
  addMemory(hash, rig, sight);
  return hash.value;
}

/** Returns true if the same state with the sides exchanged has the same future, with the sides exchanged. */
function hasMirror({ clock, saved, past }: Rig, { readsPress }: Sight): boolean {
  const isSame = clock.control.white === clock.control.black && clock.mode !== Mode.Ready;
  const isStart = readsPress && clock.canUndoPress && clock.before[0] === Mode.Ready;
  return isSame && !isStart && clock.actCount === 0 && saved === undefined && past[0] !== Mode.Ready;
}

/** Returns the number of a state: that of the smaller of the state and its mirror image. */
export function keyOf(firmware: Firmware, rig: Rig, sight: Sight): number {
  const own = hashOf(firmware, rig, sight, false);
  return hasMirror(rig, sight) ? Math.min(own, hashOf(firmware, rig, sight, true)) : own;
}
