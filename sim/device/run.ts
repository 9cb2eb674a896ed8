/** Runs scenarios on a device. Returns traces like those of the bare clock, and pictures of the display. */
import type { Board } from "../../board-defs/board";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { lcd } from "../boards/lcd";
import { type Engine, failure, type Step } from "../engines/engine";
import type { Scenario } from "../scenario/load";
import { judge, type Trace } from "../scenario/trace";
import { textOf } from "../voice/phrases";
import { SPEECH_LANGUAGES } from "../words/clock-languages";
import { BusyClock } from "./busy";
import { compileDevice } from "./compile";
import { type DeviceConditions, plainBoard } from "./opening";
import { createPanel, drawLine } from "./panel";
import { pngOf } from "./png";

/** Picture pixels for each pixel of the display. */
const scale = 4;

export interface DeviceTrace extends Trace {
  /** Every line that the board printed, including drawing operations. */
  printed: string[];
}

/** Returns the traces of scenarios, in their order. Throws what the engine throws. */
export async function traceDevice(
  scenarios: readonly Scenario[],
  board: Board,
  engine: Engine,
  conditions: DeviceConditions = plainBoard,
): Promise<DeviceTrace[]> {
  const programs = scenarios.map((scenario) => compileDevice(scenario, board, conditions));
  const all = await engine.runAll(programs.map((program) => program.steps));
  return scenarios.map((scenario, index) => {
    const printed = all[index]!;
    const refused = printed.find((line) => line.startsWith('{"error"'));
    if (refused !== undefined && /^{"error":"(?:busy|locked)"/.test(refused)) throw new BusyClock(scenario.file);
    if (refused !== undefined) throw failure(engine.name, `${scenario.file}: ${refused}`);
    const trace = judge(scenario, programs[index]!, reportsOf(printed, programs[index]!.steps));
    return { ...trace, printed };
  });
}

/**
 * Returns the state lines and display lines, without the fields that only the link needs. Instants are converted,
 * because a clock counts from its power-on and a scenario from its start. After a power loss, the first state line
 * reports how the clock restarted.
 */
function reportsOf(printed: readonly string[], steps: readonly Step[]): string[] {
  const instants = steps.filter(({ verb, numbers }) => verb === VirtualVerb.Power && numbers[0] === 1);
  const reports: string[] = [];
  let fromMs = 0;
  let cameUp = false;
  for (const line of printed) {
    if (line.startsWith('{"time":')) {
      fromMs = instants.shift()?.atMs ?? fromMs;
      cameUp = true;
    }
    if (!isReport(line)) continue;
    const plain = line.replace(/,"(?:ok":true|seq":\d+)}$/, "}");
    const report = fromMs === 0 ? plain : plain.replace(/\d+/, (at) => String(Number(at) + fromMs));
    if (report.includes('"event":"say"')) {
      reports.push(withWords(report));
      continue;
    }
    reports.push(cameUp ? report.replace('"event":"expect"', '"event":"power"') : report);
    cameUp = false;
  }
  return reports;
}

/** Returns a line about what was said, with its language and words instead of the numbers of its phrases. */
function withWords(line: string): string {
  const { tongue, phrases, ...rest } = JSON.parse(line) as { tongue: number; phrases: number[] };
  const language = SPEECH_LANGUAGES[tongue] ?? "en";
  return JSON.stringify({ ...rest, language, words: textOf(language, phrases) });
}

/** Returns whether a line is a state line or shows the display. */
function isReport(line: string): boolean {
  return line.startsWith('{"at":');
}

/** Returns the pictures of a trace with drawing operations, as PNG files by name. */
export function picturesOf({ scenario, printed }: DeviceTrace, board: Board): Map<string, Uint8Array> {
  const names = scenario.steps.flatMap(({ step }) => step.shot ?? []);
  const pictures = new Map<string, Uint8Array>();
  let taken = 0;
  const panel = createPanel(board.display.widthPx, board.display.heightPx);
  for (const line of printed) {
    if (isReport(line)) continue;
    const name = line.startsWith('{"hello"') ? names[taken++] : undefined;
    if (name === undefined) drawLine(panel, line);
    else pictures.set(name, pngOf(panel, scale, lcd));
  }
  return pictures;
}
