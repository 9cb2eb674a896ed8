/** Lines of the protocol: numbers, checks, the lock, and the count of reports. */
import { describe, expect, test } from "vitest";
import { type Answer, ask, pausedGame } from "../app/asking";
import { locked, ready, state } from "./asked-desks";

describe("numbers", () => {
  test("come back, with data and with errors", () => {
    const desk = ready();
    expect(ask(desk, "#0 time")).toMatchObject({ ok: true, re: 0 });
    expect(ask(desk, "#999999 x")).toEqual({ error: "line", re: 999_999 });
  });

  test("a command that is said again under its number is not done again", () => {
    const desk = pausedGame();
    const once = ask(desk, "#7 penalty add-time white 1");
    const after = state(desk);
    expect(ask(desk, "#7 penalty add-time white 1")).toEqual(once);
    expect({ ...state(desk) }).toEqual(after);
    expect(ask(desk, "#8 penalty add-time white 1")).toEqual({ ok: true, re: 8 });
    expect(state(desk).black.remaining).toBe(Number(after.black.remaining) + 60_000);
  });

  test("nor does a refusal become a deed", () => {
    const desk = ready();
    expect(ask(desk, "#7 pause")).toEqual({ error: "refused", re: 7 });
    desk.press("black");
    expect(ask(desk, "#7 pause")).toEqual({ error: "refused", re: 7 });
    expect(state(desk).mode).toBe("running");
    expect(ask(desk, "hello")).toMatchObject({ ok: true });
    expect(ask(desk, "#7 pause")).toEqual({ ok: true, re: 7 });
  });
});

describe("checks", () => {
  const sum = (line: string) => Buffer.from(line, "latin1").reduce((codes, code) => codes + code, 0) % 256;
  const checked = (line: string) => `*${sum(line).toString(16).padStart(2, "0")} ${line}`;

  test("all letters count, and everything is answered in kind", () => {
    const desk = ready();
    const line = "#3 white !#$%&'()*+,-./0189:;<=>?@AZ[]^_`az{";
    const from = desk.lines.length;
    desk.line(checked(line));
    desk.line(checked("subscribe"));
    desk.press("black");
    const said = desk.lines.slice(from).filter((each) => each.startsWith("*"));
    expect(said.length).toBeGreaterThan(3);
    for (const each of said) expect(each).toBe(checked(each.slice(4)));
    expect(said[0]?.slice(4)).toBe('{"ok":true,"re":3}');
    expect(desk.app.game.names[0]).toBe(line.slice("#3 white ".length));
    desk.line("state");
    expect(desk.lines.at(-1)).toMatch(/^\{/);
  });

  test("every letter that is changed is found", () => {
    const line = checked("#12 set 180+2");
    for (let at = 1; at < line.length; at++) {
      const desk = ready();
      const other = `${line.slice(0, at)}${line[at] === "7" ? "8" : "7"}${line.slice(at + 1)}`;
      const before = state(desk);
      expect(["check", "line"], other).toContain(ask(desk, other).error);
      expect(state(desk)).toEqual(before);
    }
  });
});

describe("the lock", () => {
  test("five wrong codes, then a minute in which the right one is not heard, keys and link together", () => {
    const desk = locked();
    for (let i = 0; i < 4; i++) expect(ask(desk, "unlock 1111")).toEqual({ error: "code" });
    expect(ask(desk, "unlock 1111")).toEqual({ error: "wait" });
    desk.wait(59_999);
    expect(ask(desk, "unlock 0042")).toEqual({ error: "wait" });
    desk.wait(1);
    expect(ask(desk, "unlock 0042")).toEqual({ ok: true });
    expect(desk.app.lock.wrongCodes).toBe(0);
  });

  test("open, it stays so while a clock runs: an arbiter can pause", () => {
    const desk = locked();
    desk.line("unlock 0042");
    desk.press("black");
    expect(ask(desk, "pause")).toEqual({ ok: true });
  });
});

test("reports are counted, round the end", () => {
  const desk = ready();
  desk.line("subscribe");
  desk.app.link.reportCount = 999_998;
  const from = desk.lines.length;
  desk.press("black");
  desk.wait(3_000);
  const told = desk.lines.slice(from).map((line) => JSON.parse(line) as Answer);
  expect(told.flatMap(({ seq }) => seq ?? []).slice(0, 4)).toEqual([999_999, 1, 2, 3]);
});
