/**
 * A simulated clock at a real serial port, with the binding of `serialport`, a program of others, and the example of
 * the document.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { linkCommand } from "../../sim/cli/link/link";
import { serialCommand } from "../../sim/cli/serial";
import { connect } from "../../sim/link/connect";
import { openPty } from "../../sim/link/pty";
import { capture } from "../cli/capture";

const root = projectRoot();
const hasScript = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;

const title = hasScript ? "a clock at a pty" : "skipped: needs script (apt-get install bsdutils)";

describe(title, { skip: !hasScript }, () => {
  let path = "";
  let end: (value?: unknown) => void = () => {};
  let ended: Promise<number>;

  beforeAll(async () => {
    const stop = new Promise((resolve) => {
      end = resolve;
    });
    path = await new Promise<string>((resolve) => {
      const streams = {
        out: (text: string) => resolve(/\/dev\/pts\/\d+/.exec(text)?.[0] ?? ""),
        error: resolve,
        watched: false,
      };
      ended = serialCommand({ control: "300+3" }, "en", streams, stop);
    });
  });

  afterAll(async () => {
    end();
    expect(await ended).toBe(0);
  });

  test("begins with the control that was asked for, and says nothing unasked", async () => {
    const text = await asked(`exec 3<>${path}; printf 'state\\r\\n' >&3; head -n 1 <&3`);
    expect(JSON.parse(text)).toMatchObject({ mode: "ready", control: "300+3", ok: true });
  });

  test("is a port of serialport", async () => {
    const clock = await connect({ path });
    await clock.set("180+2");
    expect(await clock.state()).toMatchObject({ mode: "ready", control: "180+2" });
    await clock.setPlayer("white", "Peña");
    expect((await clock.hello()).players).toEqual(["Peña", ""]);
    await clock.close();
  });

  test("is commanded by flagfall link", async () => {
    const { code, stdout } = await capture(() => linkCommand(["state"], { language: "en", port: [path] }));
    expect([code, stdout]).toEqual([0, `${path}  0:03:02  0:03:02  ready  180+2\n`]);
  });

  test("answers a program that is not ours: the shell", async () => {
    const text = await asked(`exec 3<>${path}; printf 'hello\\r\\n' >&3; head -n 1 <&3`);
    expect(JSON.parse(text)).toMatchObject({ hello: "flagfall", board: "pixljsplus", ok: true });
  });

  test("is gone when nobody plays the clock any more", async () => {
    const other = await openPty();
    expect(existsSync(other.path)).toBe(true);
    other.close();
    for (let tries = 0; tries < 50 && existsSync(other.path); tries++) await pause(100);
    expect(existsSync(other.path)).toBe(false);
  });

  test("is not held up by a listener that is slow, who hears whole answers again when he listens", async () => {
    const tell = (...lines: string[]) => lines.map((line) => `printf '${line}\\n' >&3`).join("; ");
    const answer = "head -n 1 <&3";
    const text = await asked(
      [
        `exec 3<>${path}; ${tell("set 300", "start")}; head -n 2 <&3 >/dev/null; ${tell("state")}; ${answer}`,
        `for n in $(seq 500); do ${tell("state")}; done; sleep 1`,
        `timeout 1 cat <&3 >/dev/null; ${tell("state")}; ${answer}; ${tell("pause", "finish")}; head -n 2 <&3`,
      ].join("; "),
    );
    const [before, after, ...ends] = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(after.at - before.at).toBeGreaterThan(1900);
    expect(before.white.remaining - after.white.remaining).toBe(after.at - before.at);
    expect(ends).toEqual([{ ok: true }, { ok: true }]);
  });

  test("takes a megabyte without an end, and the next line is answered", async () => {
    const text = await asked(
      `exec 3<>${path}; head -c 1000000 /dev/zero | tr '\\0' x >&3; printf '\\nhello\\n' >&3; head -n 1 <&3`,
    );
    expect(JSON.parse(text)).toMatchObject({ hello: "flagfall" });
  });

  test("runs the example of docs/link.md", async () => {
    const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, "docs/link.md"), "utf8"))?.[1] ?? "";
    expect(example.trimEnd().split("\n").length).toBeLessThanOrEqual(10);
    const folder = mkdtempSync(join(root, "node_modules/.flagfall-example-"));
    try {
      writeFileSync(join(folder, "example.ts"), example.replace("/dev/ttyUSB0", path));
      await build({
        entryPoints: [join(folder, "example.ts")],
        outfile: join(folder, "example.mjs"),
        alias: { "flagfall/link": join(root, "sim/link/index.ts") },
        ...{
          bundle: true,
          platform: "node",
          format: "esm",
          packages: "external",
          target: "node20",
          logLevel: "silent",
        },
      });
      const out = await finished(spawn(process.execPath, [join(folder, "example.mjs")]));
      expect(out).toMatch(/^pixljsplus\n/);
      expect(out).toMatch(/\nstart \d+\n/);
      expect(out).toMatch(/\n0:03:0[0-2]\n/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("is exported as flagfall/link", () => {
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      exports: Record<string, object>;
    };
    expect(exports["./link"]).toEqual({ types: "./dist/link.d.mts", default: "./dist/link.mjs" });
  });
});

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

function asked(script: string): Promise<string> {
  return finished(spawn("sh", ["-c", script]));
}

function finished(child: ReturnType<typeof spawn>): Promise<string> {
  let out = "";
  child.stdout?.on("data", (piece: Buffer) => {
    out += piece.toString();
  });
  child.stderr?.on("data", (piece: Buffer) => {
    out += piece.toString();
  });
  return new Promise((resolve) => child.on("close", () => resolve(out)));
}
