/**
 * Draws traces as a Value Change Dump (IEEE 1364) for viewers such as GTKWave, with one scope for each scenario and 1
 * ms a unit. It shows the final states, without those that a late edge withdrew.
 */
import { Verb } from "../../firmware/console/verbs";
import type { Engine, Step } from "../engines/engine";
import { compile, type Program } from "./compile";
import type { Scenario } from "./load";
import { modes } from "./script";

/** The fields of a state line that the dump shows. */
interface State {
  at: number;
  event: string;
  withdrawn?: boolean;
  mode: (typeof modes)[number];
  running: string | null;
  turn: string;
  firstFlag: string | null;
  white: SideState;
  black: SideState;
}

interface SideState {
  remaining: number;
  delay: number;
  overtime: number;
  presses: number;
  period: number;
  flag: string;
}

interface Signal {
  name: string;
  /** `wire` and `reg` are bits, `integer` has 32 bits, `real` is a number of seconds. */
  type: "wire" | "reg" | "integer" | "real";
  bits: number;
  read(state: State): number;
}

const sides = ["none", "white", "black"];
const flags = ["none", "steady", "blinking"];

/** The largest number of samples. Running times are sampled once a second, or less often to keep this limit. */
const samplesMax = 20_000;
const sampleMs = 1000;

const signals: readonly Signal[] = [
  { name: "mode", type: "reg", bits: 3, read: (state) => modes.indexOf(state.mode) },
  { name: "turn", type: "reg", bits: 2, read: (state) => sides.indexOf(state.turn) },
  { name: "first_flag", type: "reg", bits: 2, read: (state) => sides.indexOf(state.firstFlag ?? "none") },
  ...sideSignals("white"),
  ...sideSignals("black"),
];

function sideSignals(side: "white" | "black"): Signal[] {
  const of = (name: string, type: Signal["type"], bits: number, read: Signal["read"]): Signal => ({
    name: `${side}_${name}`,
    type,
    bits,
    read,
  });
  return [
    of("running", "wire", 1, (state) => (state.running === side ? 1 : 0)),
    of("time_ms", "integer", 32, (state) => state[side].remaining),
    of("time_s", "real", 64, (state) => state[side].remaining / 1000),
    of("delay_ms", "integer", 32, (state) => state[side].delay),
    of("flag", "reg", 2, (state) => flags.indexOf(state[side].flag)),
    of("presses", "integer", 32, (state) => state[side].presses),
    of("period", "integer", 32, (state) => state[side].period),
    of("overtime", "integer", 32, (state) => state[side].overtime),
  ];
}

/** The compiler from scenarios to steps, and the step that prints the state. */
interface Drawn {
  compile(scenario: Scenario): Program;
  look(atMs: number): Step;
}

const ofConsole: Drawn = {
  compile: (scenario) => compile(scenario),
  look: (atMs) => ({ verb: Verb.Expect, atMs, numbers: [], text: "" }),
};

/** Runs the scenarios again with a sample every second, and draws them. */
export async function drawVcd(scenarios: readonly Scenario[], engine: Engine, drawn = ofConsole): Promise<string> {
  const programs = scenarios.map((scenario) => drawn.compile(scenario));
  const printed = await engine.runAll(programs.map((program) => sampled(program, drawn)));
  const drawings = scenarios.map((scenario, index) => ({
    name: scenario.name,
    endMs: programs[index]!.endMs,
    states: finalStates(statesOf(printed[index]!)),
  }));
  return vcdOf(drawings);
}

/** Returns the state lines. A device prints other lines too. */
function statesOf(printed: readonly string[]): State[] {
  return printed.map((line) => JSON.parse(line) as State).filter(({ white }) => white !== undefined);
}

/** Returns the same steps with samples of the state at the start, at regular intervals and at the end. */
function sampled({ steps, endMs }: Program, { look }: Drawn): Step[] {
  const everyMs = Math.max(sampleMs, Math.ceil(endMs / samplesMax));
  const all: Step[] = [];
  let nextMs = 0;
  for (const step of steps) {
    for (; nextMs < step.atMs; nextMs += everyMs) all.push(look(nextMs));
    all.push(step);
  }
  return [...all.slice(0, 1), look(0), ...all.slice(1), look(endMs)];
}

