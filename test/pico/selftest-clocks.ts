/** The frequency counter of the RP2040 (its data sheet, 2.15.4), which rp2040js lacks. */
import type { RP2040 } from "rp2040js";
import type { ChipClock } from "../../sim/pico/clock";

const firstRegister = 0x80;
const intervalAt = 0x90;
const sourceAt = 0x94;
const statusAt = 0x98;
const resultAt = 0x9c;
const isDone = 1 << 4;
const enabled = 1 << 11;
/** The result counts 32nds of a kHz. */
const parts = 32;

/** Adds the counter to a chip. `factorOf` says how wrong a clock is, by its number: 1 if it is right. */
export function addFrequencyCounter(rp2040: RP2040, clock: ChipClock, factorOf: (source: number) => number): void {
  const { clocks } = rp2040;
  const read = clocks.readUint32.bind(clocks);
  const write = clocks.writeUint32.bind(clocks);
  let interval = 0;
  let counted = 0;
  let endNs = 0;
  clocks.writeUint32 = (offset, value) => {
    if (offset < firstRegister || offset > resultAt) return write(offset, value);
    if (offset === intervalAt) interval = value;
    if (offset !== sourceAt) return;
    counted = Math.round((frequencyOf(rp2040, value) * factorOf(value) * parts) / 1000);
    endNs = clock.nanos + 980 * 2 ** interval;
  };
  clocks.readUint32 = (offset) => {
    if (offset === statusAt) return clock.nanos >= endNs ? isDone : 0;
    if (offset === resultAt) return clock.nanos >= endNs ? counted : 0;
    return read(offset);
  };
}

/** Returns the frequency of a source of the counter, Hz; 0 if it does not run. */
function frequencyOf(rp2040: RP2040, source: number): number {
  const { clocks, pllSys, pllUsb } = rp2040;
  const frequencies: Readonly<Record<number, number>> = {
    1: pllSys.frequency,
    2: pllUsb.frequency,
    3: rp2040.roscFreq,
    5: rp2040.xoscFreq,
    8: clocks.refFreq,
    9: clocks.sysFreq,
    10: clocks.periFreq,
    11: (clocks.usbCtrl & enabled) === 0 ? 0 : pllUsb.frequency,
    12: (clocks.adcCtrl & enabled) === 0 ? 0 : pllUsb.frequency,
  };
  return frequencies[source] ?? 0;
}
