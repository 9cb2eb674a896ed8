/**
 * The commands that check the sources without running them: types of device and host code, then format and lint. The
 * project of the page has all that runs in a browser, also the hall's console; its own tsconfig.json is for editors.
 */
export const checks: readonly (readonly [command: string, ...given: string[]])[] = [
  ["tsc", "-b", ".", "sim/page"],
  ["biome", "check", "--error-on-warnings", "."],
];
