/** Checks what `flagfall control` says of texts that people mean in minutes. */
import { describe, expect, test } from "vitest";
import { type ControlOptions, controlCommand } from "../../sim/cli/control";
import { capture, type Output } from "./capture";

function control(text: string, options: ControlOptions = {}): Promise<Output> {
  return capture(() => controlCommand(text, { lang: "en", ...options }));
}

describe("the two readings of a bare number", () => {
  test.each([
    ["3+2", "en", "Typed on the page or in the terminal (--from minutes), it is 180+2: 3 minutes per player"],
    ["3+2", "es", "Escrito en la página o en la terminal (--from minutes), es 180+2: 3 minutos por jugador"],
    ["3/2", "en", "Typed on the page or in the terminal, it is 180+2: 3 minutes per player"],
    ["40/90", "es", "Escrito en la página o en la terminal, es 40/5400: 90 minutos"],
    ["60d5", "en", "Typed on the page or in the terminal, it is 3600d5: 1 hour per player"],
    ["2:30+5", "en", "Typed on the page or in the terminal, it is 150+5: 2 minutes 30 seconds per player"],
  ])("of %s both are said: %s", async (text, lang, words) => {
    const { code, stdout } = await control(text, { lang });
    expect([code, stdout.split("\n")[0]]).toEqual([0, text]);
    expect(stdout).toContain(words);
  });

  test("nothing is said where they agree, and never in JSON or a translation", async () => {
    for (const text of ["180+2", "40/7200:3600", "*60"]) expect((await control(text)).stdout).not.toContain("Typed");
    const { stdout } = await control("3+2", { from: "minutes" });
    expect(stdout).toMatch(/^180\+2\n3 minutes/);
    expect(stdout).not.toContain("--from");
    expect(JSON.parse((await control("3+2", { json: true })).stdout)).toMatchObject({ control: "3+2" });
    expect((await control("3+2", { to: "fics", from: "minutes" })).stdout).toBe("3 2\n");
  });

  test.each([
    ["5+0", "; --from pgn reads 5, --from lichess reads 300, --from minutes reads 300\n"],
    ["1 h 30", "; --from minutes reads 5400\n"],
    ["G/90;+30", "; --from us reads 5400+30\n"],
  ])("%s, refused as canonical, is good elsewhere", async (text, end) => {
    const { code, stdout, stderr } = await control(text);
    expect([code, stdout, stderr.endsWith(end)]).toEqual([2, "", true]);
    expect((await control(text, { lang: "es" })).stderr).toContain("--from");
  });

  test("a text that no notation reads has no such end", async () => {
    expect((await control("nonsense")).stderr).not.toContain("--from");
  });
});
