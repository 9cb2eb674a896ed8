/** Emulates an RP2040 that runs an image from power-on, by npm rp2040js. */
import { ramAddress } from "../boards/rp2040";
import { bootCrc } from "../build/pico/uf2";
import { Blocks } from "./blocks/blocks";
import { makeBootrom, Service } from "./bootrom";
import { ChipClock, cycleNs } from "./clock";
import { ChipFlash, type FlashTimes } from "./flash";
import { applyCause, causeAfter, powerOn, type ResetCause, watchdogOf } from "./reset-cause";
import { mendAdc } from "./strict/adc";
import type { StrictRp2040 } from "./strict/bus";
import { endSleep } from "./strict/interrupts";
import type { Ssi } from "./strict/ssi";
import { makeStrictChip } from "./strict/strict";
import { WeakBits } from "./strict/weak-bits";

/** After so many instructions without a sleep, 16 seconds of work, the emulator assumes that the program hangs. */
const instructionsMax = 2_000_000_000;
/** How many instructions execute one by one between two looks at the clock. */
const stride = 64;
const boot2Bytes = 256;
const boot2Address = 0x20041f00;

export interface ChipOptions {
  /** How long the flash is busy. If undefined, processor and flash take no time, as on the virtual board. */
  times?: FlashTimes | undefined;
  /** The content of the flash, which also gives its size. */
  flash: Uint8Array;
  /** The levels of pins at power-on. All other pins are pulled up. */
  levels?: readonly boolean[] | undefined;
  /** The chip's revision: 1 for B0 and B1, 2 for B2. If undefined, B2. */
  revision?: number | undefined;
  /** The reset from which the chip starts; if undefined, power-on. */
  cause?: ResetCause | undefined;
}

export class Chip {
  readonly rp2040: StrictRp2040;
  readonly clock = new ChipClock();
  readonly flash: ChipFlash;
  /** The emulator's warnings. Any of them is a failure. */
  readonly warnings: string[] = [];
  /** Is called if the watchdog restarts the chip or the program restarts itself. */
  hasRestarted = false;
  instructions = 0;
  private isHung = false;
  readonly blocks: Blocks;
  private readonly executeOne: () => number;
  /** The instant up to which instructions execute, ns. */
  private untilNs = 0;
  /** The flash's interface, and the flash behind it as commands meet it. */
  readonly ssi: Ssi;

  constructor({ times, flash, levels, revision = 2, cause }: ChipOptions) {
    const warn = (part: string, message: string) => this.warnings.push(`${part}: ${message}`);
    const weak = WeakBits.of(flash)?.copy();
    const { rp2040, ssi } = makeStrictChip(this.clock, warn, () => times !== undefined, weak);
    this.rp2040 = rp2040;
    this.blocks = new Blocks(rp2040, () => this.cyclesLeft());
    this.executeOne = rp2040.core.executeInstruction;
    this.ssi = ssi;
    setRevision(rp2040, revision);
    rp2040.flash.set(flash);
    applyCause(rp2040, cause ?? powerOn);
    this.flash = new ChipFlash(rp2040, this.clock, times, warn, weak);
    if (times !== undefined) this.clock.counted = rp2040.core;
    for (const [pin, gpio] of rp2040.gpio.entries()) gpio.setInputValue(levels?.[pin] ?? true);
    this.startBootrom();
    const { adc } = rp2040;
    // If computing takes no time, a conversion takes none.
    if (times === undefined) adc.onADCRead = (input) => adc.completeADCRead(adc.channelValues[input] ?? 0, false);
    mendAdc(rp2040, times !== undefined, warn);
    const watchdog = watchdogOf(rp2040);
    watchdog.onWatchdogTrigger = () => {
      this.hasRestarted = true;
      // Otherwise the watchdog would fire again and again at the same instant.
      watchdog.timer.enable = false;
    };
  }

  /** Does what the boot ROM does: checks the second stage, copies it to the end of RAM and enters it. */
  private startBootrom(): void {
    const { rp2040 } = this;
    const { words, places } = makeBootrom();
    rp2040.bootrom.set(words);
    rp2040.onBreak = (service) => this.serve(service, places);
    const boot2 = rp2040.flash.subarray(0, boot2Bytes);
    const crc = new DataView(boot2.buffer).getUint32(boot2Bytes - 4, true);
    if (bootCrc(boot2.subarray(0, boot2Bytes - 4)) !== crc) throw new Error("the second boot stage has a wrong CRC");
    rp2040.sram.set(boot2, boot2Address - ramAddress);
    rp2040.core.SP = boot2Address;
    rp2040.core.PC = boot2Address;
    rp2040.core.LR = 0;
    rp2040.core.cycles = 0;
  }

