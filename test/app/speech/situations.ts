/** Forty situations of a clock, and what the player on the left hears in each. */
import { freeze } from "../../../firmware/app/device/freeze";
import { Memo } from "../../../firmware/app/model/choices";
import { Ear, Switch } from "../../../hal/hal";
import { Reset } from "../../../hal/reset";
import type { Desk } from "../desk";
import { openSpeakingDesk, sayings } from "./listener";

/** Lines of the link and strokes that lead to a situation. The last one is heard. */
type Step =
  | { line: string }
  | { tap: Switch }
  | { hold: Switch; ms?: number }
  | { press: "white" | "black" }
  | { wait: number }
  | { memo: Memo }
  | { battery: number }
  | { restart: true | Reset }
  | { freeze: true };

const Menu = Switch.Menu;
const Start = Switch.Start;
const Minus = Switch.Minus;
const Plus = Switch.Plus;
const line = (text: string): Step => ({ line: text });
const tap = (key: Switch): Step => ({ tap: key });
const taps = (key: Switch, times: number): Step[] => Array.from({ length: times }, () => tap(key));
const hold = (key: Switch, ms = 1_100): Step => ({ hold: key, ms });
const press = (side: "white" | "black"): Step => ({ press: side });
const wait = (ms: number): Step => ({ wait: ms });
const memo = (which: Memo): Step => ({ memo: which });

/** A game in which White has pressed once and Black is to move. */
const game = (control: string): Step[] => [
  line(`set ${control}`),
  press("black"),
  wait(65_000),
  press("white"),
  wait(10_000),
];
const paused = (control = "40/5400+30:1800+30"): Step[] => [...game(control), tap(Start)];
/** An item of the arbiter's menu, from a pause. */
const item = (n: number): Step[] => [tap(Menu), ...taps(Plus, n), tap(Start)];
/** The journal, a list of the settings. */
const journal: readonly Step[] = [tap(Menu), tap(Minus), tap(Start), ...taps(Minus, 6), tap(Start)];
const own = press("white");
/** The form of a program, in which the period has another method. */
const method = (times: number): Step[] => [hold(Start), ...taps(Menu, 3), ...taps(Plus, times)];

/** The form of a program with two periods, at the method of the first. */
const twoPeriods: readonly Step[] = [hold(Start), ...taps(Menu, 2), tap(Plus), tap(Menu)];

