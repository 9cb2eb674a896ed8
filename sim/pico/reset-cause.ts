/**
 * Keeps what a chip knows about its last reset, which rp2040js does not emulate: the register CHIP_RESET (RP2040 data
 * sheet, 2.12.8), and what a restart by the watchdog leaves in the watchdog's own registers (4.7).
 */
import { BasePeripheral, type RP2040 } from "rp2040js";

/** The bits of CHIP_RESET. */
export const enum Had {
  PowerOn = 0x100,
  Pin = 0x10000,
}

/** The bits of the watchdog's register REASON. */
export const enum WatchdogReason {
  None = 0,
  Timer = 1,
  Force = 2,
}

/** The reset from which a chip starts. */
export interface ResetCause {
  chipReset: number;
  watchdog: number;
  /** The eight scratch registers of the watchdog. Power-on and the pin clear them. */
  scratch: readonly number[];
}

export const powerOn: ResetCause = { chipReset: Had.PowerOn, watchdog: WatchdogReason.None, scratch: [] };

/** The fields of the emulator's watchdog that its types hide. */
interface Watchdog {
  onWatchdogTrigger: () => void;
  timer: { enable: boolean };
  reason: number;
  scratchData: Uint32Array;
}

const watchdogPlace = 0x40058;
const chipResetPlace = 0x40064;
const chipResetOffset = 8;

class ChipReset extends BasePeripheral {
  constructor(
    rp2040: RP2040,
    private readonly value: number,
  ) {
    super(rp2040, "VREG_AND_CHIP_RESET");
  }

  override readUint32(offset: number): number {
    return offset === chipResetOffset ? this.value : super.readUint32(offset);
  }
}

export function watchdogOf(rp2040: RP2040): Watchdog {
  return rp2040.peripherals[watchdogPlace] as unknown as Watchdog;
}

/** Puts into a new chip what a reset has left. */
export function applyCause(rp2040: RP2040, { chipReset, watchdog, scratch }: ResetCause): void {
  rp2040.peripherals[chipResetPlace] = new ChipReset(rp2040, chipReset);
  watchdogOf(rp2040).reason = watchdog;
  watchdogOf(rp2040).scratchData.set(scratch);
}

/** Returns the cause with which a chip starts that its watchdog has restarted. */
export function causeAfter(rp2040: RP2040): ResetCause {
  const chipReset = rp2040.readUint32(chipResetPlace * 0x1000 + chipResetOffset);
  const { reason, scratchData } = watchdogOf(rp2040);
  return { chipReset, watchdog: reason, scratch: [...scratchData] };
}
