/**
 * The loader on the device, as source text: it reads a part from Storage when one of its functions is called, and
 * keeps it for a while. A function that runs outlives the dropping of its part.
 */

import { libraryFile } from "../image/library";

/** How parts lie in the library. */
export interface Shelf {
  /** Where it says at which place each begins. */
  placesAt: number;
  /** They are unpacked into memory; else they run where they lie, which takes more Storage and much less memory. */
  isPacked: boolean;
}

/** The device's function that unpacks what lies packed in Storage. It stands before all modules. */
export const unpack = "unpackText";

/** Calls that mark places in the script; `cutParts` finds them after all names have changed. */
export const marks = { part: "flagfallPart", keep: "flagfallKeep", evaluate: "flagfallEvaluate" } as const;

/** Variables that are to be free when a part is loaded: a tenth more than the largest takes, and what nobody is to touch. */
const leastFree = 1300;

/** No word of ES5, but one of Espruino: named here as if it were there, no short name will be this one. */
const reserved = "of";

/** An expression for a function of a part. `isTop`: no function of any part is running where it stands. */
export function partOf(index: number, name: string, isTop: boolean): string {
  return `${isTop ? "loadFirst" : "loadPart"}(${index}).${name}`;
}

/**
 * A part's functions and its record, inside the function that will evaluate them: no name of theirs hides one that
 * they need, nor the text that they are in.
 */
export function partMark(index: number, functions: string, record: string): string {
  const body = `${functions}\nreturn ${marks.keep}(partText), ${record};`;
  return `${marks.part}(${index}, function () {\n${body}\n});`;
}

/** The memory of a text that is unpacked, where it is one piece. */
const inOnePiece = `(at = E["getAddressOf"](partText, true)) ? E["memoryArea"](at, partText.length) : partText`;

/** What stands in for hal/espruino/parts; an ES5 module. */
export const partsModule = "export function beginHandler() { partTurn++; firstPart = -1; }\n";

/**
 * Top-level code; `parts` are the marked texts. A packed part is unpacked into memory in one piece, if there is one, and
 * its functions run from there: they hold `partText`, and with it that memory. Otherwise Espruino copies each function. When a part has to be loaded, those go that were not
 * used since the last time when none was running; where too little memory would be left, all but the one that was used
 * first since then, whose function may still run.
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
