/** The commands that check the sources without running them: types of device and host code, then format and lint. */
export const checks: readonly (readonly [command: string, ...given: string[]])[] = [
  ["tsc", "-b", ".", "sim/page", "sim/hall/console"],
  ["biome", "check", "--error-on-warnings", "."],
];
