/** `flagfall build pico`: the same bytes wherever it is made, and refusals in words. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Language } from "../../firmware/app/model/language";
import { makePicoImage, type PicoImage } from "../../sim/build/pico/image";
import { changed } from "../../sim/build/pico/lua-source";
import { sizesOf } from "../../sim/build/pico/sizes";
import { bootCrc, fromUf2, toUf2 } from "../../sim/build/pico/uf2";
import { projectRoot } from "../../sim/build/root";
import { buildCommand } from "../../sim/cli/build";
import { runCommand } from "../../sim/cli/run";
import type { RunOptions } from "../../sim/cli/run-options";
import { luaCache } from "../../sim/engines/lua-cache";
import { isCi } from "../runner/ci";
import { findImage } from "./found";

const root = projectRoot();
const folder = mkdtempSync(join(tmpdir(), "flagfall pico "));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name];
  Object.assign(process.env, env);
});

const image = await findImage();

if (image !== undefined) describe("the image", () => whole(image));

function whole(image: PicoImage): void {
  test("is the same to the byte in another folder, with another umask and in another time zone", async () => {
    const other = join(folder, "another place");
    for (const name of ["board-defs", "firmware", "hal", "package.json", "sim"])
      cpSync(join(root, name), join(other, name), { recursive: true });
    process.env.TZ = "Asia/Tokyo";
    process.env.TMPDIR = folder;
    if (isCi()) makeAnew();
    const umask = process.umask(0o077);
    try {
      const made = await makePicoImage(other, pico, Language.English);
      expect(Buffer.from(made.uf2).equals(image.uf2)).toBe(true);
      expect(Buffer.from(made.elf).equals(image.elf)).toBe(true);
      expect(made.map).toBe(image.map);
      expect(made.script).toBe(image.script);
    } finally {
      process.umask(umask);
    }
  });

  test("names no folder of this machine", () => {
    const words = Buffer.from(image.elf).toString("latin1");
    expect(words).not.toContain(root);
    expect(words).not.toContain(tmpdir());
    expect(image.map).not.toContain(tmpdir());
  });

  test("is told by parts that make up what the flash holds", () => {
    const sizes = sizesOf(image.map);
    const flash = sizes.reduce((sum, { flashBytes }) => sum + flashBytes, 0);
    expect(Math.abs(flash - fromUf2(image.uf2).length)).toBeLessThan(4096);
    for (const { part, flashBytes } of sizes) expect(flashBytes, part).toBeGreaterThan(500);
  });

  test("is copied to a drive", () => {
    const drive = join(folder, "RPI-RP2");
    mkdirSync(drive);
    const run = () =>
      spawnSync("bash", ["flash.sh", "pico", drive], { cwd: root, encoding: "utf8", env: { ...env, LANG: "en_US" } });
    // Each run compiles; CI has the time for both.
    if (isCi())
      expect(run()).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/hold BOOTSEL .* drag dist\/pico\/pico\.uf2/),
      });
    writeFileSync(join(drive, "INFO_UF2.TXT"), "");
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining("Done: dist/pico/pico.uf2") });
    expect(readdirSync(drive).sort()).toEqual(["INFO_UF2.TXT", "pico.uf2"]);
  });
}

/** Removes everything that was compiled before. */
function makeAnew(): void {
  const cache = join(folder, "cache");
  cpSync(join(luaCache(), "lua5.4-source"), join(cache, "lua5.4-source"), { recursive: true });
  process.env.FLAGFALL_LUA_CACHE = cache;
}

describe("without the compiler", () => {
  const refusals = [
    [
      "en",
      "flagfall: needs arm-none-eabi-gcc, dpkg-source, cc (apt-get install gcc-arm-none-eabi libnewlib-arm-none-eabi dpkg-dev gcc libc6-dev)\n",
    ],
    [
      "es",
      "flagfall: falta arm-none-eabi-gcc, dpkg-source, cc (apt-get install gcc-arm-none-eabi libnewlib-arm-none-eabi dpkg-dev gcc libc6-dev)\n",
    ],
  ] as const;

  test.each(refusals)("one line says what to install, in %s", async (language, line) => {
    process.env.PATH = folder;
    let said = "";
    const streams = { out: () => {}, error: (text: string) => (said += text), watched: false };
    expect(await buildCommand("pico", { language, out: join(folder, "out") }, streams)).toBe(2);
    expect(said).toBe(line);
    expect(existsSync(join(folder, "out"))).toBe(false);
  });
});

