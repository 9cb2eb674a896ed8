/** CONTRIBUTING.md names files, folders and commands that are there. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { main } from "../../sim/cli/program";
import { capture } from "../cli/capture";

const root = new URL("../../", import.meta.url);
const text = readFileSync(new URL("CONTRIBUTING.md", root), "utf8");
const { scripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));

/* The lines of code blocks and the parts in backquotes, without their comments. */
const blocks = [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, lines = ""]) => lines.trim().split("\n"));
const quoted = [...text.replace(/^```\n[\s\S]*?^```$/gm, "").matchAll(/`([^`]+)`/g)].map(([, part = ""]) => part);
const code = [...blocks, ...quoted].map((line) => line.replace(/\s+#.*$/, ""));

/** Returns the words of a line that are paths. A name in capitals stands for one that the reader chooses. */
function pathsOf(line: string): string[] {
  const words = line.split(/[\s'"]+/).filter((word) => /^[\w.-]+(\/[\w.-]+)+$/.test(word));
  return words.filter((word) => !/[A-Z]{4}/.test(word));
}

test("every file and folder that it names is there", () => {
  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = ""]) => target);
  const folders = quoted.filter((part) => /^(firmware|board-defs|sim|hal|test)$/.test(part));
  const paths = [...code.flatMap(pathsOf), ...folders, ...links];
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

describe("every command that it names is there", () => {
  test("the scripts of npm", () => {
    const names = code.flatMap((line) => [...line.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name));
    expect(names).toEqual(expect.arrayContaining(["check", "lint", "boards", "laws", "build", "release"]));
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect([scripts.start, scripts.test]).not.toContain(undefined);
  });

  test("the commands of flagfall", async () => {
    const named = code.flatMap((line) => [...(/npx flagfall ((?:boards )?[a-z]+)/.exec(line)?.slice(1) ?? [])]);
    expect(new Set(named)).toEqual(new Set(["boards new", "boards check", "build"]));
    for (const command of named) {
      const { code: status, stdout } = await capture(() => main([...command.split(" "), "--help"]));
      expect([status, stdout], command).toEqual([0, expect.stringContaining(`flagfall ${command}`)]);
    }
  });
});
