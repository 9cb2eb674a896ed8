/** Lets one tab alone keep its clock in the browser, so that two tabs are two clocks. */
import { type Claim, lockName, pause } from "./claim";
import { askWhetherTaken, keepNothing, recall, remember } from "./memory";

/** The channel on which a tab asks the one with the clock to store it and to answer. */
const giveName = `${lockName}.give`;
/** How long the answer may take: a tab that sleeps gives none, and loses the clock without it, ms. */
const giveMs = 1000;

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

/** Lets this tab give its clock to another one: `store` then stores the exact times, before the other tab reads them. */
export function giveWhenAsked(store: () => void): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(giveName);
  channel.onmessage = ({ data }) => {
    if (data !== "give") return;
    store();
    channel.postMessage("given");
  };
}

/** Takes the clock from the tab that has it. The page starts again as the one with the clock. */
export async function takeOver(): Promise<void> {
  await askToGive();
  if (!("locks" in navigator)) {
    (await import("./holder")).takeClock();
    return;
  }
  remember("holder", String(Math.random()).slice(2));
  await new Promise<void>((resolve) => {
    const held = () => {
      resolve();
      return new Promise(() => {});
    };
    navigator.locks.request(lockName, { steal: true }, held).catch(() => resolve());
  });
  location.reload();
}

async function askToGive(): Promise<void> {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(giveName);
  const given = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data === "given") resolve();
    };
  });
  channel.postMessage("give");
  await Promise.race([given, pause(giveMs)]);
  channel.close();
}
