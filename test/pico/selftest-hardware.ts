/** An emulated board with what its self-test looks at, and with hardware faults that a test chooses. */
import type { Board } from "../../board-defs/board";
import type { Switch } from "../../hal/hal";
import { contactsOf } from "../../sim/boards/contacts";
import { pinNumber } from "../../sim/build/pico/entry";
import { outputsOf } from "../../sim/build/pico/self-test-pins";
import { EmulatedBoard } from "../../sim/pico/board";
import { typicalTimes } from "../../sim/pico/flash";
import { watchdogOf } from "../../sim/pico/reset-cause";
import { addFrequencyCounter } from "./selftest-clocks";
import { connectPins, type PinFaults } from "./selftest-pins";
import { hurryWaits } from "./selftest-waits";

/** Everything that may be broken. The board is whole without any of them. */
export interface HardwareFaults extends Partial<PinFaults> {
  /** The kind that the flash names. */
  flashKind?: number;
  /** The flash says that it does not read on four lines. */
  deniesQuad?: boolean;
  /** How wrong a clock is, by its number at the frequency counter. */
  clockFactors?: ReadonlyMap<number, number>;
  hasDeadConverter?: boolean;
  hasDeadWatchdog?: boolean;
}

/** The level of the chip's own sensor at 27 °C. */
const sensorSteps = 876;
const supplyMv = 4500;
const boot2Bytes = 256;
const lampPin = 25;

/** A board with its power on. After a restart by the watchdog its memory is as before. */
export class TestedBoard {
  emulated: EmulatedBoard;
  /** The lines of UART0 since the first power-on, those of the self-test and those of the link. */
  readonly lines: string[] = [];
  /** How often the chip has restarted. */
  restarts = 0;
  /** The time since the first power-on until the chip restarted last. */
  private earlierNs = 0;

  constructor(
    private readonly board: Board,
    flash: Uint8Array,
    held: readonly Switch[],
    private readonly faults: HardwareFaults = {},
  ) {
    this.emulated = this.power(flash);
    for (const contact of held) this.emulated.move(contact, true);
  }

  private power(flash: Uint8Array): EmulatedBoard {
    const { board, faults } = this;
    const emulated = new EmulatedBoard(board, { flash, times: typicalTimes });
    const { rp2040, clock } = emulated.chip;
    hurryWaits(rp2040, clock, flash);
    breakFlash(emulated, faults);
    addFrequencyCounter(rp2040, clock, (source) => faults.clockFactors?.get(source) ?? 1);
    const contacts = new Map(contactsOf(board).map(({ pin, level }) => [pinNumber(pin), level === 1] as const));
    const wires = { contacts, outputs: [...outputsOf(board).keys()], looped: lampPin };
    connectPins(rp2040, wires, { stuck: new Map(), shorted: [], ...faults });
    emulated.feed(supplyMv);
    rp2040.adc.channelValues[4] = sensorSteps;
    if (faults.hasDeadConverter === true) killConverter(emulated);
    const watchdog = watchdogOf(rp2040);
    if (faults.hasDeadWatchdog === true) {
      watchdog.onWatchdogTrigger = () => {
        // Otherwise it would fire again and again at the same instant.
        watchdog.timer.enable = false;
      };
    }
    return emulated;
  }

  /** Lets time pass. The chip goes on after each restart. */
  pass(ms: number): this {
    let left = ms * 1e6;
    while (left > 0) {
      const { chip } = this.emulated;
      const from = chip.clock.nanos;
      chip.passTo(from + left);
      left -= chip.clock.nanos - from;
      this.lines.push(...this.emulated.lines.splice(0));
      if (chip.hasRestarted) this.restart();
    }
    return this;
  }

  /** Lets time pass until a line comes. Throws if it does not. */
  until(found: (line: string) => boolean, withinMs: number): this {
    for (let ms = 0; ms < withinMs; ms += 100) {
      this.pass(100);
      if (this.lines.some(found)) return this;
    }
    throw new Error(`no such line within ${withinMs} ms; the last is ${this.lines.at(-1)}`);
  }

  /** Returns the time since the first power-on. */
  get nowMs(): number {
    return (this.earlierNs + this.emulated.chip.clock.nanos) / 1e6;
  }

  private restart(): void {
    const { rp2040, clock } = this.emulated.chip;
    this.earlierNs += clock.nanos;
    const { reason } = watchdogOf(rp2040);
    const levels = rp2040.gpio.map((gpio) => gpio.inputValue || !gpio.inputEnable);
    const next = this.power(this.emulated.chip.flash.cut(Math.random));
    for (const [pin, level] of levels.entries()) next.chip.setLevel(pin, level);
    next.chip.rp2040.sram.set(rp2040.sram.subarray(0, -boot2Bytes));
    watchdogOf(next.chip.rp2040).reason = reason;
    this.emulated = next;
    this.restarts++;
  }
}

const readStatus2 = 0x35;

function breakFlash({ chip }: EmulatedBoard, { flashKind, deniesQuad }: HardwareFaults): void {
  const { device } = chip.ssi;
  if (flashKind !== undefined) device.kind = flashKind;
  const answer = device.answer.bind(device);
  if (deniesQuad === true) device.answer = (frames) => (frames[0] === readStatus2 ? 0 : answer(frames));
}

/** Lets no conversion end. The self-test tries once more all the same, which is no fault of it. */
function killConverter({ chip }: EmulatedBoard): void {
  chip.rp2040.adc.onADCRead = () => {};
  const { warnings } = chip;
  warnings.push = (...more) => {
    for (const warning of more) if (!warning.startsWith("adc:")) warnings[warnings.length] = warning;
    return warnings.length;
  };
}
