/** Checks what a player hears in each situation, in six languages. FLAGFALL_GOLDEN=write writes the texts again. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textOf } from "../../../sim/voice/phrases";
import { SPEECH_LANGUAGES } from "../../../sim/words/clock-languages";
import { hear } from "./situation-steps";
import { SITUATIONS } from "./situations";

test.each(SPEECH_LANGUAGES.map((language, tongue) => [language, tongue] as const))("%s", (language, tongue) => {
  const rows = Object.entries(SITUATIONS).map(([name, steps]) => `${name}: ${textOf(language, hear(steps, tongue))}`);
  const text = `${rows.join("\n")}\n`;
  const file = join(import.meta.dirname, "golden", `${language}.txt`);
  if (process.env.FLAGFALL_GOLDEN === "write") writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
});
