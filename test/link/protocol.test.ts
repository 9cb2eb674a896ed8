/** docs/link.md by its own tables: every command, every error, every setting and field is tried on a clock. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { freeze } from "../../firmware/app/device/freeze";
import { Switch } from "../../hal/hal";
import { projectRoot } from "../../sim/build/root";
import { type Answer, ask, pausedGame } from "../app/asking";
import { type Desk, openDesk } from "../app/desk";
import { openSpeakingDesk } from "../app/speech/listener";

const text = readFileSync(join(projectRoot(), "docs/link.md"), "utf8");

/** The rows of the table whose head begins so. */
function rowsOf(head: string): string[][] {
  const from = text.indexOf(`| ${head} |`);
  if (from < 0) throw new Error(`docs/link.md has no table of ${head}`);
  const [table] = text.slice(from).split("\n\n");
  const rows = table?.split("\n").slice(2) ?? [];
  return rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")));
}

function ready(): Desk {
  return openDesk({ control: "180+2" });
}

function running(): Desk {
  const desk = ready();
  desk.press("black");
  return desk;
}

function locked(): Desk {
  const desk = ready();
  desk.line("lock 0042");
  desk.line("lock");
  return desk;
}

/** A game that is put away at place 3. */
function putAway(): Desk {
  const desk = pausedGame();
  expect(ask(desk, "adjourn 3 sealed 1")).toEqual({ ok: true });
  return desk;
}

const state = (desk: Desk) => ask(desk, "state") as { mode: string; white: Answer; black: Answer } & Answer;

/** What each command of the table says and does, in forms that use all of it. */
const commands: Record<string, () => void> = {
  hello: () => expect(ask(ready(), "hello")).toMatchObject({ hello: "flagfall", protocol: 1, lock: "none", ok: true }),
  state: () => expect(state(ready())).toMatchObject({ event: "expect", mode: "ready", ok: true }),
  time: () => expect(ask(ready(), "time")).toEqual({ time: 0, trim: 0, ok: true }),
  settings: () => expect(ask(ready(), "settings")).toEqual({ settings: [25, 4, 0, 0, 0, 1, 100_000, 0, 0], ok: true }),
  "subscribe [state|off]": () => {
    for (const [word, events] of [
      ["subscribe", ["start", "screen"]],
      ["subscribe state", ["start", "expect"]],
      ["subscribe off", []],
    ] as const) {
      const desk = ready();
      desk.line(word);
      const from = desk.lines.length;
      desk.press("black");
      const told = desk.lines.slice(from).map((line) => JSON.parse(line) as Answer);
      expect(told.flatMap(({ event }) => event ?? []).slice(0, 2)).toEqual(events);
    }
  },
  "log N": () => {
    const desk = pausedGame();
    expect(ask(desk, "log 0").hex).toMatch(/^46[0-9a-f]{126}$/);
    expect(ask(desk, "log 127")).toEqual({ log: 127, hex: "", ok: true });
  },
  "export N": () => expect(ask(putAway(), "export 3")).toMatchObject({ game: 3, line: expect.any(String) }),
  "unlock CODE": () => {
    const desk = locked();
    expect(ask(desk, "unlock 0042")).toEqual({ ok: true });
    expect(ask(desk, "hello").lock).toBe("open");
    expect(desk.app.lock.isOpen).toBe(false);
  },
  lock: () => expect(ask(locked(), "hello").lock).toBe("closed"),
  "lock CODE|off": () => {
    const desk = locked();
    desk.line("unlock 0042");
    expect(ask(desk, "lock off")).toEqual({ ok: true });
    expect(ask(desk, "hello").lock).toBe("none");
    expect(desk.app.settings.lockCode).toBe(-1);
  },
  speech: () => expect(ask(openSpeakingDesk(), "speech")).toEqual({ speech: [0, 0, 0, 1, 5, 31], ok: true }),
  "speech NUMBER VALUE": () => {
    const desk = openSpeakingDesk();
    expect(ask(desk, "speech 1 4")).toEqual({ ok: true });
    expect(ask(desk, "speech").speech).toEqual([0, 4, 0, 1, 5, 31]);
    expect(ask(ready(), "speech")).toEqual({ error: "line" });
  },
  "set CONTROL": () => {
    const desk = openDesk();
    expect(ask(desk, "set 40/5400+30:1800+30")).toEqual({ ok: true });
    expect(state(desk)).toMatchObject({ mode: "ready", control: "40/5400+30:1800+30" });
  },
  "setting NUMBER VALUE": () => {
    const desk = ready();
    expect(ask(desk, "setting 0 30")).toEqual({ ok: true });
    expect(ask(desk, "settings").settings).toEqual([30, 4, 0, 0, 0, 1, 100_000, 0, 0]);
  },
  "number N": () => named("number 17", { number: 17 }),
  "white NAME": () => named("white Anand, V.", { players: ["Anand, V.", ""] }),
  "black NAME": () => named("black Vallejo Pons, F.", { players: ["", "Vallejo Pons, F."] }),
  start: () => becomes(ready(), "start", { mode: "running", running: "white" }),
  pause: () => becomes(running(), "pause", { mode: "paused" }),
  "resume [white|black]": () => {
    becomes(pausedGame(), "resume", { mode: "running", running: "black" });
    becomes(pausedGame(), "resume white", { mode: "running", running: "white" });
  },
  "correct FIELD=VALUE …": () =>
    becomes(pausedGame(), "correct black.presses=7 white.remaining=61000", {
      white: { remaining: 61_000 },
      black: { presses: 7 },
    }),
  "penalty NAME SIDE [MINUTES] [add]": () => {
    becomes(ready(), "penalty add-time white", { error: "refused" });
    becomes(ready(), "penalty add-time white 3", { black: { remaining: 362_000 } });
    const old = ready();
    old.line("setting 1 0");
    becomes(old, "penalty draw-claim white 3 add", { white: { remaining: 182_000 }, black: { remaining: 362_000 } });
  },
  "undo [charge]": () => {
    becomes(pausedGame(), "undo", { turn: "white", white: { remaining: 176_890 } });
    becomes(pausedGame(), "undo charge", { turn: "white", white: { remaining: 171_780 } });
  },
  "control CONTROL|III.4": () => {
    becomes(pausedGame(), "control 60d5", { control: "60d5", mode: "paused" });
    const desk = openDesk({ control: "700" });
    desk.press("black");
    desk.wait(600_000);
    desk.line("pause");
    becomes(desk, "control III.4", { white: { remaining: 104_890 }, black: { remaining: 825_000 } });
  },
  "adjourn N [sealed] [MINUTES]": () => expect(putAway().app.game.isAdjourned).toBe(true),
  "restore N": () => {
    const desk = putAway();
    const before = state(desk);
    desk.line("new");
    becomes(desk, "restore 3", { mode: "paused", white: before.white, black: before.black });
  },
  "import N LINE": () => {
    const line = String(ask(putAway(), "export 3").line);
    const desk = ready();
    expect(ask(desk, `import 1 ${line}`)).toEqual({ ok: true });
    expect(ask(desk, "export 1").line).toBe(line);
  },
  finish: () => becomes(pausedGame(), "finish", { mode: "finished" }),
  new: () => becomes(pausedGame(), "new", { mode: "setup" }),
};

