/** A board that breaks at one call of one verb. */
import type { Hal } from "../../hal/hal";

export class Broken extends Error {}

type Parts = { [Part in keyof Hal]: Hal[Part] };
type Call = (...args: unknown[]) => unknown;

/** Counts every call of every verb; the one with number `breakAt` breaks before it does anything. */
export class Fuse {
  calls = 0;
  breakAt = -1;
  names: string[] = [];

  over(hal: Hal): Hal {
    const parts = Object.entries(hal) as [keyof Parts, Record<string, unknown>][];
    const wrapped = parts.map(([part, verbs]) => [part, this.overPart(part, verbs)]);
    return Object.fromEntries(wrapped) as unknown as Hal;
  }

  private overPart(part: string, verbs: Record<string, unknown>): Record<string, unknown> {
    const each = Object.entries(verbs).map(([name, verb]) => {
      if (typeof verb !== "function") return [name, verb];
      const call = verb as Call;
      return [
        name,
        (...args: unknown[]) => {
          this.blow(`${part}.${name}`);
          return call(...args);
        },
      ];
    });
    return Object.fromEntries(each);
  }

  private blow(name: string): void {
    this.calls++;
    this.names.push(name);
    if (this.calls === this.breakAt) throw new Broken(name);
  }
}