export const SITUATIONS: Readonly<Record<string, readonly Step[]>> = {
  "the power comes": [{ restart: true }],
  "another program": [tap(Plus)],
  "a program that is not set": [tap(Minus)],
  "a control is ready": [line("set 40/5400+30:1800+30")],
  "the sides have different times": [line("set W300-B240+2")],
  "White presses before the start": [line("set 300"), press("white")],
  "the game starts": [line("set 300"), press("black")],
  "own time at the start": [...game("40/5400+30:1800+30"), own],
  "own time, short form": [line("speech 2 1"), ...game("7200"), own],
  "the opponent's time": [...game("5400+30"), own, own],
  "the opponent's time within an hour": [...game("300"), own, own],
  "everything while running": [...game("40/5400+30:1800+30"), { hold: Switch.Left, ms: 1_500 }],
  "everything in byo-yomi": [...game("60:5x30"), { hold: Switch.Left, ms: 1_500 }],
  "everything with a delay": [line("set 300d5"), press("black"), press("white"), { hold: Switch.Left, ms: 1_500 }],
  "everything before the start": [line("set 20:c3/10"), { hold: Switch.Left, ms: 1_500 }],
  "a pause": paused(),
  "the other side is to move": [...paused(), tap(Minus)],
  "the clock goes on": [...paused(), tap(Start)],
  "five minutes are left": [line("set 301"), press("black"), wait(1_000)],
  "one minute is left": [line("set 61"), press("black"), wait(1_000)],
  "own flag": [line("set 60"), press("black"), wait(60_000)],
  "the opponent's flag": [line("set 60"), press("black"), press("white"), wait(60_000)],
  "both flags, the own first": [line("set W10-B20"), press("black"), wait(10_000), press("white"), wait(21_000)],
  "both flags make a draw": [
    line("setting 1 1"),
    line("set 1200"),
    press("black"),
    wait(1_200_000),
    press("white"),
    wait(1_201_000),
  ],
  "both flags, the opponent's first": [
    ...[line("set W20-B10"), press("black"), press("white"), wait(10_000), press("black"), wait(21_000)],
  ],
  "speech for the other side too": [line("speech 0 2"), line("speech 0 3")],
  "the arbiter's menu": [...paused(), tap(Menu)],
  "an item that is closed": [line("set 300"), tap(Menu), ...taps(Plus, 2)],
  "an item that is refused": [line("set 300"), tap(Menu), ...taps(Plus, 2), tap(Start)],
  "the next digit of a time": [...paused(), ...item(0), tap(Start)],
  "another value of a time": [...paused(), ...item(0), tap(Plus)],
  "a correction is accepted": [...paused(), ...item(0), tap(Plus), hold(Start)],
  "a form is left": [...paused(), ...item(0), hold(Menu)],
  "a cleared flag": [line("set 60"), press("black"), wait(60_000), tap(Start), ...item(0), tap(Plus)],
  "the time of a new period is offered": [
    ...paused("40/60:60"),
    ...item(0),
    ...taps(Menu, 2),
    ...taps(Start, 2),
    ...taps(Plus, 4),
    hold(Start),
  ],
  "an illegal move": [...paused(), tap(Menu), tap(Plus), tap(Start), tap(Start)],
  "an illegal move that was answered": [...paused("300"), tap(Menu), tap(Plus), tap(Start), tap(Start), tap(Plus)],
  "an illegal move in blitz by the Laws of 1997": [
    line("setting 1 0"),
    ...paused("300"),
    tap(Menu),
    tap(Plus),
    tap(Start),
    tap(Start),
  ],
  "a claim by the Laws of 1997": [
    line("setting 1 0"),
    ...paused(),
    tap(Menu),
    tap(Plus),
    tap(Start),
    tap(Plus),
    tap(Start),
    tap(Menu),
  ],
  "a claim gives time": [
    line("setting 1 0"),
    ...paused(),
    tap(Menu),
    tap(Plus),
    tap(Start),
    tap(Plus),
    tap(Start),
    tap(Menu),
    tap(Plus),
  ],
  "time for a player": [...paused(), tap(Menu), tap(Plus), tap(Start), ...taps(Plus, 3), tap(Start)],
  "time from a player": [...paused(), tap(Menu), tap(Plus), tap(Start), ...taps(Plus, 4), tap(Start)],
  "undo a press": [...paused(), ...item(2)],
  "the next period": [...paused(), ...item(4)],
  "colours are exchanged": [line("set 300"), ...item(7)],
  "colours early in a game": [...paused(), ...item(7)],
  "a game is put away": [...paused(), ...item(8)],
  "a game replaces another": [...paused(), line("adjourn 1"), line("new"), ...paused(), ...item(8), tap(Minus)],
  "a game is taken up": [...paused(), line("adjourn 1"), line("new"), line("set 300"), ...item(9), tap(Start)],
  "a player is absent": [line("set 300"), ...item(10)],
  "the default time counts": [line("set 300"), ...item(10), ...taps(Plus, 5), hold(Start), ...item(10)],
  "the default time is over": [line("set 300"), ...item(10), ...taps(Plus, 1), hold(Start), wait(3_700_000)],
  "the end of the game": [...paused(), line("finish")],
  "an own program": [hold(Start)],
  "too long a time": [
    ...[hold(Start), ...taps(Menu, 2), tap(Plus), ...taps(Menu, 2), tap(Plus), tap(Menu), ...taps(Start, 3)],
    ...[hold(Plus, 16_000), ...taps(Menu, 3), ...taps(Start, 3), hold(Plus, 16_000), hold(Start)],
  ],
  "no time to think": [hold(Start), ...taps(Menu, 5), ...taps(Minus, 5), hold(Start)],
  "not the last period": [...twoPeriods, ...taps(Minus, 2), hold(Start)],
  "not alone": [hold(Start), tap(Menu), tap(Plus), ...taps(Menu, 2), ...taps(Minus, 3), hold(Start)],
  "nothing to repeat": [...method(1), ...taps(Menu, 2), ...taps(Minus, 5), ...taps(Menu, 2), tap(Plus), hold(Start)],
  "a code": [tap(Menu), ...taps(Plus, 11), tap(Start), tap(Plus)],
  "a code is not typed": [tap(Menu), ...taps(Plus, 11), tap(Start), tap(Plus), hold(Start)],
  "a lever in the key test": [tap(Menu), ...taps(Plus, 12), tap(Start), { hold: Switch.Left, ms: 100 }],
  "the other lever in the key test": [tap(Menu), ...taps(Plus, 12), tap(Start), { hold: Switch.Right, ms: 100 }],
  "a record of the journal": [...paused(), line("new"), tap(Menu), ...taps(Plus, 14), tap(Start), tap(Plus)],
  "a press that did not count": [
    ...game("300"),
    press("white"),
    tap(Start),
    line("new"),
    tap(Menu),
    ...taps(Plus, 14),
    tap(Start),
    ...taps(Plus, 2),
  ],
  "a power cut in the journal": [
    ...paused(),
    { restart: true },
    line("new"),
    tap(Menu),
    ...taps(Plus, 14),
    tap(Start),
    ...taps(Plus, 1),
  ],
  "nobody is to hear": [tap(Menu), tap(Minus), tap(Start), tap(Start)],
  "the volume of the sounds": [tap(Menu), ...taps(Minus, 4)],
  "who feels the clock": [tap(Menu), ...taps(Minus, 3)],
  "both feel the clock": [tap(Menu), ...taps(Minus, 3), ...taps(Start, 3)],
  "vibration unasked": [tap(Menu), ...taps(Minus, 2)],
  "the information of a game": [...game("40/5400+30:1800+30"), tap(Menu)],
  "the settings of speech": [tap(Menu), tap(Minus), tap(Start), tap(Plus)],
  "power came back while a clock ran": [...game("5400+30"), { restart: true }],
  "power came back in a pause": [...paused(), { restart: true }],
  "the clock hung": [line("set 300"), memo(Memo.Hung)],
  "the program restarted it": [line("set 300"), { restart: Reset.Program }, ...journal],
  "only presses were kept": [line("set 300"), memo(Memo.LastPress)],
  "no memory": [line("set 300"), memo(Memo.NoMemory)],
  "a memory of a newer version": [line("set 300"), memo(Memo.Newer)],
  "memory is short": [line("set 300"), memo(Memo.Short)],
  "presses were lost": [line("set 300"), memo(Memo.EdgesLost)],
  "a key is stuck": [line("set 300"), memo(Memo.KeyStuck)],
  "the memory is damaged": [line("set 300"), memo(Memo.Fault)],
  "the battery is low": [line("set 300"), { battery: 2_500 }, wait(70_000), tap(Menu), wait(70_000)],
  "the firmware has failed": [line("set 300"), { freeze: true }],
};

