/** `flagfall serve` with a clock at a real serial port: set, a flag, the cable out and in again. */
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ClockView } from "../../../sim/hall/model/clock";
import type { RecordedEvent } from "../../../sim/hall/model/hall";
import { type Program, programOf } from "../../../sim/hall/rehearsal/program";
import { openPty, type Pty } from "../../../sim/link/pty";
import { buildProgram } from "../../cli/built-program";
import { temporaryFolder } from "../../temporary-folder";
import { TableClock } from "../bridge/table-clock";
import { freePort } from "../mqtt/brokers";

const hasScript = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;
const title = hasScript ? "a serial port" : "skipped: needs script (apt-get install bsdutils)";

/** A clock whose cable ends at `path`. Its port has another name each time, as of a USB adapter. */
class Cable {
  readonly clock = new TableClock();
  private pty: Pty | undefined;

  constructor(readonly path: string) {
    this.clock.say = (line) => void this.pty?.write(`${line}\r\n`);
  }

  async plugIn(): Promise<void> {
    const pty = await openPty();
    let begun = "";
    pty.listen((piece) => {
      const lines = (begun + piece).split("\n");
      begun = lines.pop() ?? "";
      for (const line of lines) this.clock.tell(line);
    });
    symlinkSync(pty.path, this.path);
    this.pty = pty;
  }

  async takeOut(): Promise<void> {
    rmSync(this.path);
    const { path = "" } = this.pty ?? {};
    this.pty?.close();
    this.pty = undefined;
    await vi.waitFor(() => expect(existsSync(path)).toBe(false), 60_000);
  }
}

describe(title, { skip: !hasScript }, () => {
  const folder = temporaryFolder("serial");
  let program: Program | undefined;
  let url = "";
  let cable: Cable;

  const get = async <Answer>(path: string): Promise<Answer> => (await fetch(`${url}${path}`)).json() as Promise<Answer>;
  const clock = async (): Promise<ClockView | undefined> => (await get<ClockView[]>("/api/clocks"))[0];
  const until = (what: object): Promise<void> => expect.poll(clock).toMatchObject(what);
  const events = async (): Promise<string[]> =>
    (await get<RecordedEvent[]>("/api/events?limit=1000")).map(({ source, state }) => `${source} ${state.event}`);
  const order = async (command: object): Promise<unknown> => {
    const body = JSON.stringify({ clocks: [(await clock())?.id], command });
    const headers = { "content-type": "application/json", origin: url };
    return (await fetch(`${url}/api/orders`, { method: "POST", headers, body })).json();
  };

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    cable = new Cable(join(folder, "clock"));
    await cable.plugIn();
    program = programOf(await buildProgram(), ["serve", cable.path, "--port", String(port), "--lang", "en"], folder);
    await program.start();
  });

  afterAll(async () => {
    await program?.kill();
    cable.clock.stop();
    await cable.takeOut();
  });

  test("is set and started from the console, and its flag falls there", async () => {
    await until({ presence: "online", board: "pixljsplus", address: cable.path });
    expect(await order({ do: "set", control: "2" })).toEqual([{ id: "main-1", ok: true }]);
    expect(await order({ do: "start" })).toEqual([{ id: "main-1", ok: true }]);
    await until({ state: { mode: "running", white: { flag: "none" } } });
    await until({ state: { event: "flag", white: { flag: "blinking" } } });
    const did = ["report control", "report start", "report flag"];
    await expect.poll(events).toEqual(did);
  });

  test("is lost while the cable is out, and lacks nothing afterwards", async () => {
    for (const command of [{ do: "pause" }, { do: "finish" }, { do: "set", control: "300+2" }])
      expect(await order(command)).toEqual([{ id: "main-1", ok: true }]);
    await cable.takeOut();
    await until({ presence: "lost" });
    expect(await order({ do: "start" })).toMatchObject([{ ok: false, reason: "lost" }]);
    for (const line of ["start", "pause", "resume black"]) cable.clock.tell(line);
    await cable.plugIn();
    await until({ presence: "online", missing: 0, state: { running: "black" } });
    const names = ["control", "start", "flag", "pause", "finish", "control", "start", "pause", "resume"];
    await expect.poll(async () => (await events()).map((text) => text.split(" ")[1])).toEqual(names);
    expect((await events()).slice(-3)).toEqual(["journal start", "journal pause", "journal resume"]);
    expect(await order({ do: "pause" })).toEqual([{ id: "main-1", ok: true }]);
    expect(program?.errors).toEqual([]);
  });
});
