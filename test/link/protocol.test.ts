/** Tries every command, error, setting and field of the tables of docs/link.md on a clock. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { ask } from "../app/asking";
import { openDesk } from "../app/desk";
import { ready, state } from "./asked-desks";
import { commands } from "./command-cases";
import { errors } from "./error-cases";

const text = readFileSync(join(projectRoot(), "docs/link.md"), "utf8");

/** Returns the rows of the table whose head begins with `head`. */
function rowsOf(head: string): string[][] {
  const from = text.indexOf(`| ${head} |`);
  if (from < 0) throw new Error(`docs/link.md has no table of ${head}`);
  const [table] = text.slice(from).split("\n\n");
  const rows = table?.split("\n").slice(2) ?? [];
  return rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")));
}

const bare = (cell: string | undefined) => (cell ?? "").replaceAll("`", "");

describe("every command", () => {
  const documented = rowsOf("command").map(([, command]) => bare(command));

  test("of the document is tried here, and none else", () => expect(Object.keys(commands)).toEqual(documented));

  test.each(documented)("%s", (command) => {
    commands[command]?.();
  });

  test("is refused where the board lacks the arbiter's", () => {
    const from = documented.indexOf("number N");
    const desk = openDesk({ control: "180+2", facts: { features: { ...openDesk().app.facts.features, acts: false } } });
    const words = documented.slice(from).map((command) => command.split(" ")[0] ?? "");
    const lacking = words.filter((word) => word !== "import");
    for (const word of lacking) expect([word, ask(desk, word)]).toEqual([word, { error: "line" }]);
    expect(ask(desk, "hello").acts).toBe(false);
  });
});

describe("every error", () => {
  const documented = rowsOf("error").map(([, error]) => bare(error));

  test("of the document is tried here, and none else", () => expect(Object.keys(errors)).toEqual(documented));

  test.each(documented)("%s", (error) => {
    for (const [desk, line] of errors[error]?.() ?? []) {
      const before = state(desk);
      expect([line, ask(desk, line)]).toEqual([line, { error }]);
      expect([line, state(desk)]).toEqual([line, before]);
    }
  });
});

test("every field of a correction, beside another, in any order", () => {
  const fields = rowsOf("field of `correct`").flatMap(([, names]) => bare(names).split(", "));
  const values: Record<string, string> = { turn: "white", first: "white", next: "black", flag: "none" };
  for (const field of fields) {
    const last = field.split(".").at(-1) ?? "";
    const method = last === "delay" ? "60d5" : last === "overtime" ? "3x30" : "40/60:60";
    const desk = openDesk({ control: method });
    const value = field === "press" ? "press" : `${field}=${values[last] ?? "1"}`;
    const wanted = last === "first" ? `white.remaining=0 ${value}` : `${value} turn=white`;
    const line = field === "turn" ? "correct turn=black" : `correct ${wanted}`;
    expect([line, ask(desk, line)]).toEqual([line, { ok: true }]);
  }
  expect(fields).toHaveLength(16);
});

describe("every setting", () => {
  test.each(rowsOf("setting").map(([, number]) => number))("%s", (number) => {
    const desk = ready();
    expect(ask(desk, `setting ${number} 1`)).toEqual({ ok: true });
    expect((ask(desk, "settings").settings as number[])[Number(number)]).toBe(1);
  });
});