/** Returns the final states. A line with an earlier instant withdraws the later states before it. */
function finalStates(lines: readonly State[]): State[] {
  const states: State[] = [];
  for (const state of lines) {
    if (state.event === "ignored") continue;
    while (states.length > 0 && states[states.length - 1]!.at > state.at) states.pop();
    if (state.withdrawn !== true) states.push(state);
  }
  return states;
}

interface Drawing {
  name: string;
  endMs: number;
  states: State[];
}

function vcdOf(drawings: readonly Drawing[]): string {
  const scopes = scopeNames(drawings.map((drawing) => drawing.name));
  const definitions = drawings.flatMap((_, index) => scopeLines(scopes[index]!, index));
  const changes = drawings.flatMap((drawing, index) => changesOf(drawing.states, index));
  changes.sort((a, b) => a.atMs - b.atMs);
  const endMs = Math.max(0, ...drawings.map((drawing) => drawing.endMs));
  return [...headLines(), ...definitions, "$enddefinitions $end", ...changeLines(changes, endMs), ""].join("\n");
}

function headLines(): string[] {
  const list = (names: readonly string[]) => names.map((name, value) => `${value} ${name}`).join(", ");
  const legend = `mode: ${list(modes)}; turn, first_flag: ${list(sides)}; flag: ${list(flags)}`;
  return ["$version flagfall $end", `$comment ${legend} $end`, "$timescale 1 ms $end"];
}

/** Returns unique names of letters, digits and `_`. */
function scopeNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const word = name
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^A-Za-z0-9]+/g, "_");
    const trimmed = word.replace(/^_+|_+$/g, "") || "scenario";
    const plain = /^\d/.test(trimmed) ? `_${trimmed}` : trimmed;
    const unique = taken.has(plain) ? `${plain}_${index + 1}` : plain;
    taken.add(unique);
    return unique;
  });
}

function scopeLines(scope: string, drawing: number): string[] {
  const variables = signals.map(({ name, type, bits }, index) => {
    const range = type === "reg" ? ` [${bits - 1}:0]` : "";
    return `$var ${type} ${bits} ${identifier(drawing, index)} ${name}${range} $end`;
  });
  return [`$scope module ${scope} $end`, ...variables, "$upscope $end"];
}

/** Returns a signal's short name in the dump. It is in base 36, which no reader misinterprets. */
function identifier(drawing: number, signal: number): string {
  return `s${(drawing * signals.length + signal).toString(36)}`;
}

interface Change {
  atMs: number;
  line: string;
}

/** Returns the changes. At each instant only the last value counts. */
function changesOf(states: readonly State[], drawing: number): Change[] {
  return signals.flatMap((signal, index) => {
    const name = identifier(drawing, index);
    const changes: Change[] = [];
    let value: number | undefined;
    for (const [place, state] of states.entries()) {
      if (states[place + 1]?.at === state.at) continue;
      const now = signal.read(state);
      if (now !== value) changes.push({ atMs: state.at, line: valueLine(signal, now, name) });
      value = now;
    }
    return changes;
  });
}

function valueLine(signal: Signal, value: number, name: string): string {
  switch (signal.type) {
    case "wire":
      return `${value}${name}`;
    case "reg":
    case "integer":
      return `b${value.toString(2)} ${name}`;
    case "real":
      return `r${value} ${name}`;
  }
}

function changeLines(changes: readonly Change[], endMs: number): string[] {
  const first = changes.filter((change) => change.atMs === 0).map((change) => change.line);
  const lines = ["#0", "$dumpvars", ...first, "$end"];
  let atMs = 0;
  for (const change of changes) {
    if (change.atMs === 0) continue;
    if (change.atMs !== atMs) lines.push(`#${change.atMs}`);
    atMs = change.atMs;
    lines.push(change.line);
  }
  if (endMs !== atMs) lines.push(`#${endMs}`);
  return lines;
}
