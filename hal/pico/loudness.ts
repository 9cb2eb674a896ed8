/** Makes a tone softer: the pin is high for a shorter part of each period. A half is the loudest. */
import { divide, remainder } from "../../firmware/core/divide";
import { chip } from "./chip";
import { addressOf, COMPARE, sliceOf, UPPER_HALF } from "./pwm";

/** The cubes of 1 to 9, in thousandths of the loudest. They are equal steps for the ear. */
const SHARES = [2, 11, 37, 88, 171, 296, 471, 702, 1000];

/** Sets the part of each period in which a sounding pin is high, for a level of 1 to 9. */
export function soften(pin: number, periodUs: number, level: number): void {
  const highUs = divide(divide(periodUs, 2) * SHARES[level - 1] + 999, 1000);
  chip.poke(addressOf(sliceOf(pin)) + COMPARE, remainder(pin, 2) === 1 ? highUs * UPPER_HALF : highUs);
}
