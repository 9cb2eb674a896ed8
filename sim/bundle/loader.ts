/**
 * The loader on the device, as source text: it reads a part from Storage when one of its functions is called, and
 * keeps it for a while. A function that runs outlives the dropping of its part.
 */

const filePrefix = "ff";

/** What Storage calls a part. */
export function partFile(index: number): string {
  return `${filePrefix}${index}`;
}

/** Calls that mark places in the script; `cutParts` finds them after all names have changed. */
export const marks = { part: "flagfallPart", keep: "flagfallKeep", evaluate: "flagfallEvaluate" } as const;

/** Variables that are to be free when a part is loaded: a tenth more than the largest takes, and what nobody is to touch. */
const leastFree = 1150;

/** No word of ES5, but one of Espruino: named here as if it were there, no short name will be this one. */
const reserved = "of";

/** An expression for a function of a part. */
export function partOf(index: number, name: string): string {
  return `loadPart(${index}).${name}`;
}

/**
 * A part's functions and its record, inside the function that will evaluate them: no name of theirs hides one that
 * they need, nor the text that they are in.
 */
export function partMark(index: number, functions: string, record: string): string {
  const body = `${functions}\nreturn ${marks.keep}(partText), ${record};`;
  return `${marks.part}(${index}, function () {\n${body}\n});`;
}

/** What stands in for hal/espruino/parts; an ES5 module. */
export const partsModule = "export function beginHandler() { usedParts = 0; firstPart = -1; }\n";

/**
 * Top-level code; `parts` are the marked texts, the first `plainCount` of which are run from where they lie. Each other
 * is unpacked into memory in one piece, if there is one, and its functions run from there: they hold `partText`, and
 * with it that memory. Otherwise Espruino copies each function. When a part has to be loaded, those go that the handler
 * which runs now has not used; where too little memory would be left, all but the one that it used first, whose function
 * may still run.
 */
export function loaderSource(parts: readonly string[], plainCount: number): string {
  return `
function evaluatePart(partText, address) {
  ${parts.join("\n")}
  ${marks.keep}(${reserved});
  return ${marks.evaluate}(address > 0 ? E["memoryArea"](address, partText.length) : partText);
}
function readPart(index) {
  var text = require("Storage")["read"]("${filePrefix}" + index);
  if (index < ${plainCount}) return evaluatePart(text, 0);
  text = E["toString"](require("heatshrink")["decompress"](text));
  return evaluatePart(text, E["getAddressOf"](text, true));
}
var keptParts = [], usedParts = 0, firstPart = -1;
function dropParts(kept) {
  for (var i = 0; i < ${parts.length}; i++) if ((kept & (1 << i)) === 0) keptParts[i] = undefined;
}
function loadPart(index) {
  if (firstPart < 0) firstPart = index;
  if (keptParts[index] === undefined) {
    dropParts(usedParts);
    if (process["memory"]()["free"] < ${leastFree}) dropParts(1 << firstPart);
    keptParts[index] = readPart(index);
  }
  usedParts |= 1 << index;
  return keptParts[index];
}
`;
}