function named(line: string, told: Answer): void {
  const desk = ready();
  expect(ask(desk, line)).toEqual({ ok: true });
  expect(ask(desk, "hello")).toMatchObject(told);
}

/** After the line the clock is so; with `error` it refuses, and is as it was. */
function becomes(desk: Desk, line: string, told: Answer): void {
  const before = state(desk);
  const answer = ask(desk, line);
  if ("error" in told) expect([answer, state(desk)]).toEqual([told, before]);
  else expect([answer, state(desk)]).toMatchObject([{ ok: true }, told]);
}

/** A line that is answered with each error, and the clock that it is said to. */
const errors: Record<string, () => readonly (readonly [desk: Desk, line: string])[]> = {
  line: () => [...["x", "#5x", "hello you", "states", "start1"].map((line) => [ready(), line] as const)],
  check: () => ["*00 hello", "* hello", "*zz hello", "*14hello", "*"].map((line) => [ready(), line] as const),
  value: () => [
    ...["unlock", "unlock 12345", "unlock 12a4", "lock 12", "subscribe all", "log", "log x", "export 11"].map(
      at(ready),
    ),
    ...["number 10000", "number x", 'white "', "black a\\b", `white ${"x".repeat(41)}`, "start now"].map(at(ready)),
    ...["resume red", "resume white black", "undo it", "penalty", "penalty theft white"].map(at(pausedGame)),
    ...["penalty illegal-move", "penalty illegal-move white 1000", "adjourn", "adjourn 0", "adjourn 11"].map(
      at(pausedGame),
    ),
    ...[
      "correct",
      "correct white",
      "correct white.remaining",
      "correct turn=none",
      "correct turn=white turn=white",
    ].map(at(pausedGame)),
    ...["restore", "restore 0", "import 11 x", "finish it", "new game", "adjourn 1 sealed 2 3"].map(at(pausedGame)),
  ],
  control: () => ["set", "set 0", "set x", "control 1:", "control"].map(at(pausedGame)),
  setting: () => ["setting 9 0", "setting 7 2", "setting 8 2", "setting 1 5", "setting", "setting 0"].map(at(ready)),
  locked: () => ["set 300", "start", "pause", "number 1", "lock 1111", "lock off", "x"].map(at(locked)),
  code: () => [[locked(), "unlock 0043"]],
  wait: () => {
    const desk = locked();
    for (let i = 0; i < 5; i++) desk.line("unlock 1111");
    return [[desk, "unlock 0042"]];
  },
  busy: () => [
    ...["set 300", "setting 4 1"].map(at(running)),
    ...["start", "resume", "correct turn=black", "penalty illegal-move white", "undo", "control 60"].map(at(running)),
    ...["adjourn 1", "restore 1", "finish", "new", "number 1", "white x", "lock 1111", "import 1 x"].map(at(running)),
    [inMenu(), "start"],
    [inMenu(), "correct turn=black"],
  ],
  refused: () => [
    ...["pause", "resume", "undo", "correct white.delay=1000", "control III.4"].map(at(ready)),
    ...["start", "penalty quickplay-claim white", "correct white.period=9"].map(at(pausedGame)),
    [openDesk(), "start"],
    [openDesk(), "control 60"],
  ],
  empty: () => [
    [ready(), "restore 5"],
    [ready(), "export 5"],
  ],
  memory: () => {
    const desk = pausedGame();
    desk.app.log.page = -1;
    return [[desk, "adjourn 1"]];
  },
  frozen: () => {
    const desk = running();
    freeze(desk.app, desk.nowMs);
    return [
      [desk, "pause"],
      [desk, "set 300"],
    ];
  },
};

