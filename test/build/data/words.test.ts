/** The words of the device as a table: the test finds each word by its number. */
import { describe, expect, test } from "vitest";
import { Language } from "../../../firmware/app/model/language";
import { english } from "../../../firmware/app/text/english";
import { spanish } from "../../../firmware/app/text/spanish";
import { foreign } from "../../../sim/build/data/font";
import { type WordTable, wordTable, wordTableOf } from "../../../sim/build/data/words";

/** Returns word `n` by the description of the table. */
function wordIn({ content, stepBytes, firstByte }: WordTable, n: number): string {
  const placeOf = (word: number) => word * stepBytes + firstByte + content.charCodeAt(word);
  return content.slice(placeOf(n), placeOf(n + 1));
}

const words = (text: (word: number) => string): string[] => {
  const list: string[] = [];
  for (let word = text(0); word !== ""; word = text(list.length)) list.push(word);
  return list;
};

describe("every word is found", () => {
  const rows: readonly [what: string, table: () => WordTable, all: readonly string[]][] = [
    ["in English", () => wordTable(Language.English), words(english)],
    ["in Spanish", () => wordTable(Language.Spanish), words(spanish)],
    ["one", () => wordTableOf("x", ["alone"]), ["alone"]],
    ["empty ones", () => wordTableOf("x", ["", "a", "", "", "bc"]), ["", "a", "", "", "bc"]],
    ["with letters of Latin-1", () => wordTableOf("x", ["día", "¿?", "»"]), ["día", "¿?", "»"]],
    ["many of one letter", () => wordTableOf("x", Array(255).fill("a")), Array(255).fill("a")],
    ["a long one between short ones", () => wordTableOf("x", ["", "a".repeat(250), ""]), ["", "a".repeat(250), ""]],
  ];

  test.each(rows)("%s", (_what, make, all) => {
    const table = make();
    expect(all.map((_, n) => wordIn(table, n))).toEqual(all);
    expect(table.content).toHaveLength(all.length + 1 + all.join("").length);
    expect([...table.content].every((letter) => letter.charCodeAt(0) < 256)).toBe(true);
  });
});

test("no English word has a letter that an English board lacks", () => {
  expect(words(english).filter((word) => [...word].some((letter) => foreign.includes(letter)))).toEqual([]);
});

test("both languages have the same number of words", () => {
  expect(words(spanish)).toHaveLength(words(english).length);
  expect(words(english).length).toBeGreaterThan(100);
});

test("words whose places no byte tells are refused", () => {
  const long = [...Array(20).fill(""), ...Array(20).fill("a".repeat(60))];
  expect(() => wordTableOf("x", long)).toThrow(/the words of x are too unlike/);
});
