/** `flagfall build`: what it refuses, what it prints and writes, and that the same source gives the same bytes. */

import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pixljs } from "../../board-defs/pixljs";
import { Language as Spoken } from "../../firmware/app/model/language";
import { version } from "../../package.json";
import { readHex, readStorage } from "../../sim/build/image/hex";
import type { Maker } from "../../sim/cli/build";
import { main } from "../../sim/cli/program";
import type { Language } from "../../sim/words/language";
import { temporaryFolder } from "../temporary-folder";
import { capture, type Output } from "./capture";
import { build } from "./made-image";
import { expectRefusal } from "./refusal";

const folder = temporaryFolder("build");

function flagfall(...args: string[]): Promise<Output> {
  return capture(() => main(["build", ...args]));
}

/** Returns a firmware with a number of bytes in memory and in one part. */
function maker(resident: number, part: number, script = "var a = 1;\n"): Maker {
  const content = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31) & 255);
  const storage = new Map([
    [".bootcde", content(resident)],
    ["ff", content(900 + part + 4)],
  ]);
  const contents = [
    { name: "font", bytes: 900 },
    { name: "boot", bytes: part },
  ];
  return async () => ({ script, storage, contents });
}

describe("refuses in one line, exit 2, and writes nothing", () => {
  const rows: [args: string[], english: RegExp, spanish: RegExp][] = [
    [
      ["toaster"],
      /no board “toaster”; there are pixljs, pixljsplus, pico, picocard, picolcd, picosharp, bangle2, esp32/,
      /ninguna placa «toaster»; las que hay: pixljs/,
    ],
    [["microbit1"], /does not fit BBC micro:bit 1: .*350 variables/, /no cabe en BBC micro:bit 1: .*350 variables/],
    [["esp32"], /for ESP32 yet: its display .*one for pixljs/, /para ESP32: su pantalla .*la hay para pixljs/],
    [["bangle2"], /Bangle\.js 2 yet: its keys .*one for pixljs/, /Bangle\.js 2: sus teclas .*la hay para pixljs/],
    [["pixljs", "--language", "xx"], /does not speak “xx”; .*en or es or .*pt/, /no habla «xx»; .*en o es o .*pt/],
    [["pixljs", "--out", "/dev/null/x"], /\/dev\/null\/x: it is no folder/, /\/dev\/null\/x: no es una carpeta/],
    [["microbit1", "--check"], /does not fit/, /no cabe/],
    [[], /BOARD is missing/, /falta PLACA/],
  ];
  test.each(rows)("%j", (args, en, es) => expectRefusal((lang) => flagfall(...args, "--lang", lang), { en, es }));

  test("a folder that may not be written", async () => {
    const out = join(folder, "locked");
    mkdirSync(out);
    chmodSync(out, 0o555);
    const isRoot = process.getuid?.() === 0;
    const place = isRoot ? "/proc/flagfall" : join(out, "deeper");
    const { code, stdout, stderr } = await build(maker(100, 100), place);
    expect([code, isRoot || stdout === ""]).toEqual([2, true]);
    expect(stderr).toMatch(/^flagfall: nothing can be written to [^\n]+; name another with --out FOLDER\n$/);
    expect(existsSync(place)).toBe(false);
  });
});

test("--check says nothing where there is an image", async () => {
  expect(await flagfall("pixljs", "--check", "--out", join(folder, "checked"))).toEqual({
    code: 0,
    stdout: "",
    stderr: "",
  });
  expect(existsSync(join(folder, "checked"))).toBe(false);
});

