/** What is wired to what, as source text for the firmware of a board with Espruino. */
import type { Board, Role } from "../../board-defs/board";

/** In the order of `Switch`, after the levers. */
const roles: readonly Role[] = ["menu", "start", "minus", "plus"];

/** Pins are names that Espruino knows; where a board lacks something stands `undefined`. A touch screen has no pin. */
export function wiringText(board: Board): string {
  const { levers, buttons, flag, buzzer, memory } = board;
  const pins = [levers?.leftPin, levers?.rightPin, ...roles.map((role) => buttons[role])].map(pinText);
  const levels = [levers?.pull, levers?.pull, ...roles.map(() => buttons.pull)].map((pull) => (pull === "up" ? 0 : 1));
  const lamps = flag.kind === "led" ? [flag.leftPin, flag.rightPin] : [];
  return `{
  contacts: { pins: [${pins.join(", ")}], levels: [${levels.join(", ")}] },
  lamps: { flags: [${lamps.join(", ")}], runs: [] },
  buzzer: ${pinText(buzzer?.pin)},
  cable: ${cableText(board)},
  lights: [${lightsOf(board).join(", ")}],
  pageBytes: ${memory.storagePageBytes}
}`;
}

function pinText(pin: string | undefined): string {
  return pin === undefined || pin.startsWith("touch:") ? "undefined" : pin;
}

/** A board with radio alone still has its runtime's own serial port: on a Pixl.js these two pins (boards/PIXLJS.py). */
function cableText({ link, image }: Board): string {
  if (link?.kind === "serial") return `{ receivePin: ${link.receivePin}, transmitPin: ${link.transmitPin} }`;
  return image === "PIXLJS" ? "{ receivePin: D0, transmitPin: D1 }" : "undefined";
}

/** The light of the display, where the board has one that is a pin. */
function lightsOf({ image }: Board): string[] {
  return image === "PIXLJS" ? ["LED1"] : [];
}
