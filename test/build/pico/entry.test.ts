/** The program of a board with an RP2040, and the facts that it gets once it is compiled. */
import { expect, test } from "vitest";
import { pico } from "../../../board-defs/pico";
import { Language } from "../../../firmware/app/model/language";
import { factsOf } from "../../../sim/boards/facts";
import { entryText, withFacts } from "../../../sim/build/pico/entry";

const program = "startDevice(wiring, boardFacts)\n";

test("the program names the facts, which are a table of Lua in the end", () => {
  expect(entryText(pico)).toContain("}, boardFacts);");
  const script = withFacts(program, factsOf(pico, Language.Spanish));
  expect(script).toMatch(/^startDevice\(wiring, {name = "pico", version = ".*", .*, features = {.*}}\)\n$/);
  for (const fact of ["widthPx = 128", "leftKey = -1", "hasBuzzer = true", "language = 1", "feltFlag = false"])
    expect(script).toContain(`${fact},`);
});

test.each(["", program + program])("a program that does not name them once is refused: %j", (script) => {
  expect(() => withFacts(script, factsOf(pico))).toThrow("boardFacts");
});
