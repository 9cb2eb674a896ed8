/** `flagfall build` from the package: the firmware is already built, and the command needs only `espruino`. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { readHex, readStorage } from "../../sim/build/image/hex";
import { packedFile, packedImage, packImage } from "../../sim/build/library/packed-firmware";
import { readyFile, readyImages, readyList } from "../../sim/build/library/ready-images";
import { clipArea } from "../../sim/build/pico/flash-map";
import { fromUf2, toUf2 } from "../../sim/build/pico/uf2";
import { projectRoot } from "../../sim/build/root";
import { toneFile } from "../pico/voices";
import { temporaryFolder } from "../temporary-folder";
import { buildProgram } from "./built-program";

const root = projectRoot();
const image = {
  script: "var a = 1;\n",
  storage: new Map<string, Uint8Array>([
    [".bootcde", Uint8Array.from({ length: 300 }, (_, i) => i & 255)],
    ["ff", Uint8Array.from({ length: 77 }, (_, i) => 255 - i)],
  ]),
  contents: [{ name: "font", bytes: 70 }],
};
/** The folder is outside the project, so the program finds neither sources nor compilers. */
const folder = temporaryFolder("packed");

beforeAll(async () => {
  cpSync(dirname(await buildProgram()), folder, { recursive: true });
  mkdirSync(join(folder, "firmware"));
  writeFileSync(join(folder, packedFile("pixljs", "es")), packImage(image));
});

function flagfall(...given: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ["flagfall.mjs", ...given], { cwd: folder, encoding: "utf8" });
}

function build(...given: string[]): ReturnType<typeof flagfall> {
  return flagfall("build", ...given);
}

test("a packed image is read as it was", () => {
  const read = packedImage("pixljs", "es", folder);
  expect(read?.script).toBe(image.script);
  expect(read?.contents).toEqual(image.contents);
  expect([...(read?.storage ?? [])].map(([name, bytes]) => [name, [...bytes]])).toEqual(
    [...image.storage].map(([name, bytes]) => [name, [...bytes]]),
  );
  expect(packedImage("pixljs", "en", folder)).toBeUndefined();
});

test("a firmware that is not there takes the whole project", () => {
  expect(build("pixljs", "--lang", "en").stderr).toMatch(
    /^flagfall: the source of the firmware is not here; [^\n]+\n$/,
  );
});

const lines: [language: string, line: RegExp][] = [
  ["en", /^flagfall: the package “espruino”, [^\n]+ is not installed; run npm install [^\n]+ espruino@0\.1\.67\n$/],
  ["es", /^flagfall: no está instalado el paquete «espruino», [^\n]+ npm install [^\n]+ espruino@0\.1\.67\n$/],
];
test.each(lines)("without espruino it is asked for by name, in %s", (language, line) => {
  const { status, stdout, stderr } = build("pixljs", "--language", "es", "--lang", language);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(line);
});