describe("what it says", () => {
  const tables: [language: Language, spoken: string, table: string][] = [
    [
      "en",
      "es",
      `Pixl.js, flagfall ${version}, Spanish

file      holds                    bytes
.bootcde  what stays in memory    12,001
ff        letters                    900
          boot                     2,100
          where each part begins       4
          heads of 2 files            67
          in Storage              15,072 of 28,000
          in memory               12,001 of 20,000
`,
    ],
    [
      "es",
      "en",
      `Pixl.js, flagfall ${version}, inglés

archivo   contiene                   bytes
.bootcde  lo que queda en memoria   12.001
ff        letras                       900
          boot                        2100
          dónde empieza cada parte       4
          cabeceras de 2 archivos       67
          en Storage                15.072 de 28.000
          en memoria                12.001 de 20.000
`,
    ],
  ];
  test.each(tables)("in %s", async (language, spoken, table) => {
    const out = join(folder, `table-${language}`);
    const { code, stdout, stderr } = await build(maker(12_001, 2100), out, language, spoken);
    expect([code, stderr]).toEqual([0, ""]);
    const written = language === "en" ? "Written to" : "Escrito en";
    const forgets =
      language === "en"
        ? "Built without recovery: nothing outlasts a power loss on this board."
        : "Sin recuperación: en esta placa nada queda tras un corte de corriente.";
    expect(stdout).toBe(`${table}\n${forgets}\n\n${written} ${out}: pixljs.js, pixljs.hex, image.json, storage/\n`);
  });

  test("a budget that is missed, but fits", async () => {
    const { code, stdout, stderr } = await build(maker(16_000, 14_000), join(folder, "missed"));
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(" 30,968 of 28,000\n");
    expect(stdout).toContain("\n2,968 bytes over the budget in Storage: of 36,864 there, less is left");
    expect((await build(maker(16_000, 14_000), join(folder, "missed"), "es")).stdout).toContain(
      "\n2968 bytes más de lo",
    );
  });

  const large: [title: string, sizes: [number, number], english: RegExp, spanish: RegExp][] = [
    [
      "too much for Storage",
      [19_000, 16_900],
      /takes 36,868 bytes .*36,864; nothing/,
      /ocupa 36\.868 bytes .*36\.864; no se/,
    ],
    [
      "too much for the memory",
      [20_001, 100],
      /keeps 20,001 bytes in memory, 20,000 at/,
      /deja 20\.001 bytes en memoria/,
    ],
  ];
  test.each(large)("%s: exit 1, nothing is written", async (_, [resident, part], english, spanish) => {
    for (const [language, words] of [
      ["en", english],
      ["es", spanish],
    ] as const) {
      const out = join(folder, "large");
      const { code, stdout, stderr } = await build(maker(resident, part), out, language);
      expect(code).toBe(1);
      expect(stdout).toMatch(/^Pixl\.js, flagfall /);
      expect(stderr).toMatch(/^flagfall: [^\n]+\n$/);
      expect(stderr).toMatch(words);
      expect(existsSync(out)).toBe(false);
    }
  });
});

describe("what it writes", () => {
  test("the script, the files of Storage, the image, and what flash.sh has to know", async () => {
    const out = join(folder, "deep/er");
    const make = maker(1501, 333, "var b;\n");
    expect((await build(make, out)).code).toBe(0);
    expect(readdirSync(out).sort()).toEqual(["image.json", "pixljs.hex", "pixljs.js", "storage"]);
    expect(readFileSync(join(out, "pixljs.js"), "utf8")).toBe(`// flagfall ${version}, pixljs, en\nvar b;\n`);
    const { storage } = await make(pixljs, Spoken.English);
    const image = readStorage(readHex(readFileSync(join(out, "pixljs.hex"), "latin1")).bytes);
    for (const [name, content] of storage) {
      expect(readFileSync(join(out, "storage", name))).toEqual(Buffer.from(content));
      expect(image.get(name)).toEqual(Buffer.from(content));
    }
    const files = [...storage].map(([name, content]) => ({ name, bytes: content.length, crc32: crc32(content) }));
    expect(JSON.parse(readFileSync(join(out, "image.json"), "utf8"))).toEqual({
      board: "pixljs",
      title: "Pixl.js",
      image: "PIXLJS",
      version,
      language: "en",
      files,
      chip: { saved_code: { address: 446_464, page_size: 4096, pages: 9 } },
      info: { builtin_modules: ["Storage", "Flash", "heatshrink"] },
    });
  });

  test("parts that are no more are taken away, and nothing else", async () => {
    const out = join(folder, "older");
    mkdirSync(join(out, "storage"), { recursive: true });
    for (const name of ["storage/ff12", "storage/mine", "ff12"]) writeFileSync(join(out, name), "");
    expect((await build(maker(100, 100), out)).code).toBe(0);
    expect(readdirSync(join(out, "storage")).sort()).toEqual([".bootcde", "ff", "mine"]);
    expect(existsSync(join(out, "ff12"))).toBe(true);
  });
});
