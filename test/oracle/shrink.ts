/** A failing game, as short as it gets. */

/** Returns the step at which a game fails, or undefined. */
export type FailsAt<S> = (steps: readonly S[]) => number | undefined;

/** Returns the same failure with as few steps as possible. It drops steps while the game still fails. */
export function shrink<S>(steps: readonly S[], failsAt: FailsAt<S>): readonly S[] {
  let kept: readonly S[] = steps.slice(0, (failsAt(steps) ?? steps.length) + 1);
  for (let size = kept.length >> 1; size >= 1; ) {
    const fewer = shorter(kept, size, failsAt);
    if (fewer === undefined) size >>= 1;
    else kept = fewer;
  }
  return kept;
}

/**
 * Returns the game without `size` steps somewhere, up to the failing step. The first step sets up the clock and stays.
 */
function shorter<S>(steps: readonly S[], size: number, failsAt: FailsAt<S>): readonly S[] | undefined {
  for (let from = 1; from + size <= steps.length; from++) {
    const fewer = [...steps.slice(0, from), ...steps.slice(from + size)];
    const index = failsAt(fewer);
    if (index !== undefined) return fewer.slice(0, index + 1);
  }
  return undefined;
}
