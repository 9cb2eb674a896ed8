/**
 * Finds what is wrong with a definition itself, whatever the firmware needs: pins that the board lacks, that have two
 * tasks or cannot do theirs, and parts that no driver knows.
 */
import type { Board } from "../../board-defs/board";
import { type NamedPins, namedPins } from "./espruino-pins";
import { type Fault, fault, faultIf, inRanges } from "./fault";
import { storageAreaOf } from "./image";
import { linkBaud } from "./link-baud";
import { type PinUse, pinUses } from "./pin-uses";
import { rp2040Faults } from "./rp2040-faults";

export function definitionFaults(board: Board): Fault[] {
  const faults = board.runtime === "lua" ? rp2040Faults(board) : espruinoFaults(board);
  return [...faults, ...twiceFaults(board), ...baudFaults(board)];
}

/** The link of a planned board may have another rate one day. */
function baudFaults({ link, planned }: Board): Fault[] {
  if (link?.kind !== "serial" || link.baud === linkBaud || planned === true) return [];
  return [fault("link.baud", "baud", link.baud, linkBaud)];
}

function twiceFaults(board: Board): Fault[] {
  const users = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { field, pin } of pinUses(board)) {
    const first = users.get(pin);
    if (first === undefined) users.set(pin, field);
    else faults.push(fault(field, "pinTwice", pin, first));
  }
  return faults;
}

/** Returns no fault of the pins if nobody has written down the names that the board has. */
function espruinoFaults(board: Board): Fault[] {
  const names = namedPins.get(board.image ?? "");
  const faults = names === undefined ? [] : pinUses(board).flatMap((use) => pinFaults(use, names));
  return [
    ...faults,
    ...portFaults(board, names),
    ...storageFaults(board),
    ...(board.planned === true ? [] : unusedFaults(board)),
  ];
}

function pinFaults({ field, pin, task }: PinUse, { pins, inputs, keys, outputs }: NamedPins): Fault[] {
  if (task === "contact" && pin.startsWith("touch:")) return [];
  const allowed = { contact: [...pins, ...keys], read: [...pins, ...inputs], drive: [...pins, ...outputs] };
  const fit = allowed[task === "measure" ? "read" : task];
  if (fit.includes(pin)) return [];
  const isKnown = [...pins, ...inputs, ...keys, ...outputs].includes(pin);
  return [fault(field, isKnown ? "wrongTask" : "noPin", pin, inRanges(fit))];
}

/** Each module needs a port of its own, and the link takes the first one. */
function portFaults({ voiceModules, link }: Board, names: NamedPins | undefined): Fault[] {
  if (voiceModules === undefined) return [];
  const { left, right } = voiceModules;
  const all = names?.ports ?? [left.port, right.port];
  const free = link?.kind === "serial" ? all.filter((port) => port !== "Serial1") : all;
  const faultAt = (side: "left" | "right", port: string): Fault[] =>
    faultIf(!free.includes(port), `voiceModules.${side}.port`, "port", port, free.join(", ") || "–");
  return [
    ...faultAt("left", left.port),
    ...faultAt("right", right.port),
    ...faultIf(left.port === right.port, "voiceModules.right.port", "portTwice", right.port, "voiceModules.left"),
  ];
}

/** Storage lies in pages of the flash, above the firmware of Bluetooth. */
function storageFaults(board: Board): Fault[] {
  const area = storageAreaOf(board);
  if (area === undefined) return [];
  const { storageBytes, storagePageBytes } = board.memory;
  const { pageBytes } = area;
  const mostBytes = area.to - area.from;
  return [
    ...faultIf(storagePageBytes !== pageBytes, "memory.storagePageBytes", "sector", storagePageBytes, pageBytes),
    ...faultIf(storageBytes > mostBytes, "memory.storageBytes", "logMost", storageBytes, mostBytes),
  ];
}

/** Returns a fault for each part that hal/espruino does not drive. */
function unusedFaults({ vibration, motors, earphones, gauge, link }: Board): Fault[] {
  const sense = link?.kind === "serial" ? link.usbSensePin : undefined;
  const parts = { vibration, motors, earphones, gauge, "link.usbSensePin": sense };
  return Object.entries(parts).flatMap(([field, part]) => faultIf(part !== undefined, field, "unused", "", ""));
}
