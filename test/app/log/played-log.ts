/** A log that was written by hand, played to a clock. */

import { SNAPSHOT } from "../../../firmware/app/log/format";
import { nextRecord, openTape, type Tape } from "../../../firmware/app/log/log-reader";
import { play } from "../../../firmware/app/log/log-replay";
import type { Log } from "../../../firmware/app/model/log-state";
import { createClock } from "../../../firmware/core/new-clock";
import { saveClock } from "../../../firmware/core/snapshot";
import { advance } from "../../../firmware/core/time";
import { Event } from "../../../firmware/core/words";
import { parseControl } from "../../../firmware/notation/notation";
import { openMemory, writeBlock } from "../memory";

export const ignore = (): void => {};

/** Returns a log of a clock that was ready for `control`, after all its records were replayed. */
export function played(control: string, write: (log: Log) => void): Tape {
  const { log } = openMemory();
  const parsed = parseControl(control).control;
  if (parsed === undefined) throw new Error(control);
  writeBlock(log, SNAPSHOT, [Event.Control * 4, 0, 25, 0, ...saveClock(createClock(parsed, 0, ignore))]);
  write(log);
  const tape = openTape(log.store, ignore);
  while (nextRecord(tape)) play(tape);
  if (tape.clock !== undefined) advance(tape.clock, tape.atMs);
  return tape;
}

export function stateOf({ clock }: Tape): (number | undefined)[] {
  return [
    clock?.mode,
    clock?.turn,
    clock?.white.mainMs,
    clock?.black.mainMs,
    clock?.white.presses,
    clock?.black.presses,
  ];
}
