/** Checks what flash.sh says without a board: its help, its commands and its refusals. */

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { boards } from "../../../sim/boards/known";
import { asNobody } from "../../cli/nobody";
import {
  copyForAnybody,
  english,
  environment,
  flash,
  flashIn,
  newFolder,
  openProject,
  root,
  spanish,
} from "./flash-project";

openProject();

describe("the words", () => {
  test("speaks Spanish where that is the language", () => {
    expect(flashIn(spanish, ["--help"]).stdout).toMatch(/^Uso: \.\/flash\.sh .*PLACA/);
    expect(flashIn(spanish, ["--dry-run", "pixljs"]).stdout).toContain("-p PUERTO ");
  });

  test("--help says how to call it, and how the console is opened", () => {
    const { status, stdout } = flash("--help");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: \.\/flash\.sh .*BOARD/);
    expect(stdout).toContain("hold MENU (BTN1");
  });

  test("every text is there in both languages", () => {
    const names = (language: string) =>
      readFileSync(join(root, `sim/words/flash-${language}.sh`), "utf8").match(/^text_\w+/gm) ?? [];
    expect(names("en").length).toBeGreaterThan(30);
    expect(names("es")).toEqual(names("en"));
    const used = readFileSync(join(root, "flash.sh"), "utf8").match(/text_\w+/g) ?? [];
    for (const name of used) expect(names("en")).toContain(name);
  });

  test("--list names the boards that are defined", () => {
    const { status, stdout } = flash("--list");
    expect(status).toBe(0);
    expect(stdout.trimEnd().split("\n").sort()).toEqual(boards.map(({ name }) => name).sort());
  });
});

describe("--dry-run", () => {
  test("says every command, and does nothing", () => {
    const folder = newFolder();
    const port = "/dev/ttyUSB7";
    const { status, stdout, stderr } = spawnSync(
      "bash",
      [join(folder, "flash.sh"), "--dry-run", "--language", "es", "pixljs", port],
      { encoding: "utf8", env: environment(english) },
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("node dist/flagfall.mjs build pixljs --out dist/pixljs --language es\n");
    const commands = stdout.split("\n").filter((line) => line.includes("espruino-cli.js"));
    expect(commands).toHaveLength(3);
    for (const command of commands) expect(command).toContain(`-p ${port} -b 9600 --no-ble`);
    expect(commands[0]).toContain("process.env.BOARD");
    expect(commands[1]).toContain("eraseAll");
    expect(commands[2]).toMatch(/--storage NAME:dist\/pixljs\/storage\/NAME.*E\.reboot/);
    expect(stdout).toMatch(/ 5\. .*hello to \/dev\/ttyUSB7, 115200 baud\n$/);
    expect(readdirSync(join(folder, "dist"))).toEqual(["flagfall.mjs"]);
  });

  test("needs no port", () => {
    const { status, stdout } = flash("pixljs", "--dry-run");
    expect(status).toBe(0);
    expect(stdout).toContain("-p PORT ");
  });
});

describe("refuses in one line, exit 2", () => {
  const rows: [given: string[], english: RegExp, spanish: RegExp][] = [
    [[], /name a board/, /indique una placa/],
    [
      ["toaster"],
      /there is no board toaster; there are: .*pixljs/,
      /no hay ninguna placa toaster; las que hay: .*pixljs/,
    ],
    [["--dry-run", "toaster"], /no board toaster/, /ninguna placa toaster/],
    [["--fast", "pixljs"], /no option --fast/, /no hay opción --fast/],
    [["pixljs", "--port"], /--port needs/, /--port necesita/],
    [["pixljs", "--language"], /needs the code of a language, such as es/, /necesita el código de un idioma, como es/],
    [["pixljs", "one", "two"], /one port at a time: one or two/, /un puerto cada vez: one o two/],
    [["pixljs"], /name the port: .*port/, /indique el puerto: .*puerto/],
    [["pixljs", "/dev/nowhere"], /no port \/dev\/nowhere: is the cable/, /no existe el puerto \/dev\/nowhere/],
    [["pixljs", "/etc/passwd"], /\/etc\/passwd is no serial port/, /\/etc\/passwd no es un puerto serie/],
    [["pixljs", "tcp://clock"], /it has to be tcp:\/\/HOST:PORT/, /debe ser tcp:\/\/SERVIDOR:PUERTO/],
  ];
  test.each(rows)("%j", (given, inEnglish, inSpanish) => {
    for (const [locale, words] of [
      [english, inEnglish],
      [spanish, inSpanish],
    ] as const) {
      const { status, stdout, stderr } = flashIn(locale, given);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toMatch(/^flash\.sh: [^\n]+\n$/);
      expect(stderr).toMatch(words);
    }
  });

  test("a board without an image, in the words of flagfall build", () => {
    const small = flash("microbit1", "/dev/nowhere");
    expect(small).toMatchObject({ status: 2, stdout: "" });
    expect(small.stderr).toMatch(/^flagfall: the firmware does not fit BBC micro:bit 1: .*350 variables[^\n]*\n$/);
    const wired = flashIn(spanish, ["--dry-run", "esp32"]);
    expect(wired).toMatchObject({ status: 2, stdout: "" });
    expect(wired.stderr).toMatch(/^flagfall: aún no hay imagen para ESP32: .*pantalla[^\n]*\n$/);
  });

  test("flagfall that is not built", () => {
    const folder = newFolder();
    rmSync(join(folder, "dist"), { recursive: true });
    const given = [join(folder, "flash.sh"), "pixljs", "/dev/nowhere"];
    const { status, stderr } = spawnSync("bash", given, { encoding: "utf8", env: environment(english) });
    expect([status, stderr]).toEqual([2, "flash.sh: flagfall is not ready to use here: run npm install\n"]);
  });

  test("a port that one may not use, with the group to join", () => {
    const port = ["/dev/ttyS0", "/dev/console"].find((name) => existsSync(name)) ?? "/dev/tty0";
    const folder = copyForAnybody();
    const [command = "bash", ...given] = [...asNobody, "bash", join(folder, "flash.sh"), "pixljs", port];
    const env = { ...environment(english), PATH: `${join(folder, "quick")}:${process.env.PATH}` };
    const { status, stderr } = spawnSync(command, given, { encoding: "utf8", cwd: folder, env });
    rmSync(folder, { recursive: true });
    expect(stderr).toMatch(
      /^flash\.sh: no permission for \/dev\/\w+, which belongs to the group \w+: sudo usermod [^\n]+\n$/,
    );
    expect(status).toBe(2);
  });
});
