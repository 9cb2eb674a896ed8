/** Waits for bits of registers. A wait has an end, because a broken part must not stop the clock. */
import { hasBit } from "./bits";
import { chip } from "./chip";

/** The number of looks at a register before a wait gives up: some ms. */
const LOOKS = 1000;
/** The number of looks at the counter that take 0.4 ms. */
const SETTLING = 30;

/** Waits until a bit of a register, 1 to 2³⁰, is set. Returns false if it never is. */
export function awaitBit(address: number, bit: number): boolean {
  for (let i = 0; i < LOOKS; i++) if (hasBit(chip.peek(address), bit)) return true;
  return false;
}

/** Waits until the highest bit of a register is set. Returns false if it never is. */
export function awaitHighest(address: number): boolean {
  for (let i = 0; i < LOOKS; i++) if (chip.peek(address) < 0) return true;
  return false;
}

/** Waits at least 0.4 ms. It does not wait for the counter itself, which stands still on a broken chip. */
export function settle(): void {
  for (let i = 0; i < SETTLING; i++) chip.now();
}
