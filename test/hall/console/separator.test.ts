import { expect, test } from "vitest";
import { separatorOf } from "../../../sim/hall/console/separator";
import { csvText } from "../../../sim/hall/model/csv";

test.each([
  ["es-ES", "semicolon"],
  ["es", "semicolon"],
  ["es-AR", "semicolon"],
  ["es-MX", "comma"],
  ["es-419", "comma"],
  ["de-DE", "semicolon"],
  ["pt-BR", "semicolon"],
  ["en-GB", "comma"],
] as const)("%s: %s", (locale, separator) => {
  expect(separatorOf(locale)).toBe(separator);
});

test("a cell with either sign is quoted, whichever separates", () => {
  const rows = [["a;b", "c,d", "e"]];
  expect(csvText(rows, "semicolon")).toBe('\uFEFF"a;b";"c,d";e\r\n');
  expect(csvText(rows, "comma")).toBe('\uFEFF"a;b","c,d",e\r\n');
});
