/** Writes the entry of a board's bundle, a TypeScript program that contains the wiring. */
import type { Board } from "../../../board-defs/board";
import type { Facts } from "../../../firmware/app/model/facts";
import { contactsOf } from "../../boards/contacts";
import { definitionFaults } from "../../boards/definition-faults";
import { type DriverFile, drivers } from "../../boards/drivers";
import { waveUses } from "../../boards/pin-uses";
import { chipPin, chipPins, slices, waveOf } from "../../boards/rp2040";
import { STEPS } from "../../voice/decode";
import { phraseMark } from "../../voice/phrase-mark";
import { SPEECH_LANGUAGES } from "../../words/clock-languages";
import { packFont } from "../data/font";
import { clipArea, flashAddress, flashBytes } from "./flash-map";

/** The first letter that the font has. */
const firstLetter = 32;

/** The path of the program, from the project's root; no such file exists. */
export const entryPath = "firmware/pico-board.ts";

/** The name of the board's facts in the program. */
const factsName = "boardFacts";

/** Returns the program, which lacks the facts of its board. Throws for a board that the check refuses. */
export function entryText(board: Board): string {
  const driver = drivers.get(board.display.driver);
  const [fault] = definitionFaults(board);
  if (fault !== undefined || driver === undefined)
    throw new Error(`${board.name} cannot be built: ${JSON.stringify(fault)}`);
  return [
    'import type { Facts } from "./app/model/facts";',
    'import { startDevice } from "./pico";',
    `import { ${driver.create} } from "../hal/pico/${driver.file}";`,
    `import { createVoice } from "../hal/pico/${board.voiceModules === undefined ? "voice" : "voice-module"}";`,
    `import { createFlags } from "../hal/pico/${board.flag.kind === "servo" ? "servos" : "flags"}";`,
    `declare const ${factsName}: Facts;`,
    `startDevice(${wiringText(board, driver)}, ${factsName});`,
  ].join("\n");
}

/** Returns a compiled program with the facts of its board. Those of another language need no other compilation. */
export function withFacts(script: string, facts: Facts): string {
  const [before, after, ...more] = script.split(factsName);
  if (after === undefined || more.length > 0) throw new Error(`the program does not name ${factsName} exactly once`);
  return before + luaText(facts) + after;
}

function luaText(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${name} = ${luaText(field)}`);
  return `{${fields.join(", ")}}`;
}

function wiringText(board: Board, driver: DriverFile): string {
  const { display, flag, buzzer, motors, gauge, link, memory } = board;
  const contacts = contactsOf(board);
  const pins = contacts.map(({ pin }) => pinNumber(pin));
  const levels = contacts.map(({ level }) => level);
  const flags = flag.kind === "icon" ? [] : [flag.leftPin, flag.rightPin].map(pinNumber);
  const motorPins = motors === undefined ? [] : [motors.leftPin, motors.rightPin].map(pinNumber);
  const { clock, data, select, command, reset, enable, inversion } = display.pins ?? {};
  const displayPins = { clock, data, select, command, reset, enable, inversion, light: display.lightPin };
  const wired = Object.entries(displayPins).map(([name, pin]) => `${name}: ${pinNumber(pin)}`);
  if (link?.kind !== "serial") throw new Error("a board without a serial link");
  const { receivePin, transmitPin, baud, usbSensePin } = link;
  return `{
  contacts: { pins: [${pins.join(", ")}], levels: [${levels.join(", ")}] },
  display: ${driver.create}({ ${wired.join(", ")} }),
  flags: createFlags([${flags.join(", ")}]),
  buzzer: ${pinNumber(buzzer?.pin)},
  motors: [${motorPins.join(", ")}],
  voice: ${voiceText(board)},
  cable: { receivePin: ${pinNumber(receivePin)}, transmitPin: ${pinNumber(transmitPin)}, baud: ${baud} },
  usbSense: ${pinNumber(usbSensePin)},
  gauge: { pin: ${pinNumber(gauge?.pin)}, dividedBy: ${gauge?.dividedBy ?? 1}, steadyPin: ${pinNumber(gauge?.steadyPin)} },
  store: { pages: ${memory.storageBytes / memory.storagePageBytes}, flashBytes: ${flashBytes} },
}`;
}

/** Returns how the board's voice is made; undefined if it has none. */
function voiceText(board: Board): string {
  return `createVoice(${board.voiceModules === undefined ? earphoneText(board) : moduleText(board.voiceModules)})`;
}

/** Returns the source of the modules' wiring. UART1 can send at several pins, and hal/pico lends it one at a time. */
function moduleText({ left, right }: NonNullable<Board["voiceModules"]>): string {
  const pins = (name: "transmitPin" | "busyPin") => [left, right].map((module) => pinNumber(module[name])).join(", ");
  return `{ transmitPins: [${pins("transmitPin")}], busyPins: [${pins("busyPin")}] }`;
}

/** Returns the source of the earphones' wiring. One slice drives both ears, and a free one is their pacer. */
function earphoneText(board: Board): string {
  const { earphones } = board;
  const pins = earphones === undefined ? [] : [earphones.leftPin, earphones.rightPin].map(pinNumber);
  const used = waveUses(board).map(({ slice }) => slice);
  const pacer = Array.from({ length: slices }, (_, slice) => slice).find((slice) => !used.includes(slice));
  const { from, to } = clipArea(board);
  const marks = SPEECH_LANGUAGES.map(phraseMark);
  return `{ pins: [${pins.join(", ")}], pacer: ${pacer}, from: ${flashAddress + from}, to: ${flashAddress + to}, marks: [${marks.join()}] }`;
}

/** Returns the slice of the chip's PWM that a pin belongs to. */
export function sliceOf(pin: number): number {
  const found = chipPins[pin];
  if (found === undefined) throw new Error(`GP${pin} is no pin of an RP2040`);
  return waveOf(found).slice;
}

/** Returns the number of a pin: 7 for `GP7`, −1 if there is none. */
export function pinNumber(pin: string | undefined): number {
  if (pin === undefined) return -1;
  const found = chipPin(pin);
  if (found === undefined) throw new Error(`${pin} is no pin of an RP2040`);
  return found.number;
}

/** Returns the letters as constant C data, as native/chip.h declares them. */
export function fontData(): string {
  const { bitmap, widths } = packFont();
  const bytes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const all = [...Array<number>(firstLetter).fill(0), ...bytes(widths)];
  const places = [0];
  for (const [index, width] of all.slice(0, -1).entries()) places.push(places[index]! + width);
  return `#include "chip.h"
const uint8_t font_widths[256] = {${all.join()}};
const uint16_t font_places[256] = {${places.join()}};
const uint8_t font_columns[] = {${bytes(bitmap).join()}};
`;
}

/** Returns the table of ADPCM steps as C data in RAM, as native/chip.h declares it. */
export function stepData(): string {
  return `#include "chip.h"\nuint16_t step_sizes[STEP_SIZES] = {${STEPS.join()}};\n`;
}
