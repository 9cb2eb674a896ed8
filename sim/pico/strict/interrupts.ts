/**
 * Interrupts as the processor's own controller handles them (Cortex-M0+ Devices Generic User Guide, 4.2.9, and ARMv6-M
 * Architecture Reference Manual, B1.5 and WFI):
 *
 * - It latches what becomes pending. An interrupt whose part gives up before the handler comes still calls it. One
 *   whose part still asks when the handler returns calls it again.
 * - WFI ends at once if an interrupt is already pending. With PRIMASK set it ends too, but no handler runs before the
 *   mask is lifted.
 */
import type { RP2040 } from "rp2040js";
import type { StrictRp2040 } from "./bus";

type Core = RP2040["core"];
const firstInterrupt = 16;

export function mendInterrupts(chip: StrictRp2040): void {
  const { core } = chip;
  /** The interrupts that their parts ask for at present. */
  const state = chip.withState({ asked: 0 });
  const enter = core.exceptionEntry.bind(core);
  const leave = core.exceptionReturn.bind(core);
  core.exceptionEntry = (exception) => {
    if (exception >= firstInterrupt) core.pendingInterrupts &= ~(1 << (exception - firstInterrupt));
    enter(exception);
  };
  core.exceptionReturn = (how) => {
    if (core.IPSR >= firstInterrupt) core.pendingInterrupts |= state.asked & (1 << (core.IPSR - firstInterrupt));
    leave(how);
  };
  core.setInterrupt = (interrupt, isAsked) => {
    const bit = 1 << interrupt;
    if (isAsked && (state.asked & bit) === 0) {
      core.pendingInterrupts |= bit;
      core.interruptsUpdated = true;
    }
    state.asked = isAsked ? state.asked | bit : state.asked & ~bit;
    endSleep(core);
  };
}

/** Ends a sleep if an enabled interrupt is pending. */
export function endSleep(core: Core): void {
  if (!core.waiting || (core.pendingInterrupts & core.enabledInterrupts) === 0) return;
  core.waiting = false;
  core.interruptsUpdated = true;
}
