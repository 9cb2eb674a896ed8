/** Compares what a clock recovered after a cut with what was true. */
import type { App } from "../../firmware/app/model/app";
import { Memo } from "../../firmware/app/model/choices";
import { attendBench, openBench } from "../../firmware/virtual-bench";
import { createBoard, say } from "../../hal/virtual/board";
import { type Cells, mendCut } from "../../hal/virtual/cells";
import { plain } from "../oracle/judge";
import type { Held } from "../oracle/past";
import { sinceLastPress, staleMaxMs, toldBy, whatWasTrue } from "../soak/recovered";
import { keptOf, type Operation, type Recording, type Span } from "./recording";

export interface Came {
  app: App;
  /** Its state line. */
  said: string;
  /** Words and erases that the recovery took. */
  operations: number;
}

/** Powers a clock with a flash. The power fails again after `cutAfter` words of the recovery. */
export function comeUp(recording: Recording, cells: Cells, cutAfter = -1, tear = 0): Came | undefined {
  mendCut(cells);
  const wordsBefore = cells.words + erasesOf(cells);
  cells.cutAfter = cutAfter;
  cells.tear = tear;
  const lines: string[] = [];
  const board = createBoard(0, 0, (line) => lines.push(line), false, cells);
  const bench = openBench(board, recording.place.facts);
  if (bench === undefined || cells.isCut) return undefined;
  attendBench(bench);
  say(board, "state", board.crystal.trueMs);
  const line = lines.find((each) => each.startsWith('{"at":')) ?? "";
  const said = plain(line.replace(/,"(?:seq|ok|re)":\w+/g, ""));
  return { app: bench.app, said, operations: cells.words + erasesOf(cells) - wordsBefore };
}

function erasesOf({ erases }: Cells): number {
  return erases.reduce((sum, count) => sum + count, 0);
}

export interface Verdict {
  /** The fault; undefined if there is none. */
  fault: string | undefined;
  /** The age of the running side's time in ms; undefined if no side ran. */
  staleMs: number | undefined;
}

const right: Verdict = { fault: undefined, staleMs: undefined };

/** Judges a recovery. The power failed at the operation `cut`; the flash itself is sound. */
export function judge({ app, said }: Came, cut: Operation, span: Span): Verdict {
  if (app.display.memo === Memo.Fault) return { fault: "a cut is taken for damage", staleMs: undefined };
  const kept = keptFault(app, span);
  if (kept !== undefined) return { fault: kept, staleMs: undefined };
  if (said.includes('"mode":"setup"'))
    return mayBeSetup(span) ? right : { fault: `came up in setup: ${said}`, staleMs: undefined };
  const isShort = span.isShort && app.display.memo === Memo.LastPress;
  const held = isShort ? sinceLastPress(span.held, span.held.length - 1) : span.held;
  const staleMs = isShort ? Number.POSITIVE_INFINITY : staleMaxMs;
  const found = whatWasTrue(toldBy(app.clock, said), held, cut.atMs, staleMs);
  if (found === undefined) return { fault: `never true: ${said}`, staleMs: undefined };
  const ran = span.held.some(({ position }) => position.mode === "running");
  return { fault: undefined, staleMs: ran && !isShort ? Math.max(0, cut.atMs - found.at) : undefined };
}

/** Returns whether a clock may show no game: before the first one, or after one that ended or was given up. */
function mayBeSetup({ kind, held }: Span): boolean {
  const over = (each: Held | undefined) => each === undefined || ["ready", "finished"].includes(each.position.mode);
  return kind === "newGame" || kind === "finish" || over(held[0]);
}

function keptFault(app: App, { before, after }: Span): string | undefined {
  const now = keptOf(app);
  for (const what of Object.keys({ ...before, ...after })) {
    if (now[what] === before[what] || now[what] === after[what]) continue;
    return `${what}: ${JSON.stringify(now[what])} instead of ${JSON.stringify(after[what])}`;
  }
  return undefined;
}
