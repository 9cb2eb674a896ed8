/** Writes a board's wiring as source text for its Espruino firmware. */
import type { Board, Role } from "../../board-defs/board";

/** In the order of `Switch`, after the levers. */
const roles: readonly Role[] = ["menu", "start", "minus", "plus"];

/**
 * Returns the wiring as text. Pins are names that Espruino knows, and missing parts are `undefined`. A touch screen has
 * no pin.
 */
export function wiringText(board: Board): string {
  const { levers, buttons, display, flag, buzzer, memory } = board;
  const pins = [levers?.leftPin, levers?.rightPin, ...roles.map((role) => buttons[role])].map(pinText);
  const levels = [levers?.pull, levers?.pull, ...roles.map(() => buttons.pull)].map((pull) => (pull === "up" ? 0 : 1));
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
