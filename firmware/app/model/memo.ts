import type { App } from "./app";
import type { Memo } from "./choices";

/** Says it in the line below, also beside a clock that runs. */
export function showMemo(app: App, memo: Memo): void {
  app.display.memo = memo;
  app.display.captionKey = -1;
  app.display.needsRedraw = true;
}
