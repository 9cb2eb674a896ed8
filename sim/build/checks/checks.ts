/** What is checked without running anything: types of device and host code, then format and lint. */
export const checks = [
  ["tsc", "-b", ".", "sim/page"],
  ["biome", "check", "--error-on-warnings", "."],
] as const;
