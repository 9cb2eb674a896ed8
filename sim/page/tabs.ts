/** Lets one tab alone keep its clock in the browser, so that two tabs are two clocks. */
import { keepNothing } from "./memory";

export const lockName = "flagfall.clock";
/** A page that is just going may hold the lock for a moment. */
const tries = 20;
const pauseMs = 15;

/** Whose the kept clock is: this tab's, another tab's, or that of a tab that does not answer. */
export type Claim = "ours" | "taken" | "silent";

/** Claims the kept clock for this tab until it goes. If another tab has it, this one keeps nothing. */
export async function claimClock(): Promise<Claim> {
  const claimed = "locks" in navigator ? await claimByLock() : await (await import("./holder")).claimByAsking();
  if (claimed !== "ours") keepNothing();
  return claimed;
}

async function claimByLock(): Promise<Claim> {
  for (let left = tries; left > 0; left--) {
    if (await claim()) return "ours";
    await pause(pauseMs);
  }
  return "taken";
}

/** Tries once. A promise that never ends keeps the lock. */
function claim(): Promise<boolean> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    };
    navigator.locks.request(lockName, { ifAvailable: true }, held).catch(() => resolve(true));
  });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms));
}
