/** Checks rule by rule whether the firmware fits a board. The messages are in `sim/words/board-faults.ts`. */
import type { Board, Limit, Role } from "../../board-defs/board";
import { definitionFaults } from "./definition-faults";
import type { Fault } from "./fault";
import { imageFault } from "./image";
import { needs } from "./needs";
import { contactUses } from "./pin-uses";

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
  return [{ field, rule: reason, has: board.image ?? "–", needs: "" }];
}

/** Refuses a Pico W by its name, as the firmware does on the board itself (hal/pico/radio.ts). */
function chipFaults({ runtime, image, title }: Board): Fault[] {
  const names = { image: image ?? "", title };
  const found = Object.entries(names).find(([, name]) => /(pico|rp2040)[ _-]?w(?![a-z])/i.test(name));
  if (runtime !== "lua" || found === undefined) return [];
  return [{ field: found[0], rule: "picoW", has: found[1], needs: "" }];
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
  if (watched <= board.watchesMax) return [];
  return [{ field: "watchesMax", rule: "watches", has: watched, needs: board.watchesMax }];
}

function isTouch(contact: string | undefined): boolean {
  return contact?.startsWith("touch:") === true;
}

function memoryFaults({ memory, runtime }: Board): Fault[] {
  const faults: Fault[] = [];
  const { variables, ramBytes, storageBytes, storagePageBytes } = memory;
  if (variables !== undefined && variables < needs.variables) {
    faults.push({ field: "memory.variables", rule: "variables", has: variables, needs: needs.variables });
  }
  if (ramBytes !== undefined && ramBytes < needs.ramBytes) {
    faults.push({ field: "memory.ramBytes", rule: "ram", has: ramBytes, needs: needs.ramBytes });
  }
  if (runtime === "lua" && ramBytes === undefined) {
    faults.push({ field: "memory.ramBytes", rule: "ram", has: 0, needs: needs.ramBytes });
  }
  if (runtime === "espruino" && variables === undefined) {
    faults.push({ field: "memory.variables", rule: "variables", has: 0, needs: needs.variables });
  }
  if (runtime === "espruino" && storageBytes < needs.storageBytes) {
    faults.push({ field: "memory.storageBytes", rule: "storage", has: storageBytes, needs: needs.storageBytes });
  }
  if (storageBytes % storagePageBytes !== 0) {
    faults.push({ field: "memory.storagePageBytes", rule: "pages", has: storagePageBytes, needs: storageBytes });
  }
  return faults;
}

/**
 * Checks the display. C.02 5.4.3.2 requires legibility from 3 m but gives no digit height. The height is therefore
 * reported, not judged.
 */
function displayFaults({ display }: Board): Fault[] {
  const { widthPx, heightPx, areaHeightMm, digitHeightMm } = display;
  const faults: Fault[] = [];
  if (widthPx < needs.widthPx || heightPx < needs.heightPx) {
    const least = `${needs.widthPx} × ${needs.heightPx}`;
    return [{ field: "display", rule: "pixels", has: `${widthPx} × ${heightPx}`, needs: least }];
  }
  if (digitHeightMm === undefined || areaHeightMm === undefined || digitHeightMm > areaHeightMm) {
    faults.push({
      field: "display.digitHeightMm",
      rule: "digits",
      has: digitHeightMm ?? "–",
      needs: areaHeightMm ?? "–",
    });
  }
  return faults;
}

function playerFaults({ levers, buttons, players }: Board): Fault[] {
  if (players === undefined) {
    return levers !== undefined ? [] : [{ field: "players", rule: "players", has: 0, needs: 2 }];
  }
  if (players.left === players.right) return [{ field: "players", rule: "players", has: 1, needs: 2 }];
  const missing = (side: "left" | "right", role: Role): Fault[] =>
    buttons[role] !== undefined
      ? []
      : [{ field: `players.${side}`, rule: "noButton", has: role, needs: `buttons.${role}` }];
  return [...missing("left", players.left), ...missing("right", players.right)];
}

function driftFaults({ crystal }: Board): Fault[] {
  if (crystal.ppm <= needs.ppmMax) return [];
  return [{ field: "crystal.ppm", rule: "drift", has: crystal.ppm, needs: needs.ppmMax }];
}

function batteryFaults(board: Board): Fault[] {
  const { batteries } = board;
  const hours = hoursAfterWarning(board);
  if (batteries === undefined || hours === undefined) return [];
  const { remainingMah, capacityMah } = batteries;
  if (remainingMah >= capacityMah) {
    return [{ field: "batteries.remainingMah", rule: "remaining", has: remainingMah, needs: capacityMah }];
  }
  if (hours >= needs.hoursAfterWarning) return [];
  return [{ field: "batteries", rule: "hours", has: hours, needs: needs.hoursAfterWarning }];
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
  const faults: Fault[] = [];
  for (const [limit, holds] of Object.entries(limitsOf(board))) {
    const isSaid = board.cannot.some((said) => said === limit);
    if (holds && !isSaid) faults.push({ field: "cannot", rule: "cannotMissing", has: "", needs: limit });
    if (!holds && isSaid) faults.push({ field: "cannot", rule: "cannotWrong", has: limit, needs: "" });
  }
  return faults;
}
