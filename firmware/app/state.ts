import { type Clock, remaining, running, sideOf } from "../core/clock";
import { shown } from "../core/face";
import { Class, Event, Flag, Mode, Side } from "../core/words";

/** What a state line says beside the clock's own record. */
export interface Labels {
  /** The control in canonical notation. */
  control: string;
  klass: Class;
  /** Times under 20 s are shown with tenths. */
  tenths: boolean;
}

/** One line of the trace: a JSON object with the clock's state at `atMs`, right after an event. */
export function stateLine(
  clock: Clock,
  labels: Labels,
  atMs: number,
  event: Event,
  side: Side,
  withdrawn: boolean,
): string {
  const head = '{"at":' + atMs + ',"event":"' + eventName(event) + '","side":' + sideName(side);
  const game =
    ',"mode":"' + modeName(clock.mode) + '","running":' + sideName(running(clock)) + ',"turn":' + sideName(clock.turn);
  const facts = ',"firstFlag":' + sideName(clock.firstFlag) + ',"control":"' + labels.control + '","class":';
  const sides =
    className(labels.klass) +
    ',"white":' +
    sideText(clock, labels, Side.White) +
    ',"black":' +
    sideText(clock, labels, Side.Black);
  return head + game + facts + sides + (withdrawn ? ',"withdrawn":true}' : "}");
}

function sideText(clock: Clock, labels: Labels, side: Side): string {
  const s = sideOf(clock, side);
  const times =
    '{"remaining":' +
    remaining(clock, side) +
    ',"shown":"' +
    shown(clock, side, labels.tenths) +
    '","delay":' +
    s.delayMs;
  const counts = ',"overtime":' + s.overtime + ',"used":' + s.usedMs + ',"presses":' + s.presses;
  return times + counts + ',"period":' + s.period + ',"flag":"' + flagName(clock, side) + '"}';
}

/** The first final flag blinks; a second one and the sign for a passed control are steady. */
function flagName(clock: Clock, side: Side): string {
  const flag = sideOf(clock, side).flag;
  if (flag === Flag.None) return "none";
  return flag === Flag.Final && clock.firstFlag === side ? "blinking" : "steady";
}

/** `null` where no side is meant. */
function sideName(side: Side): string {
  switch (side) {
    case Side.White:
      return '"white"';
    case Side.Black:
      return '"black"';
    case Side.None:
      return "null";
  }
}

function className(klass: Class): string {
  switch (klass) {
    case Class.Standard:
      return '"standard"';
    case Class.Rapid:
      return '"rapid"';
    case Class.Blitz:
      return '"blitz"';
    case Class.None:
      return "null";
  }
}

function modeName(mode: Mode): string {
  switch (mode) {
    case Mode.Setup:
      return "setup";
    case Mode.Ready:
      return "ready";
    case Mode.Running:
      return "running";
    case Mode.Paused:
      return "paused";
    case Mode.Fallen:
      return "fallen";
    case Mode.Finished:
      return "finished";
  }
}

function eventName(event: Event): string {
  switch (event) {
    case Event.Start:
      return "start";
    case Event.Press:
      return "press";
    case Event.Ignored:
      return "ignored";
    case Event.Pause:
      return "pause";
    case Event.Resume:
      return "resume";
    case Event.Flag:
      return "flag";
    case Event.Period:
      return "period";
    case Event.Gong:
      return "gong";
    case Event.Correct:
      return "correct";
    case Event.Penalty:
      return "penalty";
    case Event.Undo:
      return "undo";
    case Event.Control:
      return "control";
    case Event.Power:
      return "power";
    case Event.Adjourn:
      return "adjourn";
    case Event.Restore:
      return "restore";
    case Event.Finish:
      return "finish";
    case Event.Expect:
      return "expect";
  }
}
