/** The steps that lead a clock to a situation, and what an ear hears then. */
import { freeze } from "../../../firmware/app/device/freeze";
import { listedItem } from "../../../firmware/app/menu/arbiter-menu";
import { Form, type Memo } from "../../../firmware/app/model/choices";
import type { Penalty } from "../../../firmware/core/words";
import { Ear, Switch } from "../../../hal/hal";
import type { Reset } from "../../../hal/reset";
import type { Desk } from "../desk";
import { openSpeakingDesk, sayings } from "./listener";

/** Lines of the link and strokes that lead to a situation. The last one is heard. */
export type Step =
  | { line: string }
  | { tap: Switch }
  | { choose: Form | Penalty }
  | { hold: Switch; ms?: number }
  | { press: "white" | "black" }
  | { wait: number }
  | { down: Switch; ms: number }
  | { memo: Memo }
  | { battery: number }
  | { restart: true | Reset }
  | { freeze: true };

export const Menu = Switch.Menu;
export const Start = Switch.Start;
export const Minus = Switch.Minus;
export const Plus = Switch.Plus;
export const line = (text: string): Step => ({ line: text });
export const tap = (key: Switch): Step => ({ tap: key });
export const taps = (key: Switch, times: number): Step[] => Array.from({ length: times }, () => tap(key));
export const hold = (key: Switch, ms = 1_100): Step => ({ hold: key, ms });
export const press = (side: "white" | "black"): Step => ({ press: side });
export const wait = (ms: number): Step => ({ wait: ms });
export const memo = (which: Memo): Step => ({ memo: which });

/** A game in which White has pressed once and Black is to move. */
export const game = (control: string): Step[] => [
  line(`set ${control}`),
  press("black"),
  wait(65_000),
  press("white"),
  wait(10_000),
];
export const paused = (control = "40/5400+30:1800+30"): Step[] => [...game(control), tap(Start)];
/** An item of the arbiter's menu, from a pause. */
export const item = (form: Form): Step[] => [tap(Menu), { choose: form }];
/** An item of the list of penalties, from a pause. */
export const penalty = (which: Penalty): Step[] => [...item(Form.Penalty), { choose: which }];
/** The journal, a list of the settings. */
export const journal: readonly Step[] = [tap(Menu), tap(Minus), tap(Start), ...taps(Minus, 6), tap(Start)];
/** Turns help with menus on, which most situations are without. */
export const help: Step = line("speech 3 1");
export const own = press("white");
/** The form of a program, in which the period has another method. */
export const method = (times: number): Step[] => [hold(Start), ...taps(Menu, 3), ...taps(Plus, times)];

/** The form of a program with two periods, at the method of the first. */
export const twoPeriods: readonly Step[] = [hold(Start), ...taps(Menu, 2), tap(Plus), tap(Menu)];

/** The phrases that the left ear hears at the last step that says anything. Speech is on for both sides. */
export function hear(steps: readonly Step[], tongue: number): number[] {
  const desk = openSpeakingDesk();
  desk.line(`speech 1 ${tongue}`);
  desk.line("speech 3 0");
  desk.line("speech 0 3");
  desk.wait(100);
  let last: number[] = [];
  for (const step of steps) {
    if ("choose" in step) goTo(desk, step.choose);
    const from = desk.lines.length;
    take(desk, step);
    const said = sayings(desk, from).filter(({ ear }) => ear !== Ear.Right);
    if (said.length > 0) last = said.flatMap(({ phrases }) => phrases);
  }
  return last;
}

/** Goes to an item of the arbiter's menu or of the list of penalties. */
function goTo(desk: Desk, item: number): void {
  while (listedItem(desk.app, desk.app.menu.listAt) !== item) desk.tap(Plus);
}

function take(desk: Desk, step: Step): void {
  if ("line" in step) desk.line(step.line);
  else if ("tap" in step) desk.tap(step.tap);
  else if ("choose" in step) desk.tap(Start);
  else if ("hold" in step) desk.hold(step.hold, step.ms ?? 1_100);
  else if ("down" in step) {
    desk.edge(step.down, true);
    desk.wait(step.ms);
  } else if ("press" in step) desk.press(step.press);
  else if ("wait" in step) desk.wait(step.wait);
  else if ("battery" in step) desk.battery(step.battery);
  else if ("restart" in step) desk.restart(1000, step.restart === true ? undefined : step.restart);
  else if ("memo" in step) {
    desk.app.display.memo = step.memo;
    desk.tap(Switch.LeftAsk);
  } else freeze(desk.app, desk.nowMs);
  desk.wait(60);
}
