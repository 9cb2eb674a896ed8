/** flash.sh: what it says, what it refuses, and whole uploads to a board made up for the test. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { version } from "../../../package.json";
import { boards } from "../../../sim/boards/known";
import { buildCli } from "../../../sim/build/cli/cli";
import { readStorage } from "../../../sim/build/image/hex";
import { projectRoot } from "../../../sim/build/root";
import { buildCommand } from "../../../sim/cli/build";
import { asNobody, folderForAnybody } from "../../cli/nobody";
import { isCi, testWithout } from "../../engines/found";
import { closed, type FakeBoard, listen, openFake } from "./fake-espruino";

interface Answer {
  status: number | null;
  stdout: string;
  stderr: string;
}

const root = projectRoot();
/** A small firmware: two lines of each file's upload. */
const storage = new Map([
  [".bootcde", Uint8Array.from({ length: 700 }, (_, i) => (i * 7) & 255)],
  ["ff", Uint8Array.from({ length: 300 }, (_, i) => 255 - (i & 255))],
  ["more", Uint8Array.from({ length: 224 }, (_, i) => i & 255)],
]);
const english = "en_US.UTF-8";
const spanish = "es_ES.UTF-8";

/** A project whose build takes no time: flash.sh and what it needs, the true program for all but building. */
let project: string;

beforeAll(async () => {
  const cache = join(root, "node_modules/.cache/flagfall");
  mkdirSync(cache, { recursive: true });
  project = mkdtempSync(join(cache, "flash-"));
  chmodSync(project, 0o755);
  mkdirSync(join(project, "sim"));
  for (const name of ["node_modules", "board-defs", "sim/words"]) symlinkSync(join(root, name), join(project, name));
  mkdirSync(join(project, "quick"));
  writeFileSync(join(project, "quick/sleep"), "#!/bin/sh\nPATH=/bin:/usr/bin exec sleep 0.1\n", { mode: 0o755 });
  await buildCli(root, join(project, "program"));
  const image = { script: "", storage, contents: [] };
  const streams = { out: () => {}, error: () => {}, watched: false };
  const code = await buildCommand(
    "pixljs",
    { language: "en", out: join(project, "image") },
    streams,
    async () => image,
  );
  expect(code).toBe(0);
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

/** A folder of its own for each run: it builds there. */
function newFolder(): string {
  const folder = mkdtempSync(join(project, "run-"));
  chmodSync(folder, 0o755);
  for (const name of ["node_modules", "board-defs", "sim"]) {
    symlinkSync(join(project, name), join(folder, name));
  }
  mkdirSync(join(folder, "dist"));
  writeFileSync(
    join(folder, "dist/flagfall.mjs"),
    `import { cpSync } from "node:fs";
    const given = process.argv.slice(2);
    const isQuestion = given.includes("--check") || given[0] === "boards";
    if (isQuestion) await import(${JSON.stringify(join(project, "program/flagfall.mjs"))});
    else cpSync(${JSON.stringify(join(project, "image"))}, given[given.indexOf("--out") + 1], { recursive: true });
    if (!isQuestion) console.log("built: " + given.join(" "));`,
  );
  cpSync(join(root, "flash.sh"), join(folder, "flash.sh"));
  return folder;
}

/**
 * flash.sh and what it asks for before it looks at the port, where everybody may enter: this project, its packages and
 * Node itself may lie in root's home. Node stands in for the program too, which has an image of every board.
 */
function copyForAnybody(): string {
  const folder = folderForAnybody("flagfall-flash");
  for (const name of ["flash.sh", "board-defs", "sim/words"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of ["dist", "node_modules/espruino/bin", "quick"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["dist/flagfall.mjs", "node_modules/espruino/bin/espruino-cli.js"]) {
    writeFileSync(join(folder, name), "");
  }
  writeFileSync(join(folder, "quick/node"), "#!/bin/sh\n", { mode: 0o755 });
  expect(spawnSync("chmod", ["-R", "a+rX", folder]).status).toBe(0);
  return folder;
}

/** A board made up restarts at once: to sleep takes no time worth naming. */
function environment(locale: string): NodeJS.ProcessEnv {
  const path = `${join(project, "quick")}:${process.env.PATH}`;
  return { ...process.env, PATH: path, LC_ALL: "", LC_MESSAGES: "", LANG: locale };
}

/** Without waiting for others: nothing here is asked for over a port. */
function flash(...given: string[]): Answer {
  return flashIn(english, given);
}

function flashIn(locale: string, given: readonly string[]): Answer {
  return spawnSync("bash", [join(newFolder(), "flash.sh"), ...given], { encoding: "utf8", env: environment(locale) });
}

/** The port is one of this process, which has to go on meanwhile. */
async function send(locale: string, ...given: string[]): Promise<Answer> {
  const child = spawn("bash", [join(newFolder(), "flash.sh"), ...given], { env: environment(locale) });
  return answerOf(child);
}

async function answerOf(child: ChildProcess): Promise<Answer> {
  const answer: Answer = { status: null, stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => {
    answer.stdout += String(chunk);
  });
  child.stderr?.on("data", (chunk) => {
    answer.stderr += String(chunk);
  });
  answer.status = await new Promise((resolve) => child.on("close", resolve));
  return answer;
}

const hello = `{"hello":"flagfall","version":"${version}","board":"pixljs"}`;

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
      {
        encoding: "utf8",
        env: environment(english),
      },
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
    [["pixljs", "--language"], /needs en or es/, /necesita en o es/],
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
    const [program = "bash", ...given] = [...asNobody, "bash", join(folder, "flash.sh"), "pixljs", port];
    const env = { ...environment(english), PATH: `${join(folder, "quick")}:${process.env.PATH}` };
    const { status, stderr } = spawnSync(program, given, { encoding: "utf8", cwd: folder, env });
    rmSync(folder, { recursive: true });
    expect(stderr).toMatch(
      /^flash\.sh: no permission for \/dev\/\w+, which belongs to the group \w+: sudo usermod [^\n]+\n$/,
    );
    expect(status).toBe(2);
  });
});

