/** Runs `npm run check`: the checks that need no test. All of them run, even after one has failed. */
import { spawnSync } from "node:child_process";
import { checks } from "./checks";

let failed = 0;
for (const { script, given } of checks) {
  const { status, error } = spawnSync(process.execPath, [script, ...given], { stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) failed++;
}
process.exitCode = failed === 0 ? 0 : 1;
