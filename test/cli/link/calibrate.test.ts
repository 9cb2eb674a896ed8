/** The command measures a simulated clock of known drift, trims it, and measures it again. */
import { describe, expect, test } from "vitest";
import { calibrateCommand } from "../../../sim/cli/link/calibrate";
import { main } from "../../../sim/cli/program";
import { measure } from "../../../sim/link/calibration";
import { LinkedClock } from "../../../sim/link/clock";
import { plugIn, portPath, type SimulatedClock } from "../../link/simulated-clock";
import { capture } from "../capture";
import { type Ended, keepStreams } from "../kept-streams";
import { expectRefusal } from "../refusal";

type Options = Partial<Parameters<typeof calibrateCommand>[0]>;

function calibrate(clock: SimulatedClock, options: Options = {}): Promise<Ended> {
  const means = { ...clock, patienceMs: 20 };
  return keepStreams((streams) => calibrateCommand({ language: "en", port: portPath, ...options }, streams, means));
}

describe.each([-500, -37, 0, 12, 250, 499])("a crystal of %i ppm", (driftPpm) => {
  test.each([0, 3, 25])("on a line that jitters by %i ms", async (jitterMs) => {
    const clock = plugIn({ driftPpm, jitterMs, counterStart: 2 ** 30 - 60_000, seed: driftPpm + 600 + jitterMs });
    const { code, out } = await calibrate(clock, { json: true });
    const pace = JSON.parse(out);
    expect(code).toBe(0);
    expect(Math.abs(pace.ppm - driftPpm)).toBeLessThan(1.6 * pace.uncertaintyPpm + 0.02);
    expect(pace.uncertaintyPpm).toBeLessThan(0.4 + 0.3 * jitterMs);
    expect(pace).toMatchObject({ stored: false, trimmedPpb: 0 });
    expect(clock.app.settings.trimPpb).toBe(0);
  });
});

test("its uncertainty is what it says: of 200 measurements about 95 % lie within", async () => {
  let within = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const clock = plugIn({ driftPpm: 40, jitterMs: 4, seed });
    const link = new LinkedClock(await clock.open(portPath));
    const pace = await measure(link, { durationMs: 60_000, everyMs: 1000, watch: clock.watch });
    if (Math.abs(pace.ppm - 40) < pace.uncertaintyPpm) within++;
    await link.close();
  }
  expect(within).toBeGreaterThan(174);
});

describe("the trim", () => {
  test.each([-480, 33, 480])("of a crystal of %i ppm makes it right", async (driftPpm) => {
    const clock = plugIn({ driftPpm, jitterMs: 2, seed: 7 });
    const first = await calibrate(clock, { store: true });
    expect(first).toMatchObject({ code: 0, error: "" });
    expect(first.out).toMatch(driftPpm > 0 ? /ppm fast/ : /ppm slow/);
    expect(first.out).toMatch(/The clock has stored a trim of -?\d+\.\d\d ppm\.\n$/);
    const again = JSON.parse((await calibrate(clock, { json: true, store: true })).out);
    expect(again.trimmedPpb).not.toBe(0);
    expect(Math.abs(again.ppm)).toBeLessThan(3 * again.uncertaintyPpm);
    expect(again.uncertaintyPpm).toBeLessThan(0.6);
    expect(Math.abs(again.trimPpb + driftPpm * 1000)).toBeLessThan(800);
    expect(clock.app.settings.trimPpb).toBe(again.trimPpb);
  });

  test("is refused by a clock on which a game is on, or that is locked", async () => {
    const clock = plugIn({ driftPpm: 100 });
    clock.app.settings.lockCode = 1234;
    const locked = await calibrate(clock, { store: true, minutes: "0.5" });
    expect(locked).toEqual({
      code: 1,
      out: "",
      error: `${portPath}: the clock refuses (locked); give the arbiter's code on the clock first\n`,
    });
    expect(clock.app.settings.trimPpb).toBe(0);
  });
});

describe("a bad line", () => {
  test("lines that are lost, and noise between", async () => {
    const clock = plugIn({ driftPpm: 77, jitterMs: 2, lossPercent: 20, noise: '\u0000{"x\r\n', seed: 3 });
    const { code, out } = await calibrate(clock, { json: true, minutes: "1" });
    expect(code).toBe(0);
    const { ppm, uncertaintyPpm } = JSON.parse(out);
    expect(Math.abs(ppm - 77)).toBeLessThan(2 * uncertaintyPpm);
    expect(uncertaintyPpm).toBeLessThan(20);
  });

  test("nobody at the other end", async () => {
    const { code, out, error } = await calibrate(plugIn({ lossPercent: 100 }));
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toBe(
      `${portPath}: no clock answers (time); plug the clock in, switch it on, and let no other program use the port\n`,
    );
  });

  test("no such port: those there are", async () => {
    const { code, error } = await calibrate(plugIn(), { port: "/dev/none" });
    expect(code).toBe(2);
    expect(error).toBe("/dev/none: there is no such port, or its cable is not plugged in; ports here: /dev/clock\n");
  });

  test("a file that is no serial port", async () => {
    const means = { ...plugIn(), open: () => Promise.reject(new Error("Error: Inappropriate ioctl for device")) };
    const { code, error } = await calibrate(means, { port: "/dev/null", language: "es" });
    expect(code).toBe(2);
    expect(error).toBe("/dev/null: esto no es un puerto serie; puertos aquí: /dev/clock\n");
  });
});

describe("bad input", () => {
  test.each(["0", "-1", "x", "1e3", "1441", "0.1", ""])("--minutes %j", async (minutes) => {
    const { code, out, error } = await calibrate(plugIn(), { minutes });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toBe(
      `flagfall calibrate: “${minutes}” is no measuring time; --minutes takes a number from 0.2 to 1440\n`,
    );
  });

  test("no port", () =>
    expectRefusal((lang) => capture(() => main(["calibrate", "--lang", lang])), {
      en: /--port is missing/,
      es: /falta --port/,
    }));
});

test("Spanish", async () => {
  const { out } = await calibrate(plugIn({ driftPpm: -100, jitterMs: 1 }), { language: "es", store: true });
  expect(out).toMatch(/^El reloj va \d+\.\d\d ppm lento según el de este ordenador/);
  expect(out).toMatch(/El reloj ha guardado un ajuste de (?:99|100)\.\d\d ppm\.\n$/);
});
