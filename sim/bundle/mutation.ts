/** `npm run mutation`: Stryker on the core, then the score by our count, in which a time-out is no kill. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./root";
import { type Count, countMutants, score, scoreMin } from "./score";

const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

const root = projectRoot();
const { status } = spawnSync("stryker", ["run", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
const { files } = report.parse(JSON.parse(readFileSync(join(root, "reports/mutation/mutation.json"), "utf8")));
for (const [path, { mutants }] of Object.entries(files)) {
  if (mutants.length > 0) process.stdout.write(line(path, countMutants(mutants.map((mutant) => mutant.status))));
}
const all = countMutants(Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status)));
process.stdout.write(line("all", all));
const reached = score(all);
process.stdout.write(`score ${reached.toFixed(2)} % of killed and not killed; ${scoreMin} % is the least\n`);
process.exitCode = reached >= scoreMin ? 0 : 1;

function line(path: string, count: Count): string {
  const { killed, survived, uncovered, timedOut, broken } = count;
  return (
    `${path}: ${killed} killed, ${survived} survived, ${uncovered} not covered,` +
    ` ${timedOut} timed out, ${broken} could not run: ${score(count).toFixed(1)} %\n`
  );
}
