/** The doctor examines a simulated clock, alone and with a person, and writes its report. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pico } from "../../../board-defs/pico";
import { Switch } from "../../../hal/hal";
import { type DoctorMeans, type DoctorOptions, doctorCommand } from "../../../sim/cli/link/doctor";
import { readResult } from "../../../sim/cli/link/findings";
import { main } from "../../../sim/cli/program";
import { Unwritten } from "../../../sim/files/whole-files";
import { openPty } from "../../../sim/link/pty";
import { startClock } from "../../../sim/link/simulated";
import { doctorEn, doctorEs } from "../../../sim/words/link";
import { type Plug, plugIn, portPath } from "../../link/simulated-clock";
import { temporaryFolder } from "../../temporary-folder";
import { capture } from "../capture";
import { type Ended, keepStreams } from "../kept-streams";

interface Examined extends Ended {
  file: string;
  report: string;
}

async function examine(options: Partial<DoctorOptions> = {}, plug: Plug = {}, means: Partial<DoctorMeans> = {}) {
  const clock = plugIn({ board: pico, ...plug });
  return examineClock(clock, options, means);
}

async function examineClock(
  clock: ReturnType<typeof plugIn>,
  options: Partial<DoctorOptions>,
  means: Partial<DoctorMeans>,
) {
  const file = join(temporaryFolder("doctor"), "report.md");
  const command = { language: "en" as const, port: portPath, out: file, ...options };
  const ended = await keepStreams((streams) => doctorCommand(command, streams, { ...clock, patienceMs: 20, ...means }));
  return { ...ended, file, report: existsSync(file) ? readFileSync(file, "utf8") : "" } satisfies Examined;
}

describe("alone", () => {
  test("a clock that is well", async () => {
    const { code, out, error, report, file } = await examine();
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toMatch(/^ok +version /);
    expect(out).toMatch(/\nok +pace_ppm +-?\d+ /);
    expect(out).toContain(doctorEn.noSelfTest);
    expect(out.trim().split("\n").at(-1)).toBe(doctorEn.written(file));
    expect(report).toContain("| board | pico |");
    expect(report).toContain("## What is bad\n\nNothing.\n");
    expect(report).toMatch(/\| `answers_ms` \| \d+ \(\d+\) \| 0\.\.200 \| ok \|/);
  });

  test("a crystal that is far off", async () => {
    const { code, report } = await examine({}, { driftPpm: 5000 });
    expect(code).toBe(1);
    expect(report).toMatch(/What is bad\n\n.*\n.*\n\| `pace_ppm` \| (?:4[5-9]|5[0-4])\d\d \| -1000\.\.1000 \| BAD \|/);
  });

  test("answers that come late", async () => {
    const { code, report } = await examine({}, { jitterMs: 900 });
    expect(code).toBe(1);
    expect(report).toMatch(/`answers_ms` \| \d{3,} .* BAD/);
  });

  test("a board without a self-test", async () => {
    const { code, out, report } = await examineClock(plugIn(), {}, { ask: async () => "y" });
    expect(code).toBe(0);
    expect(out).toMatch(/open +selftest/);
    expect(report).not.toContain("key_menu");
  });

  test("in Spanish", async () => {
    const { out, report } = await examine({ language: "es" });
    expect(out).toMatch(/^bien +version/);
    expect(out).toContain(doctorEs.noSelfTest);
    expect(report).toContain("## Lo que un programa no ve");
  });

  test("the report names no port and no player", async () => {
    const clock = plugIn({ board: pico });
    clock.say("white Ana Secret");
    const { report } = await examineClock(clock, {}, {});
    expect(report).not.toMatch(/Secret|\/dev/);
  });
});

/** A person who presses each key that is asked for, but those that do not work, and answers questions in turn. */
async function examineTogether(answers: readonly string[], broken: readonly Switch[] = []) {
  const clock = plugIn({ board: pico });
  const rest = [...answers];
  const asked = Object.values(doctorEn.press);
  let pressed: Switch | undefined;
  let isClosed = false;
  const means: DoctorMeans = {
    ...clock,
    patienceMs: 20,
    ask: async () => rest.shift(),
    watch: {
      now: clock.watch.now,
      sleep: async (ms) => {
        if (pressed !== undefined) isClosed = !isClosed;
        if (pressed !== undefined) clock.move(pressed, isClosed);
        if (!isClosed) pressed = undefined;
        await clock.watch.sleep(ms);
      },
    },
  };
  const file = join(temporaryFolder("doctor"), "report.md");
  const out = (text: string) => {
    const contact = asked.indexOf(text.trim());
    if (contact >= 0 && !broken.includes(contact)) pressed = contact;
  };
  const streams = { out, error: () => {}, watched: false };
  const code = await doctorCommand({ language: "en", port: portPath, out: file }, streams, means);
  return { code, report: readFileSync(file, "utf8") };
}

