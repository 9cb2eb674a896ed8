/**
 * Does heavy work in slices, so that the server answers others between them. Works take turns, one slice each. A thread
 * of its own would not help: SQLite has one connection, and copying 2,000 clocks to a thread takes as long as writing
 * them as text.
 */

/** Work that can rest at each `yield`. Whatever it reads may be newer after a rest. */
export type Work<Value> = Generator<void, Value>;

/** The longest that a work goes on without a rest, ms. One step between two `yield` may add to it. */
const sliceMs = 8;

export class Slices {
  private readonly waiting: (() => boolean)[] = [];
  private isBusy = false;

  constructor(
    private readonly nowMs: () => number = () => performance.now(),
    private readonly rest: (act: () => void) => void = (act) => void setImmediate(act),
  ) {}

  /** Resolves with the result of a work, and rejects with what it throws. */
  do<Value>(work: Work<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => {
        try {
          const step = this.slice(work);
          if (step.done === true) resolve(step.value);
          return step.done === true;
        } catch (thrown) {
          reject(thrown);
          return true;
        }
      });
      if (!this.isBusy) this.turn();
    });
  }

  private slice<Value>(work: Work<Value>): IteratorResult<void, Value> {
    const endMs = this.nowMs() + sliceMs;
    for (;;) {
      const step = work.next();
      if (step.done === true || this.nowMs() >= endMs) return step;
    }
  }

  private turn(): void {
    const slice = this.waiting.shift();
    this.isBusy = slice !== undefined;
    if (slice === undefined) return;
    if (!slice()) this.waiting.push(slice);
    this.rest(() => this.turn());
  }
}

/** Does a work without a rest. */
export function finished<Value>(work: Work<Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
