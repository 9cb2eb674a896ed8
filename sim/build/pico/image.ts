/** Builds the image of a board with an RP2040: Lua, our C, and the bundle as constant data, in one file. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Board } from "../../../board-defs/board";
import type { Language } from "../../../firmware/app/model/language";
import { drivers } from "../../boards/drivers";
import { factsOf } from "../../boards/facts";
import { encoded } from "../../words/code-page";
import { wordLists } from "../data/words";
import { keptFile, keptText } from "../kept";
import { inspectLua } from "../lua/inspect-lua";
import { bundleLua } from "../lua/lua";
import { makeBoot2 } from "./boot2";
import { entryPath, entryText, fontData, pinNumber, sliceOf, stepData, withFacts } from "./entry";
import { PicoFault } from "./fault";
import { bytesIn, firmwareArea } from "./flash-map";
import { hotLines } from "./hot";
import { digitData, layoutPath, layoutText } from "./layout";
import { luaSource, noRomStrings } from "./lua-source";
import { sealImage } from "./seal";
import { selfTestData, selfTestOptions } from "./self-test";
import { shortcutPlugin, shortcuts } from "./shortcuts";
import { startData, startFile } from "./start-steps";
import { inPairs, missingTools, runTool } from "./tools";
import { toUf2 } from "./uf2";
import { usbData } from "./usb-data";

export interface PicoImage {
  /** The program as text, for people to read. */
  script: string;
  uf2: Uint8Array;
  elf: Uint8Array;
  map: string;
}

const gcc = "arm-none-eabi-gcc";
const chipFlags = ["-mcpu=cortex-m0plus", "-mthumb", "-std=gnu11", "-ffunction-sections", "-fdata-sections"];
/** Compiler options that keep time and place of the build out of the image. */
const sameBytes = ["-frandom-seed=flagfall", "-Wno-builtin-macro-redefined", "-D__DATE__=", "-D__TIME__="];
const seed = "-Dluai_makeseed(L)=0x464c4147u";
const counts = "-DCOUNT_IN_PROTO=unsigned short";
const ourFlags = ["-Wall", "-Wextra", "-Werror", ...chipFlags, ...sameBytes, seed, counts];
/** The files of Lua and of ours that are compiled for speed. All others are compiled for size. */
const quick = [
  ...words("lvm ldo lgc ltable lstring"),
  "picture.c",
  "interrupts.c",
  "voice.c",
  "clock.c",
  "flash.c",
  "usb.c",
];
/** Without it, Lua's message of an error that nothing catches would need the files of the C library: 4 kB. */
const silent = "-Dlua_writestringerror(s,p)=((void)(p))";
const luaFlags = ["-w", ...chipFlags, ...sameBytes, seed, counts, silent];
/** The files of Lua that execute it, and those that compile it. The device has only the former. */
const luaCore = words(
  "lapi lauxlib lctype ldebug ldo lfunc lgc lmem lobject lopcodes lstate lstring ltable ltm lvm lzio",
);
const luaCompiler = words("lcode ldump llex lparser lundump");
/** Files that are not compiled with the others: programs for this machine, and those with a step of their own. */
const notOnChip = ["rom.c", "no_rom.c", "boot2.c", "boot2_data.c"];
/** The CRC of the image, which follows it. */
const crcBytes = 4;

/** Replaces the code for flags that can be felt on a board without such flags. */
const noFeltFlags = [
  "firmware/app/display/felt-flags.ts",
  'import type { App } from "../model/app";\nexport function liftFlags(_app: App): void {}\n',
] as const;

/** Texts that replace those of the project's files, by their paths. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Builds the image. The same sources, compiler and Lua give the same bytes, wherever the project lies. Throws a
 * `PicoFault`.
 */
export async function makePicoImage(root: string, board: Board, language: Language): Promise<PicoImage> {
  const [image] = await makePicoImages(root, board, language);
  return image!;
}

/**
 * Builds images that differ from the project's: all of them in `program`, in TypeScript, and each in one of `native`,
 * in hal/pico/native.
 */
