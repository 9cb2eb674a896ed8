/** Runs a virtual board with the same steps. After each step the emulated board must show the same. */
import type { Board } from "../../board-defs/board";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { createDeviceNode } from "../device/node";
import { createPanel, drawLine, type Panel } from "../device/panel";
import type { Step } from "../engines/engine";
import type { EmulatedBoard } from "./board";
import type { Tone } from "./ear";
import { type Played, toneFault } from "./tones";

/** The lines that the virtual board printed at a step: before its instant, and at it. */
interface Printed {
  readonly before: readonly string[];
  readonly at: readonly string[];
  /** The instant of the lines `at`; undefined if they may have come earlier. */
  readonly atMs: number | undefined;
}

export class Twin {
  private readonly panel: Panel;
  private lamps = [false, false];
  private readonly patterns: Played[] = [];

  private constructor(
    board: Board,
    /** What the virtual board printed at each step. */
    private readonly printed: readonly Printed[],
  ) {
    this.panel = createPanel(board.display.widthPx, board.display.heightPx);
  }

  static async of(board: Board, steps: readonly Step[]): Promise<Twin> {
    const [first, ...rest] = steps;
    const numbers = first?.numbers.map((number, place) => (place === 2 ? 1 : number)) ?? [];
    const all = first === undefined ? [] : [{ ...first, numbers }, ...rest];
    return new Twin(board, await printedBy(all));
  }

  /** Throws if the emulated board shows something else after a step. */
  compare(step: number, emulated: EmulatedBoard): void {
    const { before, at, atMs } = this.printed[step] ?? { before: [], at: [], atMs: undefined };
    for (const line of before) this.take(line, undefined);
    for (const line of at) this.take(line, atMs);
    const pixels = emulated.display.pixels();
    const wrong = this.panel.pixels.reduce((count, pixel, at) => count + (pixels[at] === pixel ? 0 : 1), 0);
    if (wrong > 0) throw new Error(`${wrong} pixels are not those of the virtual display after step ${step}`);
    const lamps = emulated.lamps();
    if (lamps.length > 0 && lamps.join() !== this.lamps.join()) {
      throw new Error(`the lamps are ${lamps.join()} after step ${step}, not ${this.lamps.join()}`);
    }
  }

  /** Throws if the buzzer has sounded something else by the end. */
  compareTones(heard: readonly Tone[]): void {
    const fault = toneFault(this.patterns, heard);
    if (fault !== undefined) throw new Error(`a tone is wrong: ${fault}`);
  }

  private take(line: string, atMs: number | undefined): void {
    drawLine(this.panel, line);
    const { raise, play, power } = JSON.parse(line) as { raise?: number[]; play?: number[]; power?: number };
    if (play !== undefined) this.patterns.push({ pattern: play, atMs });
    if (raise !== undefined) this.lamps = raise.map((lit) => lit === 1);
    if (power === 1) this.lamps = [false, false];
  }
}

const toOnly = { verb: VirtualVerb.To, numbers: [], text: "" };

/** Plays the steps on a virtual board. Looks at it a millisecond before each step, but not while it is busy. */
async function printedBy(steps: readonly Step[]): Promise<Printed[]> {
  let nowMs = 0;
  const parts = steps.map((step) => {
    const { verb, atMs, numbers } = step;
    const fromMs = verb === VirtualVerb.Edge ? (numbers[2] ?? atMs) : atMs;
    const isLate = fromMs < atMs && fromMs > nowMs;
    const eve: Step[] = atMs - 1 > nowMs && fromMs === atMs ? [{ ...toOnly, atMs: atMs - 1 }] : [];
    nowMs = atMs;
    return { eve, step, atMs: isLate ? undefined : atMs };
  });
  const engine = await createDeviceNode();
  const lines = await engine.runAll(parts.flatMap(({ eve, step }) => [eve, [step]]));
  return parts.map(({ atMs }, n) => ({ before: lines[2 * n] ?? [], at: lines[2 * n + 1] ?? [], atMs }));
}
