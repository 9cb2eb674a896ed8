/** Sets the revision of an emulated RP2040. That of npm rp2040js is B0 or B1, and every newer chip is B2. */
import type { RP2040 } from "rp2040js";

const systemPlace = 0x40000;
/** B0 and B1 have revision 1. The lower bits name the part and its maker (RP2040 data sheet, 2.20). */
const identity = 0x0000_2927;

export function setRevision(rp2040: RP2040, revision: number): void {
  const system = rp2040.peripherals[systemPlace];
  if (system === undefined) throw new Error("the emulator has no SYSINFO");
  const read = system.readUint32.bind(system);
  system.readUint32 = (offset: number) => {
    const value = read(offset);
    return offset === 0 ? ((revision << 28) | identity) >>> 0 : value;
  };
}
