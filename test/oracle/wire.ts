/** The contact of a lever as its wire shows it, and which edges are presses. */

import type { Colour } from "./rules";

export interface Wire {
  readonly closed: boolean;
  readonly openSince: number;
  readonly edgeAt: number;
}

export const released: Wire = { closed: false, openSince: Number.NEGATIVE_INFINITY, edgeAt: Number.NEGATIVE_INFINITY };

/**
 * Returns the wire after an edge, and whether the edge is a press. A closing counts if the contact was open long
 * enough. A closing without an opening proves that an edge was lost.
 */
export function edge(wire: Wire, closing: boolean, at: number, bounceMs: number): { wire: Wire; counts: boolean } {
  const openSince = wire.closed ? wire.edgeAt : wire.openSince;
  return { wire: { closed: closing, openSince: at, edgeAt: at }, counts: closing && at - openSince >= bounceMs };
}

/** The levers of both sides. */
export class Levers {
  private wires = { white: released, black: released };

  /** Moves a lever; returns whether that is a press. */
  move(side: Colour, closing: boolean, at: number, bounceMs: number): boolean {
    const { wire, counts } = edge(this.wires[side], closing, at, bounceMs);
    this.wires = { ...this.wires, [side]: wire };
    return counts;
  }
}
