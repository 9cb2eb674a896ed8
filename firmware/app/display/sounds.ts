import { type Clock, sideOf, untilZero } from "../../core/clock";
import { divide } from "../../core/divide";
import { Event, Flag, type Side } from "../../core/words";
import { classOf } from "../../laws/class";
import { flagIsSilent } from "../../laws/laws";
import { isSounding } from "../game/hearing";
import type { App } from "../model/app";
import { Tone } from "../model/choices";
import { showsDelay } from "../model/method-facts";

/** From ten seconds on, the app counts the seconds. It sounds the tenth and the last five. */
const COUNTED_S = 10;
const LAST_S = 5;

/** Returns the notes of a sound, as pairs of pitch in Hz (0 for silence) and length in ms. No two have one rhythm. */
export function patternOf(tone: Tone): number[] {
  switch (tone) {
    case Tone.Click:
      return [2400, 8];
    case Tone.Tenth:
      return [1760, 120, 0, 50, 1760, 120];
    case Tone.Last:
      return [1760, 60];
    case Tone.Flag:
      return [1320, 120, 0, 60, 1320, 120, 0, 60, 1320, 300];
    case Tone.Period:
      return [880, 90, 0, 40, 1320, 270];
    case Tone.Gong:
      return [880, 250];
    case Tone.Battery:
      return [440, 80, 0, 90, 440, 80, 0, 90, 440, 80];
    case Tone.Error:
      return [330, 220, 0, 60, 330, 70];
  }
}

export function sound(app: App, tone: Tone): void {
  if (tone === Tone.Click || isSounding(app)) app.hal.buzzer.play(patternOf(tone));
}

/**
 * Plays the sound of a press, a gong, a flag fall or an interim sign. Flag fall is silent if only the players may
 * announce it [2001 B6]. The start of a turn is silent, whatever time is left.
 */
export function soundEvent(app: App, event: Event, side: Side): void {
  const clock = app.clock;
  if (event === Event.Flag || event === Event.Period) {
    const edition = app.settings.edition;
    const isHeard = sideOf(clock, side).flag !== Flag.None && isSounding(app);
    if (isHeard && !flagIsSilent(edition, classOf(clock.control, edition)))
      sound(app, event === Event.Flag ? Tone.Flag : Tone.Period);
  } else if (event !== Event.Ignored) {
    app.display.soundedS = secondsLeft(clock);
    if (event === Event.Gong) sound(app, Tone.Gong);
    if (event === Event.Press && app.settings.click) sound(app, Tone.Click);
  }
}

/** Plays the tenth and the last five seconds, each once. */
export function soundTick(app: App): void {
  const s = secondsLeft(app.clock);
  if (s === app.display.soundedS) return;
  app.display.soundedS = s;
  if (s <= LAST_S) sound(app, Tone.Last);
  else if (s === COUNTED_S) sound(app, Tone.Tenth);
}

/** Returns the whole seconds that the display shows for the side on move, or 11 if more than ten. */
function secondsLeft(clock: Clock): number {
  const s = sideOf(clock, clock.turn);
  const isApart = s.delayMs > 0 && s.mainMs > 0 && !showsDelay(s.turnMethod);
  const ms = isApart ? s.mainMs : untilZero(clock, clock.turn);
  return ms > COUNTED_S * 1000 ? COUNTED_S + 1 : divide(ms + 999, 1000);
}
