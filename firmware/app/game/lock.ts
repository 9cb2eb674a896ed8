import { span } from "../../core/integer";
import type { App } from "../model/app";

/** After this many wrong codes the clock refuses every code for a minute. */
export const WRONG_CODES = 5;
const SILENCE_MS = 60000;

/** Returns whether the arbiter's keys need the code now. */
export function isLocked(app: App): boolean {
  return app.settings.lockCode >= 0 && !app.lock.isOpen;
}

/** Returns whether `code` is the arbiter's code. Keys and link share one count of wrong codes. */
export function isCode(app: App, code: number, atMs: number): boolean {
  if (app.lock.wrongCodes === WRONG_CODES) {
    const ms = span(app.lock.wrongAtMs, atMs);
    if (ms >= 0 && ms < SILENCE_MS) return false;
    app.lock.wrongCodes = 0;
  }
  const isRight = code === app.settings.lockCode;
  app.lock.wrongCodes = isRight ? 0 : app.lock.wrongCodes + 1;
  app.lock.wrongAtMs = atMs;
  return isRight;
}
