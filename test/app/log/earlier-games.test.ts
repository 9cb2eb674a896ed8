/** The log of a board with more than two pages: what stays of the games before, and where a recovery begins. */
import { describe, expect, test } from "vitest";
import { COPIES, RecordKind, seqOf } from "../../../firmware/app/log/format";
import { nextRecord, openGame } from "../../../firmware/app/log/log-reader";
import { turnPage } from "../../../firmware/app/log/pages";
import { renew } from "../../../firmware/app/log/reclaim";
import type { Log } from "../../../firmware/app/model/log-state";
import { openMemory, recordsOf, tidyUp, writeBlock } from "../memory";

function seqsOf({ store }: Log): number[] {
  return Array.from({ length: store.pages }, (_, page) => seqOf(store, page));
}

describe("the log of a new game", () => {
  test.each([
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 3],
    [16, 8],
  ])("of %i pages has %i of them", (pages, own) => {
    const { log } = openMemory({ pages });
    for (let games = 0; games < pages; games++) {
      renew(log);
      tidyUp(log);
      expect(seqsOf(log).filter((seq) => seq < 0).length).toBeGreaterThanOrEqual(own - 1);
    }
    const seqs = seqsOf(log).filter((seq) => seq >= 0);
    expect(seqs.sort((a, b) => a - b)).toEqual(Array.from({ length: pages - own + 1 }, (_, i) => own + 1 + i));
    // A long game takes all of them, and the next one has as many again.
    while (turnPage(log));
    renew(log);
    tidyUp(log);
    expect(seqsOf(log).filter((seq) => seq < 0).length).toBe(own - 1);
  });

  test("begins with copies of everything, so that a recovery reads no page before", () => {
    const { log } = openMemory({ pages: 3 });
    for (const key of [0, 7]) writeBlock(log, key, [key]);
    renew(log);
    const tape = openGame(log.store, () => {});
    expect([tape.page, tape.seq, tape.at, tape.atMs]).toEqual([1, 2, 8, 0]);
    expect(recordsOf(log).slice(2)).toEqual([
      `note ${COPIES + 8 + 4 + 24}`,
      ...["block 0 of 1", "block 7 of 1", "note 10", "block 0 of 1"],
    ]);
  });

  test("is whole wherever the power is cut: a recovery begins with everything that is kept", () => {
    for (let cut = 0; ; cut++) {
      const { cells, log } = openMemory({ pages: 3 });
      for (const key of [0, 1, 7]) writeBlock(log, key, [key, 70_000]);
      turnPage(log);
      cells.cutAfter = cut;
      renew(log);
      tidyUp(log);
      const tape = openGame(log.store, () => {});
      const keys = new Set<number>();
      while (nextRecord(tape)) if (tape.kind === RecordKind.Block) keys.add(tape.key);
      expect([...keys].sort(), `${cut}`).toEqual([0, 1, 7]);
      if (!cells.isCut) break;
      expect(cut).toBeLessThan(60);
    }
  });
});
