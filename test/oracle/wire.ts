/** The contact of a lever as its wire shows it, and which edges are presses. */

export interface Wire {
  readonly closed: boolean;
  readonly openSince: number;
  readonly edgeAt: number;
}

export const released: Wire = {
  closed: false,
  openSince: Number.NEGATIVE_INFINITY,
  edgeAt: Number.NEGATIVE_INFINITY,
};

/** One edge: a closing counts if the contact was open long enough; one without an opening proves that one was missed. */
export function edge(wire: Wire, closing: boolean, at: number, bounceMs: number): { wire: Wire; counts: boolean } {
  const openSince = wire.closed ? wire.edgeAt : wire.openSince;
  return { wire: { closed: closing, openSince: at, edgeAt: at }, counts: closing && at - openSince >= bounceMs };
}
