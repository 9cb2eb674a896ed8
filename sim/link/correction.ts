/** The values that a correction changes, and the words of its command. */
import type { SideName } from "./state";

/** The values of one side that a correction may change; times in ms. */
export interface SideCorrection {
  remaining?: number;
  presses?: number;
  period?: number;
  delay?: number;
  overtime?: number;
  flag?: "none";
}

/** The values that a correction changes, either all of them or none. */
export interface Correction {
  white?: SideCorrection;
  black?: SideCorrection;
  turn?: SideName;
  first?: SideName | "none";
  next?: SideName | "both";
  press?: true;
}

export function correctionWords({ white, black, press, ...fields }: Correction): string[] {
  const words = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  for (const [side, named] of Object.entries({ white, black }))
    for (const [name, value] of Object.entries(named ?? {})) words.push(`${side}.${name}=${value}`);
  return press ? ["press", ...words] : words;
}
