/** Checks how a person types a control in the terminal. */
import { describe, expect, test } from "vitest";
import { Stage as ClockStage } from "../../firmware/app/model/choices";
import { Mode } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { mistypedRows, typedRows } from "../notation/typed-rows";
import { appOf, paused, stage, timesOf } from "./stage";

describe("t types a control", () => {
  test.each(typedRows)("%s is %s", (text, canonical) => {
    const clock = stage("600");
    clock.press("t", ...text, "enter");
    expect(printControl(appOf(clock.session).clock.control)).toBe(canonical);
    expect(appOf(clock.session).stage).toBe(ClockStage.Ready);
  });

  test.each(mistypedRows)("%s stays, with the caret at column %i", (text, column) => {
    const clock = stage("600");
    clock.press("t", ...text, "enter");
    expect(clock.session.overlay).toMatchObject({ kind: "typing", text, caret: column - 1 });
  });

  test.each([
    ["40/90:30", "40/5400:1800", "40/90s:30s"],
    ["40/90s:30s", "40/90:30", undefined],
    ["3/2", "180+2", undefined],
  ])("%s: says that it is %s, and how it is written in seconds: %s", (text, canonical, seconds) => {
    const clock = stage("600", "en", "80x30");
    clock.press("t", ...text);
    const page = clock.rows().join("\n");
    expect(page).toContain(`= ${canonical} ·`);
    expect(/in seconds it is written (\S+)/.exec(page)?.[1]).toBe(seconds);
  });

  test("a text that is none stays, with its fault", () => {
    const clock = stage("600");
    clock.press("t", ..."3+x", "enter");
    expect(clock.session.overlay).toMatchObject({ kind: "typing", text: "3+x", caret: 2 });
    clock.press("right", "backspace", "2", "enter");
    expect(timesOf(clock)).toBe("0:03:02 0:03:02");
  });

  test("a text as on US score sheets is refused where they are not clear, and the caret goes there", () => {
    const clock = stage("600", "en", "80x30");
    clock.press("t", ..."40/90, SD/30 +30", "enter");
    expect(clock.rows().join("\n")).toContain("Column 15: it is not clear which periods");
    expect(clock.session.overlay?.caret).toBe(14);
  });

  test("the arrow is below the fault, also in a long text", () => {
    const clock = stage("600", "en", "30x8");
    clock.press("t", ..."40/5400+30:20/1800+30:900+x");
    const arrowed = () => clock.rows().findIndex((row) => row.includes("▲"));
    const letter = () => clock.rows()[arrowed() - 1]?.charAt(clock.rows()[arrowed()]?.indexOf("▲") ?? 0);
    expect(letter()).toBe("x");
    clock.press("home");
    expect(arrowed()).toBe(-1);
    clock.press("y");
    expect(letter()).toBe("y");
    clock.press("end");
    expect(arrowed()).toBe(-1);
  });

  test("the caret moves in the text", () => {
    const clock = stage("600");
    clock.press("t", ..."5+3", "home", "1", "end", "backspace", "left", "right", "5");
    expect(clock.session.overlay?.text).toBe("15+5");
  });

  test("arrows up and down bring the presets, which read back as they are", () => {
    const clock = stage("600");
    clock.press("t", "down", "enter");
    expect(timesOf(clock)).toBe("0:05:00 0:05:00");
    clock.press("t", "up", "up", "enter");
    expect(timesOf(clock)).toBe("2:00:00 2:00:00");
  });

  test("in a game it asks whether this game goes on", () => {
    const clock = paused();
    clock.press("t", ..."10+5", "enter", "c");
    expect(timesOf(clock)).toBe("0:05:00 0:05:00");
    expect(appOf(clock.session).clock.control.white[0]?.valueMs).toBe(5000);
    clock.press("t", ..."3+2", "enter", "n");
    expect(timesOf(clock)).toBe("0:03:02 0:03:02");
    expect(appOf(clock.session).clock.mode).toBe(Mode.Ready);
  });

  test("any other key keeps the game as it is", () => {
    const clock = paused();
    clock.press("t", ..."3+2", "enter", "escape");
    expect([appOf(clock.session).clock.mode, timesOf(clock)]).toEqual([Mode.Paused, "0:05:00 0:05:00"]);
  });
});
