/**
 * Random changes of the definitions. Each definition is refused with one line, or its program and its picture can be
 * made. Nothing else happens: no error of the program's own, and nothing undefined in what the build writes.
 */
import { describe, expect, test } from "vitest";
import type { Board, Limit } from "../../board-defs/board";
import { checkBoard } from "../../sim/boards/check";
import { factsOf } from "../../sim/boards/facts";
import { headerOf } from "../../sim/boards/header";
import { imageFault } from "../../sim/boards/image";
import { boards } from "../../sim/boards/known";
import { readBoard } from "../../sim/boards/load";
import { BadBoard } from "../../sim/boards/problem";
import { faultLine } from "../../sim/boards/report";
import { wiringPicture } from "../../sim/boards/wiring-picture";
import { wiringText } from "../../sim/build/data/wiring";
import { entryText, withFacts } from "../../sim/build/pico/entry";
import { clipArea, firmwareArea, logArea } from "../../sim/build/pico/flash-map";
import { layoutText } from "../../sim/build/pico/layout";
import { boardWords } from "../../sim/words/boards";
import { wiringWords } from "../../sim/words/card";
import { languages } from "../../sim/words/language";
import { isCi } from "../runner/ci";
import { plain } from "./example";

const rounds = isCi() ? 600 : 150;
const seed = 20_261_123;

