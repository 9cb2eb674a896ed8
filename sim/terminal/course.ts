/** Prints the course of the clock where there is no terminal: each key of the player, and what the clock says. */
import type { Language } from "../words/language";
import { terminalWords } from "../words/terminal";
import { type Key, takeKey } from "./keys";
import { createCourse, proceed } from "./session";
import { wrap } from "./text";

/** The keys that do the ten steps. */
const steps: readonly Key[] = ["+", "s", "m", "s", "*", "m", "S", "j", "f", "f"];
/** How long a player takes for a step, and listens after the last one, ms. */
const STEP_MS = 4000;
const COLUMNS = 76;

/** Returns the course, line by line. */
export function courseLines(language: Language): string[] {
  const words = terminalWords(language).course;
  const session = createCourse(language, { columns: 80, rows: 24 });
  const said = (): string[] => wrap(session.message.text, COLUMNS).map((line) => `    ${line}`);
  proceed(session, STEP_MS);
  const lines = [words.title, ...said()];
  for (const [n, key] of steps.entries()) {
    const atMs = (n + 1) * STEP_MS;
    takeKey(session, key, atMs);
    proceed(session, atMs + STEP_MS - 1);
    lines.push(key, ...said());
  }
  return [...lines, "", words.noTerminal];
}
