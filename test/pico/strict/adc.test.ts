/** The strict converter loses a start that comes too early, and asks for 48 MHz. */
import { describe, expect, test } from "vitest";
import { ChipClock } from "../../../sim/pico/clock";
import { mendAdc } from "../../../sim/pico/strict/adc";
import { StrictRp2040 } from "../../../sim/pico/strict/bus";

const control = 0x4004c000;
const result = control + 4;
const [enabled, start, ready] = [1, 4, 0x100];
const clockControl = 0x40008060;
const pll = 0x4002c000;
const level = 1600;
const samples = 8;

/** A chip whose converter has its clock, and reads `level` at pin 26. */
function openChip(isTimed: boolean) {
  const clock = new ChipClock();
  const rp2040 = new StrictRp2040(clock);
  const warnings: string[] = [];
  rp2040.adc.channelValues[0] = level;
  if (!isTimed) rp2040.adc.onADCRead = (input) => rp2040.adc.completeADCRead(rp2040.adc.channelValues[input]!, false);
  mendAdc(rp2040, isTimed, (part, message) => warnings.push(`${part}: ${message}`));
  rp2040.writeUint32(pll + 8, 100);
  rp2040.writeUint32(pll + 12, (5 << 16) | (5 << 12));
  rp2040.writeUint32(pll + 4, 4);
  rp2040.writeUint32(clockControl, 0x800);
  const write = (value: number) => rp2040.writeUint32(control, value);
  /** Looks at READY as a program does. A look takes 100 ns. */
  const wait = () => {
    for (let look = 0; look < 1000; look++) {
      if ((rp2040.readUint32(control) & ready) !== 0) return;
      clock.setTime(clock.nanos + 100);
      clock.fireDue();
    }
    throw new Error("never ready");
  };
  const convert = () => {
    write(enabled | start);
    wait();
    return rp2040.readUint32(result);
  };
  return { rp2040, warnings, write, wait, convert };
}

describe.each([true, false])("timed: %s", (isTimed) => {
  test("eight samples of which the first comes with the power read 12 % low", () => {
    const { warnings, convert } = openChip(isTimed);
    let sum = 0;
    for (let i = 0; i < samples; i++) sum += convert();
    expect(sum / samples).toBe((level * 7) / 8);
    expect(warnings).toEqual(["adc: a start before the converter is ready is lost"]);
  });

  test("they are right once it was ready", () => {
    const { warnings, write, wait, convert } = openChip(isTimed);
    write(enabled);
    wait();
    for (let i = 0; i < samples; i++) expect(convert()).toBe(level);
    expect(warnings).toEqual([]);
  });

  test("it is never ready without power", () => {
    const { wait, write } = openChip(isTimed);
    expect(wait).toThrow("never ready");
    write(enabled);
    wait();
    write(0);
    expect(wait).toThrow("never ready");
  });

  test("a second start within a conversion is lost", () => {
    const { warnings, write, wait } = openChip(isTimed);
    write(enabled);
    wait();
    write(enabled | start);
    write(enabled | start);
    expect(warnings).toHaveLength(isTimed ? 1 : 0);
  });
});

test.each([
  ["the crystal", clockControl, 0x860],
  ["nothing", clockControl, 0],
  ["a PLL without power", pll + 4, 0x2d],
  ["a PLL of 96 MHz", pll + 8, 200],
])("a clock from %s is a fault", (_, register, value) => {
  const { rp2040, warnings, write, wait } = openChip(true);
  rp2040.writeUint32(register, value);
  write(enabled);
  wait();
  write(enabled | start);
  expect(warnings).toEqual(["adc: the converter's clock is not 48 MHz"]);
});
