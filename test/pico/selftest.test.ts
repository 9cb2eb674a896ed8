/** The image tests the emulated board before it starts as a clock, and names each part that is broken. */
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import { EmulatedBoard } from "../../sim/pico/board";
import { flashOf } from "../../sim/pico/engine";
import { typicalTimes } from "../../sim/pico/flash";
import { symbolsOf } from "../../sim/pico/symbols";
import { findImage } from "./found";
import { Lamp } from "./lamp";
import { TestedBoard } from "./selftest-hardware";

const image = await findImage();
const held = [Switch.Start, Switch.Minus];
const testMs = 15_000;
const flashAddress = 0x10000000;
/** How long the pages last before that of the keys, and that page itself. */
const pagesMs = 28_000;
const keysMs = 31_000;

function powerOn(keys: readonly Switch[], faults = {}, flash = flashOf(image?.uf2 ?? new Uint8Array())): TestedBoard {
  return new TestedBoard(pico, flash, keys, faults);
}

function testAll(board: TestedBoard): TestedBoard {
  return board.until((line) => line.startsWith("selftest faults"), testMs);
}

/** Returns the names of the results that are bad. */
function badOf({ lines }: TestedBoard): string[] {
  return lines.filter((line) => line.includes(" bad ")).map((line) => line.split(" ")[1] ?? "");
}

/** Presses each contact, but not those that do not work. The page of the keys is on the display. */
function pressAllBut(board: TestedBoard, left: readonly Switch[]): void {
  for (let contact = 0; contact < 8; contact++) {
    if (left.includes(contact)) continue;
    board.emulated.move(contact, true);
    board.pass(100).emulated.move(contact, false);
    board.pass(100);
  }
}

describe.runIf(image !== undefined)("a board that is whole", () => {
  test("passes every check, shows its pages, and becomes a clock that still knows the results", () => {
    const board = testAll(powerOn(held));
    const results = board.lines.filter((line) => line.startsWith("selftest "));
    expect(board.restarts).toBe(1);
    expect(results[0]).toBe("selftest begins pico");
    expect(results.slice(1).filter((line) => !/^selftest \w+ \w+ ok \w+\.\.\w+$/.test(line))).toEqual([]);
    const names = results.map((line) => line.split(" ")[1]);
    for (const name of ["clk_sys", "timer_us", "flash_quad", "image_crc", "stamp_off_us", "gp25_own_lamp"])
      expect(names).toContain(name);
    for (const name of ["usb_pll", "adc_sensor", "adc_supply", "watchdog"]) expect(names).toContain(name);
    for (const contact of held) board.emulated.move(contact, false);
    const lamp = new Lamp(board.emulated.chip);
    const shown: string[] = [];
    for (let ms = 0; ms < pagesMs; ms += 1000) {
      board.pass(1000);
      const kind = kindOf(board.emulated.display.pixels());
      if (shown.at(-1) !== kind) shown.push(kind);
    }
    expect(lamp.flashes).toBe(1);
    expect(shown.join()).toMatch(/^(?:other,)?full,checker,border,other$/);
    const tones = board.emulated.ear.tones().filter(({ ms }) => ms > 900);
    expect(tones.map(({ periodUs }) => Math.round(periodUs))).toEqual([2000, 1000, 500, 250]);
    pressAllBut(board, []);
    board.until((line) => line.startsWith("selftest ends"), 1000);
    expect(badOf(board)).toEqual([]);
    board.pass(500);
    expect(board.restarts).toBe(2);
    expect(ask(board, "selftest 1")).toContain('"line":"selftest ring 6500 ok');
    expect(ask(board, "selftest 99")).toContain('"line":""');
    expect(ask(board, "selftest contacts")).toContain('"contacts":[0,0,0,0,0,0,0,0]');
    expect(ask(board, "hello")).toContain('"board":"pico"');
  }, 400_000);

  test.each([
    ["no key", []],
    ["one key", [Switch.Minus]],
    ["the gesture for speech", [Switch.Minus, Switch.Plus]],
  ])(
    "starts as a clock with %s held",
    (_, keys) => {
      const board = powerOn(keys).pass(400);
      expect(board.lines.filter((line) => line.includes("selftest"))).toEqual([]);
      expect(ask(board, "selftest 0")).toContain('"line":""');
    },
    60_000,
  );
});