describe.concurrent("with a board", () => {
  async function sendTo(traits: FakeBoard): Promise<Answer & { files: Map<string, Buffer>; heard: string[] }> {
    const fake = await openFake({ clock: hello, ...traits });
    const answer = await send(english, "pixljs", fake.port);
    await fake.close();
    return { ...answer, files: fake.storage, heard: fake.heard };
  }

  test("everything arrives, and the clock says its version", async () => {
    const { status, stdout, stderr, files, heard } = await sendTo({});
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^built: build pixljs --out dist\/pixljs --language en\nPixl\.js at tcp:.*: sending flagfall /,
    );
    expect(stdout).toContain(`runs flagfall ${version}. Its console is closed now`);
    expect([...files.keys()].at(-1)).toBe(".bootcde");
    expect(files.size).toBe(storage.size);
    for (const [name, content] of storage) expect(files.get(name)).toEqual(Buffer.from(content));
    expect(heard.join("\n")).not.toContain("setTime(");
  });

  const rows: [title: string, traits: FakeBoard, words: RegExp, sent: boolean][] = [
    [
      "another board",
      { board: "BANGLEJS2" },
      /there is a BANGLEJS2, not a Pixl\.js \(PIXLJS\); nothing was changed/,
      false,
    ],
    ["an old Espruino", { espruino: "2v25.396" }, /Espruino 2v25\.396 at .* is too old, 2v26 at least/, false],
    ["nobody who answers", { silent: true }, /no answer from .*: check the cable .*hold MENU \(BTN1\)/, false],
    ["a clock that runs", { runs: true }, /runs flagfall .* has closed its console: hold MENU \(BTN1\)/, false],
    ["a bad cable", { spoils: true }, /what arrived at .* is not what was sent: check the cable/, true],
    [
      "another version after it",
      { clock: hello.replace(version, "0.0.1") },
      /answers as flagfall 0\.0\.1 for pixljs, but sent was [\d.]+ for pixljs/,
      true,
    ],
    [
      "a clock that does not start",
      { clock: undefined },
      /it was sent, but no clock answers at .*: take its power/,
      true,
    ],
  ];
  test.each(rows)("%s: exit 1 and the next step", async (_, traits, words, sent) => {
    const { status, stderr, files } = await sendTo(traits);
    expect(stderr).toMatch(/^flash\.sh: [^\n]+\n$/);
    expect(stderr).toMatch(words);
    expect([status, files.size > 0]).toEqual([1, sent]);
  });

  test("no one at that address", async () => {
    const server = createServer();
    const port = await listen(server);
    await closed(server);
    const { status, stderr } = await send(spanish, "pixljs", "--port", `tcp://127.0.0.1:${port}`);
    expect([status, stderr]).toEqual([
      1,
      `flash.sh: nadie responde en tcp://127.0.0.1:${port}; compruebe servidor y puerto\n`,
    ]);
  });
});

const program = process.env.ESPRUINO_BIN ?? "";

describe.runIf(program !== "" || !isCi())("Espruino itself", () => {
  if (program === "") {
    testWithout("takes an upload", "ESPRUINO_BIN (an Espruino built for Linux)", true);
    return;
  }

  /** It calls itself LINUX, and ends instead of restarting: then the clock is made up. */
  test("takes an upload", async () => {
    const folder = mkdtempSync(join(tmpdir(), "flagfall-espruino-"));
    let isClock = false;
    const server = createServer((socket) => {
      socket.on("error", () => {});
      if (isClock) {
        socket.resume().write(`${hello}\n`);
        return;
      }
      const child = spawn(program, [], { cwd: folder });
      child.stdout.setEncoding("latin1");
      child.stdout.on("data", (text) => void socket.write(String(text).replace("LINUX", "PIXLJS"), "latin1"));
      child.on("close", (code) => {
        isClock ||= code === 1;
        socket.end();
      });
      socket.pipe(child.stdin);
      child.stdin.on("error", () => {});
      socket.on("close", () => child.kill());
    });
    const port = await listen(server);
    const { status, stderr } = await send(english, "pixljs", `tcp://127.0.0.1:${port}`);
    await closed(server);
    expect([status, stderr]).toEqual([0, ""]);
    const found = readStorage(readFileSync(join(folder, "espruino.flash")));
    rmSync(folder, { recursive: true });
    for (const [name, content] of storage)
      expect(Buffer.from(found.get(name) ?? []), name).toEqual(Buffer.from(content));
  });
});
