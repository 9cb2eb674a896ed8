/** Lines that the clock refuses; they change nothing. */
import { describe, expect, test } from "vitest";
import { Stage } from "../../../firmware/app/model/choices";
import { openDesk } from "../desk";
import { strike } from "../strokes";
import { answers, reports } from "./answered";

describe("refused lines", () => {
  test.each([
    " ",
    "Hello",
    "hello ",
    "hell",
    "states",
    "set300",
    "unlocked",
    "undone",
    "{}",
    "#1x",
    "#",
    "#-1 hello",
    "#1hello",
    "#hello",
    "#1000000 hello",
    "# hello",
  ])("%j is not known", (line) => expect(answers(openDesk({ control: "300" }), line)).toEqual([{ error: "line" }]));

  test("a line of 230 characters is read, a longer one is not", () => {
    const desk = openDesk();
    expect(answers(desk, "x".repeat(230))).toEqual([{ error: "line" }]);
    expect(answers(desk, "x".repeat(231))).toEqual([]);
    expect(answers(desk, "")).toEqual([]);
  });

  test("nor in a menu", () => {
    expect(answers(strike(openDesk({ control: "60+2" }), "M"), "set 300")).toEqual([{ error: "busy" }]);
  });

  test.each(["set 300", "setting 4 1"])("%s while a clock runs, and in a pause", (line) => {
    const desk = strike(openDesk({ control: "60+2" }), "black");
    expect(answers(desk, line)).toEqual([{ error: "busy" }]);
    strike(desk, "S");
    expect(desk.app.stage).toBe(Stage.Paused);
    expect(answers(desk, line)).toEqual([{ error: "busy" }]);
    expect(desk.app.settings.tenths).toBe(false);
    expect(desk.app.clock.control.white[0]?.baseMs).toBe(60_000);
  });

  test.each(["set 300", "setting 4 1"])("%s behind the lock", (line) => {
    const desk = openDesk({ control: "60+2" });
    desk.app.settings.lockCode = 0;
    expect(answers(desk, line)).toEqual([{ error: "locked" }]);
    expect(answers(desk, "hello")).toHaveLength(1);
  });

  test("a link that is closed: the clock goes on", () => {
    const desk = openDesk({ control: "60+2" });
    desk.line("subscribe");
    desk.board.cable.connected = false;
    const from = desk.lines.length;
    strike(desk, "black 5s");
    expect(reports(desk, from)).toEqual([]);
    expect(desk.app.stage).toBe(Stage.Running);
  });
});
