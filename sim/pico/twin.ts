/** Runs a virtual board with the same steps. After each step the emulated board must show the same. */
import type { Board } from "../../board-defs/board";
import { createDeviceNode } from "../device/node";
import { createPanel, drawLine, type Panel } from "../device/panel";
import type { Step } from "../engines/engine";
import type { EmulatedBoard } from "./board";
import type { Tone } from "./ear";
import { toneFault } from "./tones";

export class Twin {
  private readonly panel: Panel;
  private lamps = [false, false];
  private readonly patterns: number[][] = [];

  private constructor(
    board: Board,
    /** The lines that the virtual board printed at each step. */
    private readonly printed: readonly (readonly string[])[],
  ) {
    this.panel = createPanel(board.display.widthPx, board.display.heightPx);
  }

  static async of(board: Board, steps: readonly Step[]): Promise<Twin> {
    const [first, ...rest] = steps;
    const numbers = first?.numbers.map((number, place) => (place === 2 ? 1 : number)) ?? [];
    const all = first === undefined ? [] : [{ ...first, numbers }, ...rest];
    const engine = await createDeviceNode();
    return new Twin(board, await engine.runAll(all.map((step) => [step])));
  }

  /** Throws if the emulated board shows something else after a step. */
  compare(step: number, emulated: EmulatedBoard): void {
    for (const line of this.printed[step] ?? []) this.take(line);
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

  private take(line: string): void {
    drawLine(this.panel, line);
    const { raise, play, power } = JSON.parse(line) as { raise?: number[]; play?: number[]; power?: number };
    if (play !== undefined) this.patterns.push(play);
    if (raise !== undefined) this.lamps = raise.map((lit) => lit === 1);
    if (power === 1) this.lamps = [false, false];
  }
}
