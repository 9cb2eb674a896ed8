/** Follows the hall over the server's socket, and connects again by itself. */
import { batch } from "@preact/signals";
import type { LiveMessage } from "../model/live";
import { notify } from "./acts";
import { ApiFault, api } from "./api";
import { callFalls } from "./calls";
import { takeAll, takeChanges } from "./cells";
import { aheadMs, apartS, connection, heardAtMs, nowMs, person, recordState, words } from "./store";

/** The delays before the next attempts, ms; the last one is repeated. */
const againMs: readonly number[] = [300, 700, 1500, 3000, 5000];
/** Without a message for so long, the console asks whether the server is there. */
const quietMs = 8000;
/** How long the server may take to say that it is there, ms. */
const probeMs = 4000;

let attempts = 0;
/** True if the console has been connected before. */
let wasLive = false;
let socket: WebSocket | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

/** Begins, or begins anew after a login. */
export function follow(): void {
  clearTimeout(again);
  void open();
}

/** Ends the conversation, for example after signing out. */
export function leave(): void {
  clearTimeout(again);
  const left = socket;
  socket = undefined;
  left?.close();
}

async function open(): Promise<void> {
  try {
    person.value = await api.me(probeMs);
  } catch (thrown) {
    meet(thrown);
    return;
  }
  connect();
}

/** Decides by the server's answer: it wants a login, is not there at all, or is not there now. */
function meet(thrown: unknown): void {
  const status = thrown instanceof ApiFault ? thrown.status : 0;
  if (status === 401 || status === 403) connection.value = "login";
  else if (status === 404 && heardAtMs.value === 0) connection.value = "alone";
  else lose();
}

function connect(): void {
  const url = new URL("api/live", document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  const opened = new WebSocket(url);
  socket = opened;
  opened.addEventListener("message", ({ data }) => {
    if (socket === opened) hear(JSON.parse(String(data)) as LiveMessage);
  });
  opened.addEventListener("close", () => {
    if (socket === opened) lose();
  });
  void watchQuiet(opened);
}

/** Closes a socket behind which nobody answers any more, although it looks open. */
async function watchQuiet(watched: WebSocket): Promise<void> {
  const openedAtMs = Date.now();
  while (socket === watched) {
    await new Promise((resolve) => setTimeout(resolve, quietMs / 4));
    if (socket !== watched) return;
    const sinceMs = Date.now() - Math.max(heardAtMs.value, openedAtMs);
    if (sinceMs < quietMs || (await isThere(watched))) continue;
    if (socket !== watched) return;
    watched.close();
    lose();
  }
}

async function isThere(watched: WebSocket): Promise<boolean> {
  try {
    await api.me(probeMs);
    if (watched.readyState !== WebSocket.OPEN) return false;
    if (socket === watched) heardAtMs.value = Date.now();
    return true;
  } catch {
    return false;
  }
}

function hear(message: LiveMessage): void {
  batch(() => {
    heardAtMs.value = Date.now();
    aheadMs.value = message.nowMs - Date.now();
    switch (message.type) {
      case "all":
        attempts = 0;
        person.value = message.person;
        recordState.value = message.record;
        apartS.value = message.apartS;
        callFalls(takeAll(message.clocks));
        if (connection.value === "lost" && wasLive) notify(words.value.connection.back, false);
        wasLive = true;
        connection.value = "live";
        break;
      case "record":
        recordState.value = message.record;
        break;
      case "times":
        apartS.value = message.apartS;
        break;
      case "changes":
        callFalls(takeChanges(message.changes));
        break;
    }
  });
}

function lose(): void {
  socket = undefined;
  nowMs.value = Date.now();
  connection.value = "lost";
  const delayMs = againMs[Math.min(attempts, againMs.length - 1)] ?? 0;
  attempts++;
  clearTimeout(again);
  again = setTimeout(() => void open(), delayMs * (0.8 + Math.random() * 0.4));
}
