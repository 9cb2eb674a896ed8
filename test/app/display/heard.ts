/** The sounds of a clock, by their names and instants. */

import { Sound } from "../../../firmware/app/model/choices";
import { type Desk, openDesk } from "../desk";

export const CLICK = "click";
export const TENTH = "tenth";
export const LAST = "last";
export const FLAG = "flag";
export const GONG = "gong";
export const BATTERY = "battery";

/** Every pattern of docs/keys.md: pitches in Hz and lengths in ms. */
const patterns: Record<string, number[]> = {
  [CLICK]: [2400, 8],
  [TENTH]: [1760, 200],
  [LAST]: [1760, 60],
  [FLAG]: [1320, 500],
  [GONG]: [880, 250],
  [BATTERY]: [440, 300],
};

function nameOf(pattern: number[]): string {
  const text = JSON.stringify(pattern);
  return Object.keys(patterns).find((name) => JSON.stringify(patterns[name]) === text) ?? text;
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
