/** A made-up command of the command line in a copy of the tree, by the recipe of CONTRIBUTING.md. */
import { expect, test } from "vitest";
import type { main } from "../../sim/cli/program";
import { capture } from "../cli/capture";
import { CopiedTree } from "./copied-tree";

const tree = new CopiedTree();
const list = "sim/cli/commands/list.ts";
tree.write(
  "sim/cli/commands/echo.ts",
  `import type { CommandOf } from "./command";
export const echo: CommandOf = ({ language }) => ({
  name: "echo",
  usage: "TEXT",
  summary: language === "es" ? "repite un texto" : "repeats a text",
  arguments: { "<TEXT>": language === "es" ? "el texto" : "the text" },
  run: async ([text = ""]) => (text === "again" ? 1 : 0),
});
`,
);
const first = 'import { boards, build, card, wiring } from "./boards";\n';
tree.change(list, first, `${first}import { echo } from "./echo";\n`);
tree.change(list, "serve, hall]", "serve, hall, echo]");
const program = await tree.load<{ main: typeof main }>("sim/cli/program.ts");

const run = (...args: string[]) => capture(() => program.main(args));

test("is its record and the list", () => expect([...tree.byHand]).toEqual(["sim/cli/commands/echo.ts", list]));

test("is in the help of both languages, runs, and is named beside a wrong one", async () => {
  expect((await run("--help", "--lang", "en")).stdout).toMatch(/echo TEXT +repeats a text/);
  expect((await run("--help", "--lang", "es")).stdout).toMatch(/echo TEXT +repite un texto/);
  expect((await run("echo", "again")).code).toBe(1);
  expect((await run("foo", "--lang", "en")).stderr).toContain("hall and echo");
});
