/** Writes what was done to a clock as a scenario that `flagfall run` plays. */
import { Stage } from "../../../../firmware/app/model/choices";
import { VirtualVerb } from "../../../../firmware/virtual-verbs";
import { Switch } from "../../../../hal/hal";
import { correctionOf } from "../../../device/correction";
import { keyNames, type SideName } from "../../../scenario/script";
import { printSeconds } from "../../../scenario/seconds";
import { type Deed, stampOf } from "../../clock/log";
import type { Setup } from "../../clock/opening";
import type { State } from "../../clock/state";

/** How long a scenario's press lasts if it gives no duration (sim/device/compile.ts). */
const strokeMs = 80;
/**
 * Presses of one lever are written edge by edge in two cases: they begin within `closeMs` of each other, or one begins
 * within `gapMs` of the end of the last.
 */
const closeMs = 2 * strokeMs;
const gapMs = 60;

/** A contact that closed and opened again; it may still be closed. */
interface Stroke {
  contact: Switch;
  downMs: number;
  upMs: number | undefined;
  deed: Deed;
}

/** A step of the scenario, and the instant by which steps are sorted. */
interface Line {
  atMs: number;
  text: string;
}

export interface Recorded {
  setup: Setup;
  name: string;
  deeds: readonly Deed[];
  /** The last instant, and the state then, which the scenario expects at its end. */
  endMs: number;
  end: State | undefined;
  /** Lines of comment. */
  remarks: readonly string[];
}

/** Returns the scenario as YAML. */
export function recordYaml({ setup, name, deeds, endMs, end, remarks }: Recorded): string {
  const left = setup.options?.left ?? "white";
  const lines = [...strokeLines(strokesOf(deeds), left, endMs), ...deeds.flatMap(otherLine)];
  lines.sort((a, b) => a.atMs - b.atMs);
  const lastMs = Math.max(endMs, lines.at(-1)?.atMs ?? 0);
  const expect = end === undefined ? [] : [`{at: ${printSeconds(lastMs)}, expect: ${expectText(end)}}`];
  const script = [...lines.map(({ text }) => text), ...expect];
  return [
    ...remarks.map((remark) => `# ${remark}`),
    ...headLines(setup, name),
    "script:",
    ...script.map(item),
    "",
  ].join("\n");
}

function item(text: string): string {
  return `  - ${text}`;
}

function headLines({ control, laws, options }: Setup, name: string): string[] {
  const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined);
  const lines = [`name: ${JSON.stringify(name)}`];
  if (control !== "") lines.push(`control: "${control}"`);
  if (laws !== undefined) lines.push(`laws: ${laws}`);
  if (given.length > 0) lines.push(`options: {${given.map(([key, value]) => `${key}: ${value}`).join(", ")}}`);
  return lines;
}

/** Returns the strokes, without those of the ask keys: a question changes nothing, and a scenario has no such key. */
function strokesOf(deeds: readonly Deed[]): Stroke[] {
  const strokes: Stroke[] = [];
  const open = new Map<Switch, Stroke>();
  for (const deed of deeds) {
    if (deed.step.verb !== VirtualVerb.Edge) continue;
    const [contact = Switch.Left, closed] = deed.step.numbers;
    if (contact > Switch.Plus) continue;
    const stampMs = stampOf(deed.step);
    const held = open.get(contact);
    // A lever that is pressed while another finger rests on it has no opening: the scenario has one in time.
    if (held !== undefined) held.upMs = closed === 1 ? Math.max(held.downMs + 1, stampMs - gapMs) : stampMs;
    open.delete(contact);
    if (closed !== 1) continue;
    const stroke = { contact, downMs: stampMs, upMs: undefined, deed };
    open.set(contact, stroke);
    strokes.push(stroke);
  }
  return strokes;
}

function strokeLines(strokes: readonly Stroke[], left: SideName, endMs: number): Line[] {
  const levers = [Switch.Left, Switch.Right].flatMap((lever) => groupsOf(strokes.filter((s) => s.contact === lever)));
  const keys = strokes.filter(({ contact }) => contact !== Switch.Left && contact !== Switch.Right);
  const keyLines = keys.map((stroke, n) => keyLine(stroke, keys[n + 1]?.downMs ?? Number.POSITIVE_INFINITY, endMs));
  return [...levers.flatMap((group) => leverLines(group, left, endMs)), ...keyLines];
}

