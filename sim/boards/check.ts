/** Checks rule by rule whether the firmware fits a board. The messages are in `sim/words/board-faults.ts`. */
import type { Board, Limit, Role } from "../../board-defs/board";
import { definitionFaults } from "./definition-faults";
import { type Fault, fault, faultIf } from "./fault";
import { imageFault } from "./image";
import { contactUses } from "./pin-uses";

/** The needs of the firmware, and where each figure comes from. */
export const needs = {
  /**
   * Variables of 13 bytes each. This is the peak use of the Pixl.js image, the smallest image, reached when the control
   * is changed in mid-game. It was measured on Espruino for Linux: the greatest figure of its table in
   * docs/runtimes.md.
   */
  variables: 2645,
  /** The most RAM for heap and stack of a firmware on Lua, with the RAM that holds its code: sim/build/pico. */
  ramBytes: 176_000,
  /**
   * The most that the same image may take in Storage, including file headers: 2 % more than in 0.1. `flagfall build
   * pixljs` and `npm run bench` print the exact figure. This image keeps no log.
   */
  storageBytes: 35_300,
  /** Required hours of play after the low-battery warning: C.02 5.4.3.6, C.02.03 3.1.3. */
  hoursAfterWarning: 10,
  /** The worst error that still allows play is 1.8 s per hour, that of a calibrated RC oscillator. */
  ppmMax: 500,
  /** The display must fit two times, H:MM:SS, one above the other, in digits of 3 × 5 pixels. */
  widthPx: 23,
  heightPx: 11,
} as const;

/**
 * Returns every fault, in the order of the rules. Returns an empty list if the definition is right and the firmware
 * fits.
 */
export function checkBoard(board: Board): Fault[] {
  const faults = [
    ...memoryFaults(board),
    ...displayFaults(board),
    ...playerFaults(board),
    ...definitionFaults(board),
    ...watchFaults(board),
    ...driftFaults(board),
    ...batteryFaults(board),
    ...limitFaults(board),
  ];
  const named = chipFaults(board);
  if (named.length > 0) return named;
  return faults.length > 0 ? faults : imageFaults(board);
}

/** Returns true if `flagfall build` can make an image for the board. */
export function hasImage(board: Board): boolean {
  return checkBoard(board).length === 0 && imageFault(board) === undefined;
}

/** Checks that a board without an image is a planned one. */
function imageFaults(board: Board): Fault[] {
  const reason = board.planned === true ? undefined : imageFault(board);
  if (reason === undefined || reason === "lua") return [];
  const field = { touch: "buttons", display: "display.pins", address: "image" }[reason];
  return [fault(field, reason, board.image ?? "–", "")];
}

/** Refuses a Pico W by its name, as the firmware does on the board itself (hal/pico/radio.ts). */
function chipFaults({ runtime, image, title }: Board): Fault[] {
  const names = { image: image ?? "", title };
  const found = Object.entries(names).find(([, name]) => /(pico|rp2040)[ _-]?w(?![a-z])/i.test(name));
  return runtime !== "lua" || found === undefined ? [] : [fault(found[0], "picoW", found[1], "")];
}

/** Returns the whole hours of play that remain after the low-battery warning; undefined without batteries. */
export function hoursAfterWarning(board: Board): number | undefined {
  const { batteries } = board;
  return batteries === undefined ? undefined : Math.floor((batteries.remainingMah * 1000) / batteries.drainUa);
}

/** Returns the worst error of an untrimmed clock after an hour, in ms. */
export function driftMsPerHour(board: Board): number {
  return Math.ceil((board.crystal.ppm * 3600) / 1000);
}

/** Checks the number of watched pins. The runtime watches pins; a touch screen needs no watch of ours. */
function watchFaults(board: Board): Fault[] {
  const watched = contactUses(board).filter(({ pin }) => !isTouch(pin)).length;
  return faultIf(watched > board.watchesMax, "watchesMax", "watches", watched, board.watchesMax);
}

function isTouch(contact: string | undefined): boolean {
  return contact?.startsWith("touch:") === true;
}

