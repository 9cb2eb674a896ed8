/** Checks rule by rule whether the firmware fits a board. The messages are in `sim/words/boards-*.ts`. */
import type { Board, Limit, Pair, Role } from "../../board-defs/board";
import type { BoardRule } from "../words/subjects/board";
import { needs } from "./needs";

/** One fault of a board: where it is, what the board has, and what would be right. */
export interface Fault {
  /** The path in the definition, such as `memory.variables`. */
  field: string;
  rule: BoardRule;
  has: number | string;
  needs: number | string;
}

/** Returns every fault, in the order of the rules. Returns an empty list if the firmware fits. */
export function checkBoard(board: Board): Fault[] {
  return [
    ...chipFaults(board),
    ...memoryFaults(board),
    ...displayFaults(board),
    ...playerFaults(board),
    ...pinFaults(board),
    ...watchFaults(board),
    ...driftFaults(board),
    ...batteryFaults(board),
    ...limitFaults(board),
  ];
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

/** Returns every contact that the firmware watches, with its path in the definition. */
function contacts(board: Board): (readonly [field: string, contact: string])[] {
  const { levers, buttons, asks } = board;
  const keys = (["menu", "start", "minus", "plus"] as const).flatMap((role) => place(`buttons.${role}`, buttons[role]));
  return [...pairPlaces("levers", levers), ...keys, ...pairPlaces("asks", asks)];
}

function pairPlaces(field: string, pair: Pair | undefined): [string, string][] {
  return [...place(`${field}.leftPin`, pair?.leftPin), ...place(`${field}.rightPin`, pair?.rightPin)];
}

function place(field: string, pin: string | undefined): [string, string][] {
  return pin === undefined ? [] : [[field, pin]];
}

/** Returns every pin, including those that are only driven. */
function pins(board: Board): (readonly [field: string, pin: string])[] {
  const { display, flag, buzzer, vibration, motors, earphones, voiceModules, link, gauge } = board;
  const found = [...contacts(board)];
  found.push(...place("display.lightPin", display.lightPin));
  for (const [name, pin] of Object.entries(display.pins ?? {})) found.push(...place(`display.pins.${name}`, pin));
  if (flag.kind !== "icon") found.push(["flag.leftPin", flag.leftPin], ["flag.rightPin", flag.rightPin]);
  found.push(...place("buzzer.pin", buzzer?.pin));
  found.push(...place("vibration.pin", vibration?.pin));
  found.push(...place("motors.leftPin", motors?.leftPin), ...place("motors.rightPin", motors?.rightPin));
  found.push(...place("earphones.leftPin", earphones?.leftPin), ...place("earphones.rightPin", earphones?.rightPin));
  found.push(...place("gauge.pin", gauge?.pin), ...place("gauge.steadyPin", gauge?.steadyPin));
  for (const side of ["left", "right"] as const) {
    const module = voiceModules?.[side];
    found.push(...place(`voiceModules.${side}.transmitPin`, module?.transmitPin));
    found.push(...place(`voiceModules.${side}.busyPin`, module?.busyPin));
  }
  if (link?.kind === "serial") {
    found.push(["link.receivePin", link.receivePin], ["link.transmitPin", link.transmitPin]);
    found.push(...place("link.usbSensePin", link.usbSensePin));
  }
  return found;
}

function pinFaults(board: Board): Fault[] {
  const users = new Map<string, string>();
  const faults: Fault[] = [];
  for (const [field, pin] of pins(board)) {
    const first = users.get(pin);
    if (first === undefined) users.set(pin, field);
    else faults.push({ field, rule: "pinTwice", has: pin, needs: first });
  }
  return faults;
}

/** Checks the number of watched pins. The runtime watches pins; a touch screen needs no watch of ours. */
function watchFaults(board: Board): Fault[] {
  const watched = contacts(board).filter(([, contact]) => !isTouch(contact)).length;
  if (watched <= board.watchesMax) return [];
  return [{ field: "watchesMax", rule: "watches", has: watched, needs: board.watchesMax }];
}

function isTouch(contact: string | undefined): boolean {
  return contact?.startsWith("touch:") === true;
}

function memoryFaults({ memory }: Board): Fault[] {
  const faults: Fault[] = [];
  const { variables, ramBytes, storageBytes, storagePageBytes } = memory;
  if (variables !== undefined && variables < needs.variables) {
    faults.push({ field: "memory.variables", rule: "variables", has: variables, needs: needs.variables });
  }
  if (ramBytes !== undefined && ramBytes < needs.ramBytes) {
    faults.push({ field: "memory.ramBytes", rule: "ram", has: ramBytes, needs: needs.ramBytes });
  }
  if (variables === undefined && ramBytes === undefined) {
    faults.push({ field: "memory", rule: "ram", has: 0, needs: needs.ramBytes });
  }
  if (variables !== undefined && storageBytes < needs.storageBytes) {
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
