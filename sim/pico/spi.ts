/** Says how long a frame takes on the bus of the chip's SPI, ARM's PL022. */
import type { RP2040 } from "rp2040js";

type Spi = RP2040["spi"][number];

const secondNs = 1e9;
/** The bit of the first control register with which data are captured on the second edge of the clock. */
const secondEdge = 1 << 7;
/** The bit with which the clock is high between frames. */
const highAtRest = 1 << 6;

/**
 * The clocks from the end of a frame until the next one may begin. If data are captured on the first edge, the PL022
 * raises its own select line after each frame (RP2040 data sheet, 4.4.3.10): others saw about two clocks
 * (pico-examples, issue 285). Otherwise it goes on, but others counted 8.5 clocks a byte (pico-feedback, issue 39).
 */
const pauseClocks = { firstEdge: 2, secondEdge: 0.5 };

/** Returns the time from the begin of a frame until the next one can begin, ns. */
export function frameNs(bus: Spi): number {
  const isSecondEdge = (bus.readUint32(0) & secondEdge) !== 0;
  const clocks = bus.dataBits + (isSecondEdge ? pauseClocks.secondEdge : pauseClocks.firstEdge);
  return (clocks / bus.clockFrequency) * secondNs;
}

export function isHighAtRest(bus: Spi): boolean {
  return (bus.readUint32(0) & highAtRest) !== 0;
}
