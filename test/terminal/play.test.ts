/** Runs the whole program on a simulated terminal, and the built one on a pseudo-terminal. */
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { changesOf, keyOf, play, sizeOf } from "../../sim/terminal/play";
import { createSession } from "../../sim/terminal/session";
import { buildProgram } from "../cli/built-program";
import { testsWith } from "../engines/found";
import { temporaryFolder } from "../temporary-folder";

describe("keys", () => {
  test.each([
    ["f", { name: "f" }, "f"],
    ["M", { name: "m", shift: true }, "M"],
    ["\r", { name: "return" }, "enter"],
    [undefined, { name: "left" }, "left"],
    ["\x1b", { name: "escape", meta: true }, "escape"],
    ["\x7f", { name: "backspace" }, "backspace"],
    [undefined, { name: "delete" }, "backspace"],
    ["\t", { name: "tab" }, "tab"],
    [undefined, { name: "tab", shift: true }, "backtab"],
    ["½", {}, "½"],
    ["ñ", {}, "ñ"],
    ["″", {}, "″"],
    // A fullwidth letter, two columns, no column, and one that turns the line round.
    ["５", {}, "5"],
    ["時", {}, undefined],
    ["\u0301", {}, undefined],
    ["\u202e", {}, undefined],
    ["⏰", {}, undefined],
    ["f", { name: "f", meta: true }, undefined],
    ["\x06", { name: "f", ctrl: true }, undefined],
    ["\x00", {}, undefined],
  ])("%j with %j is %s", (text, press, key) => expect(keyOf(text, press)).toBe(key));
});

test("only lines that changed are written, each at its place", () => {
  expect(changesOf(["a", "b", "c"], ["a", "x", "c"])).toBe("\x1b[2;1H\x1b[2Kx");
  expect(changesOf([], ["a"])).toBe("\x1b[1;1H\x1b[2Ka");
});

/** Returns a terminal with everything that the program uses. */
function fakeTerminal() {
  const raw: boolean[] = [];
  const written: string[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode(on: boolean) {
      raw.push(on);
      return input;
    },
  });
  const write = (text: string): boolean => written.push(text) > 0;
  const output = Object.assign(new EventEmitter(), { isTTY: true, columns: 80, rows: 24, write });
  const streams = [input as unknown as NodeJS.ReadStream, output as unknown as NodeJS.WriteStream] as const;
  const ended = play(createSession(pixljsplus, "300", "en", sizeOf(streams[1])), ...streams);
  const shown = (): string => written.join("");
  return { input, output, written, raw, ended, shown };
}

describe("on a terminal", () => {
  test("the screen is opened, painted, repainted on a new size, and given back", async () => {
    const terminal = fakeTerminal();
    expect(terminal.written[0]).toContain("\x1b[?1049h");
    terminal.input.write("j");
    await vi.waitFor(() => expect(terminal.shown()).toContain("RUNS ►"));
    terminal.written.length = 0;
    Object.assign(terminal.output, { columns: 20, rows: 4 });
    terminal.output.emit("resize");
    expect(terminal.written[0]).toBe("\x1b[2J");
    expect(terminal.shown()).toMatch(/►White 0:0[45]/);
    terminal.input.write("q");
    terminal.input.write("y");
    expect(await terminal.ended).toBe(0);
    expect(terminal.written.at(-1)).toContain("\x1b[?1049l");
    expect(terminal.raw).toEqual([true, false]);
    expect(terminal.output.listenerCount("resize")).toBe(0);
  });

  test("pasted text presses no key of the clock; it goes into the field of the control", async () => {
    const terminal = fakeTerminal();
    terminal.input.write("j\x1b[200~5+3\nqy\x1b[201~p");
    await vi.waitFor(() => expect(terminal.shown()).toContain("PAUSED"));
    terminal.input.write("t\x1b[200~15|\r\n10\n\x1b[201~");
    await vi.waitFor(() => expect(terminal.shown()).toContain("= 900+10"));
    expect(terminal.shown()).not.toContain("A game is on");
    terminal.input.write("\x03");
    expect(await terminal.ended).toBe(0);
    expect(terminal.written[0]).toContain("\x1b[?2004h");
    expect(terminal.written.at(-1)).toContain("\x1b[?2004l");
  });

  test("Ctrl-C gives it back at once", async () => {
    const terminal = fakeTerminal();
    terminal.input.write("j\x03");
    expect(await terminal.ended).toBe(0);
    expect(terminal.written.at(-1)).toContain("\x1b[?1049l");
  });

  test("a terminal that reports no size has 80 by 24", () => {
    expect(sizeOf({} as NodeJS.WriteStream)).toEqual({ columns: 80, rows: 24 });
  });
});

const testInTerminal = testsWith("script", "bsdutils");

