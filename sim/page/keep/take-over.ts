/** Takes the clock over from another tab. The page loads this file when somebody asks for it. */
import { lockName, pause } from "./claim";
import { remember } from "./memory";
import { giveName } from "./tabs";

/** How long the answer may take: a tab that sleeps gives none, and loses the clock without it, ms. */
const giveMs = 1000;

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
