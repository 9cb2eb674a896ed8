/** How often the properties are tried. */
import { isCi } from "../runner/ci";

const setting = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/**
 * How a property is tried: FLAGFALL_RUNS is the per cent of the usual runs (100 in CI, 25 elsewhere), and
 * FLAGFALL_SEED chooses the cases.
 */
export const tried = (usual: number) => ({
  seed: setting("FLAGFALL_SEED", 2026),
  numRuns: Math.ceil((usual * setting("FLAGFALL_RUNS", isCi() ? 100 : 25)) / 100),
  endOnFailure: true,
});
