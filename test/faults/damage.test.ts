/**
 * Flash that loses its contents: each word in turn cannot be read or has a wrong bit. The clock shows what was true, or
 * shows that it is not sure.
 */
import { describe, expect, test } from "vitest";
import { Memo, Region } from "../../firmware/app/model/choices";
import { byteAt, type Cells, PAGE_BYTES, WORD_BYTES } from "../../hal/virtual/cells";
import type { Act } from "../soak/act";
import { heldWords } from "../soak/wear";
import { games } from "./games";
import { place } from "./place";
import { Flash, type Recording, record } from "./recording";
import { comeUp, judge } from "./verdict";

interface Ended {
  recording: Recording;
  flash: Flash;
  /** The indices of the words that are not empty, through all pages. */
  words: readonly number[];
}

function ended(acts: readonly Act[]): Ended {
  const recording = record(place, acts);
  const flash = new Flash(place.pages);
  for (const operation of recording.operations) flash.apply(operation);
  return { recording, flash, words: heldWords(flash.cells) };
}

/** Returns what is wrong after a recovery that shows no fault; `said` if it shows one. */
function verdictOf({ recording }: Ended, cells: Cells): string | undefined {
  const came = comeUp(recording, cells);
  const last = recording.operations.at(-1);
  const span = recording.spans.at(-1);
  if (came === undefined || last === undefined || span === undefined) return "no power";
  if (came.app.display.memo !== Memo.Fault) return judge(came, last, span).fault;
  expect(came.app.display.shown[Region.Line]).toBe("Memory fault: check times");
  return "said";
}

/** Changes a bit that was cleared, or clears one. */
function flip(cells: Cells, word: number, bit: number): void {
  const at = word * WORD_BYTES + Math.floor(bit / 8);
  const page = Math.floor(at / PAGE_BYTES);
  const bytes = cells.bytes[page] ?? [];
  bytes[at % PAGE_BYTES] = byteAt(cells, page, at % PAGE_BYTES) ^ (1 << (bit % 8));
}

describe.each(Object.entries(games))("%s", (_, acts) => {
  const game = ended(acts);

  test("any one word that cannot be read is said", () => {
    for (const word of game.words) {
      const cells = game.flash.copy();
      cells.unreadable = [word];
      expect({ word, verdict: verdictOf(game, cells) }).toEqual({ word, verdict: "said" });
    }
    expect(game.words.length).toBeGreaterThan(40);
  });

  test("any one wrong bit is said, but for those of the last word, which may be one that the power tore", () => {
    for (const word of game.words.slice(0, -1)) {
      const cells = game.flash.copy();
      flip(cells, word, (word * 7) % 32);
      expect({ word, verdict: verdictOf(game, cells) }).toEqual({ word, verdict: "said" });
    }
  });

  test("a sound flash is not said to be damaged", () => expect(verdictOf(game, game.flash.copy())).toBeUndefined());
});
