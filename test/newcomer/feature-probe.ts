/** Answers the questions of a test to a copy of the tree about a feature. */
import { pixljsplus } from "../../board-defs/pixljsplus";
import { features } from "../../firmware/tables/features";
import { featuresIn } from "../../firmware/virtual-features";
import { powerStep } from "../../sim/device/opening";
import { boardWords } from "../../sim/words/boards";

/** Returns the features that a virtual board reads if its definition leaves some out. */
export function featuresWithout(...names: readonly string[]): unknown {
  const without = features.filter((name) => names.includes(name));
  const conditions = { counterStart: 0, driftPpm: 0, operations: false };
  return featuresIn(powerStep({ ...pixljsplus, without }, conditions).text);
}

/** Returns what a board lacks, in English and Spanish. */
export function lacking(name: string): string[] {
  const without = features.filter((one) => one === name);
  return (["en", "es"] as const).flatMap((language) => without.map((one) => boardWords(language).features[one]));
}
