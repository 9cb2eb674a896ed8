/** Exchanges the colours before the start. The times belong to the seats, so each player keeps his own. */
import { printControl } from "../../../firmware/notation/notation";
import { exchangedText } from "../control/seats";
import { remember } from "../keep/memory";
import * as store from "../store/store";
import { setClock } from "./beginning";
import { placeOfWhite } from "./next-clock";

/** Gives White to the other seat; `nowMs` is the real instant of the new clock's power-on, if it is not now. */
export function exchangeSeats(nowMs?: number): void {
  const host = store.host.value;
  if (host === undefined) return;
  const control = exchangedText(printControl(host.device.bench.app.clock.control));
  store.left.value = placeOfWhite(host) === "left" ? "black" : "white";
  store.typed.value = control;
  remember("control", control);
  setClock(control, nowMs);
}
