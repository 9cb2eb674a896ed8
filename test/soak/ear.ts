/** Compares what the clock reports on its link with what the oracle reports. */
import { plain } from "../oracle/judge";
import type { Line } from "../oracle/line";

/** Is thrown if the clock reported something other than the oracle, or failed. */
export class Difference extends Error {
  constructor(
    readonly expected: readonly string[],
    readonly said: readonly string[],
    readonly note: string,
  ) {
    super(note);
  }
}

/** The clock reports so many events of one act: the first ones and the last (firmware/app/report/pending-events.ts). */
const tellingsMax = 8;

/** Leaves out the events that the clock does not report. */
function told(lines: readonly Line[]): Line[] {
  const ofOne = (line: Line) => lines.filter(({ at, event }) => at === line.at && event !== "expect");
  return lines.filter((line) => {
    const together = ofOne(line);
    const place = together.indexOf(line);
    return place < tellingsMax - 1 || place === together.length - 1;
  });
}

export class Ear {
  private expected: Line[] = [];
  private said: string[] = [];

  /**
   * Takes a state line. Ignores reports of the display, refusals, and answers without a state, which the oracle does
   * not have. `baseMs` is the oracle's time at power-on, from which the clock counts.
   */
  hear(line: string, baseMs: number): void {
    if (line.includes('"event":"screen"') || !line.startsWith('{"at":')) return;
    const told = line.replace(/,"(?:seq|ok|re)":\w+/g, "");
    this.said.push(told.replace(/^\{"at":(\d+)/, (_, at: string) => `{"at":${baseMs + Number(at)}`));
  }

  expect(lines: readonly Line[]): void {
    this.expected.push(...lines);
  }

  /** Drops what was reported since the last comparison. */
  forget(): string[] {
    this.expected = [];
    return this.said.splice(0);
  }

  /** Notes that the clock refused an act that it should have reported. */
  isSilent(): boolean {
    return this.said.length === 0 && this.expected.length > 0;
  }

  /** Throws if the two differ. */
  compare(): void {
    const said = this.said.splice(0).map((line) => plain(line));
    const expected = told(this.expected.splice(0)).map((line) => JSON.stringify(line));
    if (said.join("\n") !== expected.join("\n")) throw new Difference(expected, said, "another line");
  }
}
