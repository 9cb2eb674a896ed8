/**
 * `npm run mutation [core|app|store] [every N]`: Stryker on a room of the firmware, or on every Nth dozen of its lines, then
 * the score by our count, in which a time-out is no kill. Properties are tried a tenth of the usual times.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "../root";
import { askedOf } from "../scripts/arguments";
import { type MutationWish, readMutation } from "../scripts/wishes";
import { type Count, countMutants, type Room, roomVariable, score } from "./score";

const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

const root = projectRoot();
const wish = askedOf("mutation", readMutation);
if (wish !== undefined) mutate(wish);

function mutate({ rooms, every }: MutationWish): void {
  for (const room of rooms) {
    const { status } = spawnSync("stryker", ["run", "--mutate", chosen(room, every).join(",")], {
      cwd: root,
      stdio: "inherit",
      env: { FLAGFALL_RUNS: "10", ...process.env, [roomVariable]: room.name },
    });
    if (status !== 0) process.exit(status ?? 1);
    if (!judge(room.name, room.scoreMin)) process.exitCode = 1;
  }
}

/** What Stryker is told to change: whole files, or of each file some dozens of lines. */
function chosen({ folders, only, without }: Room, every: number): readonly string[] {
  const isChosen = (name: string) => (only?.includes(name) ?? name.endsWith(".ts")) && !without.includes(name);
  const paths = folders.flatMap((folder) => {
    const names = readdirSync(join(root, folder)).filter(isChosen);
    return names.sort().map((name) => `${folder}/${name}`);
  });
  return every > 1 ? paths.flatMap((path, index) => dozensOf(path, index, every)) : paths;
}

function dozensOf(path: string, index: number, every: number): string[] {
  const lines = readFileSync(join(root, path), "utf8").split("\n").length;
  const ranges: string[] = [];
  for (let at = 1 + 12 * (index % every); at <= lines; at += 12 * every) ranges.push(`${path}:${at}-${at + 11}`);
  return ranges;
}

/** Prints the score of each file and of the room; true when it is enough. */
function judge(name: string, scoreMin: number): boolean {
  const { files } = report.parse(JSON.parse(readFileSync(join(root, "reports/mutation/mutation.json"), "utf8")));
  for (const [path, { mutants }] of Object.entries(files)) {
    if (mutants.length > 0) process.stdout.write(line(path, countMutants(mutants.map((mutant) => mutant.status))));
  }
  const all = countMutants(Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status)));
  process.stdout.write(line(name, all));
  const reached = score(all);
  process.stdout.write(`${name}: ${reached.toFixed(2)} % of killed and not killed; ${scoreMin} % is the least\n`);
  return reached >= scoreMin;
}

function line(path: string, count: Count): string {
  const { killed, survived, uncovered, timedOut, broken } = count;
  return (
    `${path}: ${killed} killed, ${survived} survived, ${uncovered} not covered,` +
    ` ${timedOut} timed out, ${broken} could not run: ${score(count).toFixed(1)} %\n`
  );
}
