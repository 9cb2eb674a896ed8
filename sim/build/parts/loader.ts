/**
 * Writes the source text of the loader on the device. The loader reads a part from Storage when one of its functions is
 * called, and keeps it for a while. A function that is running stays valid when its part is dropped.
 */

import { libraryFile } from "./library";

/** How the parts lie in the library. */
export interface Shelf {
  /** The place of the list that says where each part begins. */
  placesAt: number;
  /**
   * True if parts are unpacked into memory. Otherwise they run in Storage, and take more of it but much less memory.
   */
  isPacked: boolean;
}

/** The device's function that unpacks what lies packed in Storage. It stands before all modules. */
export const unpack = "unpackText";

/** Calls that mark places in the script; `cutParts` finds them after all names have changed. */
export const marks = { part: "flagfallPart", keep: "flagfallKeep", evaluate: "flagfallEvaluate" } as const;

/** The least free variables when a part is loaded: a tenth more than the largest part takes, and a reserve. */
const leastFree = 1300;

/** A word of Espruino but not of ES5. The script names it as a variable, so that esbuild shortens no name to it. */
const reserved = "of";

/** Returns an expression for a function of a part. `isTop` is true if no function of any part is running there. */
export function partOf(index: number, name: string, isTop: boolean): string {
  return `${isTop ? "loadFirst" : "loadPart"}(${index}).${name}`;
}

/**
 * Returns a part as a marked function: the part's functions, then the record of those that others call. It lies inside
 * the function that will evaluate it, so that no short name in it hides a name that it needs, or the part's own text.
 */
export function partMark(index: number, functions: string, record: string): string {
  const body = `${functions}\nreturn ${marks.keep}(partText), ${record};`;
  return `${marks.part}(${index}, function () {\n${body}\n});`;
}

/** An expression for the memory of an unpacked text if that is in one piece, else for the text itself. */
const inOnePiece = `(at = E["getAddressOf"](partText, true)) ? E["memoryArea"](at, partText.length) : partText`;

/** The ES5 module that replaces hal/espruino/parts. */
export const partsModule = "export function beginHandler() { partTurn++; firstPart = -1; }\n";

/**
 * Returns the loader as top-level code; `parts` are the marked texts.
 * - A packed part is unpacked into one piece of memory, if there is one. Its functions run there and keep it by
 *   `partText`. Without such a piece, Espruino copies each function.
 * - Loading a part drops the parts that were not used since a function of a part was last running.
 * - If memory is short, it drops all others too, except the first one used since then: its function may still run.
 */
export function loaderSource(parts: readonly string[], { placesAt, isPacked }: Shelf): string {
  return `
function evaluatePart(partText, at) {
  ${parts.join("\n")}
  ${marks.keep}(${reserved});
  return ${marks.evaluate}(${isPacked ? inOnePiece : "partText"});
}
function placeAt(file, index) {
  return file["charCodeAt"](${placesAt} + 2 * index) * 256 + file["charCodeAt"](${placesAt + 1} + 2 * index);
}
function readPart(index) {
  var file = storage["read"]("${libraryFile}"), from = placeAt(file, index);
  var text = storage["read"]("${libraryFile}", from, placeAt(file, index + 1) - from);
  return evaluatePart(${isPacked ? `${unpack}(text)` : "text"});
}
function ${unpack}(bytes) {
  return E["toString"](require("heatshrink")["decompress"](bytes));
}
var keptParts = [], partTurn = 0, firstPart = -1;
function dropParts(most) {
  for (var i = 0; i < ${parts.length}; i++) {
    var part = keptParts[i];
    if (i !== firstPart && part !== undefined && (most || part.turn !== partTurn)) keptParts[i] = undefined;
  }
}
function loadFirst(index) {
  partTurn++;
  firstPart = -1;
  return loadPart(index);
}
function loadPart(index) {
  if (firstPart < 0) firstPart = index;
  if (keptParts[index] === undefined) {
    dropParts(false);
    if (process["memory"]()["free"] < ${leastFree}) dropParts(true);
    keptParts[index] = readPart(index);
  }
  keptParts[index].turn = partTurn;
  return keptParts[index];
}
`;
}
