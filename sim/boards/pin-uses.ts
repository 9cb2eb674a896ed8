/** Lists every pin of a board's definition with what the firmware does with it. */
import type { Board, Pair } from "../../board-defs/board";
import { chipPin, waveOf } from "./rp2040";

/** `contact` reads a switch with the pin's own resistor. */
export type PinTask = "contact" | "read" | "drive" | "measure";

export interface PinUse {
  /** The path in the definition, such as `levers.leftPin`. */
  readonly field: string;
  readonly pin: string;
  readonly task: PinTask;
}

export function pinUses(board: Board): PinUse[] {
  return [...contactUses(board), ...displayUses(board), ...partUses(board), ...linkUses(board)];
}

/** Returns every contact that the firmware watches. */
export function contactUses({ levers, buttons, asks }: Board): PinUse[] {
  const roles = ["menu", "start", "minus", "plus"] as const;
  return [
    ...pairUses("levers", levers, "contact"),
    ...roles.flatMap((role) => use(`buttons.${role}`, buttons[role], "contact")),
    ...pairUses("asks", asks, "contact"),
  ];
}

function displayUses({ display }: Board): PinUse[] {
  const pins = Object.entries(display.pins ?? {}).flatMap(([name, pin]) => use(`display.pins.${name}`, pin, "drive"));
  return [...use("display.lightPin", display.lightPin, "drive"), ...pins];
}

function partUses({ flag, buzzer, vibration, motors, earphones, voiceModules, gauge }: Board): PinUse[] {
  const modules = (["left", "right"] as const).flatMap((side) => [
    ...use(`voiceModules.${side}.transmitPin`, voiceModules?.[side].transmitPin, "drive"),
    ...use(`voiceModules.${side}.busyPin`, voiceModules?.[side].busyPin, "read"),
  ]);
  return [
    ...(flag.kind === "icon" ? [] : pairUses("flag", flag, "drive")),
    ...use("buzzer.pin", buzzer?.pin, "drive"),
    ...use("vibration.pin", vibration?.pin, "drive"),
    ...pairUses("motors", motors, "drive"),
    ...pairUses("earphones", earphones, "drive"),
    ...use("gauge.pin", gauge?.pin, "measure"),
    ...use("gauge.steadyPin", gauge?.steadyPin, "drive"),
    ...modules,
  ];
}

function linkUses({ link }: Board): PinUse[] {
  if (link?.kind !== "serial") return [];
  return [
    ...use("link.receivePin", link.receivePin, "read"),
    ...use("link.transmitPin", link.transmitPin, "drive"),
    ...use("link.usbSensePin", link.usbSensePin, "read"),
  ];
}

function pairUses(field: string, pair: Pick<Pair, "leftPin" | "rightPin"> | undefined, task: PinTask): PinUse[] {
  return [...use(`${field}.leftPin`, pair?.leftPin, task), ...use(`${field}.rightPin`, pair?.rightPin, task)];
}

function use(field: string, pin: string | undefined, task: PinTask): PinUse[] {
  return pin === undefined ? [] : [{ field, pin, task }];
}

/** A wave that the PWM of an RP2040 makes. Waves of one `pace` can share a slice. */
export interface WaveUse {
  readonly field: string;
  readonly pin: string;
  readonly pace: "tone" | "inversion" | "servo" | "speech";
  readonly slice: number;
  readonly output: string;
}

/** Returns every wave of a board with an RP2040. The slices tell which of them disturb each other. */
export function waveUses({ buzzer, display, flag, earphones }: Board): WaveUse[] {
  return [
    ...waves("tone", use("buzzer.pin", buzzer?.pin, "drive")),
    ...waves("inversion", use("display.pins.inversion", display.pins?.inversion, "drive")),
    ...waves("servo", flag.kind === "servo" ? pairUses("flag", flag, "drive") : []),
    // Both ears have one slice.
    ...waves("speech", use("earphones.leftPin", earphones?.leftPin, "drive")),
  ];
}

function waves(pace: WaveUse["pace"], uses: readonly PinUse[]): WaveUse[] {
  return uses.flatMap(({ field, pin }) => {
    const found = chipPin(pin);
    return found === undefined ? [] : [{ field, pin, pace, ...waveOf(found) }];
  });
}
