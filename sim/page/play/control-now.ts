/** Reads the time control of the clock on the page. */
import { printControl } from "../../../firmware/notation/notation";
import { frame, host, typed } from "../store/store";

/** Returns the text of the clock's control. */
export function controlNow(): string {
  frame.value;
  const clock = host.value?.device.bench.app.clock;
  return clock === undefined ? typed.value : printControl(clock.control);
}
