/**
 * The functions of the part in C, played by the test: registers, pins, an alarm, and flash that fails on request. The
 * modules of hal/pico take them from the global `_G` when they are loaded, so this module loads them behind it. There
 * is one chip, as on the board: a test that needs a fresh one calls `reset`.
 */
import type { Chip } from "../../hal/pico/chip";
import { crcOf } from "../../hal/virtual/crc";
import { counterAt, createCrystal, createTime, selectCrystal } from "../../hal/virtual/time";

const flashAddress = 0x10000000;
const flashBytes = 2 * 1024 * 1024;
const sectorBytes = 4096;
const time = createTime();

class FakeChip {
  crystal = createCrystal(0, 0);
  flash = new Uint8Array(flashBytes).fill(0xff);
  /** Bits of a byte of flash that no program clears, and bits that read as cleared whatever happens; by place. */
  readonly neverClear = new Map<number, number>();
  readonly alwaysClear = new Map<number, number>();
  /** The number of further words and erases that succeed; −1 if all do. */
  goodWords = -1;
  /** The places of all programs and erases. */
  readonly programs: number[] = [];
  readonly erases: number[] = [];
  /** Every write to a register: address and value. */
  readonly pokes: [address: number, value: number][] = [];
  readonly registers = new Map<number, number>();
  /** Functions that a register calls when it is read or written. */
  readonly reads = new Map<number, () => number>();
  /** The levels of inputs; those that are not set are high. */
  readonly levels = new Map<number, number>();
  readonly driven = new Map<number, boolean>();
  alarmMs = -1;
  lostEdges = false;

  reset(): void {
    this.crystal = createCrystal(0, 0);
    selectCrystal(this.crystal);
    this.flash.fill(0xff);
    for (const map of [this.neverClear, this.alwaysClear, this.registers, this.reads, this.levels, this.driven])
      map.clear();
    for (const list of [this.programs, this.erases, this.pokes]) list.length = 0;
    this.goodWords = -1;
    this.alarmMs = -1;
    this.lostEdges = false;
  }

  /** Returns the last value that was written to a register. */
  last(address: number): number | undefined {
    return this.pokes.findLast(([at]) => at === address)?.[1];
  }

  now(): number {
    return counterAt(this.crystal, this.crystal.trueMs);
  }

  byteAt(place: number): number {
    return this.flash[place]! & ~(this.alwaysClear.get(place) ?? 0);
  }

  program(at: number, bytes: readonly number[]): void {
    this.programs.push(at);
    for (const [index, byte] of bytes.entries()) {
      if (index % 4 === 0 && !this.takesOne()) return;
      const place = at + index;
      this.flash[place]! &= byte | (this.neverClear.get(place) ?? 0);
    }
  }

  erase(at: number): void {
    this.erases.push(at);
    if (at % sectorBytes !== 0) throw new Error(`an erase at ${at} is not at the begin of a sector`);
    if (this.takesOne()) this.flash.fill(0xff, at, at + sectorBytes);
  }

  private takesOne(): boolean {
    if (this.goodWords === 0) return false;
    if (this.goodWords > 0) this.goodWords--;
    return true;
  }

  isErased(at: number, count: number): boolean {
    if (at < 0) throw new RangeError("the flash begins at 0");
    for (let place = at; place < at + count; place++) if (this.byteAt(place) !== 0xff) return false;
    return true;
  }

  alarm(atMs: number): void {
    this.alarmMs = atMs;
    if (atMs < 0) {
      time.wakeIn(-1);
      return;
    }
    const waitMs = (atMs - this.now() + 2 ** 30) % 2 ** 30;
    time.wakeIn(waitMs < 2 ** 29 ? waitMs : 0);
  }
}

export const fake = new FakeChip();
fake.reset();

/** Returns a list that refuses reads behind its end: in Lua they would stop the program. */
export function bounded<T extends readonly unknown[]>(list: T): T {
  return new Proxy(list, {
    get: (target, key) => {
      if (!(key in target)) throw new RangeError(`place ${String(key)} of ${target.length} is read`);
      return Reflect.get(target, key);
    },
  });
}

function pinOf(pin: number): number {
  if (!(pin >= 0 && pin <= 31)) throw new RangeError(`the chip has no pin ${pin}`);
  return pin;
}

function none(): never {
  throw new Error("this test plays no such function of the chip");
}

const chip: Chip = {
  now: () => fake.now(),
  alarm: (atMs) => fake.alarm(atMs),
  trim: (ppb) => time.trim(ppb),
  overflowed: () => {
    const { lostEdges } = fake;
    fake.lostEdges = false;
    return lostEdges;
  },
  fill: none,
  digit: none,
  write: none,
  show: none,
  sending: none,
  clear: none,
  erase: (at) => fake.erase(at),
  program: (at, bytes) => fake.program(at, bytes),
  erased: (at, count) => fake.isErased(at, count),
  check: (bytes) => crcOf(bytes),
  send: none,
  usb: none,
  sum: none,
  letter: none,
  peek: (address) => fake.reads.get(address)?.() ?? fake.registers.get(address) ?? 0,
  byte: (address) => fake.byteAt(address - flashAddress),
  poke: (address, value) => {
    fake.pokes.push([address, value]);
    fake.registers.set(address, value);
  },
  drive: (pin, high) => void fake.driven.set(pinOf(pin), high),
  level: (pin) => fake.levels.get(pinOf(pin)) ?? 1,
  voice: none,
  report: none,
  note: none,
};

Object.assign(globalThis, { _G: chip });

export const pico = {
  ...(await import("../../hal/pico/battery")),
  ...(await import("../../hal/pico/buzzer")),
  ...(await import("../../hal/pico/contacts")),
  ...(await import("../../hal/pico/flags")),
  ...(await import("../../hal/pico/pins")),
  ...(await import("../../hal/pico/pwm")),
  ...(await import("../../hal/pico/registers")),
  ...(await import("../../hal/pico/store")),
  ...(await import("../../hal/pico/time")),
  ...(await import("../../hal/pico/touch")),
  ...(await import("../../hal/pico/watchdog")),
};

pico.waitFor(0, -1);
/** The alarm that is set when nobody has waited for anything yet. */
export const alarmAtPowerOnMs = fake.alarmMs;

export const servos = await import("../../hal/pico/servos");
