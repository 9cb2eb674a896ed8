import { describe, expect, test } from "vitest";
import { simCommand } from "../../sim/cli/sim";
import { presets } from "../../sim/notation/presets";
import { demoLines } from "../../sim/terminal/demo";
import { capture } from "../cli/capture";

const controls = presets.flatMap(({ control }) => control ?? []);

describe("the scripted game", () => {
  test("shows a start, presses, a period, a flag withdrawn by a late press, and a flag", () => {
    const text = demoLines(undefined, "en").join("\n");
    expect(text).toContain("1 minute per player, then 30 seconds");
    expect(text).toMatch(/0:00:00\.000 {2}start White +0:01:05 {2}0:01:05 {2}0\/0/);
    expect(text).toMatch(/0:00:06\.300 {2}press White +0:01:04 {2}0:01:05 {2}1\/0/);
    expect(text).toMatch(/next period White .*\n.*next period Black /);
    expect(text).toMatch(/flag Black .*\n.*flag Black \(withdrawn\) .*\n.*press Black .*5\/5\n.*flag White /);
    expect(demoLines(undefined, "en").length).toBeLessThan(30);
  });

  test.each(["en", "es"] as const)("ends on every control (%s)", (language) => {
    for (const control of [...controls, "up", "up60", "5x30", "c3/10", "1", "359999", "60;at=own", "0+1"]) {
      const lines = demoLines(control, language);
      expect(lines.length, control).toBeGreaterThan(8);
      expect(lines.length, control).toBeLessThan(50);
      for (const line of lines) expect([...line].length, line).toBeLessThan(100);
    }
  });
});

describe("flagfall sim without a terminal", () => {
  test("plays it and ends", async () => {
    const { code, stdout, stderr } = await capture(() => simCommand({ lang: "en" }));
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("flag White");
  });

  test("in Spanish, on a control", async () => {
    const { code, stdout } = await capture(() => simCommand({ demo: true, lang: "es", control: "3600:1x20" }));
    expect(code).toBe(0);
    expect(stdout).toContain("byo-yomi, 1 período de 20 segundos");
    expect(stdout).toMatch(/bandera (blancas|negras)/i);
  });

  test("a control that is none is refused with column and rule", async () => {
    const { code, stdout, stderr } = await capture(() => simCommand({ lang: "en", control: "30+" }));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe("flagfall: “30+”, column 4: a whole number has to stand here\n");
  });
});
