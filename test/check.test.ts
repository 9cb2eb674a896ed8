/** Types, format and lint. The compiler runs in its own process, so that other tests can run meanwhile. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checks } from "../sim/build/checks/checks";
import { projectRoot } from "../sim/build/root";

const root = projectRoot();

function run(command: string, given: readonly string[]): Promise<{ status: number | null; said: string }> {
  const child = spawn(join(root, "node_modules/.bin", command), given, { cwd: root });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, said }));
  });
}

test.each(checks)("%s finds nothing", { timeout: 600_000 }, async (command, ...given) => {
  const { status, said } = await run(command, given);
  expect(status, said).toBe(0);
});
