/**
 * Declares what the rules of the strict chip share. npm rp2040js forgives what a real RP2040 does not. Each file of
 * this folder adds one rule and names its source. "Data sheet" is the RP2040 Datasheet by Raspberry Pi, "boot ROM" the
 * sources in github.com/raspberrypi/pico-bootrom-rp2040.
 */

/** Notes a fault. Any fault fails the run. */
export type Warn = (part: string, message: string) => void;

/** A part as the emulator's bus sees it. */
export interface Part {
  readUint32(offset: number): number;
  writeUint32(offset: number, value: number): void;
  writeUint32Atomic(offset: number, value: number, kind: number): void;
}

export function hex(address: number): string {
  return (address >>> 0).toString(16).padStart(8, "0");
}
