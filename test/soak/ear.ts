/** What the clock says on its link, beside what the oracle says. */
import { plain } from "../oracle/judge";
import type { Line } from "../oracle/line";

/** The clock said something other than the oracle, or failed. */
export class Difference extends Error {
  constructor(
    readonly expected: readonly string[],
    readonly said: readonly string[],
    readonly note: string,
  ) {
    super(note);
  }
}

/** firmware/app/report/pending-events.ts: so many events of one act are told, the first ones and the last. */
const tellingsMax = 8;

/** Without those that are not told. */
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
   * What the display shows is not the oracle's, nor is a refusal; an answer that only says yes is no line. `baseMs`: the
   * oracle's time at power-on, from which the clock counts.
   */
  hear(line: string, baseMs: number): void {
    if (line.includes('"event":"screen"') || !line.startsWith('{"at":')) return;
    const told = line.replace(/,"(?:seq|ok|re)":\w+/g, "");
    this.said.push(told.replace(/^\{"at":(\d+)/, (_, at: string) => `{"at":${baseMs + Number(at)}`));
  }

  expect(lines: readonly Line[]): void {
    this.expected.push(...lines);
  }

  /** What was said since the last time; nothing of it counts. */
  forget(): string[] {
    this.expected = [];
    return this.said.splice(0);
  }

  /** An act that the clock should have told of was refused. */
  isSilent(): boolean {
    return this.said.length === 0 && this.expected.length > 0;
  }

  /** Throws where they differ. */
  compare(): void {
    const said = this.said.splice(0).map((line) => plain(line));
    const expected = told(this.expected.splice(0)).map((line) => JSON.stringify(line));
    if (said.join("\n") !== expected.join("\n")) throw new Difference(expected, said, "another line");
  }
}
