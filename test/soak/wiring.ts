/** Models the contacts of a table: which are closed, which open soon, and which edges are presses. */
import type { Switch } from "../../hal/hal";
import { edge, released, type Wire } from "../oracle/wire";

export interface Opening {
  readonly contact: Switch;
  /** The true instant. */
  readonly atMs: number;
}

export class Wiring {
  private readonly wires: Wire[] = [];
  private readonly openings: Opening[] = [];

  /** Some contacts are down as the power comes, and open later: no edge says that they closed. */
  constructor(down: readonly Switch[], openMs: number) {
    for (const contact of down) {
      this.wires[contact] = { ...released, closed: true };
      this.opensAt(contact, openMs);
    }
  }

  /** The contacts that are closed. */
  get closed(): Switch[] {
    return this.wires.flatMap(({ closed }, contact) => (closed ? [contact as Switch] : []));
  }

  isClosed(contact: Switch): boolean {
    return this.wires[contact]?.closed === true;
  }

  /** Moves a contact at the oracle's instant; returns whether that is a press. */
  feel(contact: Switch, closed: boolean, atMs: number, bounceMs: number): boolean {
    const { wire, counts } = edge(this.wires[contact] ?? released, closed, atMs, bounceMs);
    this.wires[contact] = wire;
    return counts;
  }

  opensAt(contact: Switch, atMs: number): void {
    this.openings.push({ contact, atMs });
    this.openings.sort((a, b) => a.atMs - b.atMs);
  }

  /** Returns the next contact that opens by then, once. */
  nextOpening(untilMs: number): Opening | undefined {
    const first = this.openings[0];
    return first !== undefined && first.atMs <= untilMs ? this.openings.shift() : undefined;
  }
}
