/** The table of the chip's pins agrees with the rules of its data sheet, with the drivers and with the emulator. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { drivers } from "../../sim/boards/drivers";
import { inRanges } from "../../sim/boards/fault";
import { headerOf } from "../../sim/boards/header";
import { linkBaud } from "../../sim/boards/link-baud";
import { chipPin, chipPins, hasFunction, waveOf } from "../../sim/boards/rp2040";
import { projectRoot } from "../../sim/build/root";

function sourceOf(file: string): string {
  return readFileSync(join(projectRoot(), "hal/pico", file), "utf8");
}

test.each(chipPins)("$name follows the order of the data sheet", ({ number, functions }) => {
  const spi = `SPI${Math.floor(number / 8) % 2} ${["RX", "CSn", "SCK", "TX"][number % 4]}`;
  const uart = `UART${Math.floor((number + 4) / 8) % 2} ${["TX", "RX", "CTS", "RTS"][number % 4]}`;
  const wave = `PWM${Math.floor(number / 2) % 8} ${number % 2 === 0 ? "A" : "B"}`;
  expect(functions).toEqual([spi, uart, wave, ...(number >= 26 ? [`ADC${number - 26}`] : [])]);
});

test("the header has every pin that the board does not keep", () => {
  const header = (headerOf(pico) ?? []).filter((name) => name.startsWith("GP"));
  const free = chipPins.filter(({ ownUse }) => ownUse === undefined).map(({ name }) => name);
  expect(free).toEqual(header.sort((a, b) => Number(a.slice(2)) - Number(b.slice(2))));
  expect(inRanges(free)).toBe("GP0–GP22, GP26–GP28");
  expect(chipPins.filter(({ ownUse }) => ownUse !== undefined).map(({ number }) => number)).toEqual([23, 24, 25, 29]);
});

test("a name is a pin's only as the board writes it", () => {
  expect(chipPin("GP7")?.number).toBe(7);
  for (const name of ["GP07", "GP30", "gp7", "D7", "7", "GP", "touch:left"]) expect(chipPin(name)).toBeUndefined();
});

test("functions are found by their beginning", () => {
  const named = (wanted: string) => chipPins.filter((pin) => hasFunction(pin, wanted)).map(({ name }) => name);
  expect(named("SPI0 TX")).toEqual(["GP3", "GP7", "GP19", "GP23"]);
  expect(named("ADC")).toEqual(["GP26", "GP27", "GP28", "GP29"]);
  expect(named("")).toHaveLength(30);
  expect(waveOf(chipPin("GP23")!)).toEqual({ slice: 3, output: "B" });
});

/** The drivers look for the chip in Lua's table of globals. */
const pwm: typeof import("../../hal/pico/pwm") = await (() => {
  Object.assign(globalThis, { _G: { chip: {} } });
  return import("../../hal/pico/pwm");
})();

describe("the drivers of hal/pico count as the table does", () => {
  test.each(chipPins)("the slice of $name", (pin) => expect(pwm.sliceOf(pin.number)).toBe(waveOf(pin).slice));

  test("the rate of the link, in hal/espruino too", () => {
    const link = readFileSync(join(projectRoot(), "hal/espruino/link.ts"), "utf8");
    expect(Number(/const BAUD = (\d+);/.exec(link)?.[1])).toBe(linkBaud);
  });

  test("the first pin of the converter", () => {
    const first = Number(/const FIRST_PIN = (\d+);/.exec(sourceOf("battery.ts"))?.[1]);
    expect(chipPins.find((pin) => hasFunction(pin, "ADC"))?.number).toBe(first);
  });

  test.each([...drivers])(
    "%s names no pin that the definition of its board would lack",
    (_, { file, pins, hasLight }) => {
      const named = [...sourceOf(`${file}.ts`).matchAll(/\bpins\.(\w+)/g)].map(([, role]) => role ?? "");
      const allowed: readonly string[] = [...pins, ...(hasLight ? ["light"] : [])];
      expect(named.filter((role) => !allowed.includes(role))).toEqual([]);
      expect(named.includes("light")).toBe(hasLight);
    },
  );
});
