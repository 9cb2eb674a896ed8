/** Builds the firmware of a board with Espruino: the main script, the parts on demand, and the tables of data. */
import type { Board } from "../../../board-defs/board";
import type { Features } from "../../../firmware/app/model/features";
import { Language } from "../../../firmware/app/model/language";
import { factsOf, languagesOf } from "../../boards/facts";
import { digitImages, digitsModule } from "../data/digits";
import { unshownWords } from "../data/feature-words";
import { packFont } from "../data/font";
import { layoutModule } from "../data/layout";
import { wiringText } from "../data/wiring";
import { textsIn, wordModules, wordTable, wordTypes } from "../data/words";
import { declareSingles, inlineConstants } from "../espruino/constants";
import { compileEs5, declarations, importPath, joinModules, type Modules, minifyEs5 } from "../espruino/es5";
import { filesOf, piecesOf } from "../espruino/flatten";
import { hoist } from "../espruino/hoist";
import { hotFirst, mixNames } from "../espruino/hot-names";
import { namePlaces } from "../espruino/places";
import { digitsFile, libraryFile, makeLibrary, placeOf, type Table } from "../parts/library";
import { partsModule, type Shelf } from "../parts/loader";
import { instead, plan, written } from "../parts/parts";
import type { Part, Plan } from "../parts/placement";
import { cutParts, filledParts, splitScript } from "../parts/split";
import { projectRoot } from "../root";
import { budgetOf } from "./budget";

/** The scripts of a firmware as text, not yet packed. */
export interface Scripts {
  main: string;
  /** The parts that are not empty, in the order of the plan. */
  parts: (Part & { text: string })[];
}

export interface Firmware extends Scripts {
  /** True if the parts are packed in Storage. */
  isPacked: boolean;
  /** The tables in Storage: the letters, then the words of each language. */
  tables: readonly Table[];
  /** The images of the large digits; characters are bytes. */
  digits: string;
}

const entry = "firmware/espruino.ts";

/** Compiles the firmware of a board. Errors of the compiler and of the passes name the file and line. */
export async function makeFirmware(root: string, board: Board, language = Language.English): Promise<Firmware> {
  const { features, ...facts } = factsOf(board, language);
  const silent = silentParts(board, features);
  const files = [declarations, entry, ...silent.values()].map((file) => (/\.ts$/.test(file) ? file : `${file}.ts`));
  const modules = new Map(compileEs5(root, files, { ...facts, ...features }, wordTypes()));
  for (const [module, other] of silent) modules.set(`${module}.js`, `export * from "${importPath(module, other)}";\n`);
  modules.set(`${written.layout}.js`, layoutModule(facts, budgetOf(board).isPacked));
  modules.set(`${written.loader}.js`, partsModule);
  const isEnglish = language === Language.English && !features.languageChoice && !features.acts;
  const spoken = languagesOf(board, language);
  const unshown = unshownWords(features);
  const words = spoken.map((one) => wordTable(one, unshown));
  const { widths, bitmap } = packFont(isEnglish, spoken.flatMap((one) => textsIn(one, unshown)).join(""));
  const tables = [{ name: "font", content: widths + bitmap }, ...words];
  const { isPacked } = budgetOf(board);
  modules.set(`${written.digits}.js`, digitsModule(facts, isPacked));
  modules.set(`${written.letters}.js`, `export var LETTERS = ${widths.length};\n`);
  for (const [path, text] of wordModules(words, tables)) modules.set(path, text);
  const call = `import { startDevice } from "./firmware/espruino"; startDevice(${wiringText(board)});`;
  const scripts = await makeScripts(modules, call, plan, { placesAt: placeOf(tables), isPacked }, root);
  return { ...scripts, isPacked, tables, digits: digitImages(facts) };
}

/**
 * Returns the modules that replace others on this board, by the module that they replace. A part that the board lacks
 * becomes a silent one.
 */
function silentParts(board: Board, features: Features): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(instead.always),
    ...(features.link ? [] : Object.entries(instead.noLink)),
    ...(features.recovery ? [] : Object.entries(instead.noStore)),
    ...(board.flag.kind === "servo" ? Object.entries(instead.servos) : []),
    ...(board.flag.kind === "icon" ? Object.entries(instead.noLamps) : []),
  ]);
}

/** Returns the files in Storage beside the main script, not packed. */
export function storageFiles({ parts, tables, digits }: Firmware): Record<string, string> {
  const texts = parts.map(({ text }) => text);
  return { [digitsFile]: digits, [libraryFile]: makeLibrary(tables, texts) };
}

/**
 * Returns the main script of the module `entryText`, and its parts on demand. `shelf` says how the parts lie in
 * Storage. A pass that fails throws an error with the file and line of the source below `root`.
 */
export async function makeScripts(
  modules: Modules,
  entryText: string,
  chosen: Plan,
  shelf: Shelf,
  root = projectRoot(),
): Promise<Scripts> {
  const joined = await joinModules(modules, entryText);
  const files = filesOf(joined);
  const { script, filled } = namePlaces(root, files, () => {
    const pieces = piecesOf(inlineConstants(declareSingles(joined)), files);
    const filled = filledParts(pieces, chosen);
    const script = splitScript(pieces, filled, shelf);
    // If hoisting refuses something, the error can still name it as in the source.
    hoist(script);
    return { script, filled };
  });
  const ordered = hotFirst(script);
  const { main, parts } = cutParts(await minifyEs5(ordered.script));
  return {
    main: mixNames(hoist(main), ordered.groups),
    parts: filled.parts.map((part, index) => ({ ...part, text: hoist(parts[index] ?? "") })),
  };
}
