import { divide, remainder } from "../../firmware/core/divide";

/** The CRC-32 polynomial in four bytes, the lowest first. It needs no bit operator and no number above 2³⁰. */
const POLYNOMIAL = [32, 131, 184, 237];

/** Tables that are made at the first use: the exclusive or of two half bytes, and four bytes for each byte. */
let halves: number[] = [];
const table: number[] = [];

/** Returns the low 16 bits of the CRC-32 of bytes, as zip and Espruino's `E.CRC32` compute it. */
export function crcOf(bytes: readonly number[]): number {
  if (table.length === 0) makeTables();
  let low = 255;
  let second = 255;
  let third = 255;
  let high = 255;
  for (let i = 0; i < bytes.length; i++) {
    const at = 4 * either(low, bytes[i]);
    low = either(table[at], second);
    second = either(table[at + 1], third);
    third = either(table[at + 2], high);
    high = table[at + 3];
  }
  return 65535 - second * 256 - low;
}

function makeTables(): void {
  halves = [];
  for (let i = 0; i < 256; i++) halves.push(differing(divide(i, 16), remainder(i, 16)));
  for (let byte = 0; byte < 256; byte++) {
    const row = [byte, 0, 0, 0];
    for (let i = 0; i < 8; i++) shift(row);
    for (let i = 0; i < 4; i++) table.push(row[i]);
  }
}

/** Shifts one bit out of the four bytes. If that bit is set, applies the polynomial. */
function shift(row: number[]): void {
  const isSet = remainder(row[0], 2) === 1;
  for (let i = 0; i < 4; i++) {
    const carry = i < 3 ? remainder(row[i + 1], 2) * 128 : 0;
    row[i] = divide(row[i], 2) + carry;
    if (isSet) row[i] = either(row[i], POLYNOMIAL[i]);
  }
}

/** Returns the exclusive or of two bytes. */
function either(a: number, b: number): number {
  const highA = divide(a, 16);
  const highB = divide(b, 16);
  return halves[highA * 16 + highB] * 16 + halves[(a - highA * 16) * 16 + b - highB * 16];
}

/** Returns the exclusive or of two numbers below 16. */
function differing(a: number, b: number): number {
  let result = 0;
  for (let bit = 1; bit < 16; bit += bit) {
    if (remainder(divide(a, bit), 2) !== remainder(divide(b, bit), 2)) result += bit;
  }
  return result;
}