export async function makePicoImages(
  root: string,
  board: Board,
  language: Language,
  program: Texts = new Map(),
  native: readonly Texts[] = [new Map()],
): Promise<PicoImage[]> {
  const missing = missingTools();
  if (missing !== undefined) throw new PicoFault(missing);
  const lua = await luaSource(root);
  const texts = new Map([
    [entryPath, entryText(board)],
    [layoutPath, layoutText(board.display)],
    ...wordLists(),
    ...(board.flag.kind === "servo" ? [] : [noFeltFlags]),
    ...program,
  ]);
  const bundle = () => bundleLua(root, entryPath, texts, [shortcutPlugin()]);
  const keptBundle = () => keptText(root, `${board.name}.lua`, bundle, JSON.stringify([...texts]));
  // The same for all languages of a board, and whatever the C.
  const compiled = program.size > 0 ? bundle() : await keptBundle();
  const script = withFacts(compiled, factsOf(board, language));
  const [fault] = inspectLua(script, shortcuts);
  if (fault !== undefined) throw new Error(`the bundle of ${board.name}: ${fault}`);
  const folder = mkdtempSync(join(tmpdir(), "flagfall-"));
  try {
    const images: PicoImage[] = [];
    for (const texts of native) {
      lay(folder, root, lua, script);
      writeFileSync(join(folder, "digit_data.c"), digitData(board.display));
      writeFileSync(join(folder, startFile), startData(board));
      writeFileSync(join(folder, "selftest_data.c"), selfTestData(board));
      for (const [path, text] of texts) writeFileSync(join(folder, basename(path)), text);
      images.push({ script, ...(await compile(folder, board, script)) });
    }
    return images;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes all sources into a folder: Lua into lua/, everything else beside it. */
function lay(folder: string, root: string, lua: ReadonlyMap<string, string>, script: string): void {
  cpSync(join(root, "hal/pico/native"), folder, { recursive: true });
  cpSync(join(root, "sim/build/pico/rom.c"), join(folder, "rom.c"));
  mkdirSync(join(folder, "lua"), { recursive: true });
  for (const [name, text] of lua) writeFileSync(join(folder, "lua", name), text);
  const codes = encoded(script);
  const strange = /[^\0-\xff]/.exec(codes);
  if (strange !== null) throw new Error(`the bundle has a letter that the display lacks: ${strange[0]}`);
  writeFileSync(join(folder, "flagfall.lua"), codes, "latin1");
  writeFileSync(join(folder, "font_data.c"), fontData());
  writeFileSync(join(folder, "step_data.c"), stepData());
  writeFileSync(join(folder, "no_rom.c"), noRomStrings);
}

async function compile(folder: string, board: Board, script: string): Promise<Omit<PicoImage, "script">> {
  const run = (program: string, ...given: string[]) => runTool(program, given, folder);
  await makeRomData(folder, script);
  await makeBoot2(folder);
  writeFileSync(join(folder, "usb_data.c"), usbData(board));
  const { driver, widthPx, heightPx, pins } = board.display;
  const byRows = drivers.get(driver)?.byRows === true ? 1 : 0;
  const wave = pins?.inversion === undefined ? 0 : 1 << sliceOf(pinNumber(pins.inversion));
  const [clock, data, select, command] = [pins?.clock, pins?.data, pins?.select, pins?.command].map(pinBit);
  const size = { WIDTH: widthPx, HEIGHT: heightPx, BY_ROWS: byRows };
  const given = { ...size, CLOCK: clock, DATA: data, SELECT: select, COMMAND: command, WAVE: wave };
  const picture = Object.entries(given).map(([name, value]) => `-DPICTURE_${name}=${value}`);
  const native = readdirSync(folder).filter((name) => name.endsWith(".c") && !notOnChip.includes(name));
  const kept = [await runTool(gcc, ["--version"], folder), headersOf(folder)];
  await inPairs(luaCore, (name) => compileOnce(folder, name, [speedOf(name), ...luaFlags], kept));
  await inPairs([...native, "boot2_data.c"], (name) => {
    if (name === "rom_data.c") return compileProgram(folder, name);
    const unrolled = name === "picture.c" ? ["-funroll-loops"] : [];
    return compileOnce(
      folder,
      name,
      [speedOf(name), ...unrolled, ...ourFlags, ...picture, ...selfTestOptions(board)],
      kept,
    );
  });
  const objects = [...native, "boot2_data.c", ...luaCore].map(objectOf).sort();
  const room = `-Wl,--defsym=firmware_bytes=${bytesIn(firmwareArea(board)) - crcBytes}`;
  const link = [
    "-nostartfiles",
    "--specs=nano.specs",
    "--specs=nosys.specs",
    "-Wl,--gc-sections",
    "-Wl,--no-warnings",
    room,
  ];
  await run(gcc, ...chipFlags, ...link, "-T", "image.ld", "-Wl,-Map=image.map", ...objects, "-lm", "-o", "image.elf");
  await run("arm-none-eabi-objcopy", "-O", "binary", "image.elf", "image.bin");
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  return {
    uf2: toUf2(sealImage(read("image.bin"))),
    elf: read("image.elf"),
    map: readFileSync(join(folder, "image.map"), "utf8"),
  };
}

/** Returns the bit of a pin among the outputs, or 0 if there is none. */
function pinBit(pin: string | undefined): string {
  return pin === undefined ? "0" : `(1u<<${pinNumber(pin)})`;
}

function speedOf(name: string): string {
  return quick.includes(name) ? "-O2" : "-Os";
}

async function compileFile(folder: string, name: string, flags: readonly string[]): Promise<void> {
  await runTool(gcc, [...flags, "-Ilua", "-I.", "-c", name, "-o", objectOf(name)], folder);
}

/** Compiles the program, which the images of one call share. */
async function compileProgram(folder: string, name: string): Promise<void> {
  if (!existsSync(join(folder, objectOf(name)))) await compileFile(folder, name, ["-O2", ...luaFlags]);
}

/**
 * Compiles a file, or takes the object of an earlier build with the same text, flags, and `kept`: compiler and headers.
 * Only the program, rom_data.c, differs between boards and languages; nearly all else is compiled once.
 */
function compileOnce(folder: string, name: string, flags: readonly string[], kept: readonly string[]): Promise<void> {
  const key = [...kept, ...flags, name, textOf(folder, name)];
  return keptFile(join(folder, objectOf(name)), key, () => compileFile(folder, name, flags));
}

function textOf(folder: string, name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

/** Returns the texts of all headers: ours and Lua's. */
function headersOf(folder: string): string {
  const names = [...readdirSync(folder), ...readdirSync(join(folder, "lua")).map((name) => `lua/${name}`)];
  const headers = names.filter((name) => name.endsWith(".h"));
  return headers.map((name) => textOf(folder, name)).join("");
}

function words(names: string): string[] {
  return names.split(" ").map((name) => `lua/${name}.c`);
}

function objectOf(name: string): string {
  return name.replace(/^lua\//, "").replace(/c$/, "o");
}

/** Writes the bundle as constant C data. The same Lua on this machine compiles it. */
async function makeRomData(folder: string, script: string): Promise<void> {
  const sources = ["rom.c", "no_rom.c", ...luaCore, ...luaCompiler];
  const flags = ["-O1", "-w", seed, "-Ilua", "-o", "rom"];
  const key = [await runTool("cc", ["--version"], folder), ...flags, ...sources.map((name) => textOf(folder, name))];
  await keptFile(join(folder, "rom"), [...key, headersOf(folder)], () =>
    runTool("cc", [...flags, ...sources, "-lm"], folder),
  );
  writeFileSync(
    join(folder, "rom_data.c"),
    await runTool(join(folder, "rom"), ["flagfall.lua", ...hotLines(script)], folder),
  );
}