describe("with a person", () => {
  test("everything works", async () => {
    const { code, report } = await examineTogether(["", "l", "r", "y", "Yes"]);
    expect(code).toBe(0);
    expect(report).toContain("| `key_right_ask` | 2 | 2..2 | ok |");
    for (const check of ["lamp_left", "lamp_right", "tone", "display"]) expect(report).toContain(`| \`${check}\` |`);
    expect(report).not.toContain("BAD");
  });

  test("a key that does nothing, lamps that are swapped, no sound, a display that nobody judged", async () => {
    const { code, report } = await examineTogether(["", "r", "l", "n", ""], [Switch.Plus]);
    expect(code).toBe(1);
    const bad = [...report.slice(0, report.indexOf("## Every")).matchAll(/`(\w+)`/g)].map(([, check]) => check);
    expect(bad).toEqual(["key_plus", "lamp_left", "lamp_right", "tone"]);
    expect(report).toContain("| `display` |  | yes | open |");
  });

  test("nobody answers", async () => {
    const { code, report } = await examineTogether([]);
    expect(code).toBe(0);
    expect(report).toContain("| `person` |  |  | open |");
  });
});

describe("refusals: one line, exit 2, no report", () => {
  const refused = async (run: Promise<Examined>, error: string) => {
    const { code, out, error: told, report } = await run;
    expect({ code, out, error: told, report }).toEqual({ code: 2, out: "", error: `${error}\n`, report: "" });
  };

  test("no such port", () =>
    refused(
      examine({ port: "/dev/none" }),
      "/dev/none: there is no such port, or its cable is not plugged in; ports here: /dev/clock",
    ));

  test("no port at all, or several", async () => {
    const ports = (found: string[]) => ({ ports: async () => found });
    await refused(
      examine({ port: undefined }, {}, ports([])),
      "flagfall doctor: no serial port of a clock is here; name one with --port PORT",
    );
    await refused(
      examine({ port: undefined, language: "es" }, {}, ports(["/dev/a", "/dev/b"])),
      "flagfall doctor: aquí hay varios puertos serie: /dev/a, /dev/b; elija uno con --port PUERTO",
    );
  });

  test("nobody at the other end", () =>
    refused(
      examine({}, { lossPercent: 100 }),
      `${portPath}: no clock answers (hello); plug the clock in, switch it on, and let no other program use the port`,
    ));

  test("a game is on", async () => {
    const clock = plugIn({ board: pico });
    for (const line of ["set 300", "start"]) clock.say(line);
    await refused(examineClock(clock, {}, {}), `${portPath}: a game is on the clock; ${doctorEn.endGame}`);
  });

  test("a report that cannot be written", async () => {
    const folder = temporaryFolder("doctor");
    mkdirSync(join(folder, "taken"));
    for (const out of [join(folder, "none", "report.md"), join(folder, "taken")])
      await refused(examine({ out }), `${out}: the report cannot be written; name another file with --out FILE`);
  });

  test("a full disk", async () => {
    const write = () => {
      throw new Unwritten("report.md", Object.assign(new Error("full"), { code: "ENOSPC" }));
    };
    const { code, error, file } = await examine({}, {}, { write });
    expect({ code, error }).toEqual({
      code: 2,
      error: `${file}: the disk is full; name another file with --out FILE\n`,
    });
  });
});

test("lines that are no results are left out, and the serial number too", () => {
  expect(readResult("selftest clk_sys 125000 ok 124875..125125")).toEqual({
    check: "clk_sys",
    verdict: "ok",
    reading: "125000",
    right: "124875..125125",
  });
  expect(readResult("selftest flash_serial 0x8322502f ok 0x1..0xfffffffe")).toMatchObject({ reading: "", right: "" });
  for (const line of ["selftest begins pico", "", "selftest a 1 maybe 0..1", "x selftest a 1 ok 0..1"])
    expect(readResult(line)).toBeUndefined();
});

test.runIf(process.platform === "linux")(
  "a simulated clock at a port of its own",
  async () => {
    const pty = await openPty();
    const clock = await startClock(pico, "node", (line) => void pty.write(`${line}\r\n`));
    pty.listen(clock.hear);
    const out = join(temporaryFolder("doctor"), "report.md");
    const { code, stdout, stderr } = await capture(() =>
      main(["doctor", "--lang", "en", "--port", pty.path, "--out", out]),
    );
    clock.stop();
    pty.close();
    const verdicts = new Map([...stdout.matchAll(/^(\S+) +(\w+) /gm)].map(([, verdict, check]) => [check, verdict]));
    expect(["version", "board", "log"].map((check) => verdicts.get(check))).toEqual(["ok", "ok", "ok"]);
    // A busy computer hears late answers, and then says so.
    const isQuick = ["answers_ms", "pace_ppm"].every((check) => verdicts.get(check) === "ok");
    expect({ code, stderr }).toEqual({ code: isQuick ? 0 : 1, stderr: "" });
    expect(readFileSync(out, "utf8")).toContain("# Report about a clock");
  },
  30_000,
);
