/** Checks what `flagfall run --device` plays and what it refuses. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { head, inPlace, openPlace, pictured, put, refusalOf, run } from "./run-place";
import { folder } from "./scenarios";

openPlace();

describe("what is played", () => {
  test("as expected: 0", async () => {
    const { code, out, error } = await run([join(folder, "game-by-levers.yaml")]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toMatch(
      /^ok {6}a short game by levers \(\d expectations\)\n1 scenario, \d expectations: all as expected\n$/,
    );
  });

  test("what the display does not show: 1, in both languages", async () => {
    const file = put("s.yaml", `${head}  - {at: 0, expect: {mode: setup, screen: {left: "0:01:03", bar: ""}}}\n`);
    const { code, out } = await run([file]);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:4: mode: expected setup, is ready\n`);
    expect(out).toContain(`${file}:4: screen.left: expected 0:01:03, is 0:01:02\n`);
    expect((await run([file], { language: "es" })).out).toContain("screen.left: se esperaba 0:01:03, es 0:01:02");
  });

  test("the trace has what the display shows between the states", async () => {
    const { out } = await run([put("s.yaml", pictured)], { json: true });
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ event }) => event).slice(0, 4)).toEqual(["screen", "start", "screen", "screen"]);
    expect(lines[3]).toEqual({ at: 1000, event: "screen", screen: { left: "0:01:01" } });
    expect(lines.at(-1)).toMatchObject({ event: "end", presses: 0, failed: 0 });
  });

  test("numbers on the display need no quotes", async () => {
    const file = put("s.yaml", `${head}  - {at: 0, expect: {screen: {leftCount: 0, middle: 1/1}}}\n`);
    expect((await run([file])).code).toBe(0);
  });

  test("JUnit, VCD and PGN of a device", async () => {
    const [junit, vcd, pgn] = ["r.xml", "r.vcd", "r.pgn"].map((name) => inPlace(name));
    const { code } = await run([join(folder, "game-by-levers.yaml")], { junit, vcd, pgn });
    expect(code).toBe(0);
    expect(readFileSync(junit ?? "", "utf8")).toContain('failures="0"');
    expect(readFileSync(vcd ?? "", "utf8")).toContain("$scope module a_short_game_by_levers $end");
    expect(readFileSync(pgn ?? "", "utf8")).toContain("%clk 0:00:58.500");
  });

  test("PGN of a trace that ends with what the display shows", async () => {
    const pgn = inPlace("shown.pgn");
    const file = put("shown.yaml", 'control: "60+2"\nscript:\n  - {at: 0, press: black}\n  - {at: 9, key: menu}\n');
    expect((await run([file], { pgn })).code).toBe(0);
    expect(readFileSync(pgn, "utf8")).toContain('[TimeControl "60+2"]\n[WhiteClock "');
  });

  test.each(["espruino", "lua"])("%s prints what node prints", async (runtime) => {
    const files = ["game-by-levers.yaml", "settings-over-the-link.yaml"].map((name) => join(folder, name));
    expect(await run(files, { json: true, runtime })).toEqual(await run(files, { json: true }));
  });
});

describe("boards", () => {
  test("one that is not known", async () => {
    expect(await refusalOf("  - {at: 0}\n", { device: "pixl" })).toBe(
      'flagfall run: the board "pixl" is not known; use pixljs, pixljsplus, pico, picocard, picolcd, picosharp, bangle2, esp32, microbit1',
    );
  });

  test.each(["en", "es"] as const)("one that the firmware does not fit, %s", async (language) => {
    const line = await refusalOf("  - {at: 0}\n", { device: "microbit1", language });
    expect(line).toMatch(/^flagfall run: [^\n]*micro:bit[^\n]*; [^\n]+$/);
  });

  test("one without a program for a runtime", async () => {
    expect(await refusalOf("  - {at: 0}\n", { device: "esp32", runtime: "espruino" })).toMatch(
      /^flagfall run: there is no program for .* on espruino; use node, lua$/,
    );
  });

  test.each(["bangle2", "esp32"])("%s plays by its levers or keys", async (device) => {
    const steps =
      "  - {at: 1, press: black}\n  - {at: 4, press: white, expect: {running: black, white: {used: 3000}}}\n";
    const { code, out } = await run([put("s.yaml", head + steps)], { device });
    expect(out).toContain("all as expected");
    expect(code).toBe(0);
  });
});

describe("what a device has not, and what only a device has", () => {
  test.each([
    ["resume: white", "resume"],
    ["penalty: {name: illegal-move, offender: white}", "penalty"],
    ["undo", "undo"],
    ['control: "300"', "control"],
    ["adjourn: one", "adjourn"],
    ["restore: one", "restore"],
    ["finish", "finish"],
  ])("%s is done by keys", async (step, verb) => {
    expect(await refusalOf(`  - {at: 1, ${step}}\n`)).toBe(
      `s.yaml:4:13: a device has no \`${verb}\`; press the keys that do it, like {at: 5, key: menu}`,
    );
    expect(await refusalOf(`  - {at: 1, ${step}}\n`, { language: "es" })).toContain("un aparato no tiene");
  });

  test("a correction needs a board that obeys acts over its link", async () => {
    const step = "  - {at: 1, correct: {white: {remaining: 61000}, turn: black}}\n";
    const line = await refusalOf(step, { device: "pixljs" });
    expect(line).toContain("s.yaml:4:13: a device has no `correct`");
    const state = "  - {at: 2, expect: {mode: ready, turn: black, white: {remaining: 61000}}}\n";
    expect((await run([put("s.yaml", head + step + state)], { device: "pixljsplus" })).code).toBe(0);
  });

  test.each(["{}", "{white: {}}", "{white: {}, black: {}}"])("%s corrects nothing", async (correction) => {
    const step = `  - {at: 1, correct: ${correction}}\n`;
    expect(await refusalOf(step, { device: "pixljsplus" })).toBe(
      "s.yaml:4:22: this correction names nothing to correct; " +
        "name at least one thing, like {at: 5, correct: {white: {presses: 12}}}",
    );
    expect(await refusalOf(step, { device: "pixljsplus", language: "es" })).toContain("no nombra nada que corregir");
  });

  test.each([
    ["{at: 1, ¦key: menu}", "key"],
    ["{at: 1, ¦shot: one}", "shot"],
    ["{at: 1, ¦battery: 2600}", "battery"],
    ["{at: 1, expect: {¦screen: {left: x}}}", "screen"],
  ])("%s needs a device", async (step, word) => {
    const line = await refusalOf(`  - ${step.replace("¦", "")}\n`, { device: undefined });
    expect(line).toContain(`s.yaml:4:${step.indexOf("¦") + 5}: \`${word}\` needs a device; name one with --device`);
  });

  test("so does a language", async () => {
    const file = put("s.yaml", `options: {language: es}\n${head}  - {at: 0}\n`);
    expect((await run([file])).code).toBe(0);
    expect((await run([file], { device: undefined })).error).toContain("s.yaml:1:11: `language` needs a device");
  });

  test("a control may be missing only on a device", async () => {
    const file = put("s.yaml", "script:\n  - {at: 0, expect: {mode: setup}}\n");
    expect((await run([file])).code).toBe(0);
    expect((await run([file], { device: undefined })).error).toContain('s.yaml:1:1: "control" is missing');
  });

  test.each([
    ["{at: 1, key: enter}", '"key" cannot be "enter"; use one of menu, start, minus, plus, left, right'],
    ["{at: 1, hold: 2}", "`hold` stands without `key`"],
    ["{at: 1, key: menu, hold: x}", '"hold" cannot be "x"'],
    ["{at: 1, key: menu, press: white}", "second verb"],
    ["{at: 1, shot: ../x}", '"shot" cannot be "../x"; write a name of letters'],
    ["{at: 1, shot: ''}", '"shot" cannot be ""'],
    ["{at: 1, battery: -1}", '"battery" cannot be "-1"; write a whole number from 0 to 6000'],
    ["{at: 1, expect: {screen: {top: x}}}", '"top" is not known here; use one of left, right, leftName'],
    ["{at: 1, expect: {screen: {bar: null}}}", '"bar" cannot be "null"; write a text, empty where nothing stands'],
    ["{at: 1, stamp: 2, press: white}", "the stamp lies after"],
    [
      "{at: 1, power: off}\n  - {at: 2, expect: {mode: paused}}",
      "`expect` asks a clock whose power is off; give it its power back before, with {at: 90, power: on}",
    ],
    ["{at: 1, power: off, expect: {mode: paused}}", "`expect` asks a clock whose power is off"],
    ["{at: 1, power: off}\n  - {at: 2, shot: dark}", "`shot` asks a clock whose power is off"],
    ["{at: 1, battery: 1600}\n  - {at: 2, expect: {mode: ready}}", "`expect` asks a clock whose power is off"],
    [
      "{at: 1, power: on}\n  - {at: 2, repeat: {times: 2, every: 5, do: [{at: 0, expect: {}}, {at: 1, power: off}]}}",
      "`expect` asks a clock whose power is off",
    ],
  ])("%s", async (step, says) => expect(await refusalOf(`  - ${step}\n`)).toContain(says));

  test("a key that the board has not", async () => {
    for (const step of ["key: start", "start: true", "pause: true"]) {
      expect(await refusalOf(`  - {at: 1, ${step}}\n`, { device: "bangle2" })).toMatch(
        /^s\.yaml:4:\d+: .* has no key "start"; it has menu, minus, plus, left, right$/,
      );
    }
  });

  test("a control that no line holds", async () => {
    const long = `W${"1/99:".repeat(7)}99+1-B${"1/99:".repeat(7)}99+1`;
    const text = (control: string) => `control: "${control}"\nscript:\n  - {at: 0, expect: {mode: ready}}\n`;
    expect((await run([put("s.yaml", text(long))])).code).toBe(0);
    const longer = long.replaceAll("1/99", "100/10000+10000");
    const { code, error } = await run([put("s.yaml", text(longer))]);
    expect(code).toBe(2);
    expect(error).toContain("s.yaml:1:10: this control is too long for a device; its link takes 196 characters");
  });
});