describe("on a pseudo-terminal", () => {
  let program = "";
  const folder = temporaryFolder("terminal");
  beforeAll(async () => {
    program = await buildProgram();
  });

  const clockWith = (args: string): string => `'${process.execPath}' '${program}' sim --terminal ${args}`;

  /** Runs the program in a terminal of that size. */
  function run(size: string, args: string, environment: Record<string, string> = {}) {
    return runInTerminal(size, `exec ${clockWith(args)}`, environment);
  }

  /** Runs a command of the shell in a terminal of that size. `script` makes the terminal. */
  function runInTerminal(size: string, shell: string, environment: Record<string, string> = {}) {
    const [columns, rows] = size.split("x");
    const command = `stty cols ${columns} rows ${rows}; ${shell}`;
    // `script` takes the user's shell, and shells differ.
    const usual = { CI: "", TERM: "xterm", LC_ALL: "C.UTF-8", NO_COLOR: "", SHELL: "/bin/sh" };
    const env = { ...process.env, ...usual, ...environment };
    const child = spawn("script", ["-qefc", command, "/dev/null"], { env });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
    const sees = (part: string) => vi.waitFor(() => expect(text).toContain(part), { timeout: 60_000 });
    return {
      child,
      sees,
      shown: () => text,
      type: (keys: string) => child.stdin.write(keys),
      ended: once(child, "exit"),
    };
  }

  const games = [
    ["30x8", "en", ["White 0:03:02", "1 press", "pause", "[3]"]],
    ["80x24", "es", ["BLANCAS", "1 pulsación", "EN PAUSA", "[3]"]],
    ["200x50", "en", ["flag stops both", "1 press", "PAUSED", "[3]"]],
  ] as const;
  for (const [size, language, [ready, press, pause, digit]] of games) {
    testInTerminal(`a game is played and left at ${size} in ${language}`, async () => {
      const clock = run(size, `--control 3+2 --lang ${language}`);
      await clock.sees(ready);
      expect(clock.shown()).toContain("\x1b[?1049h");
      clock.type("j");
      await clock.sees("►");
      clock.type("\x1b[D");
      await clock.sees(press);
      clock.type("p");
      await clock.sees(pause);
      clock.type("c");
      await clock.sees(digit);
      clock.type("\x1b");
      await new Promise((done) => setTimeout(done, 200));
      clock.type("qy");
      expect(await clock.ended).toEqual([0, null]);
      expect(clock.shown()).toContain("\x1b[?1049l");
    });
  }

  testInTerminal(
    "Ctrl-Z gives the terminal to the shell, and the clock goes on; it comes back in a new size",
    async () => {
      const inShell = `${clockWith("--control 3+2 --lang en")}; echo shell here; sleep 2; stty cols 20 rows 4; fg`;
      const clock = runInTerminal("80x24", `exec bash -c "set -m; ${inShell}"`);
      await clock.sees("READY");
      clock.type("j");
      await clock.sees("RUNS");
      clock.type("\x1a");
      await clock.sees("shell here");
      expect(clock.shown()).toContain("\x1b[?1049l");
      // Three minutes and two seconds, less the two seconds that the shell slept.
      const seen = () => expect(clock.shown().split("shell here")[1]).toMatch(/\[\?1049h.*White 0:0(?:3:00|2:)/s);
      await vi.waitFor(seen, { timeout: 60_000 });
      clock.type("\x03");
      expect(await clock.ended).toEqual([0, null]);
    },
  );

  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGQUIT", 131],
    ["SIGTERM", 143],
  ] as const)
    testInTerminal(`${signal} gives the screen back, and ends the program`, async () => {
      const clock = runInTerminal("80x24", `echo "pid $$."; exec ${clockWith("--control 3+2 --lang en")}`);
      await clock.sees("READY");
      process.kill(Number(/pid (\d+)\./.exec(clock.shown())?.[1]), signal);
      expect(await clock.ended).toEqual([code, null]);
      expect(clock.shown()).toContain("\x1b[?1049l");
    });

  testInTerminal("the program ends quietly if the user closes the terminal", async () => {
    const [status, said] = ["status", "said"].map((name) => join(folder, name)) as [string, string];
    // In parentheses: the shell's own "Hangup" goes to the terminal, and what the program says to the file.
    const alone = `(exec ${clockWith("--control 3+2 --lang en")} 2>'${said}')`;
    const command = `trap : HUP; ${alone}; echo $? >'${status}'`;
    const clock = runInTerminal("80x24", command);
    await clock.sees("READY");
    clock.type("j");
    await clock.sees("RUNS");
    clock.child.kill("SIGKILL");
    await vi.waitFor(() => expect(readFileSync(status, "utf8")).toBe("129\n"), { timeout: 60_000 });
    expect(readFileSync(said, "utf8")).toBe("");
  });

  testInTerminal("NO_COLOR is heeded", async () => {
    const clock = run("80x24", "--control 3+2 --lang en", { NO_COLOR: "1" });
    await clock.sees("READY");
    clock.type("j");
    await clock.sees("RUNS");
    clock.type("\x03");
    expect(await clock.ended).toEqual([0, null]);
    expect(clock.shown()).not.toContain("\x1b[32");
  });
});
