/** A failing game, as short as it gets. */

/** The step at which a game fails, or undefined. */
export type FailsAt<S> = (steps: readonly S[]) => number | undefined;

/** The same failure with as few steps as it takes: steps are dropped while the game still fails. */
export function shrink<S>(steps: readonly S[], failsAt: FailsAt<S>): readonly S[] {
  let kept: readonly S[] = steps.slice(0, (failsAt(steps) ?? steps.length) + 1);
  for (let size = kept.length >> 1; size >= 1; ) {
    const fewer = shorter(kept, size, failsAt);
    if (fewer === undefined) size >>= 1;
    else kept = fewer;
  }
  return kept;
}

/** The game without `size` steps somewhere, up to the step that still fails; the first step sets the clock up. */
function shorter<S>(steps: readonly S[], size: number, failsAt: FailsAt<S>): readonly S[] | undefined {
  for (let from = 1; from + size <= steps.length; from++) {
    const fewer = [...steps.slice(0, from), ...steps.slice(from + size)];
    const index = failsAt(fewer);
    if (index !== undefined) return fewer.slice(0, index + 1);
  }
  return undefined;
}
