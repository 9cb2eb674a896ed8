/** Checks what a person types: minutes where people mean minutes, else the canonical notation. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { presets } from "../../sim/notation/presets";
import { inSeconds, isInSeconds, otherReading, readWritten, typedText } from "../../sim/notation/typed-text";
import { presets as playPresets } from "../../sim/page/control/labels";
import { control } from "./any-control";
import { controlOf } from "./reading";
import { mistypedRows, typedRows } from "./typed-rows";

function typed(text: string): string {
  const reading = readWritten(text);
  return "control" in reading ? printControl(reading.control) : `column ${reading.column}`;
}

describe("typed by a person", () => {
  test.each(typedRows)("%s is %s", (text, canonical) => expect(typed(text)).toBe(canonical));

  test.each(mistypedRows)("%s is refused at column %i", (text, column) => expect(typed(text)).toBe(`column ${column}`));

  test.each([
    ["3+2", "180+2", "3s+2s"],
    [" 90 ", "5400", "90s"],
    ["40/90:30", "40/5400:1800", "40/90s:30s"],
    ["60d5", "3600d5", "60sd5s"],
    // Nobody means seconds by these.
    ["3/2", "180+2", undefined],
    ["2:30+5", "150+5", undefined],
    ["180+2", undefined, undefined],
    ["3 min", undefined, undefined],
    ["40/5400:30", undefined, undefined],
    ["300x", undefined, undefined],
  ])("%s: where people type it %s, in seconds %s", (text, canonical, seconds) => {
    const other = otherReading(text);
    expect(other === undefined ? undefined : printControl(other)).toBe(canonical);
    expect(inSeconds(text)).toBe(seconds);
    if (seconds !== undefined) expect(typed(seconds)).toBe(printControl(controlOf(text.trim())));
  });

  test.each(["180+2", "up", "0+5", "*60", "40/5400:30"])("%s is in seconds", (text) => {
    expect([isInSeconds(text), typedText(controlOf(text))]).toEqual([true, text]);
  });

  test.each(["3+2", "40/90", "60d5", "2:30+5", "5:10+3:20", "200/5", "nonsense", "3 min"])("%s is not", (text) =>
    expect(isInSeconds(text)).toBe(false),
  );
});

describe("what the program itself puts into a field reads back", () => {
  test.each([...presets.map((preset) => preset.control ?? "300"), ...playPresets])("a preset: %s", (text) => {
    expect(readWritten(typedText(controlOf(text)))).toEqual({ control: controlOf(text) });
  });

  test("any control", () => {
    fc.assert(
      fc.property(control, (c) => {
        expect(readWritten(typedText(c))).toEqual({ control: c });
      }),
      { numRuns: 2000 },
    );
  });

  test("any short periods, which people mean in minutes", () => {
    const number = fc.integer({ min: 0, max: 130 });
    const gain = fc.tuple(fc.constantFrom("+", "d", "b"), number).map(([mark, value]) => mark + value);
    const period = fc
      .tuple(fc.option(number), number, fc.option(gain))
      .map(([moves, base, value]) => `${moves === null ? "" : `${moves}/`}${base}${value ?? ""}`);
    const end = fc.constantFrom("", "", "*", ":5x30", ":c25/60", ";flag=freeze", ";at=own");
    const text = fc
      .tuple(fc.array(period, { minLength: 1, maxLength: 3 }), end)
      .map(([periods, rest]) => periods.join(":") + rest)
      .filter((one) => parseControl(one).control !== undefined);
    fc.assert(
      fc.property(text, (one) => {
        expect(typed(typedText(controlOf(one)))).toBe(printControl(controlOf(one)));
      }),
      { numRuns: 2000 },
    );
  });
});
