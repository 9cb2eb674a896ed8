/** A start that stops is a fault: our image says in a register where it stopped (hal/pico/native/chip.h, `stop_at`). */
import type { StrictRp2040 } from "./bus";
import type { Warn } from "./rule";

const watchdogPlace = 0x40058;
/** SCRATCH3. */
const stoppedAt = 0x18;

export function watchStart(chip: StrictRp2040, warn: Warn): void {
  const watchdog = chip.peripherals[watchdogPlace]!;
  const write = watchdog.writeUint32;
  watchdog.writeUint32 = (offset, value) => {
    write.call(watchdog, offset, value);
    if (offset === stoppedAt && value !== 0) warn("start", `it stopped, with code ${value}`);
  };
}
