/** Writes a board's wiring as source text for its Espruino firmware. */
import type { Board } from "../../board-defs/board";
import { contactsOf } from "./contacts";

/**
 * Returns the wiring as text. Pins are names that Espruino knows, and missing parts are `undefined`. A touch screen has
 * no pin.
 */
export function wiringText(board: Board): string {
  const { display, flag, buzzer, memory } = board;
  const contacts = contactsOf(board);
  const pins = contacts.map(({ pin }) => pinText(pin));
  const levels = contacts.map(({ level }) => level);
  const lamps = flag.kind === "led" ? [flag.leftPin, flag.rightPin] : [];
  return `{
  contacts: { pins: [${pins.join(", ")}], levels: [${levels.join(", ")}] },
  lamps: { flags: [${lamps.join(", ")}], runs: [] },
  buzzer: ${pinText(buzzer?.pin)},
  cable: ${cableText(board)},
  lights: [${display.lightPin ?? ""}],
  pageBytes: ${memory.storagePageBytes}
}`;
}

function pinText(pin: string | undefined): string {
  return pin === undefined || pin.startsWith("touch:") ? "undefined" : pin;
}

function cableText({ link }: Board): string {
  return link?.kind === "serial" ? `{ receivePin: ${link.receivePin}, transmitPin: ${link.transmitPin} }` : "undefined";
}
