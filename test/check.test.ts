/**
 * Types, format, lint and the width of comments. The compiler runs in its own process, so that other tests can run
 * meanwhile.
 */
import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { type Check, checks } from "../sim/build/checks/checks";
import { widthFaults } from "../sim/build/checks/comment-width";
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

test.each(checks)("$name finds nothing", async (check) => {
  const { status, said } = await run(check);
  expect(status, said).toBe(0);
});

const words = "word ".repeat(25).trim();

test.each([
  ["sim/a.ts", `// ${words}`],
  ["sim/a.tsx", `/** ${words} */`],
  ["hal/pico/native/a.c", ` * ${words}`],
  ["sim/a.css", `  /* ${words} */`],
  ["sim/a.ts", `  leap(); // ${words}`],
])("%s: a comment too wide is found: %s", (path, line) => {
  expect(widthFaults(path, `let a;\n${line}\n`)).toEqual([
    `${path}:2: ${line.length} letters, 120 at most: wrap the comment`,
  ]);
});

test.each([
  ["sim/a.ts", `// ${words.slice(0, 117)}`],
  ["sim/a.ts", `const a = "${words}";`],
  ["sim/a.ts", `const a = "https://a.org/${words}";`],
  ["docs/a.md", ` * ${words}`],
])("%s: nothing is found in %s", (path, line) => expect(widthFaults(path, `${line}\n`)).toEqual([]));
