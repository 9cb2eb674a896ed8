/** The pins that the self-test of a board looks at, and their right readings, from the board's definition. */
import type { Board, Pair } from "../../../board-defs/board";
import { pinNumber } from "./entry";
import type { Range } from "./steps";

/** The lamp of a Pico itself. No board wires this pin to anything else. */
export const lampPin = 25;

export interface Pin {
  pin: number;
  role: string;
  isOutput: boolean;
  restsHigh: boolean;
  range: Range;
}

const follows: Range = [2, 2];

/** Returns the contacts to hold: START and −, or the next two keys, or else the levers. All have the same pull. */
export function heldContacts({ name, buttons, levers }: Board): { pins: number[]; pull: Pair["pull"] } {
  const { start, minus, menu, plus, pull } = buttons;
  const keys = [start, minus, menu, plus].filter((pin) => pin !== undefined);
  if (keys.length >= 2) return { pins: keys.slice(0, 2).map(pinNumber), pull };
  if (levers === undefined) throw new Error(`${name} has fewer than two keys, and no levers`);
  return { pins: [levers.leftPin, levers.rightPin].map(pinNumber), pull: levers.pull };
}

function contactPins(board: Board): Pin[] {
  const { levers, buttons, asks } = board;
  const held = heldContacts(board).pins;
  const contact = (role: string, name: string | undefined, pull: Pair["pull"], isLever = false): Pin[] => {
    if (name === undefined) return [];
    const pin = pinNumber(name);
    const closed = pull === "up" ? 0 : 3;
    const open = held.includes(pin) ? closed : follows[0];
    const other = isLever ? closed : open;
    const range: Range = [Math.min(open, other), Math.max(open, other)];
    return [{ pin, role, isOutput: false, restsHigh: pull === "up", range }];
  };
  const { menu, start, minus, plus, pull } = buttons;
  return [
    ...contact("left_lever", levers?.leftPin, levers?.pull ?? "up", true),
    ...contact("right_lever", levers?.rightPin, levers?.pull ?? "up", true),
    ...contact("menu", menu, pull),
    ...contact("start", start, pull),
    ...contact("minus", minus, pull),
    ...contact("plus", plus, pull),
    ...contact("left_ask", asks?.leftPin, asks?.pull ?? "up"),
    ...contact("right_ask", asks?.rightPin, asks?.pull ?? "up"),
  ];
}

/** Returns the pins that the board drives, by role. UART0 is not among them: the results go out there. */
export function outputsOf(board: Board): Map<number, string> {
  const { display, flag, buzzer, motors, earphones, voiceModules } = board;
  const found = new Map<number, string>([[lampPin, "own_lamp"]]);
  const add = (role: string, name: string | undefined) => name !== undefined && found.set(pinNumber(name), role);
  for (const [name, pin] of Object.entries(display.pins ?? {})) add(`display_${name}`, pin);
  add("display_light", display.lightPin);
  if (flag.kind !== "icon") add("left_flag", flag.leftPin);
  if (flag.kind !== "icon") add("right_flag", flag.rightPin);
  add("buzzer", buzzer?.pin);
  for (const [name, pair] of [["motor", motors] as const, ["ear", earphones] as const]) {
    add(`left_${name}`, pair?.leftPin);
    add(`right_${name}`, pair?.rightPin);
  }
  add("left_module", voiceModules?.left.transmitPin);
  add("right_module", voiceModules?.right.transmitPin);
  return found;
}

/** Returns the pins to test, each once: a contact is never driven as an output. */
export function pinsOf(board: Board): Pin[] {
  const contacts = contactPins(board);
  const used = new Set(contacts.map(({ pin }) => pin));
  const outputs = [...outputsOf(board)].filter(([pin]) => !used.has(pin));
  const driven = outputs.map(([pin, role]) => ({ pin, role, isOutput: true, restsHigh: false, range: follows }));
  return [...contacts, ...driven].sort((a, b) => a.pin - b.pin);
}

/** Returns the pins of the lamps that blink: that of the Pico, and those of the flags. */
export function lampsOf({ flag }: Board): number[] {
  return [lampPin, ...(flag.kind === "led" ? [flag.leftPin, flag.rightPin].map(pinNumber) : [])];
}
