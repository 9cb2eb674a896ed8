import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pixljs } from "../../board-defs/pixljs";
import { projectRoot } from "../../sim/build/root";
import { main } from "../../sim/cli/program";
import { type BoardWords, boardsEn, boardsEs } from "../../sim/words/boards";
import { cacheFolder } from "../temporary-folder";
import { capture, type Output } from "./capture";

const folder = cacheFolder("boards-cli");

function flagfall(...args: string[]): Promise<Output> {
  return capture(() => main(["boards", ...args]));
}

function definition(name: string): string {
  return join(projectRoot(), "board-defs", `${name}.ts`);
}

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

/**
 * Returns the words about a Pixl.js whose firmware lacks something. They are computed, because its definition may
 * change.
 */
function lacks({ features, lacks }: BoardWords, language: string): string {
  const lacking = (pixljs.without ?? []).map((feature) => features[feature]);
  return lacking.length === 0 ? "" : `${lacks("Pixl.js", new Intl.ListFormat(language).format(lacking))}\n`;
}

const english = `board       runtime   display             digits  memory       storage   drift     after warning  verdict
pixljs      espruino  st7567 128×64       12 mm   2,950 × 13   36 kB     1.8 s/h   18 h           fits
pixljsplus  espruino  st7567 128×64       12 mm   2,950 × 13   76 kB     1.8 s/h   18 h           fits
pico        lua       ssd1306 128×64      13 mm   264 kB       64 kB     0.11 s/h  12 h           fits
picocard    lua       st7567 128×64       13 mm   264 kB       64 kB     0.11 s/h  18 h           fits
picolcd     lua       st7567 128×64       13 mm   264 kB       64 kB     0.11 s/h  112 h          fits
picosharp   lua       sharp 400×240       16 mm   264 kB       64 kB     0.11 s/h  112 h          fits
bangle2     espruino  lpm013m126 176×176  6 mm    12,000 × 14  8,192 kB  0.08 s/h  12 h           planned
esp32       espruino  ssd1306 128×64      13 mm   16,383 × 14  896 kB    0.04 s/h  15 h           planned
microbit1   espruino  leds 5×5            –       350 × 12     4 kB      1.8 s/h   no batteries   refused

Digits: C.02 5.4.3.2 asks for legibility from 3 m and gives no height. Drift: the worst, before trimming.
After warning: computed from the figures in board-defs; they have not been measured on a board yet.
There are images for Pixl.js, Pixl.js+, Raspberry Pi Pico, Raspberry Pi Pico + LCD + voice cards, Raspberry Pi Pico + LCD, and Raspberry Pi Pico + Sharp; what else fits plays on a virtual board: flagfall run --device.
Planned, without an image yet: Bangle.js 2 and ESP32; flagfall build says why.
${lacks(boardsEn, "en")}
BBC micro:bit 1: refused.
  memory.variables: 350 variables are too few; the firmware takes up to 2,645
  memory.storageBytes: 4,096 bytes of storage are too few; 35,300 hold the firmware without a log
  display: 5 × 5 pixels cannot show two times; at least 23 × 11 pixels, for digits of 3 × 5`;

const spanish = `placa       motor     pantalla            cifras  memoria      almacén  deriva    tras el aviso  veredicto
pixljs      espruino  st7567 128×64       12 mm   2950 × 13    36 kB    1,8 s/h   18 h           sirve
pixljsplus  espruino  st7567 128×64       12 mm   2950 × 13    76 kB    1,8 s/h   18 h           sirve
pico        lua       ssd1306 128×64      13 mm   264 kB       64 kB    0,11 s/h  12 h           sirve
picocard    lua       st7567 128×64       13 mm   264 kB       64 kB    0,11 s/h  18 h           sirve
picolcd     lua       st7567 128×64       13 mm   264 kB       64 kB    0,11 s/h  112 h          sirve
picosharp   lua       sharp 400×240       16 mm   264 kB       64 kB    0,11 s/h  112 h          sirve
bangle2     espruino  lpm013m126 176×176  6 mm    12.000 × 14  8192 kB  0,08 s/h  12 h           prevista
esp32       espruino  ssd1306 128×64      13 mm   16.383 × 14  896 kB   0,04 s/h  15 h           prevista
microbit1   espruino  leds 5×5            –       350 × 12     4 kB     1,8 s/h   sin baterías   rechazada

Cifras: C.02 5.4.3.2 pide que se lean desde 3 m y no da altura. Deriva: la peor, antes de ajustar.
Tras el aviso: calculado con los datos de board-defs; aún no se han medido en una placa.
Hay imágenes para Pixl.js, Pixl.js+, Raspberry Pi Pico, Raspberry Pi Pico + LCD + voice cards, Raspberry Pi Pico + LCD y Raspberry Pi Pico + Sharp; las demás que sirven se juegan en una placa virtual: flagfall run --device.
Previstas, aún sin imagen: Bangle.js 2 y ESP32; flagfall build dice por qué.
${lacks(boardsEs, "es")}
BBC micro:bit 1: rechazada.
  memory.variables: 350 variables son demasiado pocas; el firmware ocupa hasta 2645
  memory.storageBytes: 4096 bytes de almacenamiento son demasiado pocos; en 35.300 cabe el firmware sin registro
  display: 5 × 5 píxeles no pueden mostrar dos tiempos; al menos 23 × 11 píxeles, para cifras de 3 × 5`;

