/**
 * Runs `npm run mutation [-- ROOM] [--every N]`: Stryker mutates each room of the firmware, and the command prints the
 * room's score. With `--every N` it mutates only every Nth block of twelve lines. Property tests do a tenth of their
 * usual runs.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root";
import { askedOf } from "../scripts/arguments";
import { patternsOf, type Room, roomVariable, score } from "./rooms";
import { type MutationWish, readMutation } from "./wish";

const root = projectRoot();
const wish = askedOf("mutation", readMutation);
if (wish !== undefined) mutate(wish);

function mutate({ rooms, every }: MutationWish): void {
  for (const room of rooms) {
    const patterns = every > 1 ? dozensOf(room, every) : patternsOf(room);
    const { status } = spawnSync("stryker", ["run", "--mutate", patterns.join(",")], {
      cwd: root,
      stdio: "inherit",
      env: { FLAGFALL_RUNS: "10", ...process.env, [roomVariable]: room.name },
    });
    if (status !== 0) process.exit(status ?? 1);
    const reached = score(JSON.parse(readFileSync(join(root, "reports/mutation/mutation.json"), "utf8")).files);
    process.stdout.write(
      `${room.name}: ${reached.toFixed(2)} % killed, time-outs aside; at least ${room.scoreMin} %\n`,
    );
    if (reached < room.scoreMin) process.exitCode = 1;
  }
}

/**
 * Returns Stryker's patterns for every Nth block of twelve lines of a room. The first block differs from file to file.
 */
function dozensOf({ folders, only, without }: Room, every: number): string[] {
  const paths = folders.flatMap((folder) => {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort();
    return names.filter((name) => name.endsWith(".ts")).map((name) => `${folder}/${name}`);
  });
  const isChosen = (name: string) => (only?.includes(name) ?? true) && !without.includes(name);
  return paths
    .filter((path) => isChosen(path.slice(path.lastIndexOf("/") + 1)))
    .flatMap((path, index) => {
      const lines = readFileSync(join(root, path), "utf8").split("\n").length;
      const ranges: string[] = [];
      for (let at = 1 + 12 * (index % every); at <= lines; at += 12 * every) ranges.push(`${path}:${at}-${at + 11}`);
      return ranges;
    });
}
