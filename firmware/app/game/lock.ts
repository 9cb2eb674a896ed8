import { span } from "../../core/integer";
import type { App } from "../model/app";

/** After so many wrong codes none is heard for a minute. */
export const WRONG_CODES = 5;
const SILENCE_MS = 60000;

/** Whether the arbiter's keys are behind the code now. */
export function isLocked(app: App): boolean {
  return app.settings.lockCode >= 0 && !app.lock.isOpen;
}

/** Whether it is the arbiter's code; keys and link count the wrong ones together. */
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
