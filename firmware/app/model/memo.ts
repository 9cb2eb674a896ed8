import type { App } from "./app";
import type { Memo } from "./choices";

/** Says it in the line below, also beside a clock that runs. */
export function showMemo(app: App, memo: Memo): void {
  app.memo = memo;
  app.lettered = -1;
  app.stale = true;
}
