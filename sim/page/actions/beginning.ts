/** Puts another clock on the page: at power-on, for a chosen control or board, or one that its caller made. */
import type { Board } from "../../../board-defs/board";
import { speaksBoth } from "../clock/boards";
import { type Flash, hearAll, isPowered } from "../clock/device";
import { createHost, type Ears, type Host } from "../clock/host";
import type { Setup } from "../clock/opening";
import type { Earlier } from "../clock/sitting";
import { recallEarlier } from "../keep/earlier";
import { recallFlash, remember } from "../keep/memory";
import { playPattern } from "../sound/sound";
import { playEvent, playTone } from "../sound/tones";
import { speaks, speech } from "../store/speech-part";
import * as store from "../store/store";
import { tongue } from "../store/tongue";
import { chosenSetup, freeMemory, isGameOn, placeOfWhite } from "./next-clock";
import { showAll, tick } from "./ticker";

/** How a clock begins, if not as another one now. */
interface Beginning {
  nowMs?: number | undefined;
  earlier?: Earlier | undefined;
}

/** Powers another clock on the page. */
export function begin(board: Board, setup: Setup, memory: Flash, remembers: boolean, beginning: Beginning = {}): void {
  const { nowMs = performance.now(), earlier } = beginning;
  const pace = store.stands.value ? 0 : store.speed.value;
  const spoken = speaksBoth(board) ? "en" : tongue.value;
  store.refused.value = "";
  const fixed = { board, setup, memory, remembers, spoken, speaks: speaks.value, earlier };
  put(createHost(fixed, pace, nowMs, ears));
}

export const ears: Ears = {
  sound: (pattern) => play(pattern),
  refuse: (fault) => {
    store.refused.value = fault;
  },
  notice: ({ event, withdrawn }) => {
    if (store.view.value === "play" && withdrawn !== true) playEvent(event);
  },
  voice: (deed, numbers) => speech.value?.perform(deed, numbers),
};

/** Puts another clock on the page. */
export function put(host: Host): void {
  store.pastMs.value = undefined;
  store.replay.value = undefined;
  store.isPulled.value = !isPowered(host.device);
  store.supplyMv.value = host.device.bench.board.cell.mv;
  store.lastLever.value = undefined;
  store.down.value = new Set();
  store.host.value = host;
  store.left.value = placeOfWhite(host) === "right" ? "black" : "white";
  hearAll(host.device, store.view.value === "play");
  if (host.speaks) speech.value?.begin(host.device);
  showAll();
  tick();
}

function play(pattern: readonly number[]): void {
  if (store.view.value === "play") playTone(pattern);
  else if (store.hasSound.value && store.speed.value <= 10) playPattern(pattern);
}

/**
 * Switches the power on for the first time on this page. A clock with a stored game resumes it; any other clock is set
 * as chosen.
 */
export function powerUp(): void {
  const board = store.board.value;
  const memory = recallFlash(board.name);
  const remembers = memory.some((bytes) => bytes.length > 0);
  const earlier = remembers ? recallEarlier(board.name) : undefined;
  begin(board, chosenSetup(store.typed.value), memory, remembers, { earlier });
}

/** Sets a clock over the link and keeps its memory. If a game is on, the page first asks whether to give it up. */
export function chooseControl(control: string): void {
  const host = store.host.value;
  store.waiting.value = undefined;
  store.loaded.value = undefined;
  remember("control", control);
  if (host === undefined || isGameOn(host)) store.waiting.value = control;
  else setClock(control);
}

/** Sets the clock, and gives up any game on it. The rest of its memory stays. */
export function setClock(control: string, nowMs?: number): void {
  const host = store.host.value;
  store.notice.value = "";
  begin(store.board.value, chosenSetup(control), host === undefined ? [] : freeMemory(host), false, { nowMs });
}
