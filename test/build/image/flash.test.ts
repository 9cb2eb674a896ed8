/** flash.sh: whole uploads to a board that the test plays, and to Espruino itself. */

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { version } from "../../../package.json";
import { readStorage } from "../../../sim/build/image/hex";
import { testWithout } from "../../engines/found";
import { isCi, sampled } from "../../runner/ci";
import { closed, type FakeBoard, listen, openFake } from "./fake-espruino";
import { type Answer, english, hello, openProject, send, spanish, storage } from "./flash-project";

openProject();

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
  test.each(sampled(rows, 3))("%s: exit 1 and the next step", async (_, traits, words, sent) => {
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

  /** This Espruino calls itself LINUX, and ends instead of restarting. From then on the test plays the clock. */
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