/** The phrases that the left ear hears at the last step that says anything. Speech is on for both sides. */
export function hear(steps: readonly Step[], tongue: number): number[] {
  const desk = openSpeakingDesk();
  desk.line(`speech 1 ${tongue}`);
  desk.line("speech 3 0");
  desk.line("speech 0 3");
  desk.wait(100);
  let last: number[] = [];
  for (const step of steps) {
    const from = desk.lines.length;
    take(desk, step);
    const said = sayings(desk, from).filter(({ ear }) => ear !== Ear.Right);
    if (said.length > 0) last = said.flatMap(({ phrases }) => phrases);
  }
  return last;
}

function take(desk: Desk, step: Step): void {
  if ("line" in step) desk.line(step.line);
  else if ("tap" in step) desk.tap(step.tap);
  else if ("hold" in step) desk.hold(step.hold, step.ms ?? 1_100);
  else if ("press" in step) desk.press(step.press);
  else if ("wait" in step) desk.wait(step.wait);
  else if ("battery" in step) desk.battery(step.battery);
  else if ("restart" in step) desk.restart(1000, step.restart === true ? undefined : step.restart);
  else if ("memo" in step) {
    desk.app.display.memo = step.memo;
    desk.tap(Switch.LeftAsk);
  } else freeze(desk.app, desk.nowMs);
  desk.wait(60);
}
