/** Lets the tests of a room judge its changes, all in one process that is begun anew only when a change holds it up. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RoomName, roomVariable, type Status, triesVariable } from "./rooms";
import type { Sandbox } from "./sandbox";

/** A process that writes no result for so long is stopped, and the change that it tries counts as a time-out. */
const patienceMs = 30_000;
/** So many times longer it may take to run all tests once, before its first result. */
const firstPatience = 10;

/** Statuses by how much they say: with several files of tests the change has the first that one of them gave. */
const byWeight: readonly Status[] = ["killed", "timeout", "survived", "uncovered"];

/** Returns the status of each change by its id. */
export async function tryChanges({ folder, changes }: Sandbox, room: RoomName): Promise<Map<string, Status>> {
  const tries = join(folder, "tries.txt");
  writeFileSync(tries, `${changes.map(({ id }) => id).join(" ")}\n`);
  for (;;) {
    const before = statSync(tries).size;
    const child = spawn(
      process.execPath,
      ["node_modules/vitest/vitest.mjs", "run", "-c", "vitest.mutation.config.ts"],
      {
        cwd: folder,
        stdio: ["ignore", "ignore", "inherit"],
        env: { FLAGFALL_RUNS: "10", ...process.env, [roomVariable]: room, [triesVariable]: tries },
      },
    );
    const isDone = await ended(child, tries);
    const text = readFileSync(tries, "utf8");
    if (isDone) return statusesOf(text);
    if (statSync(tries).size === before) throw new Error(`the tests of ${room} do not run: see ${folder}`);
    const open = text.trimEnd().split("\n").at(-1) ?? "";
    if (open.endsWith(" begun")) appendFileSync(tries, open.replace(/begun$/, "timeout\n"));
  }
}

/** Waits for the process. Returns true if it came to its end, false if it failed or held up. */
async function ended(child: ChildProcess, tries: string): Promise<boolean> {
  const before = statSync(tries).size;
  let size = before;
  let quietTurns = 0;
  let isHeldUp = false;
  const watch = setInterval(() => {
    const now = statSync(tries).size;
    quietTurns = now === size ? quietTurns + 1 : 0;
    size = now;
    isHeldUp = quietTurns >= (now === before ? firstPatience : 1);
    if (isHeldUp) child.kill("SIGKILL");
  }, patienceMs);
  const [code] = await once(child, "exit");
  clearInterval(watch);
  return code === 0 && !isHeldUp;
}

/** Reads the lines `id file status`. */
function statusesOf(text: string): Map<string, Status> {
  const given = new Map<string, Set<string>>();
  for (const line of text.trimEnd().split("\n").slice(1)) {
    const [id = "", , status = ""] = line.split(" ");
    given.set(id, (given.get(id) ?? new Set()).add(status));
  }
  return new Map([...given].map(([id, all]) => [id, byWeight.find((status) => all.has(status)) ?? "timeout"]));
}
