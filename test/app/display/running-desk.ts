/** Clocks that run, and what they draw meanwhile. */
import { type Desk, openDesk } from "../desk";

/** White's clock runs, after Black's press. */
export function runningDesk(control: string, ms: number, settings = {}): Desk {
  const desk = openDesk({ control });
  Object.assign(desk.app.settings, settings);
  desk.press("black");
  desk.wait(ms - 110);
  return desk;
}

/** The operations that some passage of time or act causes. */
export function during(desk: Desk, act: () => void): string[] {
  const from = desk.lines.length;
  act();
  return desk.lines.slice(from).filter((line) => !line.startsWith('{"at"'));
}
