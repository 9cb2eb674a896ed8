/**
 * docs/build-a-clock.md and its Spanish twin say what the definition of the board says, and the same in both languages.
 */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picolcd } from "../../board-defs/picolcd";
import { picosharp } from "../../board-defs/picosharp";
import { driftMsPerHour } from "../../sim/boards/check";
import { headerOf } from "../../sim/boards/header";

const docs = new URL("../../docs/", import.meta.url);
const english = readFileSync(new URL("build-a-clock.md", docs), "utf8");
const spanish = readFileSync(new URL("build-a-clock.es.md", docs), "utf8");
const pages = [
  ["English", english],
  ["Spanish", spanish],
] as const;

function pinOf(name: string | undefined): number {
  return (headerOf(pico) ?? []).indexOf(name ?? "") + 1;
}

/** The numbers of the pins that a line of the page names. */
function pinsIn(page: string, start: string): number[] {
  const line = page.split("\n").find((one) => one.includes(start)) ?? "";
  return [...line.matchAll(/pin (\d+)/g)].map(([, number]) => Number(number));
}

describe.each(pages)("in %s", (_, page) => {
  test("every file and picture that it names is there", () => {
    const targets = [...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target ?? "");
    const own = targets.filter((target) => !target.startsWith("http"));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((target) => !existsSync(new URL(target, docs)))).toEqual([]);
  });

  test("a price has a source that can be read, or none is given", () => {
    const rows = page.split("\n").filter((line) => /^\| \d+ \p{L}/u.test(line));
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) {
      const [, , , price = "", source = ""] = row.split("|");
      expect(/\d/.test(price), row).toBe(source.includes("http"));
    }
  });

  test("drift and digits are the definition's", () => {
    const seconds = (Math.ceil(driftMsPerHour(pico) / 10) / 100).toFixed(2);
    expect(page.replaceAll(",", ".")).toContain(`${seconds} s`);
    expect(page).toMatch(new RegExp(` ${pico.display.digitHeightMm} mm `));
  });
});

test("the pins of the steps are those of the header and of the definition", () => {
  const { link } = pico;
  const serial = link?.kind === "serial" ? [pinOf(link.transmitPin), pinOf(link.receivePin)] : [];
  for (const [page, ground, display, adapter] of [
    [english, "**Ground.**", "**Display.**", "**Link.**"],
    [spanish, "**Masa.**", "**Pantalla.**", "**Enlace.**"],
  ] as const) {
    for (const pin of pinsIn(page, ground)) expect((headerOf(pico) ?? [])[pin - 1]).toBe("GND");
    expect(pinsIn(page, ground)).toEqual([38, 3]);
    expect(pinsIn(page, display)).toEqual([pinOf("3V3")]);
    expect(pinsIn(page, adapter)).toEqual(serial);
  }
});

test("what the boards draw is what their definitions say", () => {
  const drawing = { pico, picolcd, picosharp, picocard };
  for (const [, page] of pages) {
    for (const [name, { batteries }] of Object.entries(drawing)) {
      const [, currentMa, hours] =
        new RegExp(`^\\| \`${name}\`[^|]*\\| (\\d+) mA \\| (\\d+) h \\|$`, "m").exec(page) ?? [];
      const { drainUa, capacityMah } = batteries!;
      expect(Number(currentMa)).toBe(drainUa / 1000);
      const exact = (capacityMah * 1000) / drainUa;
      expect(Number(hours)).toBe(exact < 100 ? Math.floor(exact) : 10 * Math.floor(exact / 10));
    }
  }
});

describe("the picture of the power", () => {
  const read = (name: string) => readFileSync(new URL(`pictures/${name}.svg`, docs), "utf8");
  const [mine, theirs] = [read("power-pico"), read("power-pico-es")];

  test("names the pins of the header, twice", () => {
    for (const picture of [mine, theirs]) {
      const named = [...picture.matchAll(/>(\d+) (VBUS|VSYS|GND)</g)].map(([, number, name]) => [Number(number), name]);
      expect(named).toHaveLength(6);
      for (const [number, name] of named) expect((headerOf(pico) ?? [])[Number(number) - 1]).toBe(name);
    }
  });

  test("is the same drawing in both languages", () => {
    const lines = (picture: string) => picture.replace(/<text[^>]*>[^<]*<\/text>/g, "<text>");
    expect(lines(theirs)).toBe(lines(mine));
    expect(theirs).not.toBe(mine);
  });
});

test("both have the same sections, tables and steps", () => {
  const shape = (page: string) => page.split("\n").map((line) => /^(#+ |\||\d\. |!|```)/.exec(line)?.[0] ?? "");
  const marks = (page: string) => shape(page).filter((mark) => mark !== "");
  expect(marks(spanish)).toEqual(marks(english));
});
