/** Table mode: the whole screen for the two players, and it stays lit. */
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

/** A browser lets the lock go when the page is hidden; it is asked for again when it is seen. */
export function keepWide(): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && isTable.value) void stayLit();
  });
}

/** Where there is no such lock, the device's own settings decide. */
async function stayLit(): Promise<void> {
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    lock = undefined;
  }
}
