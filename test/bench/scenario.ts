/** Measures what scenarios cost beyond the core: the console with its state lines, the file, the comparison. */
import { flagfall } from "../../firmware/console/console";
import { Verb } from "../../firmware/console/verbs";
import { press } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { advance } from "../../firmware/core/time";
import { Side } from "../../firmware/core/words";
import type { Engine, Step } from "../../sim/engines/engine";
import { createNode } from "../../sim/engines/node";
import { compile } from "../../sim/scenario/compile";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { traceAll } from "../../sim/scenario/trace";
import { controlOf, gamePresses, games, look, playPresses, seen, startedClock } from "./play";
import { against, type Group, type Row } from "./row";
import { measureAll, median, type Subject, spentNs } from "./stopwatch";

const text = "5400+30";
const control = controlOf(text);
const steps = 1000;
const stepMs = 1000;

/** Returns a game of 80 presses and 40 minutes as a scenario, with an expectation at the last press. */
export function gameScenario(): string {
  const lines = ["name: bench", `control: "${text}"`, "script:", "  - {at: 0, press: black}"];
  const thinks = games[0] ?? [];
  let atMs = 0;
  for (const [index, thinkMs] of thinks.entries()) {
    atMs += thinkMs;
    const side = index % 2 === 0 ? "white" : "black";
    const isLast = index === thinks.length - 1;
    const expect = isLast ? `, expect: {running: white, black: {presses: ${gamePresses / 2}}}` : "";
    lines.push(`  - {at: ${(atMs / 1000).toFixed(3)}, press: ${side}${expect}}`);
  }
  return `${lines.join("\n")}\n`;
}

function load(bytes: Uint8Array): Scenario {
  const loaded = loadScenario("bench.yaml", bytes, "en");
  if ("scenario" in loaded) return loaded.scenario;
  throw new Error(`bench: the scenario is refused: ${loaded.problem.wrong}`);
}

/** Calls `work` while `print` drops its lines. */
function withoutPrint(work: () => void): void {
  Object.defineProperty(globalThis, "print", { value: takeLine, configurable: true });
  try {
    work();
  } finally {
    Reflect.deleteProperty(globalThis, "print");
  }
}

function takeLine(line: string): void {
  seen.ms = line.length;
}

function throughConsole(verb: Verb): number {
  withoutPrint(() => {
    flagfall(Verb.New, 0, [4, 0, 1, 25, 0, 0], text);
    flagfall(Verb.Start, 0, [], "");
    let side = Side.White;
    for (let i = 1; i <= steps; i++) {
      const atMs = i * stepMs;
      flagfall(verb, atMs, verb === Verb.Press ? [side, atMs] : [], "");
      if (verb === Verb.Press) side = side === Side.White ? Side.Black : Side.White;
    }
  });
  return steps;
}

function bare(step: typeof pressOn): number {
  const clock = startedClock(control);
  for (let i = 0; i < steps; i++) step(clock);
  look(clock);
  return steps;
}

function pressOn(clock: ReturnType<typeof startedClock>): void {
  press(clock, clock.turn, later(clock.atMs, stepMs));
}

function advanceOn(clock: ReturnType<typeof startedClock>): void {
  advance(clock, later(clock.atMs, stepMs));
}

async function timeTraces(scenarios: readonly Scenario[], engine: Engine): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const fromNs = spentNs();
    const traces = await traceAll(scenarios, engine);
    times.push((spentNs() - fromNs) / scenarios.length);
    if (traces.some((trace) => trace.failed > 0)) throw new Error("bench: the scenario failed");
  }
  return median(times);
}

export async function measureScenarios(): Promise<Group> {
  const bytes = new TextEncoder().encode(gameScenario());
  const scenario = load(bytes);
  const compiled: Step[] = compile(scenario).steps;
  const subjects: Subject[] = [
    { name: "press through the console, state line made", run: () => throughConsole(Verb.Press) },
    { name: "advance through the console", run: () => throughConsole(Verb.Advance) },
    { name: "bare press", run: () => bare(pressOn) },
    { name: "bare advance", run: () => bare(advanceOn) },
    { name: "bare game", run: once(playGame) },
    { name: "reading its file", run: once(() => load(bytes)) },
    { name: "compiling it", run: once(() => compile(scenario)) },
  ];
  const [lined = 0, quiet = 0, pressed = 0, advanced = 0, game = 0, read = 0, made = 0] = measureAll(subjects, 5);
  const many = Array.from({ length: 40 }, () => scenario);
  const traced = await timeTraces(many, createNode());
  const ns = (what: string, value: number, of: number): Row => against({ what, value, unit: "ns" }, of);
  const us = (what: string, value: number): Row => {
    const row = against({ what, value: value / 1000, unit: "µs" }, game / 1000);
    return { ...row, note: `${(value / compiled.length / 1000).toFixed(1)} µs a step` };
  };
  return {
    name: "scenarios",
    title: `Scenarios, a game of ${gamePresses} presses; ratio: times the bare core's`,
    beside: "bare",
    rows: [
      ns(subjects[0]?.name ?? "", lined, pressed),
      ns(subjects[1]?.name ?? "", quiet, advanced),
      us("run: compiled, played, compared", traced),
      us("of it compiling", made),
      us("reading the file, YAML and schema", read),
    ],
  };
}

function playGame(): void {
  playPresses(startedClock(control), games[0] ?? []);
}

function once(work: () => unknown): () => number {
  return () => {
    work();
    return 1;
  };
}
