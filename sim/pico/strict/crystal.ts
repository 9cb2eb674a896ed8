/**
 * The crystal and the two PLLs.
 *
 * - The crystal is stable after 256 times STARTUP of its cycles (data sheet, 2.16.3). The makers' SDK waits six times
 *   the millisecond that the data sheet takes (hardware/xosc.h, PICO_XOSC_STARTUP_DELAY_MULTIPLIER), because some
 *   boards' crystals need longer: 282. Less is a fault.
 * - A PLL locks only with power, and with 750 to 1,600 MHz before its dividers (data sheet, 2.18). Its output needs the
 *   dividers' power too. A clock that takes it without is a fault.
 */
import type { StrictRp2040 } from "./bus";
import type { Part, Warn } from "./rule";

const crystalPlace = 0x40024;
const clocksPlace = 0x40008;
const startupLeast = 282;
const startupMask = 0x3fff;
const enableMask = 0xfff000;
const enable = 0xfab000;
const crystalNs = 1000 / 12;
const isStable = 2 ** 31;

/** The fields of a PLL that say whether it runs. */
interface Pll extends Part {
  cs: number;
  pwr: number;
  refdiv: number;
  fbdiv: number;
}
const lock = 2 ** 31;
/** No power for the PLL, or for its oscillator; none for its dividers. */
const oscillatorOff = 0x21;
const dividersOff = 0x08;
const leastHz = 750e6;
const mostHz = 1600e6;

/** The clocks that can take a PLL: their registers, and the values of `SRC` and `AUXSRC` with which they do. */
const takers: readonly [register: number, name: string, mask: number, value: number, pll: "sys" | "usb"][] = [
  [0x3c, "clk_sys", 0xe1, 0x01, "sys"],
  [0x3c, "clk_sys", 0xe1, 0x21, "usb"],
  [0x48, "clk_peri", 0x8e0, 0x820, "sys"],
  [0x48, "clk_peri", 0x8e0, 0x840, "usb"],
  [0x54, "clk_usb", 0x8e0, 0x800, "usb"],
  [0x54, "clk_usb", 0x8e0, 0x820, "sys"],
  [0x60, "clk_adc", 0x8e0, 0x800, "usb"],
  [0x60, "clk_adc", 0x8e0, 0x820, "sys"],
];

/** Makes the crystal take its time if the emulation counts time. */
export function mendCrystal(chip: StrictRp2040, warn: Warn, countsTime: () => boolean): void {
  const crystal = chip.peripherals[crystalPlace]!;
  const [read, write] = [crystal.readUint32, crystal.writeUint32];
  const state = chip.withState({ stableNs: 0 });
  crystal.writeUint32 = (offset, value) => {
    write.call(crystal, offset, value);
    if (offset !== 0 || (value & enableMask) !== enable) return;
    const startup = read.call(crystal, 0x0c) & startupMask;
    if (startup < startupLeast) warn("crystal", `a start-up delay of ${startup}, where ${startupLeast} is safe`);
    state.stableNs = countsTime() ? chip.clock.nanos + startup * 256 * crystalNs : 0;
  };
  crystal.readUint32 = (offset) => {
    const value = read.call(crystal, offset);
    return offset === 4 && chip.clock.nanos < state.stableNs ? value & ~isStable : value;
  };
}

export function mendPlls(chip: StrictRp2040, warn: Warn): void {
  const plls = { sys: chip.pllSys as unknown as Pll, usb: chip.pllUsb as unknown as Pll };
  const hasLocked = ({ pwr, fbdiv, refdiv }: Pll) => {
    const hz = (chip.xoscFreq / (refdiv || 1)) * fbdiv;
    return (pwr & oscillatorOff) === 0 && hz >= leastHz && hz <= mostHz;
  };
  for (const pll of Object.values(plls)) {
    const read = pll.readUint32;
    pll.readUint32 = (offset) =>
      offset === 0 ? (pll.cs & ~lock) + (hasLocked(pll) ? lock : 0) : read.call(pll, offset);
  }
  const clocks = chip.peripherals[clocksPlace]!;
  const write = clocks.writeUint32;
  clocks.writeUint32 = (offset, value) => {
    for (const [register, name, mask, bits, which] of takers) {
      if (offset !== register || (value & mask) !== bits) continue;
      const pll = plls[which];
      if (!hasLocked(pll) || (pll.pwr & dividersOff) !== 0) warn("clocks", `${name} takes a PLL that does not run`);
    }
    write.call(clocks, offset, value);
  };
}
