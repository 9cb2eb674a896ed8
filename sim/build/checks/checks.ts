/** What is checked without running anything: types of device and host code, then format and lint. */
export const checks = [
  ["tsc", "-b", ".", "sim/page", "sim/hall/console"],
  ["biome", "check", "--error-on-warnings", "."],
] as const;
