/**
 * The wiring picture shows every pin of the definition at its number. test/build/boards/board-pages.test.ts compares
 * the pictures of the documents with the definitions. A board that no document shows needs no picture.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { connectionsOf } from "../../sim/boards/connections";
import { headerOf } from "../../sim/boards/header";
import { boards } from "../../sim/boards/known";
import { wiringPicture } from "../../sim/boards/wiring-picture";
import { projectRoot } from "../../sim/build/root";
import { main } from "../../sim/cli/program";
import { wiringWords } from "../../sim/words/card";
import type { Language } from "../../sim/words/language";
import { capture } from "../cli/capture";

const header = headerOf(pico) ?? [];

function picture(board: Board, language: Language = "en"): string {
  return wiringPicture(board, headerOf(board) ?? [], wiringWords(language));
}

/** Returns the texts of a picture. Throws if it is no well-formed XML. */
function textsOf(svg: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on("text", (text) => text.trim() !== "" && texts.push(text));
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(svg).close();
  return texts;
}

test("the header of a Pico: 40 pins, each usable pin of the chip once", () => {
  const usable = [...Array.from({ length: 23 }, (_, pin) => pin), 26, 27, 28].map((pin) => `GP${pin}`);
  expect(header).toHaveLength(40);
  expect(header.filter((name) => name.startsWith("GP")).sort()).toEqual(usable.sort());
  const grounds = header.flatMap((name, index) => (name === "GND" ? [index + 1] : []));
  expect(grounds).toEqual([3, 8, 13, 18, 23, 28, 33, 38]);
  expect([header[0], header[3], header[19], header[35], header[39]]).toEqual(["GP0", "GP2", "GP15", "3V3", "VBUS"]);
});

describe.each(boards.filter((board) => headerOf(board) !== undefined))("$name", (board) => {
  test("every pin of the definition is wired once, and named with its number", () => {
    const defined = [...JSON.stringify(board).matchAll(/"(GP\d+)"/g)].map(([, pin]) => pin ?? "").sort();
    const wired = connectionsOf(board, headerOf(board) ?? []).flatMap(({ terminals }) =>
      terminals.map(({ pin }) => pin),
    );
    const onHeader = defined.filter((pin) => (headerOf(board) ?? []).includes(pin));
    expect(wired.filter((pin) => pin.startsWith("GP")).sort()).toEqual(onHeader);
    const texts = textsOf(picture(board));
    for (const pin of wired) {
      const number = (headerOf(board) ?? []).indexOf(pin) + 1;
      const times = wired.filter((other) => other === pin).length;
      expect(texts.filter((text) => text.endsWith(`${pin}, pin ${number}`))).toHaveLength(times);
    }
  });

  test.each(["en", "es"] as const)("every part has a name in %s", (language) => {
    const named = Object.keys(wiringWords(language).parts);
    expect(connectionsOf(board, headerOf(board) ?? []).map(({ path }) => path)).toSatisfy((paths: string[]) =>
      paths.every((path) => named.includes(path)),
    );
  });
});

test("the documents show the wiring of a Pico in both languages", () => {
  const files = ["README.md", "docs/build-a-clock.md", "docs/build-a-clock.es.md"].flatMap((page) => {
    const text = readFileSync(join(projectRoot(), page), "utf8");
    return [...text.matchAll(/pictures\/(wiring-[a-z\d]+(?:-es)?\.svg)/g)].map(([, file = ""]) => file);
  });
  expect(files).toEqual(expect.arrayContaining(["wiring-pico.svg", "wiring-pico-es.svg"]));
});

test("wires of a side do not cross, but for the red one of the supply: they leave in the order of their pins", () => {
  const wires = [
    ...picture(pico).matchAll(/M(\d+) ([\d.]+)C\d+ [\d.]+ \d+ [\d.]+ \d+ ([\d.]+)" stroke="#(?!d32f2f)[^f]/g),
  ];
  const ordered = (side: string) => {
    const own = wires.filter(([, x]) => x === side).map(([, , from, to]) => [Number(from), Number(to)] as const);
    return own.sort(([a], [b]) => a - b).map(([, to]) => to);
  };
  for (const side of ["312", "868"]) {
    const heights = ordered(side);
    expect(heights.length).toBeGreaterThan(6);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  }
});

test("a wire ends at its own pin, on the far side too", () => {
  const pins = { ...pico.display.pins, clock: "GP18", data: "GP19", reset: "GP12" };
  const [x, y] =
    /M868 [\d.]+C\d+ [\d.]+ \d+ [\d.]+ (490) ([\d.]+)/
      .exec(picture({ ...pico, display: { ...pico.display, pins } }))
      ?.slice(1) ?? [];
  expect([x, y]).toEqual(["490", String(118 + 15 * 30 + 15)]);
});

test("a display whose wires lie around every ground pin of its side is drawn all the same", () => {
  const pins = { clock: "GP2", data: "GP3", select: "GP0", command: "GP15", reset: "GP14" };
  const texts = textsOf(picture({ ...pico, levers: undefined, link: undefined, display: { ...pico.display, pins } }));
  expect(texts).toContain("CS: GP0, pin 1");
  expect(texts).toContain("DC: GP15, pin 20");
});

test("another pin is another picture, and a pin that no part knows is drawn all the same", () => {
  expect(picture({ ...pico, buzzer: { pin: "GP14" } })).not.toBe(picture(pico));
  const odd = { ...pico, vibration: { pin: "GP13" } };
  expect(textsOf(picture(odd))).toContain("GP13, pin 17");
});

test("a battery is wired to VSYS with a warning, and a pin that is not on the header is not drawn", () => {
  const batteries = { type: "AA", number: 3, capacityMah: 1, lowMv: 3600, remainingMah: 1, drainUa: 1 };
  const texts = textsOf(picture({ ...pico, batteries, vibration: { pin: "GP29" } }));
  expect(texts).toContain("VSYS, pin 39");
  expect(texts).toContain(wiringWords("en").batteryNote);
  expect(texts.join(" ")).not.toContain("GP29");
  expect(textsOf(picture({ ...pico, batteries: undefined }))).not.toContain(wiringWords("en").batteryNote);
});

test("a memory display takes its mode from the supply", () => {
  const { clock, data, select } = { clock: "GP18", data: "GP19", select: "GP17" };
  const display = { ...pico.display, driver: "sharp" as const, pins: { clock, data, select } };
  expect(textsOf(picture({ ...pico, display }))).toEqual(
    expect.arrayContaining(["VIN: 3V3, pin 36", "EXTMODE: 3V3, pin 36", "CS: GP17, pin 22"]),
  );
});

describe("the command", () => {
  test("prints the picture", async () => {
    const { code, stdout, stderr } = await capture(() => main(["wiring", "pico", "--lang", "es"]));
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(picture(pico, "es"));
  });

  test.each([
    [["toaster"], /no board “toaster”; there are pico/, /ninguna placa «toaster»; las que hay: pico/],
    [["pixljs"], /no wiring picture for Pixl\.js/, /no hay dibujo del cableado de Pixl\.js/],
    [["pico", "--out", "nowhere/x.svg"], /nowhere\/x\.svg cannot be written/, /no se puede escribir nowhere\/x\.svg/],
  ])("%j is refused in one line", async (args, line, spanish) => {
    for (const [language, pattern] of [["en", line] as const, ["es", spanish] as const]) {
      const { code, stdout, stderr } = await capture(() => main(["wiring", ...args, "--lang", language]));
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/^flagfall: [^\n]+\n$/);
      expect(stderr).toMatch(pattern);
    }
  });
});