function at(make: () => Desk): (line: string) => readonly [Desk, string] {
  return (line) => [make(), line];
}

function inMenu(): Desk {
  const desk = pausedGame();
  desk.tap(Switch.Menu);
  return desk;
}

const bare = (cell: string | undefined) => (cell ?? "").replaceAll("`", "");

describe("every command", () => {
  const documented = rowsOf("command").map(([, command]) => bare(command));

  test("of the document is tried here, and none else", () => {
    expect(Object.keys(commands)).toEqual(documented);
  });

  test.each(documented)("%s", (command) => {
    commands[command]?.();
  });

  test("is refused where the board lacks the arbiter's", () => {
    const from = documented.indexOf("number N");
    const desk = openDesk({ control: "180+2", facts: { features: { ...openDesk().app.facts.features, acts: false } } });
    const words = documented.slice(from).map((command) => command.split(" ")[0] ?? "");
    const lacking = words.filter((word) => word !== "import");
    for (const word of lacking) expect([word, ask(desk, word)]).toEqual([word, { error: "line" }]);
    expect(ask(desk, "hello").acts).toBe(false);
  });
});

describe("every error", () => {
  const documented = rowsOf("error").map(([, error]) => bare(error));

  test("of the document is tried here, and none else", () => {
    expect(Object.keys(errors)).toEqual(documented);
  });

  test.each(documented)("%s", (error) => {
    for (const [desk, line] of errors[error]?.() ?? []) {
      const before = state(desk);
      expect([line, ask(desk, line)]).toEqual([line, { error }]);
      expect([line, state(desk)]).toEqual([line, before]);
    }
  });
});

test("every field of a correction, beside another, in any order", () => {
  const fields = rowsOf("field of `correct`").flatMap(([, names]) => bare(names).split(", "));
  const values: Record<string, string> = { turn: "white", first: "white", next: "black", flag: "none" };
  for (const field of fields) {
    const last = field.split(".").at(-1) ?? "";
    const method = last === "delay" ? "60d5" : last === "overtime" ? "3x30" : "40/60:60";
    const desk = openDesk({ control: method });
    const value = field === "press" ? "press" : `${field}=${values[last] ?? "1"}`;
    const wanted = last === "first" ? `white.remaining=0 ${value}` : `${value} turn=white`;
    const line = field === "turn" ? "correct turn=black" : `correct ${wanted}`;
    expect([line, ask(desk, line)]).toEqual([line, { ok: true }]);
  }
  expect(fields).toHaveLength(16);
});

describe("every setting", () => {
  test.each(rowsOf("setting").map(([, number]) => number))("%s", (number) => {
    const desk = ready();
    expect(ask(desk, `setting ${number} 1`)).toEqual({ ok: true });
    expect((ask(desk, "settings").settings as number[])[Number(number)]).toBe(1);
  });
});

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
