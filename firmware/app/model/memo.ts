import type { App } from "./app";
import type { Memo } from "./choices";

/** Shows a message in the line below the times, also while a clock runs. */
export function showMemo(app: App, memo: Memo): void {
  app.display.memo = memo;
  app.display.captionKey = -1;
  app.display.needsRedraw = true;
}
