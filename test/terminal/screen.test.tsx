/** Checks the screens of the terminal in many sizes and in both languages. */
import { describe, expect, test } from "vitest";
import { shown } from "../../firmware/core/face";
import { Side } from "../../firmware/core/words";
import { bigText } from "../../sim/terminal/digits";
import { layoutOf } from "../../sim/terminal/layout";
import { paletteFor } from "../../sim/terminal/palette";
import { screenOf } from "../../sim/terminal/screen-view";
import { stage } from "./stage";

const sizes = [
  [1, 1],
  [9, 2],
  [20, 1],
  [20, 4],
  [24, 3],
  [32, 8],
  [30, 30],
  [40, 10],
  [60, 20],
  [80, 24],
  [79, 12],
  [120, 40],
  [200, 60],
] as const;

/** Every kind of screen and the keys that lead there from the start. */
const ways: Record<string, string[]> = {
  ready: [],
  running: ["j"],
  help: ["?"],
  control: ["j", "i"],
  paused: ["j", "f", "p"],
  arbiter: ["j", "p", "a"],
  presets: ["t"],
  typing: ["t", "/", "4", "0", "/"],
  change: ["j", "p", "t", "1", "enter"],
  correct: ["j", "p", "c", "+"],
  penalty: ["j", "f", "p", "s"],
  refused: ["j", "c"],
  edition: ["j", "p", "l"],
  quit: ["j", "q"],
  end: ["j", "p", "e"],
  finished: ["j", "p", "e", "e"],
};

test.each(Object.entries(ways))("%s fits into every terminal and shows both times", (_, keys) => {
  for (const [at, [columns, rows]] of sizes.entries()) {
    const scene = stage("40/5400+30:1800+30", at % 2 === 0 ? "es" : "en", { columns, rows });
    scene.press(...keys);
    const lines = scene.frame().split("\n");
    const size = `${columns}×${rows}`;
    expect(lines.length, size).toBeLessThanOrEqual(rows);
    for (const line of lines) expect([...line].length, `${size}: ${line}`).toBeLessThanOrEqual(columns);
    const { face } = screenOf(scene.session, scene.nowMs()).layout;
    if (face.kind === "small") continue;
    for (const side of [Side.White, Side.Black]) {
      const time = shown(scene.session.clock, side, false);
      const wanted = face.kind === "lines" || face.kind === "line" ? [time] : bigText(time, face.size);
      for (const part of wanted)
        expect(
          lines.some((line) => line.includes(part.trim())),
          part,
        ).toBe(true);
    }
  }
});

describe("the face", () => {
  test("says who runs without colour: mark, word, thick frame", () => {
    const scene = stage("300");
    scene.press("j");
    expect(scene.frame()).toMatch(/┏━+┓ ┌─+┐/);
    expect(scene.frame()).toMatch(/┃ ► WHITE +RUNS ► ┃ │ {3}BLACK/);
    scene.press("f");
    expect(scene.frame()).toMatch(/┌─+┐ ┏━+┓/);
  });

  test("says counters, period, method, class, edition and control", () => {
    const scene = stage("5400+30:1800+30");
    scene.press("j", "f");
    const frame = scene.frame();
    for (const text of [
      "1 press · period 1/2",
      "increment 30 s",
      "standard",
      "Laws 2023",
      "5400+30:1800+30",
      "RUNNING",
    ]) {
      expect(frame).toContain(text);
    }
  });

  test("shows what is left of a delay", () => {
    const scene = stage("300d5");
    scene.press("j");
    scene.wait(2100);
    expect(scene.frame()).toContain("delay: 0:03 left");
    expect(scene.frame()).toContain("delay: 0:05 left");
  });

  test("keeps times to the tenth and time used in a pause", () => {
    const scene = stage("300");
    scene.press("j");
    scene.wait(12134);
    scene.press("p");
    expect(scene.frame()).toContain("has 0:04:47.7 · used 0:00:12.3");
  });

  test("shows unequal sides before the start", () => {
    expect(stage("W300-B240").frame()).toContain("different times");
    expect(stage("W300-B240", "es").frame()).toContain("tiempos distintos");
  });

  test("a first flag blinks, a second one is steady, the order is said", () => {
    const scene = stage("3;flag=run-on");
    scene.press("j");
    scene.wait(4000);
    scene.press("f");
    scene.wait(4000);
    const seen = [0, 500].map((ms) => {
      scene.wait(ms);
      return scene.frame();
    });
    for (const frame of seen) {
      expect(frame).toContain("FLAG: fell first");
      expect(frame).toContain("⚑ FLAG: fell second");
    }
    expect(seen.filter((frame) => frame.includes("⚑ FLAG: fell first"))).toHaveLength(1);
  });

  test("a passed control has a sign of its own", () => {
    const scene = stage("10:60;at=zero");
    scene.press("j");
    scene.wait(11000);
    expect(scene.frame()).toContain("⚐ passed");
    expect(scene.frame()).toContain("Both sides: period 2 begins");
  });

  test("says what comes next, and when", () => {
    const scene = stage("40/7200:3600:3x30");
    scene.press("i");
    expect(scene.frame()).toMatch(/White: next is period 2\/3, 1 h, no increment, on completing the 40 moves/);
    scene.press("i", "j", "p", "n", "i");
    expect(scene.frame()).toMatch(/period 3\/3, byo-yomi: 3 × 30 s, when this clock reaches zero/);
    scene.press("i", "t", "/", ..."3", "escape");
    expect(scene.frame()).toContain("PAUSED");
  });

  test("tenths are a setting", () => {
    const scene = stage("20");
    scene.press("d", "j");
    scene.wait(5123);
    const { face } = layoutOf(80, 24, "0:00:00.0", 0);
    expect(face.kind).toBe("beside");
    expect(screenOf(scene.session, scene.nowMs()).facts.white.time).toBe("0:00:14.9");
    expect(scene.frame()).toContain("▄");
  });

  test("says how much room is needed", () => {
    expect(stage("300", "en", { columns: 12, rows: 1 }).frame()).toContain("20×4 needed");
    expect(stage("300", "es", { columns: 12, rows: 1 }).frame()).toContain("mínimo 20×4");
  });
});

test("NO_COLOR leaves weight and bars, and no colour", () => {
  const plain = JSON.stringify(paletteFor({ NO_COLOR: "1" }));
  expect(plain).not.toContain('color":"');
  expect(plain).toContain('"inverse":true');
  for (const environment of [{}, { NO_COLOR: "" }]) {
    expect(paletteFor(environment).runs.color).toBe("green");
  }
});

test.each(["en", "es"] as const)("the questions are read whole on an ordinary terminal: %s", (language) => {
  for (const kind of ["end", "quit"] as const) {
    const { press, frame, session } = stage("300", language, { columns: 80, rows: 24 });
    press(...(ways[kind] ?? []));
    const shown = frame().replace(/\s+/g, " ");
    for (const text of session.words[kind].text) expect(shown).toContain(text);
    expect(shown).not.toContain("…");
  }
});
