/** Scripts for the splitter, and their parts. */
import type { Plan } from "../../../sim/build/parts/placement";
import { cutParts, splitScript } from "../../../sim/build/parts/split";

export const two: Plan = {
  parts: [
    { name: "menu", files: ["menu"] },
    { name: "form", files: ["form"] },
  ],
  residents: [],
  last: [],
};
export const shelf = { placesAt: 0, isPacked: false };

export type Source = readonly (readonly [file: string, text: string])[];

export function piecesOf(source: Source) {
  return source.map(([file, text]) => ({ file, text }));
}

/** Returns `source` after the split, with every run of spaces as one space. */
export function divided(source: Source, plan = two) {
  const { main, parts } = cutParts(splitScript(piecesOf(source), plan, shelf));
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  return { main: plain(main), parts: parts.map(plain) };
}

/** Returns a function of two statements, too long to be inlined. */
export const work = (name: string, calls = "") =>
  `function ${name}(n) { said.push("${name}" + n);${calls === "" ? "" : ` ${calls}`} return n; }`;
