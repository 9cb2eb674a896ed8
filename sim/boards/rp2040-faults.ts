/** Finds what an RP2040 on a Pico and its drivers cannot do of what a definition asks. */
import type { Board, DisplayPins } from "../../board-defs/board";
import { type DriverFile, drivers } from "./drivers";
import { type Fault, fault, faultIf, inRanges } from "./fault";
import { type PinUse, pinUses, type WaveUse, waveUses } from "./pin-uses";
import {
  type ChipPin,
  chipName,
  chipPin,
  chipPins,
  firmwareBytes,
  flashBytes,
  hasFunction,
  ramBytes,
  referenceMv,
  sectorBytes,
} from "./rp2040";

/** A game has two pages of the log at least (firmware/app/log/reclaim.ts). */
const logPagesMin = 2;
const modulePort = "UART1";

/** The functions at which the drivers of hal/pico use a pin. */
const functionOf: Readonly<Record<string, string>> = {
  "display.pins.clock": "SPI0 SCK",
  "display.pins.data": "SPI0 TX",
  "link.transmitPin": "UART0 TX",
  "link.receivePin": "UART0 RX",
  "voiceModules.left.transmitPin": "UART1 TX",
  "voiceModules.right.transmitPin": "UART1 TX",
  "gauge.pin": "ADC",
};

/** Returns the faults of a board that runs Lua. A planned board may ask for a driver that nobody has written yet. */
export function rp2040Faults(board: Board): Fault[] {
  const { image, planned } = board;
  if (image !== chipName) return planned === true ? [] : [fault("image", "chip", image ?? "–", chipName)];
  return [
    ...pinUses(board).flatMap((use) => pinFaults(use, planned === true)),
    ...waveFaults(waveUses(board)),
    ...earphoneFaults(board),
    ...gaugeFaults(board),
    ...memoryFaults(board),
    ...(planned === true ? [] : [...displayFaults(board), ...partFaults(board)]),
  ];
}

function pinFaults(use: PinUse, isPlanned: boolean): Fault[] {
  const { field, pin } = use;
  if (isPlanned && pin.startsWith("touch:")) return [];
  const found = chipPin(pin);
  const wanted = functionOf[field];
  const fitting = chipPins.filter((one) => isFree(one, use) && hasFunction(one, wanted ?? "")).map(({ name }) => name);
  if (fitting.includes(pin)) return [];
  if (found === undefined || wanted === undefined || !isFree(found, use))
    return [fault(field, found === undefined ? "noPin" : "keptPin", pin, inRanges(fitting))];
  return [fault(field, "noFunction", pin, `${wanted} (${fitting.join(", ")})`)];
}

/** Returns whether a part can have a pin. What the board keeps for itself serves only what it is there for. */
function isFree({ ownUse }: ChipPin, { field, task }: PinUse): boolean {
  if (ownUse === "cableSense") return field === "link.usbSensePin";
  if (ownUse === "supplyMode") return field === "gauge.steadyPin";
  if (ownUse === "supplyThird") return task === "measure";
  return ownUse === undefined;
}

/** Returns a fault for each wave that shares its slice with an earlier one of another pace, or its output. */
function waveFaults(waves: readonly WaveUse[]): Fault[] {
  return waves.flatMap((wave, index): Fault[] => {
    const sharing = waves.slice(0, index).filter(({ slice, pin }) => slice === wave.slice && pin !== wave.pin);
    const other = sharing.find(({ pace }) => pace !== wave.pace);
    if (other !== undefined) return [fault(wave.field, "slice", wave.pin, `${other.field} (${other.pin})`)];
    const same = sharing.find(({ output }) => output === wave.output);
    return same === undefined ? [] : [fault(wave.field, "sameWave", wave.pin, same.pin)];
  });
}

