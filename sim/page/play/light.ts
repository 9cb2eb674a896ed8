/**
 * Keeps the screen lit while a game is on: by the browser's lock or, where a page over plain http gets none, by a film.
 */

/** Ends the film, if one plays. The film is loaded where it is needed. */
let endFilm: (() => void) | undefined;
let lock: WakeLockSentinel | undefined;
let isLit = false;
let isAsking = false;

/** Requests that the screen stays lit. A browser releases the lock when the page is hidden: request it again then. */
export async function light(): Promise<void> {
  if (!isLit) document.addEventListener("pointerup", request);
  isLit = true;
  if ("wakeLock" in navigator) await request();
  else await playFilm().catch(() => {});
}

async function playFilm(): Promise<void> {
  const film = await import("./film");
  if (!isLit) return;
  film.playFilm();
  endFilm = film.endFilm;
}

export function darken(): void {
  isLit = false;
  document.removeEventListener("pointerup", request);
  endFilm?.();
  void lock?.release().catch(() => {});
  lock = undefined;
}

/**
 * Requests the lock unless the page has it. Safari grants it only after a touch has ended, so each touch tries again.
 */
async function request(): Promise<void> {
  if (isAsking || lock?.released === false) return;
  isAsking = true;
  try {
    lock = await navigator.wakeLock?.request("screen");
    if (!isLit) darken();
  } catch {
    lock = undefined;
  }
  isAsking = false;
}
