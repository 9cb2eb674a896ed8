/**
 * The converter as the chip has it (RP2040 data sheet, 4.9):
 *
 * - It is ready some time after it has power, and not at all before. A start that comes earlier is lost (4.9.2, 4.9.6).
 * - It needs a clock of 48 MHz, and a conversion takes 96 cycles of it, 2 µs (4.9.2).
 *
 * npm rp2040js is ready at any time, and converts at once after power. That could be a report upstream.
 */
import type { StrictRp2040 } from "./bus";

type Warn = (part: string, message: string) => void;

/** Our estimate: the data sheet does not say how long the converter takes. */
const powerUpNs = 1000;
const enabled = 1;
const startOnce = 4;
const ready = 0x100;
const clockControl = 0x60;
/** The clock is enabled, and its source is the first one: the PLL of USB. */
const clockMask = 0x8e0;
const clockOfUsb = 0x800;
const rightHz = 48e6;
/** The PLL's register of its power, and the bits of the parts that it needs. */
const pllPower = 4;
const pllOff = 0x29;

/** `isTimed`: the emulation counts time. Otherwise the converter is ready at the second look. */
export function mendAdc(rp2040: StrictRp2040, isTimed: boolean, warn: Warn): void {
  const { adc, clock, clocks, pllUsb } = rp2040;
  const [read, write] = [adc.readUint32.bind(adc), adc.writeUint32.bind(adc)];
  const state = rp2040.withState({ hasPower: false, readyAtNs: 0, looks: 0 });
  const isReady = () => state.hasPower && !adc.busy && (isTimed ? clock.nanos >= state.readyAtNs : state.looks > 1);

  adc.readUint32 = (offset) => {
    if (offset !== 0) return read(offset);
    state.looks++;
    return isReady() ? read(offset) : read(offset) & ~ready;
  };
  adc.writeUint32 = (offset, value) => {
    if (offset !== 0) {
      write(offset, value);
      return;
    }
    const isStart = (value & startOnce) !== 0;
    const isLost = isStart && !isReady();
    if ((value & enabled) !== 0 && !state.hasPower) {
      state.readyAtNs = clock.nanos + powerUpNs;
      state.looks = 0;
    }
    state.hasPower = (value & enabled) !== 0;
    write(offset, isLost ? value & ~startOnce : value);
    if (isLost) warn("adc", "a start before the converter is ready is lost");
    else if (isStart && !hasClock()) warn("adc", "the converter's clock is not 48 MHz");
  };

  function hasClock(): boolean {
    const isOfUsb = (clocks.readUint32(clockControl) & clockMask) === clockOfUsb;
    return isOfUsb && (pllUsb.readUint32(pllPower) & pllOff) === 0 && pllUsb.frequency === rightHz;
  }
}
