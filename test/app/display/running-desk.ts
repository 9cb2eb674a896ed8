/** Clocks that run, and what they draw meanwhile. */
import { type Desk, openDesk } from "../desk";

/** Returns a desk on which Black has pressed and White's clock has run for `ms`. */
export function runningDesk(control: string, ms: number, settings = {}): Desk {
  const desk = openDesk({ control });
  Object.assign(desk.app.settings, settings);
  desk.press("black");
  desk.wait(ms - 110);
  return desk;
}

/** Returns the draw operations that an act causes. */
export function during(desk: Desk, act: () => void): string[] {
  const from = desk.lines.length;
  act();
  return desk.lines.slice(from).filter((line) => !line.startsWith('{"at"'));
}
