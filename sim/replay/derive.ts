/** Derives controls of one period from the first readings themselves, for controls that no list contains. */
import { Side } from "../../firmware/core/words";
import { isReading, type Ply } from "./game";

/** A move with both readings, and the time in s that the mover's clock gained on it. */
interface Gain {
  thinkS: number;
  gainS: number;
}

const FIRST_READINGS = 40;
/** Bases of the two sides that differ by no more than this count as equal, s. */
const SAME_S = 2;
/** Sides with different bases play an Armageddon game. White has more time, and neither side has more than this, s. */
const ARMAGEDDON_MAX_S = 1800;

function seconds(ms: number | undefined): number {
  return Math.round((ms ?? 0) / 1000);
}

/** Returns the clock's gain between two readings of a side: the increment, or the used part of a delay. */
function gainsOf(plies: readonly Ply[], side: Side): Gain[] {
  const own = plies.filter((ply) => ply.side === side).slice(0, FIRST_READINGS);
  return own.flatMap((ply, i) => {
    const before = own[i - 1];
    if (before?.readMs === undefined || !isReading(ply)) return [];
    const thinkS = seconds(ply.thinkMs);
    return [{ thinkS, gainS: seconds(ply.readMs) - seconds(before.readMs) + thinkS }];
  });
}

function median(numbers: readonly number[]): number | undefined {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

/**
 * Returns the median gain of the longer half of the thinks. They use up a delay, and an increment is the same
 * everywhere.
 */
function gainOf(plies: readonly Ply[]): number | undefined {
  const gains = [...gainsOf(plies, Side.White), ...gainsOf(plies, Side.Black)].sort((a, b) => b.thinkS - a.thinkS);
  return median(gains.slice(0, (gains.length + 1) >> 1).map((gain) => gain.gainS));
}

type Shape = "+" | "+first=0" | "d" | "b";

/** Returns the base that follows from a side's first reading. */
function baseOf(plies: readonly Ply[], side: Side, valueS: number, shape: Shape): number | undefined {
  const ply = plies.find((one) => one.side === side);
  if (ply === undefined || !isReading(ply)) return undefined;
  const beforeS = seconds(ply.readMs) + seconds(ply.thinkMs);
  const usedS = Math.min(seconds(ply.thinkMs), valueS);
  switch (shape) {
    case "+":
      return beforeS - 2 * valueS;
    case "+first=0":
      return beforeS - valueS;
    case "d":
      return beforeS - usedS;
    case "b":
      return beforeS - usedS - valueS;
  }
}

function text(whiteS: number, blackS: number, valueS: number, shape: Shape): string {
  const period = (baseS: number) => (valueS === 0 ? `${baseS}` : `${baseS}${shape.charAt(0)}${valueS}`);
  const sides = whiteS === blackS ? period(whiteS) : `W${period(whiteS)}-B${period(blackS)}`;
  return shape === "+first=0" && valueS > 0 ? `${sides};first=0` : sides;
}

function nearest(numberS: number, stepS: number): number {
  return Math.round(numberS / stepS) * stepS;
}

function isArmageddon(whiteS: number, blackS: number): boolean {
  return whiteS > blackS && whiteS <= ARMAGEDDON_MAX_S;
}

/**
 * Returns controls with both bases rounded to whole minutes, and to 5 s for bases from an auction. The bases may
 * differ.
 */
function textsOf(plies: readonly Ply[], valueS: number, shape: Shape): string[] {
  const whiteS = baseOf(plies, Side.White, valueS, shape);
  const blackS = baseOf(plies, Side.Black, valueS, shape);
  if (whiteS === undefined || blackS === undefined) return [];
  if (Math.abs(whiteS - blackS) <= SAME_S) {
    return [60, 5].map((stepS) => text(nearest(whiteS, stepS), nearest(whiteS, stepS), valueS, shape));
  }
  if (!isArmageddon(whiteS, blackS)) return [];
  return [60, 5].map((stepS) => text(nearest(whiteS, stepS), nearest(blackS, stepS), valueS, shape));
}

/** Returns canonical texts, some of which are impossible controls. */
export function derivedControls(plies: readonly Ply[]): string[] {
  const valueS = gainOf(plies);
  if (valueS === undefined || valueS < 0) return [];
  const shapes: readonly Shape[] = ["+", "+first=0", "d", "b"];
  return shapes.flatMap((shape) => textsOf(plies, valueS, shape));
}
