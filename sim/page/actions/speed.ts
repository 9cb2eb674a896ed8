/** Changes the speed of the clock's time, and stops it. */
import { hasten } from "../clock/bench-hands";
import * as store from "../store/store";
import { tick } from "./ticker";

export function setSpeed(speed: number): void {
  store.speed.value = speed;
  store.stands.value = false;
  applyPace();
}

export function setStanding(stands: boolean): void {
  store.stands.value = stands;
  applyPace();
}

function applyPace(): void {
  const host = store.host.value;
  if (host === undefined) return;
  tick();
  hasten(host, store.stands.value ? 0 : store.speed.value, performance.now());
  tick();
}
