/** The replay of a clock's log gives what the clock showed, for every scenario of a device and for random games. */
import { describe, expect, test } from "vitest";
import type { App } from "../../firmware/app/model/app";
import { later, span } from "../../firmware/core/integer";
import { PACKED_SAVED, packClock } from "../../firmware/core/pack";
import { advance } from "../../firmware/core/time";
import { Mode } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import type { Cells } from "../../hal/virtual/cells";
import { flashBytes } from "../../sim/device/flash";
import { imageStore } from "../../sim/journal/image";
import { type Journal, readJournal } from "../../sim/journal/journal";
import { readDeviceScenario, scenarioNames } from "../device/scenarios";
import { playSeed } from "../soak/game";
import { playOnBoard } from "./flash";

function journalOf(cells: Cells): Journal {
  const journal = readJournal(imageStore(flashBytes(cells)));
  if (typeof journal === "string") throw new Error(journal);
  return journal;
}

/** Returns the state of the clock after all records and the time since the last one. In setup there is no game. */
function stateAfter(app: App, journal: Journal): unknown {
  const { clock } = journal;
  if (clock === undefined) return undefined;
  if (clock.mode === Mode.Running) advance(clock, later(journal.atMs, span(app.log.lastMs, app.clock.atMs)));
  return stateOf(clock);
}

function stateOf(clock: App["clock"]): unknown {
  if (clock.mode === Mode.Setup) return "setup";
  return { packed: packClock(clock, []).slice(0, PACKED_SAVED), control: printControl(clock.control) };
}

describe("replaying the journal gives the final state", () => {
  test.each(scenarioNames)("%s", (name) => {
    const { app, cells } = playOnBoard(readDeviceScenario(name));
    const journal = journalOf(cells);
    if (journal.clock === undefined) expect(app.clock.mode).toBe(Mode.Setup);
    else expect(stateAfter(app, journal)).toEqual(stateOf(app.clock));
  });

  test("of 25 random games", () => {
    let played = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const { app, cells, failure } = playSeed(seed);
      expect(failure).toBeUndefined();
      const journal = journalOf(cells);
      if (app.log.short || journal.clock === undefined) continue;
      expect({ seed, state: stateAfter(app, journal) }).toEqual({ seed, state: stateOf(app.clock) });
      played++;
    }
    expect(played).toBeGreaterThan(15);
  });
});
