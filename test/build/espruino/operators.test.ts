/** The firmware of a device divides with Espruino's own operators, and with the same results. */
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { divide, remainder } from "../../../firmware/core/divide";
import { compileEs5, declarations } from "../../../sim/build/espruino/es5";
import { projectRoot } from "../../../sim/build/root";

const file = "firmware/core/face";

function faceText(): string {
  return compileEs5(projectRoot(), [declarations, `${file}.ts`], {}).get(`${file}.js`) ?? "";
}

test("no call of the functions that divide is left", () => {
  expect(faceText()).toMatch(/\| 0\)/);
  expect(faceText()).not.toMatch(/\b(?:divide|remainder)\(/);
});

test("the operators give what the functions give", () => {
  const script = faceText()
    .replace(/^import .*$/gm, "")
    .replace(/^export /gm, "");
  for (const ms of [0, 1, 999, 59_999, 60_000, 3_599_001, 35_999_000, 359_999_000]) {
    const s = divide(ms, 1000);
    const text = `${divide(s, 3600)}:${`0${remainder(divide(s, 60), 60)}`.slice(-2)}:${`0${remainder(s, 60)}`.slice(-2)}`;
    expect(runInNewContext(`${script}\nshownTime(${ms}, true, false)`)).toBe(text);
  }
});
