/** An RP2040 that runs an image from power-on, in npm rp2040js. */
import { RP2040 } from "rp2040js";
import { bootCrc } from "../build/pico/uf2";
import { makeBootrom, Service } from "./bootrom";
import { ChipClock, cycleNs } from "./clock";
import { ChipFlash, type FlashTimes } from "./flash";

/** Instructions without a rest, after which the program is taken to hang: 16 seconds' worth. */
const instructionsMax = 2_000_000_000;
/** How many are executed before the clock is looked at. */
const stride = 64;
const boot2Bytes = 256;
const boot2Address = 0x20041f00;
const ramAddress = 0x20000000;

/** What of the emulator's watchdog is not in its types. */
interface Watchdog {
  onWatchdogTrigger: () => void;
  timer: { enable: boolean };
}

const watchdogPlace = 0x40058;

export interface ChipOptions {
  /** How long the flash is busy; undefined: processor and flash take no time, the trace is that of the virtual board. */
  times?: FlashTimes | undefined;
  /** The content of the flash, its size. */
  flash: Uint8Array;
  /** The levels of pins at power-on; a pin that nothing holds is pulled up. */
  levels?: readonly boolean[] | undefined;
}

export class Chip {
  readonly rp2040: RP2040;
  readonly clock = new ChipClock();
  readonly flash: ChipFlash;
  /** What the emulator complained about: nothing may. */
  readonly warnings: string[] = [];
  /** The watchdog bit, or the program restarted itself. */
  hasRestarted = false;
  instructions = 0;
  private isHung = false;

  constructor({ times, flash, levels }: ChipOptions) {
    this.rp2040 = new RP2040(this.clock);
    const { rp2040 } = this;
    const warn = (part: string, message: string) => this.warnings.push(`${part}: ${message}`);
    rp2040.logger = { debug() {}, info() {}, warn, error: warn };
    rp2040.flash.set(flash);
    this.flash = new ChipFlash(rp2040, this.clock, times, warn);
    if (times !== undefined) this.clock.counted = rp2040.core;
    for (const [pin, gpio] of rp2040.gpio.entries()) gpio.setInputValue(levels?.[pin] ?? true);
    this.startBootrom();
    const { adc } = rp2040;
    // Where computing takes no time, a conversion takes none.
    if (times === undefined) adc.onADCRead = (input) => adc.completeADCRead(adc.channelValues[input] ?? 0, false);
    const watchdog = rp2040.peripherals[watchdogPlace] as unknown as Watchdog;
    watchdog.onWatchdogTrigger = () => {
      this.hasRestarted = true;
      // Else it would bite again and again at the same instant.
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
    else if (service === Service.Erase) this.flash.erase(r0, r1);
    else if (service === Service.Program) this.flash.program(r0, r1, r2);
    else if (service !== Service.Nothing) this.isHung = true;
    // What takes no time does not sleep either: on to the end of the function.
    if ((service === Service.Erase || service === Service.Program) && !this.flash.isBusy) core.PC += 8;
  }

  /** Lets time pass up to an instant; what is due then has come, and in no-time mode has been dealt with. */
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

  /** Executes until the processor sleeps with nothing left to do. What copies memory meanwhile takes no time either. */
  settle(): void {
    const { clock } = this;
    const { core } = this.rp2040;
    const last = this.instructions + instructionsMax;
    while (this.isAwake() && !this.hasRestarted) {
      for (let i = 0; i < stride && !core.waiting; i++) core.executeInstruction();
      clock.fireDue();
      this.instructions += stride;
      if (this.instructions > last) throw new Error("the program hangs");
    }
  }

  private passCycles(untilNs: number): void {
    const { clock } = this;
    const { core } = this.rp2040;
    while (clock.nanos < untilNs && !this.hasRestarted) {
      if (this.isAwake()) {
        for (let i = 0; i < stride && !core.waiting; i++) core.executeInstruction();
        this.instructions += stride;
      } else {
        clock.setTime(Math.max(clock.nanos, Math.min(clock.dueNs, untilNs)));
      }
      clock.fireDue();
    }
  }

  /** A sleep ends where an interrupt is pending already; the emulator looks only when one comes. Throws what went wrong. */
  private isAwake(): boolean {
    const { core } = this.rp2040;
    if (this.isHung) throw new Error(`a fault at ${(core.PC - 2).toString(16)}, called from ${core.LR.toString(16)}`);
    const [warning] = this.warnings;
    if (warning !== undefined) throw new Error(`the emulator warns: ${warning}`);
    if (core.waiting && (core.pendingInterrupts & core.enabledInterrupts) !== 0) {
      core.waiting = false;
      core.interruptsUpdated = true;
    }
    return !core.waiting;
  }

  /** The level of a pin changes, and the program goes on. */
  setLevel(pin: number, level: boolean): void {
    this.rp2040.gpio[pin]?.setInputValue(level);
  }

  /** The level of a pin changes while the program is busy: its interrupt comes now, all else waits until `untilNs`. */
  setLevelWhileBusy(pin: number, level: boolean, untilNs: number): void {
    const { core } = this.rp2040;
    this.setLevel(pin, level);
    while (core.IPSR === 0 && this.isAwake()) core.executeInstruction();
    while (core.IPSR !== 0) core.executeInstruction();
    this.clock.setTime(untilNs);
  }

  /** The time that the processor has computed, ns at 125 MHz. */
  get busyNs(): number {
    return this.rp2040.core.cycles * cycleNs;
  }
}