describe("the ready UF2 of a board", () => {
  const uf2 = Uint8Array.from({ length: 1024 }, (_, i) => (i * 7) & 255);
  const ready = { board: "pico", title: "Raspberry Pi Pico", version: "9.8.7", bytes: uf2.length, mark: "" };

  test("without it the whole project is needed", () => {
    expect(build("pico", "--lang", "en")).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(/^flagfall: the source of the firmware is not here; [^\n]+\n$/),
    });
  });

  test.each([
    [
      "en",
      /^Raspberry Pi Pico, flagfall 9\.8\.7, Spanish\nThe ready image of the package, 1,024 bytes; nothing was compiled/,
    ],
    [
      "es",
      /^Raspberry Pi Pico, flagfall 9\.8\.7, español\nLa imagen ya hecha del paquete, 1024 bytes; no se ha compilado/,
    ],
  ])("is copied as it is, without espruino or a compiler, in %s", (language, text) => {
    const file = readyFile("pico", "es");
    writeFileSync(join(folder, file), uf2);
    writeFileSync(join(folder, readyList), JSON.stringify([{ ...ready, language: "es", file }]));
    const { status, stdout, stderr } = build("pico", "--language", "es", "--lang", language, "--out", "clock");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(text);
    expect(readdirSync(join(folder, "clock"))).toEqual(["pico.uf2"]);
    expect([...readFileSync(join(folder, "clock/pico.uf2"))]).toEqual([...uf2]);
    expect(build("pico", "--language", "en", "--lang", "en").status).toBe(2);
  });

  test.each([
    ["en", [], /\nIt has no clips and stays silent; --voice LANGUAGE adds those of a language\.\n/],
    ["en", ["de.bin", "pt.bin"], /\nIt speaks: de, pt\.\n/],
    ["es", ["pt.bin"], /\nHabla: pt\.\n/],
  ])("says in %s whether it has a voice, with %j", (language, names, text) => {
    const content = Uint8Array.from({ length: 4096 }, (_, i) => (i * 7) & 255);
    const file = readyFile("pico", "es");
    writeFileSync(join(folder, file), toUf2(content));
    writeFileSync(join(folder, readyList), JSON.stringify([{ ...ready, language: "es", file }]));
    for (const name of names) writeFileSync(join(folder, name), toneFile(name === "de.bin" ? "de" : "pt"));
    const voices = names.flatMap((name) => ["--voice", name]);
    const { stdout, stderr } = build("pico", "--language", "es", "--lang", language, "--out", "said", ...voices);
    expect([stderr, stdout]).toEqual(["", expect.stringMatching(text)]);
    const flash = fromUf2(readFileSync(join(folder, "said/pico.uf2")));
    expect([...flash.subarray(0, content.length)]).toEqual([...content]);
    let at = clipArea(pico).from;
    for (const name of names) {
      const bytes = readFileSync(join(folder, name));
      expect(Buffer.from(flash.subarray(at, at + bytes.length)).equals(bytes)).toBe(true);
      at += Math.ceil(bytes.length / 4096) * 4096;
    }
    if (names.length === 0) expect(flash.length).toBe(content.length);
  });

  test("is what run --runtime image plays; only --cycles needs the source", () => {
    const file = readyFile("pico", "en");
    writeFileSync(join(folder, file), Buffer.alloc(512));
    writeFileSync(join(folder, readyList), JSON.stringify([{ ...ready, language: "en", file }]));
    const device = ["run", "--lang", "en", "--device", "pico", "--runtime", "image"];
    const scenario = join(root, "test/device-scenarios/burst.yaml");
    expect(flagfall(...device, scenario).stderr).toContain("no UF2 block for an RP2040 at 0");
    const { status, stderr } = flagfall(...device, "--cycles", scenario);
    expect([status, stderr]).toEqual([
      2,
      "flagfall run: `--cycles` compiles the image, and there is no source here; get the whole project, and run npm install in it\n",
    ]);
    rmSync(join(folder, file));
  });

  test("a list whose files are gone offers nothing", () => {
    rmSync(join(folder, readyFile("pico", "es")));
    expect(readyImages(folder)).toEqual([]);
  });
});

test("`boards new` says that there are no definitions to begin with", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["flagfall.mjs", "boards", "new", "mine"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^flagfall: (there is no|aquí no hay) board-defs/);
});

test("with espruino there is an image", () => {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(root, "node_modules/espruino"), join(folder, "node_modules/espruino"));
  const { status, stderr } = build("pixljs", "--language", "es", "--lang", "en", "--out", "out");
  expect([status, stderr]).toEqual([0, ""]);
  const { bytes } = readHex(readFileSync(join(folder, "out/pixljs.hex"), "latin1"));
  expect(new Map([...readStorage(bytes)].map(([name, content]) => [name, Uint8Array.from(content)]))).toEqual(
    image.storage,
  );
});
