/** Keeps the screen lit while a game is on: by the browser's lock or, where a page over plain http gets none, by a film. */
import { endFilm, playFilm } from "./film";

let lock: WakeLockSentinel | undefined;
let isLit = false;

/** Requests that the screen stays lit. A browser releases the lock when the page is hidden: request it again then. */
export async function light(): Promise<void> {
  isLit = true;
  if (!("wakeLock" in navigator)) {
    playFilm();
    return;
  }
  try {
    if (lock === undefined || lock.released) lock = await navigator.wakeLock.request("screen");
    if (!isLit) darken();
  } catch {
    lock = undefined;
  }
}

export function darken(): void {
  isLit = false;
  endFilm();
  void lock?.release().catch(() => {});
  lock = undefined;
}
