import type { App } from "./app";
import { countPress } from "./speech-notes";
import { createTouch, type Touch } from "./touch-state";

/** Returns the touch of the app. Only for callers behind the feature `touch`: there it is never undefined. */
export function touchOf(app: App): Touch {
  if (app.touch === undefined) app.touch = createTouch(app.link.originMs);
  return app.touch;
}

/** Notes that the player at a place, 0 for the left, asks for a time. */
export function noteRequest(app: App, place: number, atMs: number): void {
  countPress(touchOf(app).requests[place], atMs);
}
