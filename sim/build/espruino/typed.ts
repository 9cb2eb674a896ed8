/** Lists of the core that a device keeps as numbers of 32 bits: they take a fifth of the memory. */
import { PACKED_AT } from "../../../firmware/core/pack";
import type { Modules } from "./es5";

interface Rule {
  module: string;
  list: RegExp;
  /** How many there are. */
  count: number;
  by: string;
}

const state = `new Int32Array(${PACKED_AT + 1})`;
/** A state that is packed for a while. */
const packed = { list: /(packClock\([^()]*, )\[\]\)/g, by: `$1${state})` };

const rules: readonly Rule[] = [
  { module: "firmware/core/clock.js", list: /(kept|before): \[\]/g, count: 2, by: `$1: ${state}` },
  { module: "firmware/core/acts.js", ...packed, count: 3 },
  // What an act changed stays as long as it can be taken back.
  { module: "firmware/core/acts.js", list: /(\.changes = )(changes);/g, count: 1, by: "$1new Int32Array($2);" },
  { module: "firmware/core/snapshot.js", ...packed, count: 1 },
  { module: "firmware/app/report.js", ...packed, count: 1 },
  { module: "firmware/app/telling.js", ...packed, count: 1 },
];

/** `modules` with such lists. Throws where one is not where it was. */
export function withTypedLists(modules: Modules): Map<string, string> {
  const typed = new Map(modules);
  for (const { module, list, count, by } of rules) {
    const text = typed.get(module) ?? "";
    const found = text.match(list)?.length ?? 0;
    if (found !== count) throw new Error(`${module} makes ${found} of the ${count} lists ${list}`);
    typed.set(module, text.replace(list, by));
  }
  return typed;
}