/** Returns a generator of numbers from 0 up to a bound. */
function randomFrom(start: number): (bound: number) => number {
  let state = start;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const names = ["A0", "A5", "BTN1", "D0", "D7", "D13", "D34", "GP", "GP07", "GP30", "GP99", "LED1", "gp4", "touch:left"];
const pins = [
  ...Array.from({ length: 30 }, (_, pin) => `GP${pin}`),
  ...Array.from({ length: 30 }, (_, pin) => `GP${pin}`),
];
const texts: Readonly<Record<string, readonly string[]>> = {
  driver: ["ssd1306", "st7567", "sharp", "epaper", "hd44780", "SSD1306"],
  runtime: ["lua", "espruino"],
  image: ["RP2040", "rp2040", "PIXLJS", "RP2350"],
  kind: ["icon", "led", "servo", "serial", "usb", "bluetooth"],
  source: ["crystal", "ds3231", "rc"],
  pull: ["up", "down", "left"],
  port: ["UART1", "UART0", "Serial1", "Serial2"],
};
const numbers = [0, 1, 2, 3, 7, 64, 128, 240, 256, 400, 1200, 4096, 8192, 65_536, 115_200, 921_600, 2_097_152, 1.5, -1];

/** Returns the paths of all values below a value, the records among them. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [[...path]];
  const below = Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]));
  return path.length === 0 ? below : [[...path], ...below];
}

function change(board: Record<string, unknown>, random: (bound: number) => number): void {
  const pick = <T>(some: readonly T[]): T => some[random(some.length)]!;
  const path = pick(pathsOf(board));
  const last = path.at(-1) ?? "";
  let inner: object = board;
  for (const name of path.slice(0, -1)) inner = Reflect.get(inner, name);
  const value: unknown = Reflect.get(inner, last);
  if (random(8) === 0) Reflect.deleteProperty(inner, last);
  else if (typeof value === "number") Reflect.set(inner, last, random(3) === 0 ? value * 2 : pick(numbers));
  else if (typeof value === "string" && texts[last] !== undefined) Reflect.set(inner, last, pick(texts[last]));
  else if (typeof value === "string") Reflect.set(inner, last, random(6) === 0 ? pick(names) : pick(pins));
}

/** Takes a part away, or takes it from another board. */
function exchangePart(board: Record<string, unknown>, random: (bound: number) => number): void {
  const other = plain(boards[random(boards.length)]!);
  const keys = ["levers", "asks", "buzzer", "motors", "earphones", "voiceModules", "gauge", "flag", "display", "link"];
  const key = keys[random(keys.length)]!;
  if (other[key] === undefined || (random(2) === 0 && key !== "flag")) Reflect.deleteProperty(board, key);
  else board[key] = other[key];
}

/** Moves a part whose pin makes a wave to other pins, and frees those of the keys that nobody needs. */
function moveWave(board: Record<string, unknown>, random: (bound: number) => number): void {
  for (const key of ["asks", "motors"]) if (random(2) === 0) Reflect.deleteProperty(board, key);
  const [leftPin, rightPin] = [`GP${random(29)}`, `GP${random(29)}`];
  const part = random(3);
  if (part === 0) board.buzzer = { pin: leftPin };
  else if (part === 1) board.earphones = { leftPin, rightPin: random(2) === 0 ? rightPin : nextOf(leftPin) };
  else board.flag = { kind: random(3) === 0 ? "led" : "servo", leftPin, rightPin };
}

function nextOf(pin: string): string {
  return `GP${Number(pin.slice(2)) + 1}`;
}

/** Returns the board with the list of what it cannot do as the check asks for it. */
function withLimits(board: Board): Board {
  const faults = checkBoard(board);
  const missing = faults.filter(({ rule }) => rule === "cannotMissing").map(({ needs }) => needs as Limit);
  const wrong = faults.filter(({ rule }) => rule === "cannotWrong").map(({ has }) => has);
  return { ...board, cannot: [...board.cannot.filter((limit) => !wrong.includes(limit)), ...missing] };
}

/** Returns the board, or the line that refuses its definition. */
function read(value: unknown): Board | string {
  const lines = languages.map((language) => {
    try {
      return readBoard(value, boardWords(language));
    } catch (thrown) {
      if (!(thrown instanceof BadBoard)) throw thrown;
      return `${thrown.problem.wrong}; ${thrown.problem.right}`;
    }
  });
  expect(typeof lines[0]).toBe(typeof lines[1]);
  return lines[0]!;
}

/** The needs of an image, without the table: the rules of the data sheet as sums. */
function expectBuildable(board: Board): void {
  const number = (pin: string | undefined) => Number(/^GP(\d+)$/.exec(pin ?? "")?.[1]);
  const entry = entryText(board) + withFacts("boardFacts", factsOf(board));
  const used = [...entry.matchAll(/"?GP\d+"?/g)];
  expect(used).toEqual([]);
  expect(entry).not.toMatch(/undefined|NaN|null/);
  const parts = { ...board, title: "", batteries: undefined };
  const wired = [...JSON.stringify(parts).matchAll(/"(GP\d+)"/g)].map(([, pin]) => number(pin));
  expect(new Set(wired).size).toBe(wired.length);
  for (const pin of wired)
    expect(pin >= 0 && pin <= 29 && (pin !== 23 || parts.gauge?.steadyPin === "GP23") && pin !== 25, `GP${pin}`).toBe(
      true,
    );
  const { clock, data, inversion } = board.display.pins!;
  expect([number(clock) % 4, Math.floor(number(clock) / 8) % 2]).toEqual([2, 0]);
  expect([number(data) % 4, Math.floor(number(data) / 8) % 2]).toEqual([3, 0]);
  const slice = (pin: string | undefined) => Math.floor(number(pin) / 2) % 8;
  const servos = board.flag.kind === "servo" ? [slice(board.flag.leftPin), slice(board.flag.rightPin)] : [];
  const others = [board.buzzer?.pin, inversion, board.earphones?.leftPin].filter((pin) => pin !== undefined).map(slice);
  const all = [...others, ...new Set(servos)];
  expect(new Set(all).size).toBe(all.length);
  const { earphones, flag } = board;
  if (flag.kind === "servo") expect(Math.abs(number(flag.leftPin) - number(flag.rightPin))).not.toBe(16);
  if (earphones !== undefined) {
    expect([number(earphones.leftPin) % 2, earphones.rightPin]).toEqual([0, nextOf(earphones.leftPin)]);
    expect(board.voiceModules).toBeUndefined();
  }
  const areas = [firmwareArea(board), clipArea(board), logArea(board)];
  for (const { from, to } of areas) expect(from <= to && from % 4096 === 0 && to % 4096 === 0).toBe(true);
  expect(firmwareArea(board).to).toBeGreaterThanOrEqual(0x70000);
  expect(layoutText(board.display)).toContain("export function boxOf");
}

/** Returns what became of a definition. */
function judge(value: unknown): "refused" | "built" | "planned" {
  const definition = read(value);
  if (typeof definition === "string") {
    expect(definition).toMatch(/^[^\n]+; [^\n]+$/);
    return "refused";
  }
  const board = withLimits(definition);
  const faults = checkBoard(board);
  for (const language of languages) {
    for (const fault of faults) {
      expect(faultLine(fault, { language, words: boardWords(language) })).toMatch(/^[\w.]+: [^\n]+; [^\n]+$/);
    }
  }
  if (faults.length > 0) return "refused";
  if (imageFault(board) !== undefined) {
    expect(board.planned).toBe(true);
    return "planned";
  }
  if (board.runtime === "lua") expectBuildable(board);
  else expect(wiringText(board)).not.toMatch(/GP\d|touch:/);
  const header = headerOf(board);
  if (header !== undefined) expect(wiringPicture(board, header, wiringWords("en"))).not.toMatch(/NaN|undefined/);
  return "built";
}

describe.each(boards)("$name, changed at random", (definition) => {
  test("is refused in one line, or can be built", () => {
    const random = randomFrom(seed);
    const counts = { refused: 0, built: 0, planned: 0 };
    for (let round = 0; round < rounds; round++) {
      const board = plain(definition);
      for (let times = random(3); times >= 0; times--) {
        const [act = change] = [moveWave, moveWave, exchangePart].slice(random(6));
        act(board, random);
      }
      counts[judge(board)]++;
    }
    expect(counts.refused).toBeGreaterThan(rounds / 2);
    if (imageFault(definition) === undefined) expect(counts.built).toBeGreaterThan(rounds / 50);
  });
});
