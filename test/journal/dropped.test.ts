/** A game that outgrew the log: the journal and the PGN say that its oldest presses are missing. */
import { describe, expect, test } from "vitest";
import { createCells } from "../../hal/virtual/cells";
import { flashBytes } from "../../sim/device/flash";
import { imageStore } from "../../sim/journal/image";
import { type Entry, readJournal } from "../../sim/journal/journal";
import { pgnGames, textLines } from "../../sim/journal/print";
import { journalWords } from "../../sim/words/replay";
import { openDesk } from "../app/desk";

const presses = 2_501;
const thinkMs = 700;

function linesOf(pages: number, count: number): string[] {
  const desk = openDesk({ control: "40000+1", cells: createCells(pages) });
  desk.press("black");
  for (let n = 0; n < count; n++) {
    desk.wait(thinkMs - 110);
    desk.press(n % 2 === 0 ? "white" : "black");
  }
  const journal = readJournal(imageStore(flashBytes(desk.board.cells)));
  if (typeof journal === "string") throw new Error(journal);
  return [...journal.lines];
}

describe("a game of 2,501 presses on two pages", () => {
  const lines = linesOf(2, presses);
  const entries = lines.map((line) => JSON.parse(line) as Entry);

  test("begins with a note whose counters are the presses that are missing; the others are complete", () => {
    const [first, ...rest] = entries;
    expect(first).toMatchObject({ event: "note", note: "dropped", mode: "running" });
    const missing = first!.white.presses + first!.black.presses;
    expect(missing).toBeGreaterThan(500);
    expect(rest.every(({ event }) => event === "press")).toBe(true);
    expect(rest.length).toBe(presses - missing);
    const last = entries.at(-1)!;
    expect([last.white.presses, last.black.presses]).toEqual([1_251, 1_250]);
    expect(last.white.used).toBe(1_251 * thinkMs);
  });

  test("is told of in words, in both languages", () => {
    expect(textLines(lines, journalWords("en"))[0]).toMatch(/ OLDER PRESSES GIVEN UP +/);
    expect(textLines(lines, journalWords("es"))[0]).toMatch(/ SIN LO MÁS ANTIGUO +/);
  });

  test("is a PGN that begins where the journal does, with the times of each move", () => {
    const [pgn = "", ...more] = pgnGames(lines, "x");
    expect(more).toEqual([]);
    const { white, black } = entries[0]!;
    const flat = pgn.replace(/\s+/g, " ");
    expect(flat).toContain(
      `{The clock gave up the oldest presses of this game: ${white.presses} of White and ${black.presses} of Black}`,
    );
    const isBlackFirst = white.presses > black.presses;
    const number = white.presses + (isBlackFirst ? 0 : 1);
    expect(pgn).toContain(` ${isBlackFirst ? "b" : "w"} KQkq - 0 ${number}"]`);
    expect(flat).toContain(` ${number}.${isBlackFirst ? ".." : ""} -- {[%clk `);
    expect(new Set(pgn.match(/\[%emt [^\]]+\]/g))).toEqual(new Set(["[%emt 0:00:00.700]"]));
    expect(flat).toContain(" 1251. -- {");
  });
});

test("a game that fits has no such note", () => {
  const lines = linesOf(2, 300);
  expect(lines.some((line) => line.includes("dropped"))).toBe(false);
  expect(pgnGames(lines, "x")[0]).not.toContain("gave up");
});
