/** The library of docs/link.md over a stream: answers, refusals, lost and late lines. */
import { Duplex } from "node:stream";
import { describe, expect, test } from "vitest";
import type { Wire } from "../../sim/link/client";
import { Client } from "../../sim/link/client";
import { LinkedClock } from "../../sim/link/clock";
import { connect } from "../../sim/link/connect";
import { LinkFault } from "../../sim/link/fault";
import type { Report } from "../../sim/link/state";
import { type Desk, openDesk } from "../app/desk";

/** A desk's clock behind a stream, in steps of the event loop. `eat` drops lines on their way there or back. */
class Line extends Duplex {
  said: string[] = [];
  eats = 0;
  mutes = 0;
  readonly desk: Desk;
  private begun = "";

  constructor(desk: Desk) {
    super();
    this.desk = desk;
  }

  override _read(): void {}

  override _write(piece: Buffer, _: string, done: () => void): void {
    const lines = (this.begun + piece.toString("latin1")).split("\n");
    this.begun = lines.pop() ?? "";
    for (const line of lines) this.tell(line);
    done();
  }

  private tell(line: string): void {
    this.said.push(line);
    if (this.eats > 0) {
      this.eats--;
      return;
    }
    const from = this.desk.lines.length;
    this.desk.line(line);
    this.flush(from);
  }

