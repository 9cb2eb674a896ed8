/** Key strokes as words, and clocks that stand where an arbiter is called to. */
import { Switch } from "../../hal/hal";
import { type Desk, openDesk, type Setting } from "./desk";

const keys: Readonly<Record<string, Switch>> = {
  M: Switch.Menu,
  S: Switch.Start,
  "-": Switch.Minus,
  "+": Switch.Plus,
};

const HOLD_MS = 1100;
const REPEAT_AFTER_MS = 500;
const REPEAT_MS = 150;

/**
 * Presses keys: `M` MENU, `S` START, `-`, `+`; `S!` holds a key for its second duty; `+*18` keeps it down until it has
 * acted 18 times. Blanks between them.
 */
export function strike(desk: Desk, strokes: string): void {
  for (const stroke of strokes.split(" ").filter((word) => word !== "")) {
    const key = keys[stroke.charAt(0)];
    if (key === undefined) throw new Error(`no key ${stroke}`);
    const rest = stroke.slice(1);
    if (rest === "") desk.tap(key);
    else if (rest === "!") desk.hold(key, HOLD_MS);
    else desk.hold(key, holdMs(Number(rest.slice(1))));
  }
}

/** How long a key is down that acts so often; the middle of the time between two repeats. */
function holdMs(times: number): number {
  return times < 2 ? REPEAT_MS / 2 : REPEAT_AFTER_MS + (times - 2) * REPEAT_MS + REPEAT_MS / 2;
}

/** The strokes that bring a value so far up or down: none, a tap or a hold. */
export function steps(by: number): string {
  const key = by < 0 ? "-" : "+";
  if (by === 0) return "";
  return Math.abs(by) === 1 ? key : `${key}*${Math.abs(by)}`;
}

/** A game that has begun: Black's lever was pressed, White is on move. */
export function startedDesk(control = "300+5"): Desk {
  const desk = openDesk({ control });
  desk.press("black");
  return desk;
}

/** A game in which each side has pressed `moves` times, 10 s a move, paused with White to move. */
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

/** Paused, two moves made, each side with 100 s left. */
export function shortDesk(control: string, setting: Setting = {}): Desk {
  const desk = pausedDesk(control, 2, setting);
  desk.app.clock.white.mainMs = 100_000;
  desk.app.clock.black.mainMs = 100_000;
  return desk;
}

/** White's flag has fallen on move 1. */
export function fallenDesk(control: string, setting: Setting = {}): Desk {
  const desk = openDesk({ ...setting, control });
  desk.tap(Switch.Start);
  desk.wait(400_000);
  desk.strokes = 0;
  return desk;
}
