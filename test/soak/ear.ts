/** What the clock says on its link, beside what the oracle says. */
import { plain } from "../oracle/judge";
import type { Line } from "../oracle/line";

/** The clock said something else than the oracle, or broke. */
export class Difference extends Error {
  constructor(
    readonly expected: readonly string[],
    readonly said: readonly string[],
    readonly note: string,
  ) {
    super(note);
  }
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

  /** Throws where they differ. */
  compare(): void {
    const said = this.said.splice(0).map((line) => plain(line));
    const expected = this.expected.splice(0).map((line) => JSON.stringify(line));
    if (said.join("\n") !== expected.join("\n")) throw new Difference(expected, said, "another line");
  }
}