/** Groups the presses of one lever that follow each other closely. */
function groupsOf(strokes: readonly Stroke[]): Stroke[][] {
  const groups: Stroke[][] = [];
  for (const stroke of strokes) {
    const last = groups.at(-1)?.at(-1);
    const openMs = stroke.downMs - (last?.upMs ?? Number.NEGATIVE_INFINITY);
    if (last !== undefined && (stroke.downMs - last.downMs < closeMs || openMs < gapMs)) groups.at(-1)?.push(stroke);
    else groups.push([stroke]);
  }
  return groups;
}

/**
 * Returns the lines of a group of presses. A press that is handled after later reports needs two lines: time passes
 * first, then the press follows with its stamp.
 */
function leverLines(group: readonly Stroke[], left: SideName, endMs: number): Line[] {
  const [first] = group as [Stroke];
  const side = (first.contact === Switch.Left) === (left === "white") ? "white" : "black";
  if (group.length > 1) return [bounceLine(group, side, endMs)];
  const { step, overtook } = first.deed;
  const { downMs } = first;
  if (!overtook) return [{ atMs: downMs, text: `{at: ${printSeconds(downMs)}, press: ${side}}` }];
  const { atMs } = step;
  const at = `{at: ${printSeconds(atMs)}`;
  return [
    { atMs, text: `${at}}` },
    { atMs, text: `${at}, press: ${side}, stamp: ${printSeconds(downMs)}}` },
  ];
}

function bounceLine(group: readonly Stroke[], side: SideName, endMs: number): Line {
  const [{ downMs: fromMs }] = group as [Stroke];
  const edges = group.flatMap(({ downMs, upMs }) => [downMs - fromMs, (upMs ?? endMs) - fromMs]);
  const rising = edges.map((edge, n) => Math.max(edge, (edges[n - 1] ?? -1) + 1));
  return {
    atMs: fromMs,
    text: `{at: ${printSeconds(fromMs)}, bounce: {side: ${side}, edges: [${rising.join(", ")}]}}`,
  };
}

/**
 * Returns the line of a key. START is written as `start` or `pause` if that means the same to a scenario of the bare
 * clock.
 */
function keyLine({ contact, downMs, upMs, deed }: Stroke, nextMs: number, endMs: number): Line {
  const at = `{at: ${printSeconds(downMs)}`;
  const isApart = nextMs - downMs > closeMs;
  const verb = contact === Switch.Start && isApart ? startVerb(deed.stage) : undefined;
  if (verb !== undefined) return { atMs: downMs, text: `${at}, ${verb}: true}` };
  const heldMs = Math.max(1, (upMs ?? endMs) - downMs);
  const hold = heldMs === strokeMs ? "" : `, hold: ${printSeconds(heldMs)}`;
  return { atMs: downMs, text: `${at}, key: ${keyOf(contact)}${hold}}` };
}

function startVerb(stage: Stage): "start" | "pause" | undefined {
  if (stage === Stage.Ready) return "start";
  return stage === Stage.Running ? "pause" : undefined;
}

function keyOf(contact: Switch): string {
  const keys = [Switch.Menu, Switch.Start, Switch.Minus, Switch.Plus];
  return keyNames[keys.indexOf(contact)] ?? "menu";
}

function otherLine({ step: { verb, atMs, numbers, text } }: Deed): Line[] {
  const at = `{at: ${printSeconds(atMs)}`;
  const correction = verb === VirtualVerb.Line ? correctionOf(text) : undefined;
  if (correction !== undefined) return [{ atMs, text: `${at}, correct: ${correction}}` }];
  if (verb === VirtualVerb.Battery) return [{ atMs, text: `${at}, battery: ${numbers[0]}}` }];
  return verb === VirtualVerb.Power ? [{ atMs, text: `${at}, power: ${numbers[0] === 1 ? "on" : "off"}}` }] : [];
}

function expectText({ mode, turn, firstFlag, white, black }: State): string {
  if (mode === "setup") return "{mode: setup}";
  const side = ({ remaining, presses, period }: State["white"]) =>
    `{remaining: ${remaining}, presses: ${presses}, period: ${period}}`;
  return `{mode: ${mode}, turn: ${turn}, firstFlag: ${firstFlag}, white: ${side(white)}, black: ${side(black)}}`;
}
