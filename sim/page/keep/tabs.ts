/** Lets one tab alone keep its clock in the browser, so that two tabs are two clocks. */
import { type Claim, lockName, pause } from "./claim";
import { askWhetherTaken, keepNothing, recall } from "./memory";

/** The channel on which a tab asks the one with the clock to store it and to answer. */
export const giveName = `${lockName}.give`;

/** A page that is just going may hold the lock for a moment. */
const tries = 20;
const pauseMs = 15;

/** Claims the kept clock for this tab until it goes. If another tab has it, this one keeps nothing. */
export async function claimClock(): Promise<Claim> {
  const claimed = "locks" in navigator ? await claimByLock() : await (await import("./holder")).claimByAsking();
  if (claimed !== "ours") keepNothing();
  return claimed;
}

async function claimByLock(): Promise<Claim> {
  for (let left = tries; left > 0; left--) {
    if (await claim()) {
      // Each tab that takes the clock leaves another mark, so that one which slept meanwhile writes nothing.
      const mark = recall("holder");
      askWhetherTaken(() => recall("holder") !== mark);
      return "ours";
    }
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

/**
 * Lets this tab give its clock to another one: `store` then stores the exact times, before the other tab reads them.
 */
export function giveWhenAsked(store: () => void): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(giveName);
  channel.onmessage = ({ data }) => {
    if (data !== "give") return;
    store();
    channel.postMessage("given");
  };
}
