/** The faults of a USB wire, packet by packet. A host repeats a packet at most twice (USB 2.0, 10.2.6). */

/** The ways in which a packet, or the handshake that confirms it, can fail. */
export const enum Luck {
  Good = 0,
  /** The packet never arrives. */
  LostPacket = 1,
  /** The packet arrives, and its handshake does not. */
  LostHandshake = 2,
}

export interface WireFaults {
  /** Returns what happens to the next packet. */
  luck(): Luck;
  /** Returns true if the host sends the next token at the very end of a frame. */
  isLate(): boolean;
}

export const noFaults: WireFaults = { luck: () => Luck.Good, isLate: () => false };

/** Returns numbers from 0 to 1 that a seed determines. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Returns faults at random: a share of all packets is lost, or loses its handshake, at most two in a row. */
export function randomFaults(random: () => number, share: number): WireFaults {
  let inARow = 0;
  return {
    luck: () => {
      const isBad = inARow < 2 && random() < share;
      inARow = isBad ? inARow + 1 : 0;
      if (!isBad) return Luck.Good;
      return random() < 1 / 2 ? Luck.LostPacket : Luck.LostHandshake;
    },
    isLate: () => random() < share,
  };
}