  /** Forwards what the clock said since then, without drawings. */
  flush(from: number): void {
    for (const line of this.desk.lines
      .slice(from)
      .filter((each) => /^\{"(?!fill|write|digit|show|play|raise|run)/.test(each))) {
      if (this.mutes > 0) this.mutes--;
      else this.push(Buffer.from(`${line}\r\n`, "latin1"));
    }
  }

  /** Does something at the clock. */
  happen(act: (desk: Desk) => void): void {
    const from = this.desk.lines.length;
    act(this.desk);
    this.flush(from);
  }
}

async function open(control?: string, patienceMs = 50): Promise<{ line: Line; clock: LinkedClock }> {
  const line = new Line(openDesk(control === undefined ? {} : { control }));
  return { line, clock: await connect({ stream: line, patienceMs }) };
}

async function faultOf(asked: Promise<unknown>): Promise<[kind: string, reason: string]> {
  const thrown = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (thrown instanceof LinkFault) return [thrown.kind, thrown.reason];
  throw new Error(`no fault but ${String(thrown)}`);
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("commands", () => {
  test("every one of them, as the clock understands it", async () => {
    const { clock, line } = await open();
    await clock.set("40/5400+30:1800+30");
    await clock.setNumber(12);
    await clock.setPlayer("white", "Peña, José");
    await clock.setPlayer("black", "Tal");
    expect(await clock.hello()).toMatchObject({ board: "pixljs", number: 12, players: ["Peña, José", "Tal"] });
    await clock.setSetting("tenths", 1);
    expect(await clock.settings()).toMatchObject({ bounce: 25, laws: 4, tenths: 1, trim: 100_000 });
    await clock.start();
    line.desk.wait(10_000);
    await clock.pause();
    await clock.correct({ white: { remaining: 60_000, presses: 3 }, turn: "black", press: true });
    expect(await clock.state()).toMatchObject({ turn: "black", white: { remaining: 60_000, presses: 3 } });
    await clock.penalize("add-time", "black", 2);
    expect((await clock.state()).white.remaining).toBe(180_000);
    await clock.undo();
    await clock.change("60+1");
    await clock.adjourn(2, true, 1);
    const game = await clock.exportGame(2);
    await clock.newGame();
    await clock.importGame(3, game);
    await clock.restore(3);
    await clock.resume("white");
    await clock.pause();
    await clock.finish();
    expect(await clock.state()).toMatchObject({ mode: "finished", control: "60+1" });
    await clock.lock("0007");
    await clock.lock();
    expect(await faultOf(clock.newGame())).toEqual(["refused", "locked"]);
    await clock.unlock("0007");
    await clock.lock("off");
    expect((await clock.time()).trim).toBe(0);
    await clock.close();
  });

  test("many at once are asked one after the other", async () => {
    const { clock, line } = await open("300");
    const answers = await Promise.all([clock.state(), clock.time(), clock.start(), clock.state()]);
    expect(answers[3]).toMatchObject({ mode: "running" });
    expect(line.said.map((each) => each.replace(/^#\d+ /, ""))).toEqual(["hello", "state", "time", "start", "state"]);
  });

  test("the log, and what is erased is not asked for", async () => {
    const { clock, line } = await open("300");
    const parts: number[] = [];
    const image = await clock.log((part) => parts.push(part));
    expect(image).toHaveLength(8_192);
    const kept = line.desk.board.cells.bytes[0] ?? [];
    expect([...image.subarray(0, 200)]).toEqual(Array.from({ length: 200 }, (_, at) => kept[at] ?? 255));
    expect(parts.at(-1)).toBe(1);
    expect(line.said.length).toBeLessThan(20);
  });
});

describe("a bad line", () => {
  test("a lost command is said again; a lost answer does not do it twice", async () => {
    for (const lose of ["eats", "mutes"] as const) {
      const { clock, line } = await open("300", 20);
      line[lose] = 1;
      await clock.penalize("add-time", "white", 1);
      expect((await clock.state()).black.remaining).toBe(360_000);
      expect(line.said.filter((each) => each.includes("penalty"))).toHaveLength(2);
    }
  });

  test("silence, and after it the next command is answered as if nothing was", async () => {
    const { clock, line } = await open("300", 10);
    line.eats = 2;
    expect(await faultOf(clock.state())).toEqual(["silent", "state"]);
    expect((await clock.state()).mode).toBe("ready");
  });

  test("noise and half lines are nothing", async () => {
    const { clock, line } = await open("300");
    line.push('\u0000\u00ff{"at"\r\n{"ok":true,"re":1}\n[1]\nnull\n"a"\n');
    expect((await clock.state()).mode).toBe("ready");
  });

  test("another device, another protocol, nobody", async () => {
    const other = new Duplex({ read() {}, write: (_, __, done) => done() });
    expect(await faultOf(connect({ stream: other, patienceMs: 5 }))).toEqual(["silent", "hello"]);
    expect(other.destroyed).toBe(true);
    for (const [answer, reason] of [
      ['{"hello":"other","ok":true', "other"],
      ['{"hello":"flagfall","version":"0.1.0","ok":true', "protocol 0"],
    ]) {
      const stranger: Duplex = new Duplex({
        read() {},
        write(piece: Buffer, _, done) {
          stranger.push(`${answer},"re":${/\d+/.exec(piece.toString())?.[0]}}\n`);
          done();
        },
      });
      expect(await faultOf(connect({ stream: stranger, patienceMs: 50 }))).toEqual(["stranger", reason]);
    }
  });

  test("a port that is not there", async () => {
    expect((await faultOf(connect({ path: "/dev/no-such-port" })))[0]).toBe("unopened");
    await expect(connect({})).rejects.toThrow(TypeError);
  });
});

describe("reports", () => {
  test("events and states, counted; a gap is told and the state asked for", async () => {
    const { clock, line } = await open("60+2");
    const told: Report[] = [];
    const gaps: number[] = [];
    clock.on("report", (report) => told.push(report));
    clock.on("gap", (count) => gaps.push(count));
    await clock.subscribe("state");
    line.happen((desk) => desk.press("black"));
    await tick();
    expect(told.map(({ event }) => event).slice(0, 2)).toEqual(["expect", "start"]);
    line.mutes = 2;
    line.happen((desk) => desk.wait(3_000));
    await tick();
    expect(gaps).toEqual([2]);
    expect(told.at(-1)).toMatchObject({ event: "expect", mode: "running" });
    expect(told.at(-1)?.seq).toBeUndefined();
    await clock.subscribe();
    await tick();
    expect(told.at(-1)?.event).toBe("screen");
    const before = told.length;
    await clock.subscribe("off");
    line.happen((desk) => desk.press("white"));
    await tick();
    expect([told.length, gaps]).toEqual([before, [2]]);
  });
});

describe("a wire that is lost", () => {
  test("what waits for an answer learns it; then it is opened again, and subscribed as before", async () => {
    const desk = openDesk({ control: "300" });
    const lines = [new Line(desk), new Line(desk)];
    const wires: Wire[] = [];
    const { wireOf } = await import("../../sim/link/port");
    let tries = 0;
    const reopen = async () => {
      if (++tries === 1) throw new Error("not yet");
      const wire = wireOf(lines[1]!);
      wires.push(wire);
      return wire;
    };
    const clock = new LinkedClock(wireOf(lines[0]!), { patienceMs: 50, reopenMs: 5, reopen });
    await clock.subscribe("state");
    const lost: string[] = [];
    clock.on("lost", (reason) => lost.push(reason));
    const back = new Promise<void>((resolve) => clock.on("back", resolve));
    lines[0]!.eats = 1;
    const asked = faultOf(clock.state());
    await tick();
    lines[0]!.destroy();
    expect(await asked).toEqual(["lost", "closed"]);
    expect(await faultOf(clock.state())).toEqual(["lost", "closed"]);
    await back;
    expect([lost, tries, wires.length]).toEqual([["closed"], 2, 1]);
    expect((await clock.state()).mode).toBe("ready");
    expect(lines[1]!.said[0]).toMatch(/^#\d+ subscribe state$/);
    await clock.close();
  });

  test("without a way back the client stays lost", async () => {
    const line = new Line(openDesk());
    const client = new Client((await import("../../sim/link/port")).wireOf(line), { patienceMs: 50 });
    line.destroy();
    await tick();
    expect(await faultOf(client.ask("hello"))).toEqual(["lost", "closed"]);
  });
});