function memoryFaults({ memory, runtime }: Board): Fault[] {
  const { storageBytes, storagePageBytes } = memory;
  const variables = memory.variables ?? (runtime === "espruino" ? 0 : needs.variables);
  const ramBytes = memory.ramBytes ?? (runtime === "lua" ? 0 : needs.ramBytes);
  const leastBytes = runtime === "espruino" ? needs.storageBytes : 0;
  return [
    ...faultIf(variables < needs.variables, "memory.variables", "variables", variables, needs.variables),
    ...faultIf(ramBytes < needs.ramBytes, "memory.ramBytes", "ram", ramBytes, needs.ramBytes),
    ...faultIf(storageBytes < leastBytes, "memory.storageBytes", "storage", storageBytes, leastBytes),
    ...faultIf(
      storageBytes % storagePageBytes !== 0,
      "memory.storagePageBytes",
      "pages",
      storagePageBytes,
      storageBytes,
    ),
  ];
}

/**
 * Checks the display. C.02 5.4.3.2 requires legibility from 3 m but gives no digit height. The height is therefore
 * reported, not judged.
 */
function displayFaults({ display }: Board): Fault[] {
  const { widthPx, heightPx, areaHeightMm, digitHeightMm } = display;
  if (widthPx < needs.widthPx || heightPx < needs.heightPx) {
    return [fault("display", "pixels", `${widthPx} × ${heightPx}`, `${needs.widthPx} × ${needs.heightPx}`)];
  }
  const isWrong = digitHeightMm === undefined || areaHeightMm === undefined || digitHeightMm > areaHeightMm;
  return faultIf(isWrong, "display.digitHeightMm", "digits", digitHeightMm ?? "–", areaHeightMm ?? "–");
}

function playerFaults({ levers, buttons, players }: Board): Fault[] {
  if (players === undefined) return faultIf(levers === undefined, "players", "players", 0, 2);
  if (players.left === players.right) return [fault("players", "players", 1, 2)];
  const missing = (side: "left" | "right", role: Role): Fault[] =>
    faultIf(buttons[role] === undefined, `players.${side}`, "noButton", role, `buttons.${role}`);
  return [...missing("left", players.left), ...missing("right", players.right)];
}

function driftFaults({ crystal }: Board): Fault[] {
  return faultIf(crystal.ppm > needs.ppmMax, "crystal.ppm", "drift", crystal.ppm, needs.ppmMax);
}

function batteryFaults(board: Board): Fault[] {
  const { batteries } = board;
  const hours = hoursAfterWarning(board);
  if (batteries === undefined || hours === undefined) return [];
  const { remainingMah, capacityMah } = batteries;
  if (remainingMah >= capacityMah) return [fault("batteries.remainingMah", "remaining", remainingMah, capacityMah)];
  return faultIf(hours < needs.hoursAfterWarning, "batteries", "hours", hours, needs.hoursAfterWarning);
}

/** Returns which limits follow from the missing parts. */
function limitsOf(board: Board): Record<Limit, boolean> {
  const { levers, buttons, players, buzzer, vibration, motors, earphones, voiceModules, flag } = board;
  const { menu, start, minus, plus } = buttons;
  const touched = players !== undefined && (isTouch(buttons[players.left]) || isTouch(buttons[players.right]));
  return {
    sound: buzzer === undefined,
    vibration: vibration === undefined && motors === undefined,
    speech: voiceModules === undefined && earphones === undefined,
    feltFlag: flag.kind !== "servo",
    fourKeys: [menu, start, minus, plus].includes(undefined),
    stampedPress: levers === undefined ? touched : isTouch(levers.leftPin) || isTouch(levers.rightPin),
  };
}

/** Checks that a definition lists everything that its board cannot do, and nothing that it can. */
function limitFaults(board: Board): Fault[] {
  return Object.entries(limitsOf(board)).flatMap(([limit, holds]) => {
    const isSaid = board.cannot.some((said) => said === limit);
    if (holds === isSaid) return [];
    return [holds ? fault("cannot", "cannotMissing", "", limit) : fault("cannot", "cannotWrong", limit, "")];
  });
}