/** One slice drives both ears: the left one by its output A, the right one by its output B. */
function earphoneFaults({ earphones, voiceModules }: Board): Fault[] {
  const [left, right] = [chipPin(earphones?.leftPin ?? ""), chipPin(earphones?.rightPin ?? "")];
  if (left === undefined || right === undefined) return [];
  if (voiceModules !== undefined) return [fault("earphones", "twoVoices", "voiceModules", "")];
  if (left.number % 2 === 0 && right.number === left.number + 1) return [];
  return [fault("earphones", "earPair", `${left.name}, ${right.name}`, "")];
}

function gaugeFaults({ gauge, batteries }: Board): Fault[] {
  if (gauge === undefined) return [];
  const { pin, dividedBy } = gauge;
  if (chipPin(pin)?.ownUse === "supplyThird" && dividedBy !== 3)
    return [fault("gauge.dividedBy", "ownDivider", dividedBy, 3)];
  const mostMv = referenceMv * dividedBy;
  if (batteries === undefined || batteries.lowMv < mostMv) return [];
  return [fault("batteries.lowMv", "gaugeRange", batteries.lowMv, mostMv)];
}

function memoryFaults({ memory }: Board): Fault[] {
  const { storageBytes, storagePageBytes } = memory;
  const ownRamBytes = memory.ramBytes ?? 0;
  const [leastBytes, mostBytes] = [logPagesMin * sectorBytes, flashBytes - firmwareBytes];
  return [
    ...faultIf(ownRamBytes > ramBytes, "memory.ramBytes", "chipRam", ownRamBytes, ramBytes),
    ...faultIf(storagePageBytes !== sectorBytes, "memory.storagePageBytes", "sector", storagePageBytes, sectorBytes),
    ...faultIf(storageBytes < leastBytes, "memory.storageBytes", "logLeast", storageBytes, leastBytes),
    ...faultIf(storageBytes > mostBytes, "memory.storageBytes", "logMost", storageBytes, mostBytes),
  ];
}

function displayFaults({ display }: Board): Fault[] {
  const driver = drivers.get(display.driver);
  if (driver === undefined) return [fault("display.driver", "driver", display.driver, [...drivers.keys()].join(", "))];
  const { widthPx, heightPx } = driver;
  const sizes = Object.entries({ widthPx, heightPx, bits: 1 }) as ["widthPx" | "heightPx" | "bits", number][];
  const faults = sizes.flatMap(([name, needs]) =>
    display[name] === needs ? [] : [fault(`display.${name}`, "displaySize", display[name], needs)],
  );
  if (display.lightPin !== undefined && !driver.hasLight) faults.push(fault("display.lightPin", "unused", "", ""));
  return [...faults, ...displayPinFaults(display.driver, driver, display.pins)];
}

function displayPinFaults(name: string, driver: DriverFile, pins: DisplayPins | undefined): Fault[] {
  if (pins === undefined) return [fault("display.pins", "missing", name, driver.pins.join(", "))];
  const wired = Object.entries(pins).flatMap(([role, pin]) => (pin === undefined ? [] : [role]));
  const missing = driver.pins.filter((role) => !wired.includes(role));
  const unused = wired.filter((role) => !driver.pins.some((one) => one === role));
  return [
    ...missing.map((role) => fault(`display.pins.${role}`, "missing", name, role)),
    ...unused.map((role) => fault(`display.pins.${role}`, "unused", "", "")),
  ];
}

function partFaults({ link, vibration, crystal, voiceModules }: Board): Fault[] {
  return [
    ...faultIf(vibration !== undefined, "vibration", "unused", "", ""),
    ...faultIf(crystal.source !== "crystal", "crystal.source", "source", crystal.source, "crystal"),
    ...faultIf(link?.kind !== "serial", "link.kind", "serialLink", link?.kind ?? "–", "serial"),
    ...(["left", "right"] as const).flatMap((side) => {
      const port = voiceModules?.[side].port ?? modulePort;
      return faultIf(port !== modulePort, `voiceModules.${side}.port`, "port", port, modulePort);
    }),
  ];
}
