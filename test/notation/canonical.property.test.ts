import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";
import { control } from "./any-control";

describe("printing and reading agree", () => {
  test("a control that is printed reads as itself", () => {
    fc.assert(
      fc.property(control, (c) => {
        const text = printControl(c);
        expect(parseControl(text)).toEqual({ control: c, column: 0, rule: Rule.None });
        expect(printControl(parseControl(text).control ?? c)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test("no shorter text of the same kind says the same: every option that is printed is needed", () => {
    fc.assert(
      fc.property(control, (c) => {
        const [sides, ...options] = printControl(c).split(";");
        for (const left of options) {
          const text = [sides, ...options.filter((option) => option !== left)].join(";");
          expect(parseControl(text).control).not.toEqual(c);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Returns whether a text is a control: the grammar written once more as patterns, with its limits. */
function isControl(text: string): boolean {
  const number = "(?:0|[1-9][0-9]*)";
  const period = `(?:(?:${number}/)?${number}(?:[+db]${number})?|\\*${number}|${number}x${number}|c${number}/${number}|up${number}?|gong${number})`;
  const periods = `${period}(?::${period})*\\*?`;
  const option = "(?:at=(?:zero|own|moves)|flag=(?:freeze|run-on)|first=0|from=(?:0|[1-9][0-9]*))";
  const match = new RegExp(`^(?:(${periods})|W(${periods})-B(${periods}))((?:;${option})*)$`).exec(text);
  if (match === null) return false;
  const sides = match[1] !== undefined ? [match[1], match[1]] : [match[2] ?? "", match[3] ?? ""];
  const options = (match[4] ?? "").split(";").slice(1);
  const names = options.map((one) => one.replace(/=.*/, "").replace("first", "from"));
  if (new Set(names).size < names.length || !sides.every(isSide)) return false;
  const apart = sides.some((one) => /^\*|^gong/.test(one));
  if (apart && sides[0] !== sides[1]) return false;
  const first = options.find((one) => one.startsWith("f") && !one.startsWith("flag"));
  const from = first === undefined ? 1 : first === "first=0" ? 2 : Number(first.slice(5));
  if (from < 1 || from > 255) return false;
  return from === 1 || (text.includes("+") && !sides.some((one) => /^(?:\d+\/)?0\+/.test(one)));
}

function inside(text: string | undefined, min: number, max: number): boolean {
  return text === undefined || (Number(text) >= min && Number(text) <= max);
}

function isSide(text: string): boolean {
  const hasStar = /.\*$/.test(text);
  const periods = (hasStar ? text.slice(0, -1) : text).split(":");
  let bases = 0;
  for (const [i, one] of periods.entries()) {
    const isLast = i === periods.length - 1;
    const plain = /^(?:(\d+)\/)?(\d+)(?:[+db](\d+))?$/.exec(one);
    if (plain === null) {
      if (!isLast || hasStar || (/^\*|^gong/.test(one) && periods.length > 1)) return false;
      const glass = /^\*(\d+)$/.exec(one);
      const byoyomi = /^(\d+)x(\d+)$/.exec(one);
      const canadian = /^c(\d+)\/(\d+)$/.exec(one);
      const limit = /^(?:up|gong)(\d+)$/.exec(one);
      if (!inside(glass?.[1], 1, 359999) || !inside(byoyomi?.[1], 1, 99) || !inside(canadian?.[1], 1, 255))
        return false;
      if (![byoyomi?.[2], canadian?.[2], limit?.[1]].every((value) => inside(value, 1, 35999))) return false;
      continue;
    }
    bases += Number(plain[2]);
    if (!inside(plain[1], 1, 255) || !inside(plain[3], 1, 35999)) return false;
    if (Number(plain[2]) === 0 && (plain[3] === undefined || (isLast && (hasStar || plain[1] !== undefined))))
      return false;
  }
  return periods.length <= 8 && bases <= 359999;
}

function agrees(text: string): void {
  const parsed = parseControl(text);
  expect(parsed.control !== undefined, text).toBe(isControl(text));
  if (parsed.control === undefined) {
    expect(parsed.column).toBeGreaterThanOrEqual(1);
    expect(parsed.column).toBeLessThanOrEqual(text.length + 1);
    expect(parsed.rule).not.toBe(Rule.None);
    return;
  }
  const canonical = printControl(parsed.control);
  expect(canonical.length).toBeLessThanOrEqual(text.length);
  expect(parseControl(canonical).control).toEqual(parsed.control);
  expect(printControl(parseControl(canonical).control ?? parsed.control)).toBe(canonical);
}

describe("any text is read by the grammar or refused", () => {
  const pieces =
    "0 1 2 5 9 10 30 99 100 255 256 300 1800 7200 35999 36000 359999 360000 99999999999 / : + d b x * c up gong W -B - ; " +
    ";at=zero ;at=own ;at=moves ;flag=freeze ;flag=run-on ;first=0 ;from=1 ;from=2 ;from=61 ;from=300";

  test("texts of the notation's own pieces", () => {
    const text = fc.array(fc.constantFrom(...pieces.split(" ")), { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(fc.property(text, agrees), { numRuns: 5000 });
  });

  test("a good text with one character put in, left out or exchanged", () => {
    const strange = fc.constantFrom(..."0123456789/:+dbx*cupgonW-B;=atfl zé");
    const edit = fc.tuple(control.map(printControl), fc.nat(80), fc.nat(1), fc.option(strange));
    const text = edit.map(([good, at, gone, put]) => {
      const place = at % (good.length + 1);
      return good.slice(0, place) + (put ?? "") + good.slice(place + gone);
    });
    fc.assert(fc.property(text, agrees), { numRuns: 5000 });
  });

  test("any characters at all", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 40 }), agrees), { numRuns: 1000 });
    fc.assert(fc.property(fc.stringMatching(/^[0-9]{1,60}$/), agrees), { numRuns: 300 });
  });
});
