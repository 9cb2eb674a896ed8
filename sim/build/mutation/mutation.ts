/**
 * Runs `npm run mutation [-- ROOM] [--every N]`: changes each room in every way that Stryker's instrumenter knows, lets
 * the room's tests judge each change, and prints the room's score. Property tests do a tenth of their usual runs.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../root";
import { askedOf } from "../scripts/arguments";
import { type Status, score } from "./rooms";
import { type Change, sandboxOf } from "./sandbox";
import { tryChanges } from "./tries";
import { type MutationWish, readMutation } from "./wish";

const root = projectRoot();
const wish = askedOf("mutation", readMutation);
if (wish !== undefined) await mutate(wish);

async function mutate({ rooms, every }: MutationWish): Promise<void> {
  for (const room of rooms) {
    const sandbox = await sandboxOf(room, every, root);
    const statuses = await tryChanges(sandbox, room.name);
    const report = join(root, `reports/mutation/${room.name}.txt`);
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, missed(sandbox.changes, statuses));
    const all = [...statuses.values()];
    const reached = score(all);
    const count = (asked: Status) => all.filter((status) => status === asked).length;
    process.stdout.write(
      `${room.name}: ${reached.toFixed(2)} % of ${all.length - count("timeout")} changes killed, ` +
        `${count("timeout")} time-outs aside; at least ${room.scoreMin} %. The others are in ${report}.\n`,
    );
    if (reached < room.scoreMin) process.exitCode = 1;
  }
}

/** Returns a line for each change that no test killed. */
function missed(changes: readonly Change[], statuses: ReadonlyMap<string, Status>): string {
  return changes
    .filter(({ id }) => statuses.get(id) !== "killed")
    .map(({ id, place, kind, before, after }) => `${statuses.get(id)} ${place} ${kind}: ${before} -> ${after}\n`)
    .join("");
}
