/**
 * Lets one tab alone keep its clock where the page came over plain http, without the browser's locks. A page that has
 * locks never loads it.
 */
import { type Claim, lockName, pause } from "./claim";
import { askWhetherTaken, isTakenAway, recall, remember } from "./memory";

/** How long a tab without locks waits for tabs of which the storage says nothing, such as one that asks too, ms. */
const answerMs = 60;
/** How long it waits for the tab that holds the clock by the storage: a slow phone may be busy with it, ms. */
const holderAnswerMs = 1000;

/** Takes the clock from a tab that does not answer: the page starts again as the one that has it. */
export function takeClock(): void {
  remember("holder", ownNumber());
  location.reload();
}

/** The number under which this tab holds the clock; empty if it does not. */
let heldNumber = "";

/** Notes that this tab holds the clock, until it lets it go or a person takes it to another tab. */
function holdClock(number: string): void {
  heldNumber = number;
  askWhetherTaken(() => !["", number].includes(recall("holder") ?? ""));
  remember("holder", number);
}

/** Returns whether this tab holds the clock. */
function holdsClock(): boolean {
  return heldNumber !== "" && !isTakenAway();
}

/** Lets the clock go, unless another tab has it. */
function letClockGo(): void {
  if (holdsClock()) remember("holder", "");
}

/** A tab that asks, by a number of its own, or the answer that the clock is taken. */
type Message = { asks: number } | { taken: true };

/**
 * Asks the other tabs, where the page came over plain http and has no locks. Of two tabs that ask at the same time, the
 * one with the lower number has the clock. A tab that the phone has put to sleep does not answer, so the browser's
 * storage also says which tab holds the clock. A tab that the phone has ended does not let it go: only a person knows.
 */
export async function claimByAsking(): Promise<Claim> {
  if (await isAnswered()) {
    // A duplicate of a tab begins with that tab's number.
    writeNumber(newNumber());
    return "taken";
  }
  if (isHeldElsewhere()) return "silent";
  holdClock(ownNumber());
  window.addEventListener("pagehide", letClockGo);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  return "ours";
}

/** Returns whether, by the browser's storage, another tab holds the clock. */
function isHeldElsewhere(): boolean {
  return !["", ownNumber()].includes(recall("holder") ?? "");
}

/** Asks. Returns whether another tab answers that it has the clock. If none does, this tab answers from then on. */
async function isAnswered(): Promise<boolean> {
  if (typeof BroadcastChannel === "undefined") return false;
  const channel = new BroadcastChannel(lockName);
  const number = Math.random();
  let isAsking = true;
  const answer = new Promise<true>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ("taken" in data) resolve(true);
      else if (isAsking ? number < data.asks : holdsClock()) channel.postMessage({ taken: true } satisfies Message);
    };
  });
  const isWithin = (ms: number) => Promise.race([answer, pause(ms).then(() => false)]);
  channel.postMessage({ asks: number } satisfies Message);
  const isTaken = (await isWithin(answerMs)) || (isHeldElsewhere() && (await isWithin(holderAnswerMs)));
  isAsking = false;
  if (isTaken) channel.close();
  return isTaken;
}

const numberName = "flagfall.tab";

/** Returns the number of this tab. It outlives a reload, and the phone that ends a tab and opens it again. */
function ownNumber(): string {
  try {
    return sessionStorage.getItem(numberName) ?? writeNumber(newNumber());
  } catch {
    return "";
  }
}

function newNumber(): string {
  return String(Math.random()).slice(2);
}

function writeNumber(number: string): string {
  try {
    sessionStorage.setItem(numberName, number);
  } catch {
    // Without storage nothing is kept, so no tab can take anything.
  }
  return number;
}
