/** Maps the browser's time to the virtual board's. Real instants come from `performance.now()`, ms with a fraction. */

/** About twelve days. Time stops here, because a board that counts longer loses track of its start. */
export const endMs = 2 ** 30 - 60_000;

export interface Pace {
  /** This real instant corresponds to this virtual instant. */
  readonly realMs: number;
  readonly virtualMs: number;
  /** Virtual ms for each ms of real time; at 0 time stops. */
  readonly speed: number;
}

/** Returns the virtual instant of a real one, in whole ms. Instants before the pace began map to its beginning. */
export function virtualAt({ realMs, virtualMs, speed }: Pace, atRealMs: number): number {
  const passed = Math.max(0, atRealMs - realMs) * speed;
  return Math.min(endMs, virtualMs + Math.floor(passed));
}

/** Returns the real time until a virtual instant, ms, or undefined if time stops before it. */
export function untilMs(pace: Pace, virtualMs: number, nowRealMs: number): number | undefined {
  if (pace.speed === 0 || virtualMs >= endMs) return undefined;
  return Math.max(0, pace.realMs + (virtualMs - pace.virtualMs) / pace.speed - nowRealMs);
}
