/** The first half of `npm test`: types of device and host code, then format and lint. Both report before it ends. */
import { spawnSync } from "node:child_process";

const checks = [
  ["tsc", "-b", ".", "sim/page"],
  ["biome", "check", "--error-on-warnings", "."],
] as const;

let failed = 0;
for (const [command, ...given] of checks) {
  const { status, error } = spawnSync(command, given, { stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) failed++;
}
process.exitCode = failed === 0 ? 0 : 1;
