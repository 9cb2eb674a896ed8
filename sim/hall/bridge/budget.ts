/**
 * Bounds what one link can make this computer do. A clock that says more than any clock has to say loses its link for a
 * while, and the other clocks go on. Nothing is lost by that: the bridge reads the clock's journal when it is back.
 */
import type { Wire } from "../../link/client";

/** How much a link may bring at once, and how much of that comes back each second. */
export interface Budget {
  readonly lines: number;
  readonly bytes: number;
  readonly linesPerSecond: number;
  readonly bytesPerSecond: number;
}

/**
 * A running clock says some twelve lines a second, of at most 700 bytes. A serial server may have kept two minutes of
 * them.
 */
export const usualBudget: Budget = { lines: 2000, bytes: 1_000_000, linesPerSecond: 300, bytesPerSecond: 200_000 };

/** The answer to a question, which the bridge itself has asked for, costs nothing. */
const answerBytes = 1000;

/** The budget that a link has left. It belongs to the link, so a new connection brings no new budget. */
export class Purse {
  private lines: number;
  private bytes: number;

  constructor(
    private readonly budget: Budget = usualBudget,
    private readonly now: () => number = () => performance.now(),
    private atMs = now(),
  ) {
    this.lines = budget.lines;
    this.bytes = budget.bytes;
  }

  /** Makes room for the answer to a question. */
  ask(): void {
    this.add(1, answerBytes);
  }

  /** Returns false if the link has brought more than it may. */
  pay(text: string): boolean {
    const { linesPerSecond, bytesPerSecond } = this.budget;
    const nowMs = this.now();
    const seconds = (nowMs - this.atMs) / 1000;
    this.atMs = nowMs;
    this.add(linesPerSecond * seconds, bytesPerSecond * seconds);
    this.lines -= countLines(text);
    this.bytes -= text.length;
    const isEnough = this.lines >= 0 && this.bytes >= 0;
    this.lines = Math.max(0, this.lines);
    this.bytes = Math.max(0, this.bytes);
    return isEnough;
  }

  private add(lines: number, bytes: number): void {
    this.lines = Math.min(this.budget.lines, this.lines + lines);
    this.bytes = Math.min(this.budget.bytes, this.bytes + bytes);
  }
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** Returns a wire that is lost when its purse is empty. `onFlood` is called then. */
export function metered(wire: Wire, purse: Purse, onFlood: () => void): Wire {
  return {
    write(text) {
      purse.ask();
      wire.write(text);
    },
    listen(take, lost) {
      let isOver = false;
      wire.listen((piece) => {
        if (isOver) return;
        if (purse.pay(piece)) return take(piece);
        isOver = true;
        onFlood();
        lost("flood");
        void wire.close();
      }, lost);
    },
    close: () => wire.close(),
  };
}
