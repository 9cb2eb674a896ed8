import { type Clock, remaining, running, sideOf } from "../../core/clock";
import { shown } from "../../core/face";
import { type Event, Flag, Side } from "../../core/words";
import { nameAt } from "../../notation/names";
import type { Labels } from "../model/report-state";

/** Returns a JSON object with the clock's state at `atMs`, right after an event. The caller adds the closing brace. */
export function stateLine(
  clock: Clock,
  labels: Labels,
  atMs: number,
  event: Event,
  side: Side,
  withdrawn: boolean,
): string {
  const events =
    "start|press|ignored|pause|resume|flag|period|gong|correct|penalty|undo|control|power|adjourn|restore|";
  return (
    '{"at":' +
    atMs +
    ',"event":"' +
    nameAt(events + "finish|expect|control", event - 1) +
    '","side":' +
    sideName(side) +
    ',"mode":"' +
    nameAt("setup|ready|running|paused|fallen|finished", clock.mode) +
    '","running":' +
    sideName(running(clock)) +
    ',"turn":' +
    sideName(clock.turn) +
    ',"firstFlag":' +
    sideName(clock.firstFlag) +
    ',"control":"' +
    labels.control +
    '","class":' +
    nameAt('null|"standard"|"rapid"|"blitz"', labels.klass) +
    ',"white":' +
    sideText(clock, labels, Side.White) +
    ',"black":' +
    sideText(clock, labels, Side.Black) +
    (withdrawn ? ',"withdrawn":true' : "")
  );
}

/**
 * Returns a side's state as JSON. The first final flag blinks.
 * A second flag and the symbol for a passed time control are steady.
 */
function sideText(clock: Clock, labels: Labels, side: Side): string {
  const s = sideOf(clock, side);
  const blinks = s.flag === Flag.Final && clock.firstFlag === side;
  const flag = s.flag === Flag.None ? "none" : blinks ? "blinking" : "steady";
  const times =
    '{"remaining":' +
    remaining(clock, side) +
    ',"shown":"' +
    shown(clock, side, labels.tenths) +
    '","delay":' +
    s.delayMs;
  const counts = ',"overtime":' + s.overtime + ',"used":' + s.usedMs + ',"presses":' + s.presses;
  return times + counts + ',"period":' + s.period + ',"flag":"' + flag + '"}';
}

/** Returns the side as JSON; `null` if none. */
function sideName(side: Side): string {
  return nameAt('null|"white"|"black"', side);
}
