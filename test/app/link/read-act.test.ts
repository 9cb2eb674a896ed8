/**
 * The arbiter's commands over the link, at the limits of docs/link.md: the least and greatest values, and lines that
 * are almost commands.
 */

import { describe, expect, test } from "vitest";
import { Stage } from "../../../firmware/app/model/choices";
import { Event } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { Switch } from "../../../hal/hal";
import { featuresOf } from "../../../sim/boards/facts";
import { swapColours } from "../acts";
import { type Answer, ask, inMenu, pausedGame } from "../asking";
import { type Desk, openDesk } from "../desk";
import { ready, state } from "./asked-state";

function putAway(sealed = ""): Desk {
  const desk = pausedGame();
  expect(ask(desk, `adjourn 1${sealed}`)).toEqual({ ok: true });
  return desk;
}

describe("the least and the most", () => {
  test.each([
    ["number 0", { number: 0 }],
    ["number 9999", { number: 9_999 }],
    [`white ${"x".repeat(40)}`, { players: ["x".repeat(40), ""] }],
  ])("%s", (line, told) => {
    const desk = ready();
    desk.line("number 5");
    expect(ask(desk, line)).toEqual({ ok: true });
    expect(ask(desk, "hello")).toMatchObject(told);
  });

  test.each(["penalty add-time white 999", "adjourn 10", "penalty illegal-move white 0"])("%s", (line) => {
    expect(ask(pausedGame(), line)).toEqual({ ok: true });
  });

  test("place 10 is one, and empty", () => expect(ask(pausedGame(), "restore 10")).toEqual({ error: "empty" }));
});

describe("not quite a command", () => {
  test.each([
    ...["number", "number 7a", "number 99999999999", "white a\tb", "penalty white", "penalty illegal-move white 1000"],
    ...["restore 3 sealed", "new game", "finish it", "adjourn 1 sealed 2 3"],
    ...["correct first=", "correct next=", "correct remaining=5", "correct white.time=5", "correct white.remaining=x"],
    ...["correct turn=red", "correct first=red", "correct next=red", "correct press=1", "correct turn=white red"],
  ])("%j: value, and nothing has changed", (line) => {
    const desk = pausedGame();
    const before = [state(desk), ask(desk, "hello"), desk.page()];
    expect(ask(desk, line)).toEqual({ error: "value" });
    expect([state(desk), ask(desk, "hello"), desk.page()]).toEqual(before);
  });

  test.each(["pause", "lock 1111", "import 1 x"])("%s while somebody is in a menu: busy", (line) => {
    expect(ask(inMenu(), line)).toEqual({ error: "busy" });
  });

  test("a firmware that keeps nothing imports nothing", () => {
    const desk = openDesk({ control: "300", facts: { features: featuresOf(["recovery"]) } });
    expect(ask(desk, "import 1 x")).toEqual({ error: "line" });
  });
});

describe("penalties", () => {
  test.each<[line: string, told: Answer]>([
    ["illegal-move white", { turn: "white", white: { presses: 0, remaining: 176_890 } }],
    ["illegal-move white 1", { turn: "white", black: { remaining: 236_890 } }],
    ["illegal-move white 0", { turn: "white", black: { remaining: 176_890 } }],
    ["take-time white 1", { white: { remaining: 118_890 } }],
    ["add-time white 1", { black: { remaining: 236_890 } }],
    ["press-without-move white", { white: { presses: 0 } }],
    ["warning white", { white: { presses: 1 } }],
  ])("%s", (line, told) => {
    const desk = pausedGame();
    expect(ask(desk, `penalty ${line}`)).toEqual({ ok: true });
    expect(state(desk)).toMatchObject(told);
  });

  test.each([
    ["", { white: { remaining: 89_445 }, black: { remaining: 176_890 } }],
    [" add", { white: { remaining: 178_890 }, black: { remaining: 356_890 } }],
  ])("1997's choice of a wrong draw claim:%s", (choice, told) => {
    const desk = pausedGame();
    desk.app.settings.edition = Edition.Laws1997;
    const { white, black } = state(desk);
    expect([white.remaining, black.remaining]).toEqual([178_890, 176_890]);
    expect(ask(desk, `penalty draw-claim white${choice}`)).toEqual({ ok: true });
    expect(state(desk)).toMatchObject(told);
  });
});

