/** The firmware of a board with Espruino: what it runs at power-on, what it loads on demand, what it reads. */
import type { Board } from "../../board-defs/board";
import { Language } from "../../firmware/app/choices";
import { PACKED_AT } from "../../firmware/core/pack";
import { factsOf } from "../device/facts";
import { packFont } from "../device/font";
import { layoutModule } from "../device/layout";
import { wiringText } from "../device/wiring";
import { declareSingles, inlineConstants } from "./constants";
import { compileEs5, joinModules, type Modules, minifyEs5 } from "./es5";
import { piecesOf } from "./flatten";
import { hoist } from "./hoist";
import { partFile, partsModule } from "./loader";
import { parts, residents } from "./parts";
import { cutParts, type Part, type SplitTexts, splitScript } from "./split";
import { wordFile, wordModules } from "./words-data";

/** Scripts as text; nothing is packed yet. */
export interface Firmware {
  main: string;
  /** In the order of `parts`. */
  parts: string[];
  /** What else lies in Storage, by name; characters are bytes. */
  files: Record<string, string>;
}

const entry = "firmware/espruino.ts";
/** What Espruino has beyond the language. */
const declarations = "hal/espruino/globals.d.ts";

export async function makeFirmware(root: string, board: Board, language = Language.English): Promise<Firmware> {
  const facts = factsOf(board, language);
  const modules = new Map(compileEs5(root, [declarations, entry], { ...facts }));
  modules.set("firmware/app/layout.js", layoutModule(facts).replace(/\bfacts(?:, )?/g, ""));
  modules.set("hal/espruino/parts.js", partsModule);
  modules.set(clockModule, withTypedLists(modules.get(clockModule) ?? ""));
  const words = { english: wordFile(Language.English), spanish: wordFile(Language.Spanish) };
  for (const [path, text] of wordModules(words)) modules.set(path, text);
  const call = `import { startDevice } from "./firmware/espruino"; startDevice(${wiringText(board)});`;
  const scripts = await makeScripts(modules, call, parts);
  const { widths, bitmap } = packFont();
  const files: Record<string, string> = { font: widths + bitmap };
  for (const { name, content } of Object.values(words)) files[name] = content;
  return { ...scripts, files };
}

const clockModule = "firmware/core/clock.js";

/** The two lists that a clock keeps of itself take a fifth of the memory as numbers of 32 bits. */
function withTypedLists(module: string): string {
  const lists = /(kept|before): \[\]/g;
  if (module.match(lists)?.length !== 2) throw new Error(`${clockModule} makes no lists kept and before`);
  return module.replace(lists, `$1: new Int32Array(${PACKED_AT + 1})`);
}

/** What lies in Storage beside the main script, readable. */
export function storageFiles({ parts: texts, files }: Firmware): Record<string, string> {
  const loaded = texts.map((text, index): [string, string] => [partFile(index), text]);
  return { ...Object.fromEntries(loaded), ...files };
}

/** The script of `entry` and its parts on demand. */
export async function makeScripts(modules: Modules, entryText: string, chosen: readonly Part[]): Promise<SplitTexts> {
  const joined = declareSingles(await joinModules(modules, entryText));
  const pieces = piecesOf(inlineConstants(joined));
  const cut = cutParts(await minifyEs5(splitScript(pieces, chosen, residents)));
  return { main: hoist(cut.main), parts: cut.parts.map(hoist) };
}
