/** Shows the clock's past, and lets the user continue from there. */
import { Switch } from "../../../../hal/hal";
import { put } from "../../actions/beginning";
import { showAll } from "../../actions/ticker";
import type { Host } from "../../clock/host";
import { type Replay, replayFor, replayTo } from "../../clock/replay";
import * as store from "../../store/store";

const sliceMs = 8;

let goalMs = 0;
let timer: number | undefined;

/** Shows the clock as it was at an instant, ms since power-on. */
export function lookAt(atMs: number): void {
  const host = store.host.value;
  if (host === undefined) return;
  goalMs = atMs;
  store.pastMs.value = atMs;
  search(host);
}

/** Replays in slices, because the user may choose another instant before this one is found. */
function search(host: Host): void {
  window.clearTimeout(timer);
  if (store.pastMs.value === undefined || store.host.value !== host) return;
  const replay = replayFor(host, store.replay.value, goalMs);
  const deadlineMs = performance.now() + sliceMs;
  const isThere = replayTo(host, replay, goalMs, () => performance.now() < deadlineMs);
  store.replay.value = replay;
  store.isSearching.value = !isThere;
  if (isThere) showAll();
  else timer = window.setTimeout(() => search(host), 0);
}

/** Continues the clock from the instant shown, and forgets everything later. */
export function goOnFromHere(): void {
  const host = store.host.value;
  const { value: replay } = store.replay;
  const { value: atMs } = store.pastMs;
  if (host === undefined || replay === undefined || atMs === undefined || store.isSearching.value) return;
  put(branched(host, replay, atMs));
}

function branched(host: Host, replay: Replay, atMs: number): Host {
  const deeds = host.log.deeds.slice(0, replay.played);
  const tellings = host.tellings.filter((state) => state.at <= atMs);
  const answers = host.answers.filter(({ state }) => state.at <= atMs);
  replay.listener.tell = (state) => {
    if (state.event !== "expect") tellings.push(state);
    else answers.push({ state, screen: { ...replay.device.screen }, last: tellings.at(-1) });
  };
  replay.listener.sound = host.listener.sound;
  const closed = new Set<Switch>();
  for (let contact = Switch.Left; contact <= Switch.Plus; contact++) {
    if (replay.device.bench.board.wires.closed[contact] === true) closed.add(contact);
  }
  const pace = { ...host.pace, realMs: performance.now(), virtualMs: atMs };
  const log = { deeds, lost: 0 };
  return { ...host, device: replay.device, listener: replay.listener, log, tellings, answers, closed, queue: [], pace };
}
