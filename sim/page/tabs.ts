/** Lets one tab alone keep its clock in the browser, so that two tabs are two clocks. */
import { keepNothing } from "./memory";

const lockName = "flagfall.clock";
/** A page that is just going may hold the lock for a moment. */
const tries = 20;
const pauseMs = 15;

/** Claims the kept clock for this tab until it goes. Returns false if another tab has it. */
export async function claimClock(): Promise<boolean> {
  if (!("locks" in navigator)) return true;
  for (let left = tries; left > 0; left--) {
    if (await claim()) return true;
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
  }
  keepNothing();
  return false;
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
