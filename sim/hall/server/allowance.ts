/** Counts what each viewer has been sent, so that none of them can keep the server busy with long answers. */

const minuteMs = 60_000;

interface Account {
  bytes: number;
  endMs: number;
}

export class Allowance {
  private readonly accounts = new Map<string, Account>();

  /** `most` is the number of bytes a minute for one person. */
  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns how many seconds a person has to wait; 0 if none. */
  waitS(name: string): number {
    const account = this.accounts.get(name);
    if (account === undefined || account.bytes < this.most) return 0;
    return Math.max(0, Math.ceil((account.endMs - this.now()) / 1000));
  }

  /** Counts an answer. */
  add(name: string, bytes: number): void {
    const nowMs = this.now();
    for (const [other, { endMs }] of this.accounts) if (endMs <= nowMs) this.accounts.delete(other);
    const account = this.accounts.get(name) ?? { bytes: 0, endMs: nowMs + minuteMs };
    account.bytes += bytes;
    this.accounts.set(name, account);
  }
}

/** The part of the server's time that one viewer gets: after each answer the viewer waits three times as long. */
const restFactor = 3;
const restMaxMs = 3000;
/** The most requests of one viewer that wait for their turn. */
const waitingMax = 30;

/** Answers one request of a viewer after the other, so that many at once keep nobody else waiting. */
export class Turns {
  private readonly queues = new Map<string, { last: Promise<void>; count: number }>();

  /** Waits for a person's turn. Returns the function that ends it, or undefined if too many wait already. */
  async take(name: string): Promise<(() => void) | undefined> {
    const queue = this.queues.get(name) ?? { last: Promise.resolve(), count: 0 };
    if (queue.count >= waitingMax) return undefined;
    this.queues.set(name, queue);
    queue.count++;
    const before = queue.last;
    let end: () => void = () => undefined;
    queue.last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    const beganMs = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const restMs = Math.min(restMaxMs, (performance.now() - beganMs) * restFactor);
      setTimeout(() => {
        queue.count--;
        if (queue.count === 0) this.queues.delete(name);
        end();
      }, restMs).unref();
    };
  }
}
