/** How the time of the virtual board follows the browser's. Real instants are of `performance.now()`, ms with a fraction. */

/** The steps of the speed slider. */
export const speeds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** A board that counts longer than this has lost count of its start: time stands there. Twelve days. */
export const endMs = 2 ** 30 - 60_000;

export interface Pace {
  /** These two belong together. */
  readonly realMs: number;
  readonly virtualMs: number;
  /** Virtual ms in one of real time; 0: time stands. */
  readonly speed: number;
}

/** The virtual instant of a real one, whole ms. An instant before the pace began is that begin. */
export function virtualAt({ realMs, virtualMs, speed }: Pace, atRealMs: number): number {
  const passed = Math.max(0, atRealMs - realMs) * speed;
  return Math.min(endMs, virtualMs + Math.floor(passed));
}

/** How long in real time until a virtual instant, ms; undefined where time stands before it. */
export function untilMs(pace: Pace, virtualMs: number, nowRealMs: number): number | undefined {
  if (pace.speed === 0 || virtualMs >= endMs) return undefined;
  return Math.max(0, pace.realMs + (virtualMs - pace.virtualMs) / pace.speed - nowRealMs);
}

/** Another speed from now on; no instant is lost or doubled. */
export function withSpeed(pace: Pace, speed: number, nowRealMs: number): Pace {
  return { realMs: nowRealMs, virtualMs: virtualAt(pace, nowRealMs), speed };
}