describe("flagfall run --runtime image", () => {
  const file = join(root, "test/device-scenarios/game-by-levers.yaml");

  async function run(
    device: string | undefined,
    options: Partial<RunOptions> = {},
  ): Promise<{ code: number; out: string; error: string }> {
    let out = "";
    let error = "";
    const streams = { out: (text: string) => (out += text), error: (text: string) => (error += text), watched: false };
    const code = await runCommand([file], { language: "en", runtime: "image", device, ...options }, streams);
    return { code, out, error };
  }

  test("without the compiler is refused in one line", async () => {
    process.env.PATH = folder;
    const { code, out, error } = await run("pico");
    expect([code, out]).toEqual([2, ""]);
    expect(error).toMatch(
      /^flagfall run: needs arm-none-eabi-gcc, [^\n]*\(apt-get install gcc-arm-none-eabi [^\n]*\)\n$/,
    );
  });

  test("needs a device, and one that has such an image", async () => {
    expect(await run(undefined)).toMatchObject({ code: 2, error: expect.stringContaining("--runtime image") });
    expect(await run("pixljs")).toMatchObject({ code: 2, error: expect.stringContaining("node") });
  });

  test("counts cycles of an image alone", async () => {
    const refused = { code: 2, out: "", error: "flagfall run: `--cycles` is for the image of a board; use image\n" };
    expect(await run("pico", { runtime: "node", cycles: true })).toEqual(refused);
  });

  if (image !== undefined) {
    test("plays a scenario, and prints what the image computes", async () => {
      const { code, out, error } = await run("pico", { cycles: true, language: "es" });
      expect([code, error]).toEqual([0, ""]);
      expect(out).toContain("4 expectativas: todo como se esperaba");
      expect(out).toMatch(/\npalanca pulsada +3 +[\d.]+ /);
      expect(out).toMatch(/\nmemoria, como mucho: montón \d{2,3}\.\d{3} bytes, pila (1\.)?\d{3} bytes\n/);
    });
  }
});

describe("the source of Lua", () => {
  const header = (release: string) =>
    `#define LUA_VERSION_MAJOR\t"5"\n#define LUA_VERSION_MINOR\t"4"\n#define LUA_VERSION_RELEASE\t"${release}"\n`;

  test("of a version that nobody has changed yet is refused", () => {
    expect(() => changed(new Map([["lua.h", header("8")]]))).toThrow('"version":"5.4.8"');
  });

  test("that looks different where it is to be changed is refused", () => {
    expect(() =>
      changed(
        new Map([
          ["lua.h", header("4")],
          ["luaconf.h", "#define LUA_32BITS 0"],
        ]),
      ),
    ).toThrow('"file":"luaconf.h"');
  });
});

describe("UF2", () => {
  /** Returns the places, the numbers and the count that the blocks name. */
  function headsOf(uf2: Uint8Array): { places: number[]; numbers: number[]; counts: number[] } {
    const view = new DataView(uf2.buffer);
    const words = (index: number) =>
      Array.from({ length: uf2.length / 512 }, (_, block) => view.getUint32(512 * block + 4 * index, true));
    return { places: words(3).map((at) => at - 0x10000000), numbers: words(5), counts: words(6) };
  }

  test("holds the content in blocks that name their places, up to the end of the sector", () => {
    const content = Uint8Array.from({ length: 700 }, (_, i) => i & 255);
    const uf2 = toUf2(content);
    expect(uf2.length).toBe(16 * 512);
    const flash = fromUf2(uf2);
    expect(flash.subarray(0, 700)).toEqual(content);
    expect([flash.length, flash.subarray(700).every((byte) => byte === 255)]).toEqual([4096, true]);
    expect(Buffer.from(uf2.subarray(0, 4)).toString("latin1")).toBe("UF2\n");
  });

  test("holds further pieces at their places, whole sectors in order, and nothing of what lies between", () => {
    const pieces = [
      { at: 5 * 4096 + 256, content: new Uint8Array(4096).fill(3) },
      { at: 2 * 4096, content: new Uint8Array(256).fill(2) },
      { at: 2 * 4096 + 1024, content: new Uint8Array(256).fill(4) },
    ];
    const uf2 = toUf2(new Uint8Array(300).fill(1), ...pieces);
    const { places, numbers, counts } = headsOf(uf2);
    const pages = Array.from({ length: 16 }, (_, page) => page * 256);
    expect(places).toEqual([0, 2, 5, 6].flatMap((sector) => pages.map((page) => sector * 4096 + page)));
    expect(numbers).toEqual(Array.from({ length: 64 }, (_, block) => block));
    expect(new Set(counts)).toEqual(new Set([64]));
    const flash = fromUf2(uf2);
    expect([299, 300, 8192, 8448, 9216, 20_735, 20_736, 24_831, 24_832].map((at) => flash[at])).toEqual([
      1, 255, 2, 255, 4, 255, 3, 3, 255,
    ]);
  });

  test("refuses pieces that overlap", () => {
    const [a, b] = [new Uint8Array(257), new Uint8Array(256)];
    expect(() => toUf2(a, { at: 256, content: b })).toThrow("overlap at 256");
  });

  test("of something else is refused", () => expect(() => fromUf2(new Uint8Array(512))).toThrow("at 0"));

  test("the CRC of the second boot stage is CRC-32/MPEG-2", () => {
    expect(bootCrc(Buffer.from("123456789"))).toBe(0x0376e6e7);
  });
});

test("the part in C is at most 900 lines of code, none longer than 120 characters", () => {
  const native = join(root, "hal/pico/native");
  const texts = readdirSync(native)
    .filter((name) => name.endsWith(".c"))
    .map((name) => readFileSync(join(native, name), "utf8"));
  const code = texts
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  expect(code.length).toBeLessThanOrEqual(900);
  expect(
    texts
      .join("\n")
      .split("\n")
      .filter((line) => line.length > 120),
  ).toEqual([]);
});
