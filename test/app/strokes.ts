/** Key strokes as words, and clocks in the states in which players call an arbiter. */
import { expect } from "vitest";
import { Switch } from "../../hal/hal";
import { type Desk, openDesk, type Setting } from "./desk";

const keys: Readonly<Record<string, Switch>> = { M: Switch.Menu, S: Switch.Start, "-": Switch.Minus, "+": Switch.Plus };

const HOLD_MS = 1100;
const REPEAT_AFTER_MS = 500;
const REPEAT_MS = 150;

/**
 * Presses keys, separated by blanks: `M` is MENU, `S` is START, then `-` and `+`. `S!` holds a key for its second duty.
 * `+*18` keeps a key down until it has acted 18 times, `M_` keeps it down until `M^`. `white` and `black` press a
 * lever. `5s` and `30ms` let time pass, and `restart` cuts the power for a second. Returns the desk.
 */
export function strike(desk: Desk, strokes: string): Desk {
  for (const stroke of strokes.split(" ").filter((word) => word !== "")) {
    if (stroke === "white" || stroke === "black") desk.press(stroke);
    else if (stroke === "restart") desk.restart();
    else if (/^\d+m?s$/.test(stroke)) desk.wait(Number.parseInt(stroke, 10) * (stroke.endsWith("ms") ? 1 : 1000));
    else strikeKey(desk, stroke);
  }
  return desk;
}

function strikeKey(desk: Desk, stroke: string): void {
  const key = keys[stroke.charAt(0)];
  if (key === undefined) throw new Error(`no key ${stroke}`);
  const rest = stroke.slice(1);
  if (rest === "") desk.tap(key);
  else if (rest === "_" || rest === "^") desk.edge(key, rest === "_");
  else if (rest === "!") desk.hold(key, HOLD_MS);
  else desk.hold(key, holdMs(Number(rest.slice(1))));
}

/** Expects a course such as `S 1:[2]9, + 1:[3]9`: what `read` returns after each stroke. */
export function expectCourse(desk: Desk, course: string, read: () => string): void {
  const steps = course.split(", ").map((step) => {
    const [stroke = ""] = step.split(" ");
    strike(desk, stroke);
    return `${stroke} ${read()}`;
  });
  expect(steps.join(", ")).toBe(course);
}

/** Returns how long a key must be down to act so often. The end lies midway between two repeats. */
function holdMs(times: number): number {
  return times < 2 ? REPEAT_MS / 2 : REPEAT_AFTER_MS + (times - 2) * REPEAT_MS + REPEAT_MS / 2;
}

/** Returns the strokes that change a value by an amount: none, a tap or a hold. */
export function steps(by: number): string {
  const key = by < 0 ? "-" : "+";
  if (by === 0) return "";
  return Math.abs(by) === 1 ? key : `${key}*${Math.abs(by)}`;
}

/** Returns a game that Black's lever has started. */
export function startedDesk(control = "300+5"): Desk {
  const desk = openDesk({ control });
  desk.press("black");
  return desk;
}

/** Returns a paused game with White to move. Each side has pressed `moves` times and used 10 s a move. */
export function pausedDesk(control: string, moves = 2, setting: Setting = {}): Desk {
  const desk = openDesk({ ...setting, control });
  desk.tap(Switch.Start);
  for (let i = 0; i < moves; i++) {
    desk.wait(9890);
    desk.press("white");
    desk.wait(9890);
    desk.press("black");
  }
  desk.tap(Switch.Start);
  desk.strokes = 0;
  return desk;
}

/** Returns a paused game after two moves, with 100 s left for each side. */
export function shortDesk(control: string, setting: Setting = {}): Desk {
  const desk = pausedDesk(control, 2, setting);
  desk.app.clock.white.mainMs = 100_000;
  desk.app.clock.black.mainMs = 100_000;
  return desk;
}

/** Returns a game in which White's flag fell on move 1. */
export function fallenDesk(control: string, setting: Setting = {}): Desk {
  const desk = openDesk({ ...setting, control });
  desk.tap(Switch.Start);
  desk.wait(400_000);
  desk.strokes = 0;
  return desk;
}
