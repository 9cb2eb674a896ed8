import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { boards } from "../../sim/boards/known";
import { projectRoot } from "../../sim/bundle/root";

interface Answer {
  status: number | null;
  stdout: string;
  stderr: string;
}

function flash(...given: string[]): Answer {
  return flashIn("en_US.UTF-8", given);
}

function flashIn(locale: string, given: readonly string[]): Answer {
  const env = { ...process.env, LC_ALL: "", LC_MESSAGES: "", LANG: locale };
  return spawnSync("bash", [join(projectRoot(), "flash.sh"), ...given], { encoding: "utf8", env });
}

test("speaks Spanish where that is the language", () => {
  expect(flashIn("es_ES.UTF-8", ["--help"]).stdout).toMatch(/^Uso: \.\/flash\.sh .*PLACA/);
  expect(flashIn("es_ES.UTF-8", ["pixljs"]).stderr).toMatch(/^flash\.sh: aún no se puede cargar en pixljs: [^\n]+\n$/);
  expect(flashIn("es_ES.UTF-8", ["--dry-run", "pixljs"]).stdout).toContain("-p PUERTO ");
});

test("--help says how to call it", () => {
  const { status, stdout } = flash("--help");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: \.\/flash\.sh .*BOARD/);
});

test("--list names the boards that are defined", () => {
  const { status, stdout } = flash("--list");
  expect(status).toBe(0);
  expect(stdout.trimEnd().split("\n").sort()).toEqual(boards.map(({ name }) => name).sort());
});

test.each(boards.map(({ name }) => name))("uploading to %s is not there yet, and it says so", (name) => {
  const { status, stdout, stderr } = flash(name);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^flash\\.sh: uploading to ${name} is not possible yet: [^\n]+\n$`));
});

test("a board that is not defined is refused, with those that are", () => {
  const { status, stdout, stderr } = flash("--dry-run", "toaster");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^flash\.sh: there is no board toaster; there are: [^\n]*pixljs[^\n]*\n$/);
});

test("--dry-run lists the commands, with the port", () => {
  const { status, stdout } = flash("--dry-run", "--port", "tcp://clock:2323", "pixljs");
  expect(status).toBe(2);
  expect(stdout).toContain("npm run build");
  expect(stdout).toMatch(/npx espruino -p tcp:\/\/clock:2323 .*SAVE_ON_SEND=1.*dist\/flagfall\.es5\.js/);
});

test.each([[[]], [["--port"]], [["--fast", "pixljs"]], [["one", "two"]]])("refuses %j in one line", (given) => {
  const { status, stdout, stderr } = flash(...given);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^flash\.sh: [^\n]+\n$/);
});
