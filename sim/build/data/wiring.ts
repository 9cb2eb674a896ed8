/** Writes a board's wiring as source text for its Espruino firmware. */
import type { Board, VoiceModule } from "../../../board-defs/board";
import { contactsOf } from "../../boards/contacts";
import { logPagesOf } from "../../boards/log-pages";

/**
 * Returns the wiring as text. Pins are names that Espruino knows, and missing parts are `undefined`. A touch screen has
 * no pin.
 */
export function wiringText(board: Board): string {
  const { display, flag, buzzer, memory } = board;
  const contacts = contactsOf(board);
  const pins = contacts.map(({ pin }) => pinText(pin));
  const levels = contacts.map(({ level }) => level);
  const flagPins = flag.kind === "icon" ? [] : [flag.leftPin, flag.rightPin];
  return `{
  contacts: { pins: [${pins.join(", ")}], levels: [${levels.join(", ")}] },
  flagPins: [${flagPins.join(", ")}],
  buzzer: ${pinText(buzzer?.pin)},
  cable: ${cableText(board)},
${modulesText(board)}  lights: [${display.lightPin ?? ""}],
  pageBytes: ${memory.storagePageBytes},
  logPages: ${logPagesOf(board)}
}`;
}

function pinText(pin: string | undefined): string {
  return pin === undefined || pin.startsWith("touch:") ? "undefined" : pin;
}

/** A board without voice modules has no word of them. */
function modulesText({ voiceModules }: Board): string {
  if (voiceModules === undefined) return "";
  const { left, right } = voiceModules;
  const both = (name: keyof VoiceModule) => `[${left[name]}, ${right[name]}]`;
  return `  modules: { ports: ${both("port")}, transmitPins: ${both("transmitPin")}, busyPins: ${both("busyPin")} },\n`;
}

function cableText({ link }: Board): string {
  return link?.kind === "serial" ? `{ receivePin: ${link.receivePin}, transmitPin: ${link.transmitPin} }` : "undefined";
}
