/** Types, format and lint. The compiler runs in its own process, so that other tests can run meanwhile. */
import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { type Check, checks } from "../sim/build/checks/checks";
import { projectRoot } from "../sim/build/root";

const root = projectRoot();

function run({ script, given }: Check): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [script, ...given], { cwd: root });
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

test.each(checks)("$name finds nothing", { timeout: 600_000 }, async (check) => {
  const { status, said } = await run(check);
  expect(status, said).toBe(0);
});
