/** Lists what a maker connects to a board, part by part, from its definition. */
import type { Board, Pair, Pull, Role } from "../../board-defs/board";

export type PartKind = "contact" | "lamp" | "buzzer" | "display" | "link" | "battery" | "other";

/** One wire: what the part calls its terminal, and the pin's name on the board. */
export interface Terminal {
  label: string;
  pin: string;
}

export interface Part {
  kind: PartKind;
  /** The path in the definition, such as `levers.leftPin`. It names the part in sim/words/card.ts. */
  path: string;
  terminals: readonly Terminal[];
  /** Where the part's other end goes. */
  returns: "GND" | "3V3";
}

const roles: readonly Role[] = ["menu", "start", "minus", "plus"];

/** The terminals of a display module as makers print them. */
const displayLabels: Readonly<Record<string, string>> = {
  clock: "CLK",
  data: "DIN",
  select: "CS",
  command: "DC",
  reset: "RES",
  enable: "DISP",
  inversion: "EXTCOMIN",
};

/**
 * Returns every part that is wired to the header, and at the end each further pin of the definition as a part of its
 * own. A pin that the header does not have is wired on the board itself.
 */
export function connectionsOf(board: Board, header: readonly string[]): Part[] {
  const parts = [
    ...contacts(board),
    ...flags(board),
    ...single("buzzer", "buzzer", board.buzzer?.pin),
    ...display(board),
    ...link(board),
    ...(board.batteries === undefined || !header.includes("VSYS") ? [] : single("battery", "batteries", "VSYS")),
  ];
  const drawn = new Set(parts.flatMap(({ terminals }) => terminals.map(({ pin }) => pin)));
  const further = pinsBelow(board, "").filter(({ pin }) => !drawn.has(pin) && header.includes(pin));
  return [...parts, ...further.flatMap(({ label, pin }) => single(furtherKind(label), label, pin))];
}

/** Returns the terminals of a part without its supply, whose red wire may cross others. */
export function signalsOf({ terminals }: Part): Terminal[] {
  return terminals.filter(({ pin }) => pin !== "3V3");
}

/** The keys by which players call the arbiter are contacts like the others. */
function furtherKind(path: string): PartKind {
  return path.startsWith("requests.") ? "contact" : "other";
}

function single(kind: PartKind, path: string, pin: string | undefined, returns: Part["returns"] = "GND"): Part[] {
  return pin === undefined ? [] : [{ kind, path, terminals: [{ label: "", pin }], returns }];
}

function contacts({ levers, buttons, asks }: Board): Part[] {
  const pair = (path: string, wired: Pair | undefined) => [
    ...single("contact", `${path}.leftPin`, wired?.leftPin, end(wired?.pull)),
    ...single("contact", `${path}.rightPin`, wired?.rightPin, end(wired?.pull)),
  ];
  return [
    ...pair("levers", levers),
    ...roles.flatMap((role) => single("contact", `buttons.${role}`, buttons[role], end(buttons.pull))),
    ...pair("asks", asks),
  ];
}

function end(pull: Pull | undefined): Part["returns"] {
  return pull === "down" ? "3V3" : "GND";
}

function flags({ flag }: Board): Part[] {
  if (flag.kind === "icon") return [];
  const kind = flag.kind === "led" ? "lamp" : "other";
  return [...single(kind, "flag.leftPin", flag.leftPin), ...single(kind, "flag.rightPin", flag.rightPin)];
}

function display({ display: { driver, pins, lightPin } }: Board): Part[] {
  const terminals = Object.entries(pins ?? {}).flatMap(([name, pin]: [string, string | undefined]) =>
    pin === undefined ? [] : [{ label: displayLabels[name] ?? name.toUpperCase(), pin }],
  );
  if (lightPin !== undefined) terminals.push({ label: "LIGHT", pin: lightPin });
  if (terminals.length === 0) return [];
  const supply = driver === "sharp" ? ["VIN", "EXTMODE"] : ["VCC"];
  const supplied = supply.map((label) => ({ label, pin: "3V3" }));
  return [{ kind: "display", path: "display", terminals: [...supplied, ...terminals], returns: "GND" }];
}

/** The adapter receives what the board transmits. */
function link({ link }: Board): Part[] {
  if (link?.kind !== "serial") return [];
  const { transmitPin, receivePin } = link;
  const terminals = [
    { label: "RX", pin: transmitPin },
    { label: "TX", pin: receivePin },
  ];
  return [{ kind: "link", path: "link", terminals, returns: "GND" }];
}

/** Returns each text of the definition that is the name of a numbered pin, with its path. */
function pinsBelow(value: unknown, path: string): Terminal[] {
  if (typeof value === "string") return /^GP\d+$/.test(value) ? [{ label: path, pin: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value);
  return inner.flatMap(([name, below]) => pinsBelow(below, path === "" ? name : `${path}.${name}`));
}
