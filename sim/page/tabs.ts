/** Lets one tab alone keep its clock in the browser, so that two tabs are two clocks. */
import { keepNothing } from "./memory";

const lockName = "flagfall.clock";
/** A page that is just going may hold the lock for a moment. */
const tries = 20;
const pauseMs = 15;
/** How long a tab without locks waits for another tab's answer. */
const answerMs = 60;

/** Claims the kept clock for this tab until it goes. Returns false if another tab has it. */
export async function claimClock(): Promise<boolean> {
  const isOurs = "locks" in navigator ? await claimByLock() : await claimByAsking();
  if (!isOurs) keepNothing();
  return isOurs;
}

async function claimByLock(): Promise<boolean> {
  for (let left = tries; left > 0; left--) {
    if (await claim()) return true;
    await pause(pauseMs);
  }
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

/** A tab that asks, by a number of its own, or the answer that the clock is taken. */
type Message = { asks: number } | { taken: true };

/**
 * Asks the other tabs, where the page came over plain http and has no locks. Of two tabs that ask at the same time, the
 * one with the lower number has the clock. A tab that the phone has put to sleep does not answer.
 */
async function claimByAsking(): Promise<boolean> {
  if (typeof BroadcastChannel === "undefined") return true;
  const channel = new BroadcastChannel(lockName);
  const number = Math.random();
  let isTaken = false;
  let isOurs = false;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ("taken" in data) isTaken = true;
    else if (isOurs || number < data.asks) channel.postMessage({ taken: true } satisfies Message);
  };
  channel.postMessage({ asks: number } satisfies Message);
  await pause(answerMs);
  isOurs = !isTaken;
  if (isTaken) channel.close();
  return isOurs;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms));
}
