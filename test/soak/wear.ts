/**
 * Models flash that wears out: words that cannot be written or read any more, and what the clock reported about them.
 */
import type { App } from "../../firmware/app/model/app";
import { Memo } from "../../firmware/app/model/choices";
import type { Log } from "../../firmware/app/model/log-state";
import { type Cells, holds, PAGE_BYTES, WORD_BYTES } from "../../hal/virtual/cells";
import type { Random } from "../oracle/random";
import { Difference } from "./ear";

const pageWords = PAGE_BYTES / WORD_BYTES;

/** Returns worn words: a few, one in twenty, or all of a page. */
export function wornWords(random: Random, pages: number): number[] {
  const all = Array.from({ length: pages * pageWords }, (_, word) => word);
  const some = Array.from({ length: random.whole(1, 12) }, () => random.whole(0, all.length - 1));
  const page = random.whole(0, pages - 1);
  return random.weigh([
    [3, some],
    [2, all.filter(() => random.chance(0.05))],
    [2, all.filter((word) => Math.floor(word / pageWords) === page)],
  ]);
}

/** Returns the words that are not empty, counted from 0 through all pages. */
export function heldWords(cells: Cells): number[] {
  return cells.bytes.flatMap((bytes, page) =>
    Array.from({ length: Math.ceil(bytes.length / WORD_BYTES) }, (_, n) => n)
      .filter((n) => holds(cells, page, n * WORD_BYTES))
      .map((n) => page * pageWords + n),
  );
}

export class Wear {
  /** True if heartbeats had no room at some time. */
  wasShort = false;
  /** True if the clock reported that it keeps nothing. */
  isTold = false;
  /**
   * It said that it is not sure of what it shows, or what it kept is older, and it had said so: nothing more can be
   * asked of it.
   */
  isExcused = false;
  private isSpoilt = false;

  constructor(private readonly cells: Cells) {}

  /** Must be called after every act. */
  look({ log, display }: App): void {
    const { secondWrites, crowdedBlocks, partWords, erasesWhileRunning } = this.cells.faults;
    const faults = [secondWrites, crowdedBlocks, partWords, erasesWhileRunning];
    if (faults.some((count) => count > 0)) throw new Difference([], [], `flash: ${faults.join(" ")}`);
    this.wasShort ||= log.short;
    this.isTold ||= display.memo === Memo.NoMemory;
  }

  /** Makes the n-th word that is not empty unreadable from now on; the count wraps. */
  spoil(nth: number): void {
    const held = heldWords(this.cells);
    const word = held[nth % held.length];
    if (word === undefined) return;
    this.cells.unreadable.push(word);
    this.isSpoilt = true;
  }

  /** No word has room on the page, and the next page may be worn: nobody can say later whether a press had none. */
  isFull({ at, end }: Log): boolean {
    return at + WORD_BYTES > end && this.cells.worn.length > 0;
  }

  /** After a cut the clock says that something is missing. Throws where that has no reason. */
  saysFault(memo: Memo, hadNoRoom: boolean): boolean {
    this.isExcused = memo === Memo.Fault;
    if (this.isExcused && !this.isSpoilt && !hadNoRoom) throw new Difference([], [], "a cut is taken for damage");
    return this.isExcused;
  }

  /** After a cut it came up with something older: it had said that nothing is kept, and had a reason to. */
  excuses(wasShort: boolean): boolean {
    this.isExcused = this.isTold && (wasShort || this.cells.worn.length > 0);
    return this.isExcused;
  }
}
