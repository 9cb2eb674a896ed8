import fc from "fast-check";
import type { Control, Period } from "../../firmware/core/control";
import { Method, OnFlag, Policy } from "../../firmware/core/words";

const seconds = (min: number, max: number) => fc.integer({ min, max }).map((value) => value * 1000);
const moves = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 255 }));

function timed(method: Method): fc.Arbitrary<Period> {
  const least = method === Method.Time ? 1 : 0;
  return fc.record({
    method: fc.constant(method),
    baseMs: fc.oneof(seconds(least, 40000), fc.constant(1000)),
    valueMs: method === Method.Time ? fc.constant(0) : seconds(1, 35999),
    moves,
    count: fc.constant(0),
  });
}

const anyTimed = fc.oneof(...[Method.Time, Method.Increment, Method.Delay, Method.Bronstein].map(timed));

const overtime: fc.Arbitrary<Period> = fc.oneof(
  fc.record({
    method: fc.constant(Method.Byoyomi),
    baseMs: fc.constant(0),
    valueMs: seconds(1, 35999),
    moves: fc.constant(0),
    count: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({
    method: fc.constant(Method.Canadian),
    baseMs: fc.constant(0),
    valueMs: seconds(1, 35999),
    moves: fc.constant(0),
    count: fc.integer({ min: 1, max: 255 }),
  }),
  fc.record({
    method: fc.constant(Method.Upcount),
    baseMs: fc.constant(0),
    valueMs: fc.oneof(fc.constant(0), seconds(1, 35999)),
    moves: fc.constant(0),
    count: fc.constant(0),
  }),
);

const alone: fc.Arbitrary<Period> = fc.oneof(
  seconds(1, 359999).map((baseMs) => ({ method: Method.Hourglass, baseMs, valueMs: 0, moves: 0, count: 0 })),
  seconds(1, 35999).map((valueMs) => ({ method: Method.Gong, baseMs: 0, valueMs, moves: 0, count: 0 })),
);

interface Side {
  periods: Period[];
  repeats: boolean;
}

const side: fc.Arbitrary<Side> = fc
  .tuple(fc.array(anyTimed, { minLength: 1, maxLength: 8 }), fc.option(overtime), fc.boolean())
  .map(([periods, extra, star]) => {
    const all = extra === null ? periods : [...periods.slice(0, 7), extra];
    const last = all[all.length - 1];
    const canRepeat = extra === null && last !== undefined && last.baseMs > 0;
    if (last !== undefined && !canRepeat) last.moves = 0;
    return { periods: all, repeats: canRepeat && (star || (last?.moves ?? 0) > 0) };
  });

function needsFirst({ periods }: Side): boolean {
  return periods[0]?.method === Method.Increment && periods[0].baseMs === 0;
}

const policy = fc.constantFrom(Policy.Zero, Policy.Own, Policy.Moves);
const onFlag = fc.constantFrom(OnFlag.Freeze, OnFlag.RunOn);

/** Any control that the notation allows, as the parser builds it. */
export const control: fc.Arbitrary<Control> = fc
  .tuple(
    fc.oneof(
      side,
      alone.map((period): Side => ({ periods: [period], repeats: false })),
    ),
    fc.option(side),
    policy,
    onFlag,
  )
  .chain(([white, other, at, flag]) => {
    const isAlone = white.periods[0]?.method === Method.Hourglass || white.periods[0]?.method === Method.Gong;
    const black = isAlone || other === null ? white : other;
    const periods = [...white.periods, ...black.periods];
    const canWait =
      periods.some(({ method }) => method === Method.Increment) && !needsFirst(white) && !needsFirst(black);
    const from = canWait ? fc.integer({ min: 1, max: 255 }) : fc.constant(1);
    const isSame = JSON.stringify(white.periods) === JSON.stringify(black.periods);
    return from.map((first) => ({
      white: white.periods,
      black: isSame ? white.periods : black.periods,
      policy: at,
      onFlag: flag,
      from: first,
      whiteRepeats: white.repeats,
      blackRepeats: black.repeats,
    }));
  });