describe("the table", () => {
  test.each([
    ["en", english],
    ["es", spanish],
  ])("in %s", async (language, table) => {
    expect(await flagfall("--lang", language)).toEqual({ code: 0, stdout: `${table}\n`, stderr: "" });
  });

  test("as JSON, the same in both languages", async () => {
    const { code, stdout, stderr } = await flagfall("--json", "--lang", "es");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toBe((await flagfall("--json", "--lang", "en")).stdout);
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({
      name: "pixljs",
      title: "Pixl.js",
      runtime: "espruino",
      display: { driver: "st7567", width: 128, height: 64, digitHeightMm: 12 },
      variables: 2950,
      variableBytes: 13,
      ramBytes: null,
      storageBytes: 36_864,
      crystal: { source: "calibrated-rc", ppm: 500, driftMsPerHour: 1800 },
      hoursAfterWarning: 18,
      cannot: ["vibration", "speech", "feltFlag"],
      without: pixljs.without ?? [],
      image: true,
      planned: false,
      fits: true,
      faults: [],
    });
    expect(lines[8]).toMatchObject({
      name: "microbit1",
      display: { digitHeightMm: null },
      hoursAfterWarning: null,
      fits: false,
      faults: [
        { field: "memory.variables", rule: "variables", has: 350, needs: 2645 },
        { field: "memory.storageBytes", rule: "storage", has: 4096, needs: 35_300 },
        { field: "display", rule: "pixels", has: "5 × 5", needs: "23 × 11" },
      ],
    });
  });
});

describe("check", () => {
  test("a board that fits: exit 0", async () => {
    const { code, stdout, stderr } = await flagfall("check", definition("bangle2"), "--lang", "en");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Bangle\.js 2: the firmware fits\.\n\nboard /);
    expect(stdout).toContain("Counts time with: crystal, 20 ppm at worst.\nIt cannot:\n  give a sound\n");
  });

  test("what its firmware lacks is said, in both languages", async () => {
    const path = file("short.json", { ...pixljs, without: ["recovery", "acts"] });
    const said = await flagfall("check", path, "--lang", "en");
    expect(said.stdout).toMatch(
      /for want of room:\n {2}all that outlasts a power loss\n {2}the arbiter's acts over the link\n$/,
    );
    const dicho = await flagfall("check", path, "--lang", "es");
    expect(dicho.stdout).toMatch(
      /falta de sitio:\n {2}todo lo que queda tras un corte de corriente\n {2}los actos del/,
    );
    expect(JSON.parse((await flagfall("check", path, "--json")).stdout)).toMatchObject({
      without: ["recovery", "acts"],
      image: true,
    });
    expect(JSON.parse((await flagfall("check", definition("bangle2"), "--json")).stdout)).toMatchObject({
      image: false,
      planned: true,
    });
  });

  test("the micro:bit is refused: exit 1, in both languages", async () => {
    const said = await flagfall("check", definition("microbit1"), "--lang", "en");
    expect(said).toMatchObject({ code: 1, stderr: "" });
    expect(said.stdout).toMatch(/^BBC micro:bit 1: refused\.\n {2}memory\.variables: 350 variables are too few; /);
    const dicho = await flagfall("check", definition("microbit1"), "--lang", "es");
    expect(dicho).toMatchObject({ code: 1, stderr: "" });
    expect(dicho.stdout).toMatch(/^BBC micro:bit 1: rechazada\.\n {2}memory\.variables: 350 variables son demasiado/);
    expect(dicho.stdout).toContain("No puede:\n  dar un sonido\n");
  });

  test.each([
    ["--json", "check"],
    ["check", "--json"],
  ])("as JSON: %s %s", async (...args) => {
    const path = file("weak.json", { ...pixljs, batteries: { ...pixljs.batteries, remainingMah: 2 } });
    const { code, stdout } = await flagfall(...args, path);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      fits: false,
      faults: [{ field: "batteries", rule: "hours", has: 2, needs: 10 }],
    });
  });

  test("no definition: exit 2, one line with file, line and what would be right", async () => {
    const path = file("bad.json", { ...pixljs, runtime: "python" });
    expect(await flagfall("check", path, "--lang", "en")).toEqual({
      code: 2,
      stdout: "",
      stderr: `${path}:1: runtime cannot be "python"; it has to be one of espruino, lua\n`,
    });
    expect((await flagfall("check", path, "--lang", "es")).stderr).toBe(
      `${path}:1: runtime no puede ser "python"; debe ser uno de espruino, lua\n`,
    );
    const nowhere = await flagfall("check", "no\nwhere.json", "--lang", "en");
    expect(nowhere).toMatchObject({ code: 2, stdout: "" });
    expect(nowhere.stderr).toBe("no\\u000awhere.json: there is no such file; give a board definition, .json or .ts\n");
  });
});
