/** Reads the time control of the clock on the page. */
import { computed } from "@preact/signals";
import { printControl } from "../../../firmware/notation/notation";
import { frame, host, typed } from "../store/store";

/** The text of the clock's control. */
export const controlNow = computed((): string => {
  frame.value;
  const clock = host.value?.device.bench.app.clock;
  return clock === undefined ? typed.value : printControl(clock.control);
});
