/** Changes the battery's voltage, pulls the battery, and puts one in. */

import { supply, switchPower } from "../clock/bench-hands";
import { flashOf, isPowered } from "../clock/device";
import { rememberFlash } from "../keep/memory";
import { speech } from "../store/speech-part";
import * as store from "../store/store";
import { goLive, showAll, tick } from "./ticker";

export function setSupply(mv: number): void {
  const host = store.host.value;
  if (host === undefined || !isPowered(host.device)) return;
  supply(host, mv, performance.now());
  store.supplyMv.value = mv;
  if (!isPowered(host.device)) pull();
  tick();
}

/** Removes the battery: the clock writes nothing more. */
export function pull(): void {
  const host = store.host.value;
  if (host === undefined) return;
  goLive();
  tick();
  if (isPowered(host.device)) switchPower(host, false, performance.now());
  rememberFlash(host.board.name, flashOf(host.device));
  store.isPulled.value = true;
  store.down.value = new Set();
  showAll();
}

/** Inserts a new battery: the clock restarts with the contents of its memory. */
export function insert(): void {
  const host = store.host.value;
  if (host === undefined) return;
  switchPower(host, true, performance.now());
  if (host.speaks) speech.value?.begin(host.device);
  store.isPulled.value = false;
  store.supplyMv.value = host.device.bench.board.cell.mv;
  store.lastLever.value = undefined;
  showAll();
  tick();
}
