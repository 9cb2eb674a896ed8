/**
 * Packs bytes as Espruino's `require("heatshrink").decompress` takes them: a bit 1 and a byte, or a bit 0, how far back
 * (8 bits, 1 to 256) and how many bytes from there (6 bits, 1 to 64). Of all ways to write them the shortest is taken.
 */

const backBits = 8;
const lengthBits = 6;
const byteCost = 1 + 8;
const copyCost = 1 + backBits + lengthBits;
const backMax = 2 ** backBits;
const lengthMax = 2 ** lengthBits;

/** At a place: copy so many bytes from so far back, or write the byte itself where `length` is 0. */
interface Step {
  length: number;
  back: number;
}

export function shrink(bytes: Uint8Array): Uint8Array {
  const bits: number[] = [];
  const steps = stepsOf(bytes);
  for (let at = 0; at < bytes.length; ) {
    const { length, back } = steps[at] ?? { length: 0, back: 0 };
    if (length === 0) {
      bits.push(1, ...bitsOf(bytes[at] ?? 0, 8));
      at++;
    } else {
      bits.push(0, ...bitsOf(back - 1, backBits), ...bitsOf(length - 1, lengthBits));
      at += length;
    }
  }
  return packed(bits);
}

/** From the end: what makes the rest shortest. */
function stepsOf(bytes: Uint8Array): Step[] {
  const costs = new Float64Array(bytes.length + 1);
  const steps: Step[] = [];
  for (let at = bytes.length - 1; at >= 0; at--) {
    const longest = longestAt(bytes, at);
    let best = (costs[at + 1] ?? 0) + byteCost;
    steps[at] = { length: 0, back: 0 };
    for (let length = 2; length <= longest.length; length++) {
      const cost = (costs[at + length] ?? 0) + copyCost;
      if (cost >= best) continue;
      best = cost;
      steps[at] = { length, back: longest.back };
    }
    costs[at] = best;
  }
  return steps;
}

function longestAt(bytes: Uint8Array, at: number): Step {
  const longest = { length: 0, back: 0 };
  for (let back = 1; back <= Math.min(backMax, at); back++) {
    let length = 0;
    while (length < lengthMax && at + length < bytes.length && bytes[at + length] === bytes[at + length - back])
      length++;
    if (length > longest.length) Object.assign(longest, { length, back });
  }
  return longest;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
}

/** The first bit is the highest of its byte; what is left of the last byte is 0. */
function packed(bits: readonly number[]): Uint8Array {
  const out = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [index, bit] of bits.entries()) out[index >> 3] = (out[index >> 3] ?? 0) | (bit << (7 - (index & 7)));
  return out;
}

/** The way back. The few bits that fill the last byte are too few for anything. */
export function unshrink(shrunk: Uint8Array): Uint8Array {
  const out: number[] = [];
  let at = 0;
  const next = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i++, at++) value = value * 2 + (((shrunk[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  while (at + byteCost <= shrunk.length * 8) {
    if (next(1) === 1) {
      out.push(next(8));
      continue;
    }
    if (at + copyCost - 1 > shrunk.length * 8) break;
    const back = next(backBits) + 1;
    const length = next(lengthBits) + 1;
    for (let i = 0; i < length; i++) out.push(out[out.length - back] ?? 0);
  }
  return Uint8Array.from(out);
}
