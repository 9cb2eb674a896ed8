/**
 * Pins and their waves as on the chip (data sheet, 2.19 and 4.5):
 *
 * - Only a change of the level, as its pad lets it through, is an edge.
 * - A pad lets its input through at power-on. The boot ROM closes those of the four analog pins (bootrom_rt0.S).
 * - The PWM has a register with a bit for each slice that runs.
 */
import type { RP2040 } from "rp2040js";
import type { StrictRp2040 } from "./bus";

type Pin = RP2040["gpio"][number];
const padAtPowerOn = 0x56;
const analogPadAtPowerOn = 0x16;
const firstAnalog = 26;

const slicesOn = 0xa0;
const sliceBytes = 20;

/** Makes the register of the slices that run readable. */
export function mendPwm({ pwm }: RP2040): void {
  const read = pwm.readUint32.bind(pwm);
  pwm.readUint32 = (offset) => {
    if (offset !== slicesOn) return read(offset);
    return pwm.channels.reduce((bits, _, slice) => bits + (read(sliceBytes * slice) & 1) * 2 ** slice, 0);
  };
}

/** Sets the pads. Call it before any level is set. */
export function mendPins(chip: StrictRp2040): void {
  for (const [number, pin] of chip.gpio.entries()) {
    pin.padValue = number < firstAnalog ? padAtPowerOn : analogPadAtPowerOn;
    mendEdges(chip, pin);
  }
}

function mendEdges(chip: StrictRp2040, pin: Pin): void {
  const set = pin.setInputValue.bind(pin);
  const state = chip.withState({ level: false, raw: false });
  pin.setInputValue = (value) => {
    const next = value && pin.inputEnable;
    const isSame = next === state.level && value === state.raw;
    state.raw = value;
    if (isSame) return;
    if (next === state.level) Object.assign(pin, { rawInputValue: value });
    else set(value);
    state.level = next;
  };
}
