/** Expects that a command refuses in both languages. */
import { expect } from "vitest";
import type { Output } from "./capture";

/**
 * Runs a command in each language. It must end with `code`, print nothing, and write one line of its own on stderr that
 * has the words of the language.
 */
export async function expectRefusal(
  command: (language: "en" | "es") => Promise<Output>,
  words: Readonly<Record<"en" | "es", RegExp>>,
  code = 2,
): Promise<void> {
  for (const language of ["en", "es"] as const) {
    const said = await command(language);
    expect([said.code, said.stdout]).toEqual([code, ""]);
    expect(said.stderr).toMatch(/^flagfall: [^\n]+\n$/);
    expect(said.stderr).toMatch(words[language]);
  }
}
