/** `flagfall build` with an image that takes no time to make. */
import { buildCommand, type Maker } from "../../sim/cli/build";
import type { Language } from "../../sim/words/language";
import { capture, type Output } from "./capture";

export function build(make: Maker, out: string, language: Language = "en", spoken?: string): Promise<Output> {
  return capture(() => buildCommand("pixljs", { language, out, spoken }, undefined, make));
}
