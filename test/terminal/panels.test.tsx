/** Chooses, types, corrects and gives penalties, key by key. */
import { describe, expect, test } from "vitest";
import { remaining } from "../../firmware/core/clock";
import { Mode, Side } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { spanText } from "../../sim/terminal/facts";
import { presets } from "../../sim/terminal/presets";
import { stage } from "./stage";

describe("time controls", () => {
  test("regression: the label in the list and the clock that is set agree", () => {
    for (const { number, control } of presets) {
      if (number === undefined || control === undefined) continue;
      const { session, press, type, frame } = stage("60");
      press("t");
      type(String(number));
      const label = frame()
        .split("\n")
        .find((line) => line.includes(`${number}  ${control} `));
      expect(label ?? "", `${number}`).toContain(control);
      press("enter");
      const { white } = session.clock.control;
      expect(label).toContain(spanText(white[0]?.baseMs || white[0]?.valueMs || 0));
      expect(printControl(session.clock.control)).toBe(control);
    }
  });

  test("every number takes its preset", () => {
    for (const { number, control } of presets) {
      if (number === undefined || control === undefined) continue;
      const { session, press, wait } = stage("300+3");
      press("t");
      wait(2000);
      press(...String(number), "enter");
      expect(printControl(session.clock.control), String(number)).toBe(control);
      expect(session.panel).toBeUndefined();
    }
  });

  test("an empty place is shown and cannot be taken", () => {
    const { session, press } = stage("300");
    press("t", "2", "6", "enter");
    expect(session.panel?.kind).toBe("presets");
    expect(session.message).toMatch(/no control/);
  });

  test("a control is taken back like any act", () => {
    const { session, press } = stage("300");
    press("t", "5", "enter", "u");
    expect(printControl(session.clock.control)).toBe("300");
  });

  test("in mid-game the arbiter says what it is for", () => {
    const { session, press } = stage("300");
    press("j", "f", "p", "t", "3", "enter");
    expect(session.panel?.kind).toBe("change");
    press("enter");
    expect(printControl(session.clock.control)).toBe("1500");
    expect(session.clock.white.presses).toBe(1);
    expect(remaining(session.clock, Side.White)).toBe(299800);
    press("t", "3", "enter", "down", "enter");
    expect(session.clock.mode).toBe(Mode.Ready);
    expect(remaining(session.clock, Side.White)).toBe(1500000);
  });

  test("a late change of setting is warned of with its article, not blocked", () => {
    const { press, frame } = stage("300");
    press("j", ...Array.from({ length: 10 }, () => ["f", "j"]).flat(), "p", "t", "1", "0", "enter");
    expect(frame()).toMatch(/10 moves made by each.*A\.5\.1\.1/);
    press("enter");
    expect(frame()).toMatch(/180\+2/);
  });
});

describe("typing a control", () => {
  test("is read with every key", () => {
    const { session, press, type, frame } = stage("300");
    press("t", "/");
    type("40/5400+");
    expect(frame()).toMatch(/Column 9: a whole number/);
    expect(frame()).toMatch(/\n {13}▲/);
    type("30:1800+30");
    expect(frame()).toMatch(/= 40\/5400\+30:1800\+30 · standard/);
    expect(frame()).toMatch(/90 minutes per player for 40 moves/);
    press("enter");
    expect(printControl(session.clock.control)).toBe("40/5400+30:1800+30");
  });

  test.each([
    ["en", "= 180+2 · blitz", "3 minutes per player", "in seconds it is written 3s+2s"],
    ["es", "= 180+2 · relámpago", "3 minutos por jugador", "en segundos se escribe 3s+2s"],
  ] as const)("3+2 is three minutes, and that is said: %s", (language, ...said) => {
    const { session, press, type, frame } = stage("300", language);
    press("t", "/");
    type("3+2");
    for (const words of said) expect(frame()).toContain(words);
    press("enter");
    expect(printControl(session.clock.control)).toBe("180+2");
  });

  test.each([
    ["3+2", "180+2"],
    ["15|10", "900+10"],
    ["90+30", "5400+30"],
    ["40/5400:1800", "40/5400:1800"],
    ["1 h 30", "5400"],
  ])("digits of the list that go on as a control are typed: %s", (typed, canonical) => {
    const { session, press, type, frame } = stage("300");
    press("t");
    type(typed);
    expect(frame()).toContain(`= ${canonical} `);
    press("enter");
    expect(printControl(session.clock.control)).toBe(canonical);
  });

  test("a number of the list chooses its control, also long after other digits", () => {
    const { session, press, wait } = stage("300");
    press("t", "9");
    wait(2000);
    press("+");
    expect(session.panel?.kind).toBe("presets");
    press("3", "enter");
    expect(printControl(session.clock.control)).not.toBe("300");
  });

  test("a control under two hours that is edited stays what it is", () => {
    const { session, press } = stage("60+2");
    press("t", "home", "enter", "enter");
    expect(printControl(session.clock.control)).toBe("60+2");
  });

  test("a wrong text stays, with the caret where it is wrong", () => {
    const { session, press, type } = stage("300");
    press("t", "/");
    type("30x");
    press("enter");
    expect(session.panel).toMatchObject({ kind: "typing", text: "30x", caret: 3 });
  });

  test("what is typed replaces the control that stands there; a key that moves keeps it", () => {
    const { session, press, type } = stage("300");
    press("t", "home", "enter");
    type("3+2");
    expect(session.panel).toMatchObject({ text: "3+2", caret: 3 });
    press("escape", "t", "home", "enter", "backspace");
    expect(session.panel).toMatchObject({ text: "", caret: 0 });
    press("escape", "t", "home", "enter", "left", "backspace");
    expect(session.panel).toMatchObject({ text: "30", caret: 1 });
  });

  test("is edited like any line", () => {
    const { session, press, type } = stage("300");
    press("t", "home", "enter");
    expect(session.panel).toMatchObject({ kind: "typing", text: "300", caret: 3 });
    press("home", "9", "right", "backspace", "end");
    type("+2");
    press("left", "left", "backspace", "escape");
    expect(session.panel).toBeUndefined();
    press("t", "/");
    type("x".repeat(500));
    expect(session.panel).toMatchObject({ caret: 120 });
  });

  test("says it in Spanish", () => {
    const { press, type, frame } = stage("300", "es");
    press("t", "/");
    type("0");
    expect(frame()).toMatch(/Columna 1: así no hay tiempo/);
  });
});
