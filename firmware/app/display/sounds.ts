import { type Clock, sideOf, untilZero } from "../../core/clock";
import { divide, remainder } from "../../core/integer";
import { Event, Flag, Method, type Side } from "../../core/words";
import { classOf } from "../../laws/class";
import { flagIsSilent } from "../../laws/laws";
import { isSounding } from "../game/hearing";
import type { App } from "../model/app";
import { Tone } from "../model/choices";

/** Seconds from here down are counted, of these the tenth and the last five are heard. */
const COUNTED_S = 10;
const LAST_S = 5;

export function sound(app: App, tone: Tone): void {
  if (tone === Tone.Click || isSounding(app)) app.hal.buzzer.play([divide(tone, 1000), remainder(tone, 1000)]);
}

/**
 * A press, a gong, a flag or an interim sign that appears; the flag not where only the players may say that it is down
 * [2001 B6]. A turn begins in silence, whatever time it finds.
 */
export function soundEvent(app: App, event: Event, side: Side): void {
  const clock = app.clock;
  if (event === Event.Flag || event === Event.Period) {
    const edition = app.settings.edition;
    const isHeard = sideOf(clock, side).flag !== Flag.None && isSounding(app);
    if (isHeard && !flagIsSilent(edition, classOf(clock.control, edition))) sound(app, Tone.Flag);
  } else if (event !== Event.Ignored) {
    app.display.soundedS = secondsLeft(clock);
    if (event === Event.Gong) sound(app, Tone.Gong);
    if (event === Event.Press && app.settings.click) sound(app, Tone.Click);
  }
}

/** The seconds that are heard: the tenth and the last five, each once. */
export function soundTick(app: App): void {
  const s = secondsLeft(app.clock);
  if (s === app.display.soundedS) return;
  app.display.soundedS = s;
  if (s <= LAST_S) sound(app, Tone.Last);
  else if (s === COUNTED_S) sound(app, Tone.Tenth);
}

/** What the side on move reads as on the display, in whole seconds; all above ten are one. */
function secondsLeft(clock: Clock): number {
  const s = sideOf(clock, clock.turn);
  const ms = s.turnMethod === Method.Delay && s.mainMs > 0 ? s.mainMs : untilZero(clock, clock.turn);
  return ms > COUNTED_S * 1000 ? COUNTED_S + 1 : divide(ms + 999, 1000);
}