describe("corrections", () => {
  test("the next period for both, with its base", () => {
    const desk = pausedGame("40/180+2:60+2");
    expect(ask(desk, "correct next=both")).toEqual({ ok: true });
    expect(state(desk)).toMatchObject({ white: { period: 2 }, black: { period: 2 } });
  });

  test.each(["white", "black"])("a flag of %s that is cleared, with its time", (side) => {
    const desk = openDesk({ control: "5+2" });
    desk.press("black");
    if (side === "black") desk.press("white");
    desk.wait(60_000);
    expect(state(desk)).toMatchObject({ mode: "fallen", firstFlag: side });
    expect(ask(desk, `correct ${side}.remaining=61000 ${side}.flag=none`)).toEqual({ ok: true });
    expect(state(desk)).toMatchObject({ mode: "paused", firstFlag: null, [side]: { flag: "none", remaining: 61_000 } });
  });

  test("of the turn: the display shows at once whom START sets going", () => {
    const desk = pausedGame();
    expect(desk.page().bar).toBe("(right)");
    desk.line("correct turn=white");
    expect(desk.page().bar).toBe("(left)");
  });
});

test("what is refused leaves the side that the arbiter chose", () => {
  const desk = pausedGame();
  desk.tap(Switch.Minus);
  expect(ask(desk, "start")).toEqual({ error: "refused" });
  expect(desk.page().bar).toBe("(left)");
});

describe("a game that is put away", () => {
  test("does not go on before it is restored", () => expect(ask(putAway(), "resume")).toEqual({ error: "refused" }));

  test.each([
    ["", "(right)"],
    [" sealed", "(left)"],
  ])("with the move%s, shows who is to start, and costs nothing", (sealed, bar) => {
    const desk = putAway(sealed);
    const { white, black } = state(desk);
    expect([white.remaining, black.remaining]).toEqual([178_890, 176_890]);
    desk.line("new");
    expect(ask(desk, "restore 1")).toEqual({ ok: true });
    expect(desk.page().bar).toBe(bar);
    expect(state(desk)).toMatchObject({ white: { remaining: 178_890 }, black: { remaining: 176_890 } });
  });

  test.each(["finish", "adjourn 1"])(
    "or over (%s) makes place for another, and the levers stay as they are",
    (line) => {
      const desk = pausedGame();
      swapColours(desk.app, desk.nowMs, Event.Colours);
      desk.line(line);
      expect(ask(desk, "set 300")).toEqual({ ok: true });
      expect([desk.app.stage, desk.page().leftName]).toEqual([Stage.Ready, "Black"]);
    },
  );

  test("settings can be changed when it is over", () => {
    const desk = pausedGame();
    desk.line("finish");
    expect(ask(desk, "setting 4 1")).toEqual({ ok: true });
    expect(desk.app.settings.tenths).toBe(true);
  });
});

describe("numbers", () => {
  test.each(["#8 state", "state", "#8 time"])(
    "a question (%s) between does not let an act be done twice",
    (question) => {
      const desk = pausedGame();
      ask(desk, "#7 penalty add-time white 1");
      const after = state(desk);
      ask(desk, question);
      expect(ask(desk, "#7 penalty add-time white 1")).toEqual({ ok: true, re: 7 });
      expect(state(desk)).toEqual(after);
    },
  );

  test("0 is one", () => {
    const desk = pausedGame();
    ask(desk, "#0 penalty add-time white 1");
    ask(desk, "#0 penalty add-time white 1");
    expect(state(desk).black.remaining).toBe(236_890);
  });
});

describe("the lock", () => {
  test("0000 is a code", () => {
    const desk = ready();
    expect(ask(desk, "lock 0000")).toEqual({ ok: true });
    expect(ask(desk, "hello").lock).toBe("open");
    expect(ask(desk, "lock")).toEqual({ ok: true });
    expect(ask(desk, "hello").lock).toBe("closed");
    expect(ask(desk, "start")).toEqual({ error: "locked" });
    expect(ask(desk, "unlock 0000")).toEqual({ ok: true });
    expect(ask(desk, "start")).toEqual({ ok: true });
  });

  test("the code is the digits in their order, its sign is on the display, and it is that of the keys", () => {
    const desk = ready();
    ask(desk, "lock 1230");
    expect([desk.app.settings.lockCode, desk.page().status]).toEqual([1230, "§¤"]);
  });

  test("where there is none any code opens, and none is wrong", () => {
    const desk = ready();
    for (let i = 0; i < 6; i++) expect(ask(desk, "unlock 1111")).toEqual({ ok: true });
    expect(desk.app.lock.wrongCodes).toBe(0);
  });

  test("taken off and set anew by the keys, it is closed for the link", () => {
    const desk = ready();
    ask(desk, "lock 1111");
    ask(desk, "lock off");
    desk.app.settings.lockCode = 2222;
    expect(ask(desk, "hello").lock).toBe("closed");
  });
});
