/** A program of a package that reads the sources and runs nothing of them. */
export interface Check {
  readonly name: string;
  /** The script that Node executes, from the project's root. */
  readonly script: string;
  readonly given: readonly string[];
}

/**
 * Types of device and host code, then format and lint, then the width of comments. TypeScript 7 checks; it takes a
 * seventh of the time of 6, which the compilers of the devices need. The project of the page has all that runs in a
 * browser, also the hall's console; its own tsconfig.json is for editors.
 */
export const checks: readonly Check[] = [
  { name: "tsc", script: "node_modules/typescript7/bin/tsc", given: ["-b", ".", "sim/page"] },
  { name: "biome", script: "node_modules/@biomejs/biome/bin/biome", given: ["check", "--error-on-warnings", "."] },
  { name: "comments", script: "sim/build/start.mjs", given: ["sim/build/checks/check-comments.ts"] },
];
