/** Every command of docs/link.md, tried on a clock. */
import { expect } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import { factsOf, featuresOf } from "../../sim/boards/facts";
import { type Answer, ask, pausedGame } from "../app/asking";
import { type Desk, openDesk } from "../app/desk";
import { openFeelingDesk, openSpeakingDesk } from "../app/speech/listener";
import { becomes, locked, named, putAway, ready, running, state } from "./asked-desks";

/** Returns a clock that is ready, on a board with a self-test. */
function testable(): Desk {
  return openDesk({ control: "180+2", facts: { features: factsOf(pico).features } });
}
const gauged = () => openDesk({ facts: { features: featuresOf([], ["gauge"]) } });

/** The effect of each command of the table, tried in all its forms. */
export const commands: Record<string, () => void> = {
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
  speech: () => expect(ask(openSpeakingDesk(), "speech")).toEqual({ speech: [0, 0, 0, 1, 5, 31, 1], ok: true }),
  "speech NUMBER VALUE": () => {
    const desk = openSpeakingDesk();
    expect(ask(desk, "speech 1 4")).toEqual({ ok: true });
    expect(ask(desk, "speech").speech).toEqual([0, 4, 0, 1, 5, 31, 1]);
    expect(ask(ready(), "speech")).toEqual({ error: "line" });
  },
  touch: () => expect(ask(openFeelingDesk(), "touch")).toEqual({ touch: [0, 0], ok: true }),
  "touch NUMBER VALUE": () => {
    const desk = openFeelingDesk();
    expect(ask(desk, "touch 0 2")).toEqual({ ok: true });
    expect(ask(desk, "touch").touch).toEqual([2, 0]);
    expect(ask(ready(), "touch")).toEqual({ error: "line" });
  },
  "selftest N": () => {
    expect(ask(testable(), "selftest 0")).toEqual({ line: "", ok: true });
    for (const word of ["selftest", "selftest x", "selftest 0 1"])
      expect(ask(testable(), word)).toEqual({ error: "value" });
    expect(ask(ready(), "selftest 0")).toEqual({ error: "line" });
  },
  "selftest contacts": () => {
    const desk = testable();
    expect(ask(desk, "selftest contacts")).toEqual({ contacts: [0, 0, 0, 0, 0, 0, 0, 0], ok: true });
    desk.edge(Switch.Menu, true);
    expect(ask(desk, "selftest contacts").contacts).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
  },
  "selftest lamps L R": () => {
    const desk = testable();
    expect(ask(desk, "selftest lamps 1 0")).toEqual({ lamps: [1, 0], ok: true });
    expect(desk.lines.filter((line) => line.includes('"raise"')).at(-1)).toBe('{"raise":[1,0]}');
    for (const word of ["2 0", "0 2", "1", "1 0 0"])
      expect(ask(desk, `selftest lamps ${word}`)).toEqual({ error: "value" });
    desk.press("black");
    expect(ask(desk, "selftest lamps 1 0")).toEqual({ error: "busy" });
  },
  "selftest tone HZ": () => {
    const desk = testable();
    expect(ask(desk, "selftest tone 1000")).toEqual({ tone: 1000, ok: true });
    expect(desk.lines.filter((line) => line.includes('"play"')).at(-1)).toBe('{"play":[1000,300]}');
    for (const word of ["99", "10001", ""]) expect(ask(desk, `selftest tone ${word}`)).toEqual({ error: "value" });
    desk.press("black");
    expect(ask(desk, "selftest tone 1000")).toEqual({ error: "busy" });
  },
  battery: () => expect(ask(gauged(), "battery")).toEqual({ battery: 3000, offset: 0, ok: true }),
  "battery MV": () => {
    const desk = gauged();
    expect(ask(desk, "battery 3120")).toEqual({ ok: true });
    expect(ask(desk, "battery")).toMatchObject({ battery: 3120, offset: 120 });
    expect(ask(ready(), "battery 3120")).toEqual({ error: "line" });
  },
  "set CONTROL": () => {
    const desk = openDesk();
    expect(ask(desk, "set 40/5400+30:1800+30")).toEqual({ ok: true });
    expect(state(desk)).toMatchObject({ mode: "ready", control: "40/5400+30:1800+30" });
  },
  course: () => {
    expect(ask(openSpeakingDesk(), "course")).toEqual({ ok: true });
    expect(ask(ready(), "course")).toEqual({ error: "line" });
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
