/** The sounds of a clock, by their names and instants. */

import { patternOf } from "../../../firmware/app/display/sounds";
import { Sound, Tone } from "../../../firmware/app/model/choices";
import { type Desk, openDesk } from "../desk";

export const CLICK = "click";
export const TENTH = "tenth";
export const LAST = "last";
export const FLAG = "flag";
export const PERIOD = "period";
export const GONG = "gong";
export const BATTERY = "battery";
export const ERROR = "error";

/** Every sound, by its name. */
export const tones: Record<string, Tone> = {
  [CLICK]: Tone.Click,
  [TENTH]: Tone.Tenth,
  [LAST]: Tone.Last,
  [FLAG]: Tone.Flag,
  [PERIOD]: Tone.Period,
  [GONG]: Tone.Gong,
  [BATTERY]: Tone.Battery,
  [ERROR]: Tone.Error,
};

function nameOf(pattern: number[]): string {
  const text = JSON.stringify(pattern);
  const found = Object.entries(tones).find(([, tone]) => JSON.stringify(patternOf(tone)) === text);
  return found === undefined ? text : found[0];
}

/** Returns the names of all sounds since a line of the link. */
export function heard(desk: Desk, from = 0): string[] {
  const lines = desk.lines.slice(from).filter((line) => line.startsWith('{"play"'));
  return lines.map((line) => nameOf(JSON.parse(line).play));
}

/** Returns every sound of the next `ms` as `name at`, with its instant from now in steps of 10 ms. */
export function listen(desk: Desk, ms: number): string[] {
  const found: string[] = [];
  for (let at = 10; at <= ms; at += 10) {
    const before = desk.lines.length;
    desk.wait(10);
    for (const name of heard(desk, before)) found.push(`${name} ${at}`);
  }
  return found;
}

export function names(found: string[]): string[] {
  return found.map((item) => item.split(" ")[0] ?? "");
}

/** Returns a clock that is ready and whose sound is on. */
export function sounding(control: string): Desk {
  const desk = openDesk({ control });
  desk.app.settings.sound = Sound.On;
  return desk;
}
export const LAST_FIVE = [LAST, LAST, LAST, LAST, LAST];
