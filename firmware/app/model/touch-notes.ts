import type { App } from "./app";
import { createTouch, type Touch } from "./touch-state";

/** Returns the touch of the app. Only for callers behind the feature `touch`: there it is never undefined. */
export function touchOf(app: App): Touch {
  if (app.touch === undefined) app.touch = createTouch(app.link.originMs);
  return app.touch;
}
