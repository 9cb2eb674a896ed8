/** A game, every word that it wrote to the flash, and what was true at each. */

import { gamesCount, gameText } from "../../firmware/app/game/adjourned-games";
import type { App } from "../../firmware/app/model/app";
import type { Hal } from "../../hal/hal";
import { type Cells, createCells, erasePage, PAGE_BYTES, WORD_BYTES, writeWord } from "../../hal/virtual/cells";
import type { Held } from "../oracle/past";
import type { Act } from "../soak/act";
import { perform } from "../soak/acts";
import { Hand } from "../soak/hand";
import type { Place } from "../soak/place";
import { Table } from "../soak/table";

/** One word, or the erase of a page. */
export interface Operation {
  readonly page: number;
  /** The place in the page; −1 for an erase. */
  readonly at: number;
  readonly bytes: readonly number[];
  /** The oracle's instant. */
  readonly atMs: number;
  /** The index of the act that caused it. */
  readonly act: number;
}

/**
 * The state besides the clock that survives a power cut: each setting, program and game, which are stored one by one.
 */
export type Kept = Readonly<Record<string, unknown>>;

/** The state around an act. */
export interface Span {
  readonly kind: Act["kind"];
  /** The positions from the one before the act to its last. */
  readonly held: readonly Held[];
  readonly before: Kept;
  readonly after: Kept;
  /** There was no more room for heartbeats. */
  readonly isShort: boolean;
}

export interface Recording {
  readonly place: Place;
  readonly operations: readonly Operation[];
  readonly spans: readonly Span[];
}

export function keptOf(app: App): Kept {
  const games = Array.from({ length: gamesCount(app) }, (_, i) => [`game ${i}`, gameText(app, i)]);
  const programs = [app.programs.remote, ...app.programs.own].map((text, i) => [`program ${25 + i}`, text]);
  return { ...app.settings, ...Object.fromEntries([...games, ...programs]) };
}

/** Plays a game without a fault. Throws if the clock and the oracle differ. */
export function record(place: Place, acts: readonly Act[]): Recording {
  const operations: Operation[] = [];
  const spans: Span[] = [];
  let table: Table | undefined;
  const note = (page: number, at: number, bytes: readonly number[]) => {
    const atMs = table === undefined ? 0 : table.oracleMs(table.boardMs);
    operations.push({ page, at, bytes, atMs, act: spans.length });
  };
  table = new Table({ ...place, between: (hal) => noting(hal, note) });
  const hand = new Hand(table);
  for (const act of acts) {
    const { trail } = table.oracle;
    const from = Math.max(trail.length - 1, 0);
    const isNew = act.kind === "newGame";
    const last = trail.at(-1);
    const before = keptOf(table.app);
    perform(hand, act);
    const since = table.oracle.trail;
    const held = isNew ? [...(last === undefined ? [] : [last]), ...since] : since.slice(from);
    spans.push({ kind: act.kind, held, before, after: keptOf(table.app), isShort: table.app.log.short });
    table.compare();
  }
  return { place, operations, spans };
}

/** Returns a board that notes every word before the store writes it. */
function noting(hal: Hal, note: (page: number, at: number, bytes: readonly number[]) => void): Hal {
  const { store } = hal;
  return {
    ...hal,
    store: {
      ...store,
      write(page, at, bytes) {
        for (let i = 0; i < bytes.length; i += WORD_BYTES) note(page, at + i, bytes.slice(i, i + WORD_BYTES));
        return store.write(page, at, bytes);
      },
      erase(page) {
        note(page, -1, []);
        return store.erase(page);
      },
    },
  };
}

/** The flash while a recording is played to it, operation by operation. */
export class Flash {
  readonly cells: Cells;

  constructor(pages: number) {
    this.cells = createCells(pages);
  }

  apply({ page, at, bytes }: Operation): void {
    if (at < 0) erasePage(this.cells, page);
    else writeWord(this.cells, page, at, bytes, 0);
  }

  /** Returns a copy of the flash. With `torn` the power failed during that operation. */
  copy(torn?: Operation, tear = 0): Cells {
    const copied = createCells(this.cells.bytes.length);
    for (const [page, bytes] of this.cells.bytes.entries()) {
      copied.bytes[page] = bytes.slice();
      copied.writes[page] = (this.cells.writes[page] ?? []).slice();
    }
    if (torn === undefined) return copied;
    copied.cutAfter = 0;
    copied.tear = tear;
    if (torn.at < 0) erasePage(copied, torn.page);
    else writeWord(copied, torn.page, torn.at, torn.bytes, 0);
    return copied;
  }
}

export const pageBytes = PAGE_BYTES;