  private serve(service: number, places: ReadonlyMap<number, number>): void {
    const { core } = this.rp2040;
    const { registers } = core;
    const [r0 = 0, r1 = 0, r2 = 0] = registers;
    if (service === Service.LookUp) registers[0] = places.get(r1) ?? 0;
    else if (service === Service.IsBusy) registers[0] = this.flash.isBusy ? 1 : 0;
    else if (service === Service.Connect) this.ssi.connect();
    else if (service === Service.LeaveXip) this.ssi.leaveXip();
    else if (service === Service.FlushCache) this.ssi.flushCache();
    else if (service === Service.Erase || service === Service.Program) {
      this.ssi.change();
      if (service === Service.Erase) this.flash.erase(r0, r1);
      else this.flash.program(r0, r1, r2);
      // A function that takes no time does not sleep either, so its end comes next.
      if (!this.flash.isBusy) core.PC += 8;
    } else this.isHung = true;
  }

  /** Lets time pass up to an instant, including what is due then. If computing takes no time, all of it is handled. */
  passTo(untilNs: number): void {
    const { clock } = this;
    if (clock.counted !== undefined) {
      this.passCycles(untilNs);
      return;
    }
    for (;;) {
      this.settle();
      if (this.hasRestarted || clock.dueNs > untilNs) break;
      clock.setTime(clock.dueNs);
      clock.fireDue();
    }
    if (!this.hasRestarted) clock.setTime(untilNs);
  }

  /** Executes until the processor sleeps and has nothing left to do. Copies by DMA take no time meanwhile. */
  settle(): void {
    const { clock } = this;
    const last = this.instructions + instructionsMax;
    while (this.isAwake() && !this.hasRestarted) {
      this.execute(Number.POSITIVE_INFINITY);
      clock.fireDue();
      if (this.instructions > last) throw new Error("the program hangs");
    }
  }

  /** Executes instructions. If something stands before each of them, as a meter, they execute one by one. */
  private execute(untilNs: number): void {
    const { core } = this.rp2040;
    if (core.executeInstruction === this.executeOne) {
      this.untilNs = untilNs;
      this.instructions += this.blocks.run();
      return;
    }
    for (let i = 0; i < stride && !core.waiting; i++) core.executeInstruction();
    this.instructions += stride;
  }

  /** Returns how many cycles may pass until the next alarm, or 0 if there is something else to look at. */
  private cyclesLeft(): number {
    const { clock } = this;
    const ns = Math.min(clock.dueNs, this.untilNs) - clock.nanos;
    if (ns <= 0 || this.hasRestarted || this.isHung || this.warnings.length > 0) return 0;
    return clock.counted === undefined ? Number.POSITIVE_INFINITY : ns / cycleNs;
  }

  private passCycles(untilNs: number): void {
    const { clock } = this;
    while (clock.nanos < untilNs && !this.hasRestarted) {
      if (this.isAwake()) {
        this.execute(untilNs);
      } else {
        clock.setTime(Math.max(clock.nanos, Math.min(clock.dueNs, untilNs)));
      }
      clock.fireDue();
    }
  }

  /** Ends a sleep if an interrupt is already pending. Throws any failure. */
  private isAwake(): boolean {
    const { core } = this.rp2040;
    if (this.isHung) throw new Error(`a fault at ${(core.PC - 2).toString(16)}, called from ${core.LR.toString(16)}`);
    const warning = this.warnings[0];
    if (warning !== undefined) throw new Error(`the emulator warns: ${warning}`);
    endSleep(core);
    return !core.waiting;
  }

  /** Changes the level of a pin and lets the program go on. */
  setLevel(pin: number, level: boolean): void {
    this.rp2040.gpio[pin]?.setInputValue(level);
  }

  /** Changes the level of a pin while the program is busy. Its interrupt comes now; all else waits until `untilNs`. */
  setLevelWhileBusy(pin: number, level: boolean, untilNs: number): void {
    const { core } = this.rp2040;
    this.setLevel(pin, level);
    while (core.IPSR === 0 && this.isAwake()) core.executeInstruction();
    while (core.IPSR !== 0) core.executeInstruction();
    this.clock.setTime(untilNs);
  }

  /** Returns the cause of the next start, after the chip has restarted itself. */
  restartCause(): ResetCause {
    return causeAfter(this.rp2040);
  }

  /** Returns how long the processor has computed, ns at 125 MHz. */
  get busyNs(): number {
    return this.rp2040.core.cycles * cycleNs;
  }
}

const systemPlace = 0x40000;
/** B0 and B1 have revision 1. The lower bits name the part and its maker (RP2040 data sheet, 2.20). */
const identity = 0x0000_2927;

/** Sets the revision. That of npm rp2040js is B0 or B1, and every newer chip is B2. */
function setRevision(rp2040: StrictRp2040, revision: number): void {
  const system = rp2040.peripherals[systemPlace];
  if (system === undefined) throw new Error("the emulator has no SYSINFO");
  const read = system.readUint32.bind(system);
  system.readUint32 = (offset: number) => {
    const value = read(offset);
    return offset === 0 ? ((revision << 28) | identity) >>> 0 : value;
  };
}
