/** The firmware of a device divides with Espruino's own operators, and with the same results. */
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { divide, remainder } from "../../../firmware/core/divide";
import { later, span } from "../../../firmware/core/integer";
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

test("instants wrap as the functions wrap them", () => {
  const text = `import { later, span } from "./integer";
    export function both(a: number, b: number): string { return "" + span(a, b) + "," + later(a, b); }`;
  const texts = new Map([["firmware/core/both.ts", text]]);
  const script = compileEs5(projectRoot(), [declarations, "firmware/core/both.ts"], {}, texts).get(
    "firmware/core/both.js",
  );
  const run = runInNewContext(`${script?.replace(/^import .*$/gm, "").replace(/^export /gm, "")}\nboth`);
  const half = 2 ** 29;
  const ends = [0, 1, 999, half - 1, half, half + 1, 2 ** 30 - 2, 2 ** 30 - 1];
  expect(script).not.toMatch(/\b(?:span|later)\(/);
  for (const a of ends) {
    for (const b of ends) expect(run(a, b)).toBe(`${span(a, b)},${later(a, b)}`);
    for (const b of ends) expect(run(a, -b).split(",")[1]).toBe(`${later(a, -b)}`);
  }
});
