/** Checks what each key of the keyboard does to the clock. */
import { describe, expect, test } from "vitest";
import { Stage as ClockStage, List } from "../../firmware/app/model/choices";
import { Mode } from "../../firmware/core/words";
import { takeKey } from "../../sim/terminal/keys";
import { sleepMs } from "../../sim/terminal/session";
import { languages } from "../../sim/words/language";
import { terminalWords } from "../../sim/words/terminal";
import { appOf, paused, type Stage, stage, timesOf } from "./stage";

function modeOf({ session }: Stage): Mode {
  return appOf(session).clock.mode;
}

function stageOf({ session }: Stage): ClockStage {
  return appOf(session).stage;
}

describe("levers", () => {
  test.each([
    ["j", "f", "j"],
    ["right", "left", "right"],
    ["J", "F", "J"],
    [" ", " ", " "],
  ])("%s, %s, %s start, press and press again", (...keys) => {
    const clock = stage("300");
    clock.press(...keys);
    const { white, black } = appOf(clock.session).clock;
    expect([modeOf(clock), white.presses, black.presses]).toEqual([Mode.Running, 1, 1]);
    expect([white.usedMs, black.usedMs]).toEqual([200, 200]);
  });

  test("work while a page of text is open", () => {
    const clock = stage("300");
    clock.press("?", "j", "f");
    expect(appOf(clock.session).clock.white.presses).toBe(1);
    clock.press("escape");
    expect(clock.session.overlay).toBeUndefined();
  });

  test("work while the program asks whether to quit", () => {
    const clock = stage("300");
    clock.press("j", "q", "f", " ", "left");
    const { white, black } = appOf(clock.session).clock;
    expect([white.presses, black.presses]).toEqual([2, 1]);
    expect(clock.press("y")).toBe(true);
  });

  test("a press that does not count says why", () => {
    const clock = stage("300");
    clock.press("f");
    expect(clock.session.message.text).toContain("Colours?");
    clock.press("j", "j");
    expect(clock.session.message.text).toBe("Black is not to move: press ignored");
    clock.wait(6000);
    expect(clock.session.message.text).toBe("");
  });

  test("a period that begins and a gong are named", () => {
    const clock = stage("2:5x3");
    clock.press("j");
    clock.wait(2000);
    expect(clock.session.message.text).toBe("White: overtime, 5 left");
    const gong = stage("gong2");
    gong.press("j");
    gong.wait(2000);
    expect(gong.session.message.text).toContain("Gong");
  });
});

describe("the clock's own keys", () => {
  test.each(["s", "p", "S"])("%s starts, pauses and resumes", (key) => {
    const clock = stage("300");
    clock.press(key === "S" ? "s" : key);
    expect(modeOf(clock)).toBe(Mode.Running);
    clock.press(key);
    expect(modeOf(clock)).toBe(Mode.Paused);
  });

  test("a held key repeats no pause", () => {
    const clock = stage("300");
    clock.press("j");
    for (let i = 0; i < 10; i++) takeKey(clock.session, "p", clock.nowMs() + 200 + 30 * i);
    expect(modeOf(clock)).toBe(Mode.Paused);
  });

  test("a held key takes no time of a running clock", () => {
    const clock = stage("300");
    clock.press("j", "M");
    clock.wait(800);
    clock.press("f");
    expect(appOf(clock.session).clock.white.usedMs).toBe(1200);
  });

  test("M goes back to the programs, − and + page through them, s chooses one", () => {
    const clock = stage("180+2");
    clock.press("M", "-");
    expect(clock.session.face.middle).toBe("24");
    clock.press("s");
    expect(stageOf(clock)).toBe(ClockStage.Ready);
  });

  test("m opens the menu, arrows move in it, Enter opens an item, Escape leads back", () => {
    const clock = paused();
    clock.press("m", "down", "enter");
    expect([stageOf(clock), appOf(clock.session).menu.list]).toEqual([ClockStage.Listing, List.Penalties]);
    clock.press("escape");
    expect(appOf(clock.session).menu.list).toBe(List.Arbiter);
    clock.press("escape");
    expect(stageOf(clock)).toBe(ClockStage.Paused);
  });
});

