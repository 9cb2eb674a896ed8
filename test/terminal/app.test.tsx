/** Runs the whole program with real keys, in real time, on a simulated terminal. */
import { EventEmitter } from "node:events";
import { render } from "ink-testing-library";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { running } from "../../firmware/core/clock";
import { nextChangeMs } from "../../firmware/core/face";
import { Mode, Side } from "../../firmware/core/words";
import { parseControl } from "../../firmware/notation/notation";
import { App } from "../../sim/terminal/app";
import { nowMs } from "../../sim/terminal/counter";
import { paletteFor } from "../../sim/terminal/palette";
import { play } from "../../sim/terminal/play";
import { createSession, pass, type Session, sleepMs } from "../../sim/terminal/session";
import { stage } from "./stage";

function sessionOn(text: string): Session {
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(text);
  return createSession(control, "en", { columns: 100, rows: 30 }, nowMs());
}

/** Lets time pass. React draws between the timers. */
async function elapse(ms: number): Promise<void> {
  for (let leftMs = ms; leftMs >= 0; leftMs -= 50) {
    await vi.advanceTimersByTimeAsync(Math.min(50, leftMs));
    await new Promise((done) => setImmediate(done));
  }
}

describe("with Ink's own keys", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a game is played, and every visible change is drawn when it comes", async () => {
    const session = sessionOn("300");
    const app = render(<App session={session} palette={paletteFor({})} onResize={() => () => {}} />);
    await elapse(0);
    app.stdin.write("j");
    await elapse(0);
    expect(running(session.clock)).toBe(Side.White);
    expect(app.lastFrame()).toContain("RUNS");
    const frames = app.frames.length;
    await elapse(10050);
    expect(app.frames.length - frames).toBe(10);
    expect(new Set(app.frames.slice(frames)).size).toBe(10);
    expect(vi.getTimerCount()).toBe(1);
    app.stdin.write("f");
    await elapse(0);
    expect(session.clock.white.usedMs).toBe(10050);
    expect(running(session.clock)).toBe(Side.Black);
    app.stdin.write("p");
    await elapse(10000);
    expect(session.clock.mode).toBe(Mode.Paused);
    expect(vi.getTimerCount()).toBe(0);
    app.unmount();
  });

  test("a new size is drawn at once", async () => {
    const session = sessionOn("300");
    const terminal = new EventEmitter();
    const app = render(
      <App
        session={session}
        palette={paletteFor({})}
        onResize={(callback) => {
          terminal.on("resize", callback);
          return () => terminal.off("resize", callback);
        }}
      />,
    );
    await elapse(0);
    terminal.emit("resize", { columns: 20, rows: 4 });
    await elapse(0);
    expect(app.lastFrame()).toMatch(/White 0:05:00/);
    app.unmount();
    expect(terminal.listenerCount("resize")).toBe(0);
  });
});

describe("the one timer", () => {
  test("wakes as often as something changes, on any control", () => {
    for (const control of ["300", "20d5", "15b10", "*20", "gong3", "up", "5:3x4"]) {
      const { session, press } = stage(control);
      press("j");
      let before = "";
      let atMs = session.clock.atMs;
      for (let wake = 0; wake < 60; wake++) {
        const ms = sleepMs(session, atMs);
        if (ms === undefined || session.clock.firstFlag !== Side.None) break;
        if (session.message === "") expect(ms).toBe(nextChangeMs(session.clock, false));
        atMs += ms;
        pass(session, atMs);
        const facts = JSON.stringify([session.clock.white, session.clock.black, session.message]);
        expect(facts, control).not.toBe(before);
        before = facts;
      }
    }
  });

  test("sleeps for good while nothing can change", () => {
    const { session, nowMs: now } = stage("300");
    expect(sleepMs(session, now())).toBeUndefined();
  });
});

/** Returns a terminal with everything that Ink and the painter use. */
function fakeTerminal() {
  const written: string[] = [];
  const raw: boolean[] = [];
  let waiting: string | null = null;
  const input = Object.assign(new EventEmitter(), {
    isTTY: true,
    setRawMode: (on: boolean) => raw.push(on),
    setEncoding: () => {},
    ref: () => {},
    unref: () => {},
    read: () => {
      const text = waiting;
      waiting = null;
      return text;
    },
  });
  const output = Object.assign(new EventEmitter(), {
    isTTY: true,
    columns: 80,
    rows: 24,
    write: (text: string) => written.push(text),
  });
  return {
    input: input as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
    written,
    raw,
    async press(text: string) {
      waiting = text;
      input.emit("readable");
      await new Promise((done) => setTimeout(done, 20));
    },
    async resize(columns: number, rows: number) {
      Object.assign(output, { columns, rows });
      output.emit("resize");
      await new Promise((done) => setTimeout(done, 20));
    },
  };
}

describe("on a terminal", () => {
  test("the screen is opened, painted, repainted on a new size, and given back", async () => {
    const terminal = fakeTerminal();
    const ended = play(sessionOn("300"), terminal.input, terminal.output);
    await terminal.press("j");
    expect(terminal.written[0]).toContain("\x1b[?1049h");
    expect(terminal.written.join("")).toContain("RUNS ►");
    terminal.written.length = 0;
    await terminal.resize(20, 4);
    expect(terminal.written[0]).toBe("\x1b[2J");
    expect(terminal.written.join("")).toMatch(/►White 0:0[45]/);
    await terminal.press("q");
    await terminal.press("y");
    expect(await ended).toBe(0);
    expect(terminal.written.at(-1)).toContain("\x1b[?1049l");
    expect(terminal.raw.at(-1)).toBe(false);
    expect(terminal.output.listenerCount("resize")).toBe(0);
  });

  test("Ctrl-C gives it back at once", async () => {
    const terminal = fakeTerminal();
    const ended = play(sessionOn("300"), terminal.input, terminal.output);
    await terminal.press("j");
    await terminal.press("\x03");
    expect(await ended).toBe(0);
    expect(terminal.written.at(-1)).toContain("\x1b[?1049l");
  });
});
