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
