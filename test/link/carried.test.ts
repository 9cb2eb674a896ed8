/** A game that one clock exports continues at another, with any time control. */
import { describe, expect, test } from "vitest";
import { presetText } from "../../firmware/app/game/presets";
import { type Answer, ask } from "../app/asking";
import { openDesk } from "../app/desk";
import { exported, longestControl } from "./carrying";

const lineMax = 230;
/** A check, a number, the command and its place. */
const headMax = "*ff #999999 import 10 ".length;

function carried(control: string): { line: string; state: Answer } {
  const line = exported(control);
  const other = openDesk();
  expect(ask(other, `#999999 import 10 ${line}`)).toEqual({ ok: true, re: 999_999 });
  expect(ask(other, "restore 10")).toEqual({ ok: true });
  expect(ask(other, "export 10").line).toBe(line);
  return { line, state: ask(other, "state") };
}

describe("a game is carried to another clock", () => {
  const presets = Array.from({ length: 24 }, (_, i) => presetText(i + 1));

  test.each(presets)("%s", (control) => {
    const { line, state } = carried(control);
    expect(state).toMatchObject({ control, mode: "paused" });
    expect(line.length).toBeLessThanOrEqual(lineMax - headMax);
  });

  test("eight periods: the longest line that is promised", () => {
    const control = longestControl();
    const { line, state } = carried(control);
    expect(state).toMatchObject({ control, mode: "paused" });
    expect(line.length).toBeGreaterThan(190);
    expect(line.length).toBeLessThanOrEqual(lineMax - headMax);
    process.stdout.write(`the longest line of a game: ${line.length} letters\n`);
  });
});
