/**
 * Reads and writes line 222 of FIDE's tournament report file of 2026. Its periods are `S`, `S+I`, `M/S` and `M/S+I`,
 * joined by `:`, and `W…-B…` if the sides differ.
 */

import { Method } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { misreadAt } from "./draft";
import { beyond, type Notation, readCanonical, unless } from "./notation";

const LINE = /^222 +/;

export const trf: Notation = {
  /** Reads the text after `222` on the line, or the whole line. */
  read(text) {
    const skipped = LINE.exec(text)?.[0].length ?? 0;
    const content = text.slice(skipped).trimEnd();
    const stranger = content.search(/[^0-9/+:WB-]/);
    const reading =
      stranger >= 0 ? { column: stranger + 1, rule: misreadAt(content, stranger + 1) } : readCanonical(content);
    return "control" in reading ? reading : { ...reading, column: reading.column + skipped };
  },
  write(control) {
    const reach = { methods: [Method.Increment], periods: true, moves: true, sides: true };
    return unless(beyond(control, reach), () => printControl(control));
  },
};

/** Returns the line of a 2026 tournament report (TRF26) with its time control. Returns undefined if it has none. */
export function line222(report: string): string | undefined {
  return report
    .split(/\r\n|\r|\n/)
    .find((line) => /^222 /.test(line))
    ?.trimEnd();
}