describe.runIf(image !== undefined)("a board that is broken", () => {
  test("each fault is named, and the lamp blinks the first part", () => {
    const board = powerOn(held, {
      clockFactors: new Map([[9, 1.01]]),
      flashKind: 0xc84015,
      deniesQuad: true,
      stuck: new Map([[7, false]]),
      shorted: [12, 13],
      hasDeadConverter: true,
      hasDeadWatchdog: true,
    });
    board.until((line) => line.startsWith("selftest watchdog"), testMs);
    const lamp = new Lamp(board.emulated.chip);
    board.pass(4000);
    const ended = ["adc_sensor_ready", "adc_sensor", "adc_supply_ready", "adc_supply", "watchdog", "faults"];
    const pins = ["gp7_plus", "gp12_left_ask", "gp13_right_ask"];
    expect(badOf(board)).toEqual(["clk_sys", "flash_kind", "flash_quad", ...pins, ...ended]);
    expect(board.lines).toContain("selftest gp7_plus 0 bad 2..2");
    expect(board.lines).toContain("selftest gp12_left_ask 113 bad 2..2");
    expect(lamp.flashes).toBe(2);
    for (const contact of held) board.emulated.move(contact, false);
    board.pass(pagesMs - 4000);
    pressAllBut(board, [Switch.Plus]);
    board.until((line) => line.startsWith("selftest ends"), keysMs);
    expect(badOf(board).slice(-1)).toEqual(["key_plus"]);
  }, 400_000);

  test("a byte of the image is not what the build made", () => {
    const flash = flashOf(image!.uf2);
    const symbols = symbolsOf(image!.elf);
    const [letters = 0, begin = 0, load = 0] = ["font_columns", "data_start", "data_load"].map((name) =>
      symbols.get(name),
    );
    const at = load + letters - begin - flashAddress + 100;
    flash[at] = flash[at]! ^ 1;
    expect(badOf(testAll(powerOn(held, {}, flash)))).toEqual(["image_crc", "faults"]);
  }, 120_000);
});

test.runIf(image !== undefined).each([1, 4])("a start that stops blinks %i times, again and again", (code) => {
  const { chip } = new EmulatedBoard(pico, { flash: flashOf(image!.uf2), times: typicalTimes });
  // The start stops here on purpose.
  const { warnings } = chip;
  warnings.push = (text) => (text.includes("it stopped") ? warnings.length : Array.prototype.push.call(warnings, text));
  chip.passTo(10e6);
  const { core } = chip.rp2040;
  core.PC = symbolsOf(image!.elf).get("stop_at")! & ~1;
  core.registers[0] = code;
  const lamp = new Lamp(chip);
  // The chip runs on its ring oscillator, and the emulator counts every cycle as one of 125 MHz.
  const slower = 125 / 6.5;
  const fromNs = chip.clock.nanos;
  chip.passTo(fromNs + ((1500 + 500 * code + 750) * 1e6) / slower);
  expect(lamp.flashes).toBe(code);
  chip.passTo(fromNs + ((2 * (1500 + 500 * code) + 750) * 1e6) / slower);
  expect(lamp.flashes).toBe(2 * code);
  expect(chip.rp2040.clocks.refCtrl & 3).toBe(0);
});

/** Returns the answer to a line. */
function ask(board: TestedBoard, line: string): string {
  board.lines.splice(0);
  board.emulated.write(line);
  return board.pass(200).lines.join("\n");
}

/** Names what the pixels of a Pico's display show. */
function kindOf(pixels: Uint8Array): string {
  const { widthPx, heightPx } = pico.display;
  const shows = (rule: (x: number, y: number) => boolean) =>
    pixels.every((pixel, at) => (pixel === 1) === rule(at % widthPx, Math.floor(at / widthPx)));
  if (shows(() => true)) return "full";
  if (shows((x, y) => ((x >> 3) + (y >> 3)) % 2 === 0)) return "checker";
  return shows((x, y) => x === 0 || y === 0 || x === widthPx - 1 || y === heightPx - 1) ? "border" : "other";
}