describe("the arbiter's acts", () => {
  test("c corrects: digits are typed, Tab goes to the next field, Enter accepts", () => {
    const clock = paused();
    clock.press("c", "2", "3", "0", "tab", "9", "enter");
    expect(timesOf(clock)).toBe("0:02:30 0:09:00");
    expect(stageOf(clock)).toBe(ClockStage.Paused);
  });

  test("in a correction arrows change and move digits, ← goes a field back, Escape discards", () => {
    const clock = paused();
    clock.press("c", "up", "right", "down");
    expect(timesOf(clock)).toBe("0:05:50 0:05:00");
    clock.press("tab", "left", "up");
    expect(timesOf(clock)).toBe("0:06:50 0:05:00");
    clock.press("escape");
    expect(timesOf(clock)).toBe("0:05:00 0:05:00");
  });

  test("u undoes a press, and the form names it", () => {
    const clock = stage("300");
    clock.press("j", "f", "p", "u");
    expect(clock.rows().join("\n")).toContain("last press: White");
    clock.press("enter");
    expect(appOf(clock.session).clock.white.presses).toBe(0);
  });

  test("undo can charge the time since", () => {
    const clock = stage("300");
    clock.press("j", "f", "p", "u", "right", "enter");
    expect(appOf(clock.session).clock.white.usedMs).toBe(400);
  });

  test("r gives a penalty by name", () => {
    const clock = paused();
    clock.press("r", "enter", "enter");
    const [left, right] = timesOf(clock).split(" ");
    expect([left, right]).toContain("0:06:00");
  });

  test("x chooses the other side in a pause, and presses nothing while a clock runs", () => {
    const clock = paused();
    expect(clock.session.face.bar).toBe("(left)");
    clock.press("x");
    expect(clock.session.face.bar).toBe("(right)");
    clock.press("x", "p", "x");
    expect(modeOf(clock)).toBe(Mode.Running);
    expect(appOf(clock.session).clock.white.presses).toBe(0);
  });

  test("n opens the next period, e ends the game, l shows the settings", () => {
    const clock = paused("300:60");
    clock.press("n", "enter");
    expect(appOf(clock.session).clock.white.period).toBe(2);
    clock.press("e", "enter");
    expect(modeOf(clock)).toBe(Mode.Finished);
    clock.press("l");
    expect(appOf(clock.session).menu.list).toBe(List.Settings);
  });

  test("g opens Guideline III.4 where it holds", () => {
    const clock = stage("3600");
    clock.press("j");
    clock.wait(3_500_000);
    clock.press("p", "g");
    expect(clock.rows().join("\n")).not.toContain("not possible now");
    const early = paused("900");
    early.press("g");
    expect(early.rows().join("\n")).toContain("not possible now");
  });

  test.each(["a", "c", "r", "u", "n", "g", "e", "l", "t"])("%s says to pause first while a clock runs", (key) => {
    const clock = stage("300");
    clock.press("j", key);
    expect(clock.session.message.text).toBe(terminalWords("en").said.pauseFirst);
    expect(modeOf(clock)).toBe(Mode.Running);
  });

  test("another language of the display is the terminal's too", () => {
    const clock = stage("300");
    clock.press("l", "down", "down", "down", "down", "down", "enter", "escape", "escape");
    expect(clock.rows().join("\n")).toContain("LISTO");
  });
});

describe("the end", () => {
  test("q ends at once before a game and after it", () => {
    expect(stage("300").press("q")).toBe(true);
    const clock = paused();
    clock.press("e", "enter");
    expect(clock.press("q")).toBe(true);
  });

  test("q asks while a game is on; y and s mean yes in both languages", () => {
    for (const key of ["y", "s", "Y", "S"]) {
      const clock = paused();
      expect(clock.press("q")).toBe(false);
      expect(clock.press("n")).toBe(false);
      expect(clock.press("q", key)).toBe(true);
    }
  });
});

describe("the timer", () => {
  test.each(["300", "20d5", "15b10", "*20", "gong3", "up", "5:3x4"])(
    "wakes %s only when the screen changes",
    (control) => {
      const clock = stage(control);
      clock.press("j");
      let same = 0;
      for (let wake = 0; wake < 30; wake++) {
        const before = clock.rows().join("\n");
        const ms = sleepMs(clock.session, clock.nowMs());
        expect(ms).toBeGreaterThan(0);
        clock.wait(ms ?? 0);
        if (clock.rows().join("\n") === before) same++;
      }
      expect(same).toBeLessThanOrEqual(2);
    },
  );
});

test("every stage has keys in both languages, and every key of the help does something", () => {
  for (const language of languages) {
    const words = terminalWords(language);
    for (const keys of Object.values(words.keys)) expect(keys.length).toBeGreaterThan(0);
    expect(words.help.keys.map(([key]) => key.split(" ").at(-1))).toEqual(
      terminalWords("en").help.keys.map(([key]) =>
        language === "es" && key === "space" ? "espacio" : key.split(" ").at(-1),
      ),
    );
  }
});
