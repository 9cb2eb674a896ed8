/** The soak itself: some games of it, its reports, and a fault that it finds, shortens and writes down. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../sim/cli/program";
import { capture } from "../cli/capture";
import { isCi } from "../runner/ci";
import { cacheFolder } from "../temporary-folder";
import { Difference } from "./ear";
import { type Played, playActs, playSeed } from "./game";
import { addGame, emptyReport, merged, readReport, reportText } from "./report";
import { scenarioText } from "./scenario";
import { smallest } from "./smallest";

const folder = cacheFolder("soak");

const firstSeed = 700;

const games = isCi() ? 12 : 4;

test(`${games} games: the clock says what the oracle says, and comes back from every cut`, () => {
  const report = emptyReport();
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const played = playSeed(seed);
    addGame(report, played);
    expect({ seed, failure: played.failure?.note, said: played.failure?.said }).toEqual({ seed });
  }
  expect(report.virtualHours).toBeGreaterThan(2.5 * games);
  expect(report.recoveries).toBeGreaterThan(games / 4);
  expect(report.stalestMs).toBeLessThanOrEqual(10_000);
});

test("the same seed is the same game, and its acts are the same again", () => {
  const once = playSeed(firstSeed);
  expect(playSeed(firstSeed).acts).toEqual(once.acts);
  expect(playActs(once.setup, once.acts).strokes).toEqual(once.strokes);
});

describe("a clock that loses a second at the second pause", () => {
  const name = "a planted fault";

  /** As if the clock were wrong after so many pauses: the oracle has a second more on White's side. */
  function faulty(setup: Played["setup"], acts: Played["acts"]): Played {
    const played = playActs(setup, acts);
    const pauses = played.acts.flatMap(({ kind }, n) => (kind === "pause" ? [n] : []));
    const second = pauses[1];
    if (played.failure !== undefined || second === undefined) return { ...played, failure: undefined };
    const until = playActs(setup, acts.slice(0, second + 1));
    const { white } = until.position;
    const position = { ...until.position, white: { ...white, main: white.main + 1_000 } };
    return { ...until, position, failure: new Difference([], [], "planted") };
  }

  const seed = Array.from({ length: 40 }, (_, n) => firstSeed + n).find((each) => {
    const { setup, acts } = playSeed(each);
    const isPlain = !acts.some(({ kind }) => kind === "cut" || kind === "arm");
    return isPlain && faulty(setup, acts).failure !== undefined;
  });

  test("is made small, and written as a scenario that fails on the device", async () => {
    const { setup, acts } = playSeed(seed ?? 0);
    const { played, scenario } = smallest(faulty(setup, acts), name, faulty);
    const kinds = played.acts.map(({ kind }) => kind).filter((kind) => kind !== "wait");
    expect(kinds.filter((kind) => kind === "pause")).toHaveLength(2);
    expect(kinds.length).toBeLessThan(8);
    const file = join(folder, "planted.yaml");
    writeFileSync(file, scenario ?? "");
    const { code, stdout } = await capture(() => main(["run", "--device", "esp32", file]));
    expect(stdout).toMatch(/FAILED +a planted fault/i);
    expect(code).toBe(1);
  });

  test("and the same scenario passes where the oracle is right", async () => {
    const { setup, acts } = playSeed(seed ?? 0);
    const { played } = smallest(faulty(setup, acts), name, faulty);
    const sound = playActs(played.setup, played.acts);
    const { strokes, position, virtualMs } = sound;
    const text = scenarioText(name, sound.acts, strokes, setup.bounceMs, position, virtualMs);
    const file = join(folder, "sound.yaml");
    writeFileSync(file, text);
    const { code, stdout } = await capture(() => main(["run", "--device", "esp32", file]));
    expect({ code, stdout: code === 0 ? "" : stdout }).toEqual({ code: 0, stdout: "" });
  });
});

describe("reports", () => {
  const report = emptyReport();
  addGame(report, playSeed(firstSeed));

  test("are read back, and add up", () => {
    const read = readReport(JSON.stringify(report));
    expect(read).toEqual(report);
    const sum = merged([report, report, emptyReport()]);
    expect(sum.games).toBe(2);
    expect(sum.virtualHours).toBeCloseTo(2 * report.virtualHours);
    expect(sum.presses).toBe(2 * report.presses);
    expect(sum.acts.press).toBe(2 * (report.acts.press ?? 0));
    expect(sum.stalestMs).toBe(report.stalestMs);
    expect(reportText(sum)).toContain("0 failures");
  });

  test.each(["", "{}", "[]", "null", "x"])("%j is none", (text) => expect(readReport(text)).toBeUndefined());
});
