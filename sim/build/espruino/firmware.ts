/** The firmware of a board with Espruino: what it runs at power-on, what it loads on demand, what it reads. */
import type { Board } from "../../../board-defs/board";
import { Language } from "../../../firmware/app/choices";
import { factsOf } from "../../device/facts";
import { packFont } from "../../device/font";
import { layoutModule } from "../../device/layout";
import { wiringText } from "../../device/wiring";
import { budgetOf } from "../image/budget";
import { libraryFile, makeLibrary, placeOf, type Table } from "../image/library";
import { partsModule, type Shelf } from "../parts/loader";
import { plan } from "../parts/parts";
import type { Part, Plan } from "../parts/placement";
import { cutParts, filledParts, splitScript } from "../parts/split";
import { withoutAbsent } from "./absent";
import { declareSingles, inlineConstants } from "./constants";
import { compileEs5, joinModules, type Modules, minifyEs5 } from "./es5";
import { piecesOf } from "./flatten";
import { hoist } from "./hoist";
import { withTypedLists } from "./typed";
import { wordModules, wordTable } from "./words-data";

/** Scripts as text; nothing is packed yet. */
export interface Scripts {
  main: string;
  /** In the order of the plan, those that hold anything. */
  parts: (Part & { text: string })[];
}

export interface Firmware extends Scripts {
  /** The parts are packed in Storage. */
  isPacked: boolean;
  /** What else lies in Storage: letters, then the words of each language. */
  tables: readonly Table[];
}

const entry = "firmware/espruino.ts";
/** What Espruino has beyond the language. */
const declarations = "hal/espruino/globals.d.ts";

export async function makeFirmware(root: string, board: Board, language = Language.English): Promise<Firmware> {
  const { features, ...facts } = factsOf(board, language);
  const modules = withTypedLists(compileEs5(root, [declarations, entry], { ...facts, ...features }));
  modules.set("firmware/app/layout.js", layoutModule(facts).replace(/\bfacts(?:, )?/g, ""));
  modules.set("hal/espruino/parts.js", partsModule);
  if (!features.link) modules.set("hal/espruino/link.js", noLinkModule);
  if (!features.recovery) modules.set("hal/espruino/store.js", noStoreModule);
  if (board.flag.kind === "icon") modules.set("hal/espruino/flags.js", noLampsModule);
  const { widths, bitmap } = packFont();
  const words = [wordTable(Language.English), wordTable(Language.Spanish)] as const;
  const spoken = words.filter((_, index) => features.bothLanguages || index === language);
  const tables = [{ name: "font", content: widths + bitmap }, ...spoken];
  for (const [path, text] of wordModules(words, tables)) modules.set(path, text);
  const call = `import { startDevice } from "./firmware/espruino"; startDevice(${wiringText(board)});`;
  const { isPacked } = budgetOf(board);
  const scripts = await makeScripts(modules, call, plan, { placesAt: placeOf(tables), isPacked });
  return { ...scripts, isPacked, tables };
}

/** A firmware has nothing for what the board has not. */
const noLinkModule = `
export function closeConsole() { NRF["sleep"](); E["setConsole"](null, { "force": true }); }
export function createLink() { return true; }
`;
const noStoreModule = "export function createStore() { return true; }\n";
const noLampsModule = "export function createFlags() { return true; }\n";

/** What lies in Storage beside the main script, its parts readable. */
export function storageFiles({ parts, tables }: Firmware): Record<string, string> {
  return {
    [libraryFile]: makeLibrary(
      tables,
      parts.map(({ text }) => text),
    ),
  };
}

/** The script of `entry` and its parts on demand, which lie as `shelf` says. */
export async function makeScripts(modules: Modules, entryText: string, chosen: Plan, shelf: Shelf): Promise<Scripts> {
  const joined = declareSingles(await joinModules(modules, entryText));
  const pieces = piecesOf(inlineConstants(withoutAbsent(inlineConstants(joined))));
  const filled = filledParts(pieces, chosen);
  const { main, parts } = cutParts(await minifyEs5(splitScript(pieces, filled, shelf)));
  return {
    main: hoist(main),
    parts: filled.parts.map((part, index) => ({ ...part, text: hoist(parts[index] ?? "") })),
  };
}
