/**
 * Checks what a person types into the page or the terminal: minutes where people mean minutes, else the canonical
 * notation.
 */
import { describe, expect, test } from "vitest";
import { printControl } from "../../firmware/notation/notation";
import { otherReading, readTyped, readWritten, typedText } from "../../sim/notation/minutes";
import { presets } from "../../sim/notation/presets";
import { controlOf } from "./reading";

function typed(text: string): string {
  const reading = readTyped(text);
  return "control" in reading ? printControl(reading.control) : `column ${reading.column}`;
}

describe("typed by a person", () => {
  test.each([
    ["3+2", "180+2"],
    ["5+0", "300"],
    ["90+30", "5400+30"],
    ["15|10", "900+10"],
    ["3m+2s", "180+2"],
    ["1 h 30", "5400"],
    ["5 min", "300"],
    ["120+30", "7200+30"],
    ["5'+3''", "300+3"],
    ["5’ + 3’’", "300+3"],
    ["90′ 30′′", "5430"],
    ["3s+2s", "3+2"],
    // Beyond two hours a bare number is in seconds, as the lists of controls show them.
    ["121", "121"],
    ["180+2", "180+2"],
    ["300", "300"],
    ["5400+30", "5400+30"],
    [" 300 ", "300"],
    // Everything that only the canonical notation has is in seconds.
    ["40/5400+30:1800+30", "40/5400+30:1800+30"],
    ["60d5", "60d5"],
    ["60+2;first=0", "60+2;from=2"],
    ["*60", "*60"],
    ["5x30", "5x30"],
    ["W60-B40", "W60-B40"],
    ["30x", "column 4"],
    ["0", "column 1"],
    ["200 h", "column 1"],
  ])("%s is %s", (text, canonical) => expect(typed(text)).toBe(canonical));

  test.each([
    ["2:30+5", "150+5"],
    ["1:30:00|10", "5400+10"],
    ["100:00", "6000"],
    ["1:60:00", "column 6"],
    ["2:30+x", "column 6"],
    ["2:60", "2:60"],
    ["G/60 d5", "3600d5"],
    ["40/2h, SD 1h", "40/7200:3600"],
    ["40/5400:1800", "40/5400:1800"],
    ["3+2", "180+2"],
  ])("%s on a score sheet is %s", (text, canonical) => {
    const reading = readWritten(text);
    expect("control" in reading ? printControl(reading.control) : `column ${reading.column}`).toBe(canonical);
  });

  test.each([
    ["3+2", "180+2"],
    ["90", "5400"],
    ["180+2", undefined],
    ["3 min", undefined],
    ["40/90:30", undefined],
  ])("%s: in minutes %s", (text, canonical) => {
    const other = otherReading(text);
    expect(other === undefined ? undefined : printControl(other)).toBe(canonical);
  });

  test("a program of the device is written so that it reads back, with every reader", () => {
    for (const { control = "300" } of presets) {
      for (const read of [readTyped, readWritten])
        expect(read(typedText(controlOf(control)))).toEqual({ control: controlOf(control) });
    }
  });

  test.each(["3+2", "60", "0+5", "120+1", "121", "300", "40/90:30", "*60", "up", "gong10", "W60+2-B60"])(
    "%s is written so that it reads back",
    (text) => expect(typed(typedText(controlOf(text)))).toBe(printControl(controlOf(text))),
  );
});
