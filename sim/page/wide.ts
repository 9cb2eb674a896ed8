/** Provides table mode: the whole screen for the two players, and the screen stays lit. */
import { isTable } from "./store";

let lock: WakeLockSentinel | undefined;

export function openTable(): void {
  isTable.value = true;
  void document.documentElement.requestFullscreen?.().catch(() => {});
  void stayLit();
}

export function leaveTable(): void {
  isTable.value = false;
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
  void lock?.release().catch(() => {});
  lock = undefined;
}

/**
 * Renews the screen lock. A browser releases the lock when the page is hidden, so it is requested again when the page
 * is visible.
 */
export function keepWide(): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && isTable.value) void stayLit();
  });
}

/** Requests the screen lock. Where the browser has none, the device's own settings decide. */
async function stayLit(): Promise<void> {
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    lock = undefined;
  }
}
