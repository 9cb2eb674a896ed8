/** Makes a tone softer: the pin is high for a shorter part of each period. A half is the loudest. */
import { divide, remainder } from "../../firmware/core/divide";
import { chip } from "./chip";

const PWM_COMPARE = 1074069516; // 0x40050000, 20 bytes a slice, its register 12
const UPPER_HALF = 65536;

/** The cubes of 1 to 9, in thousandths of the loudest. They are equal steps for the ear. */
const SHARES = [2, 11, 37, 88, 171, 296, 471, 702, 1000];

/** Sets the part of each period in which a sounding pin is high, for a level of 1 to 9. */
export function soften(pin: number, periodUs: number, level: number): void {
  const highUs = divide(divide(periodUs, 2) * SHARES[level - 1] + 999, 1000);
  const slice = remainder(divide(pin, 2), 8);
  chip.poke(PWM_COMPARE + 20 * slice, remainder(pin, 2) === 1 ? highUs * UPPER_HALF : highUs);
}
