/** The protocol is the same on every engine, byte for byte. Espruino itself answers the library over TCP. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectTo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { findBundle } from "../../sim/build/built-bundles";
import { createDeviceNode } from "../../sim/device/node";
import { openingSteps, plainBoard } from "../../sim/device/opening";
import { lineStep } from "../../sim/device/steps";
import { boardFiles } from "../../sim/engines/bundle-files";
import type { Engine, Step } from "../../sim/engines/engine";
import { javascript } from "../../sim/engines/script";
import { connect } from "../../sim/link/connect";
import type { Report } from "../../sim/link/state";
import { findEngines } from "../engines/all";
import { findBundles } from "../engines/bundles";
import { asked, testWithout } from "../engines/found";
import { checkOf } from "./lines-fuzzed";

const checked = (line: string) => `*${checkOf(line)} ${line}`;

/** A line, or the edge of a contact, at each instant. */
const session: readonly (readonly [atMs: number, line: string | Switch])[] = [
  ...["hello", "#1 set 60+2", "#1 set 300", "settings", "time", "*00 hello", "x", "#7x"].map(
    (line) => [0, line] as const,
  ),
  ...["number 12", "white Anand, V.", "black Tal", checked("hello"), "set 61+2", "log 0"].map(
    (line) => [10, line] as const,
  ),
  [20, "subscribe state"],
  [30, "start"],
  [1_030, Switch.Left],
  [2_000, "pause"],
  [2_500, checked("#9 pause")],
  [2_600, "correct white.remaining=45000 black.presses=3 turn=black"],
  [2_700, "penalty illegal-move white 2"],
  [2_700, "penalty illegal-move white 1000"],
  [2_800, "undo"],
  [2_900, "adjourn 1 sealed 1"],
  [3_000, "export 1"],
  [3_000, "new"],
  ...["white Somebody", "number 0", "restore 1", "hello"].map((line) => [3_100, line] as const),
  [3_200, "lock 0042"],
  ...["lock", "finish", "unlock 0041", "unlock 0042", "subscribe", "finish"].map((line) => [3_300, line] as const),
];

const steps: Step[] = [
  ...openingSteps({ control: "", script: [] }, pixljsplus, plainBoard).slice(0, 1),
  ...session.map(([atMs, what]) =>
    typeof what === "string"
      ? lineStep(atMs, what)
      : { verb: VirtualVerb.Edge, atMs, numbers: [what, 1, atMs], text: "" },
  ),
];

describe("a session", () => {
  let expected: string[];

  beforeAll(async () => {
    expected = await printedOn(await createDeviceNode());
  });

  test("has answers of every sort", () => {
    const text = expected.join("\n");
    for (const piece of ['"re":1}', '"error":"check"', '"event":"correct"', '"line":"', '"hex":"46', "\n*", '"seq":9}'])
      expect(text).toContain(piece);
  });

  const engines = findEngines({ es5: "", lua: "" }).slice(1);
  for (const { name } of asked(engines)) {
    test.runIf(engines.find((found) => found.name === name)?.engine !== undefined)(
      `is the same on ${name}`,
      { timeout: 0 },
      async () => {
        const found = findEngines(await findBundles(boardFiles(pixljsplus))).find((each) => each.name === name);
        if (found?.engine !== undefined) expect(await printedOn(found.engine)).toEqual(expected);
      },
    );
  }
});

async function printedOn(engine: Engine): Promise<string[]> {
  return engine.run(steps);
}

/** Espruino's own globals, saved before the bundle replaces them. */
const own = "var own = { net: require('net'), repeat: setInterval, time: getTime };";

/** Returns a script that turns an Espruino for Linux into a clock in real time at a socket. */
function server(port: number): string {
  const power = javascript.call(steps[0] as Step);
  return `
var wire, begun = "", from = own.time();
function ms() { return Math.floor((own.time() - from) * 1000); }
var print = function (line) { if (wire) wire.write(line + "\\r\\n"); };
function take(part) {
  begun += part;
  var end = begun.indexOf("\\n");
  while (end >= 0) {
    flagfall(3, ms(), [], begun.slice(0, end));
    begun = begun.slice(end + 1);
    end = begun.indexOf("\\n");
  }
}
${power}
own.repeat(function () { flagfall(1, ms(), [], ""); }, 50);
own.net.createServer(function (socket) { wire = socket; socket.on("data", take); }).listen(${port});
console.log("listens");
`;
}

const program = process.env.ESPRUINO_BIN ?? "";
const title = "Espruino itself is a clock for the library";
if (program === "") testWithout(title, "ESPRUINO_BIN, an Espruino for Linux", true);
else {
  test(title, { timeout: 0 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "flagfall-espruino-"));
    const port = 20_000 + (process.pid % 20_000);
    const script = join(folder, "clock.js");
    writeFileSync(script, `${own}\n${await findBundle(boardFiles(pixljsplus).es5)}\n${server(port)}`);
    const child = spawn(program, [script], { stdio: ["ignore", "pipe", "ignore"] });
    try {
      await listening(child.stdout);
      const clock = await connect({ stream: connectTo(port, "127.0.0.1"), patienceMs: 10_000 });
      await clock.set("180+2");
      await clock.start();
      expect(await clock.state()).toMatchObject({ mode: "running", control: "180+2" });
      await clock.pause();
      await clock.correct({ white: { remaining: 100_000 } });
      expect((await clock.state()).white.shown).toBe("0:01:40");
      const told: Report[] = [];
      clock.on("report", (report) => told.push(report));
      await clock.subscribe("state");
      await clock.penalize("add-time", "white", 2);
      await clock.undo();
      await clock.change("60+1");
      expect(await clock.state()).toMatchObject({ mode: "paused", control: "60+1" });
      await clock.setNumber(7);
      await clock.setPlayer("white", "Anand, V.");
      expect(await clock.hello()).toMatchObject({ number: 7, players: ["Anand, V.", ""], protocol: 1 });
      await clock.adjourn(1, true);
      const game = await clock.exportGame(1);
      await clock.newGame();
      await clock.importGame(2, game);
      await clock.restore(2);
      const heads: unknown[] = [];
      for (let page = 0; page < (await clock.hello()).pages; page++)
        heads.push((await clock.ask(`log ${page * 64}`)).hex);
      expect(heads).toContainEqual(expect.stringMatching(/^46[0-9a-f]{126}$/));
      await clock.lock("0042");
      await clock.lock();
      await expect(clock.finish()).rejects.toMatchObject({ kind: "refused", reason: "locked" });
      await clock.unlock("0042");
      await clock.finish();
      expect(told.map(({ event }) => event).filter((event) => event !== "expect")).toEqual([
        ...["penalty", "undo", "control", "adjourn", "control", "restore", "finish"],
      ]);
      expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1));
      await clock.close();
    } finally {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    }
  });
}

/** Waits until the server says that it listens. */
function listening(output: Readable): Promise<void> {
  let text = "";
  return new Promise((resolve) => {
    output.on("data", (piece) => {
      text += String(piece);
      if (text.includes("listens")) resolve();
    });
  });
}
