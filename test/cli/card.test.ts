/**
 * The printed card: its programs and keys are the firmware's, it fits its pages, and what cannot be written is said.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { pico } from "../../board-defs/pico";
import { pixljs } from "../../board-defs/pixljs";
import { presetText } from "../../firmware/app/game/presets";
import { Action, Stage } from "../../firmware/app/model/choices";
import { Word } from "../../firmware/app/model/word";
import { english } from "../../firmware/app/text/english";
import { spanish } from "../../firmware/app/text/spanish";
import { checkBoard } from "../../sim/boards/check";
import { boards } from "../../sim/boards/known";
import { glyphOf } from "../../sim/build/data/font";
import { cardOf } from "../../sim/card/card";
import { displayPicture } from "../../sim/card/display-picture";
import { cardPage } from "../../sim/card/page";
import { cardCommand } from "../../sim/cli/card";
import { printPdf } from "../../sim/cli/chromium";
import { main } from "../../sim/cli/program";
import { cardWords } from "../../sim/words/card";
import { languages } from "../../sim/words/language";
import { browserMissing, browserProgram, sharedBrowser } from "../chromium";
import { temporaryFolder } from "../temporary-folder";
import { capture } from "./capture";
import { expectRefusal } from "./refusal";

const folder = temporaryFolder("card");

const fitting = boards.filter((board) => checkBoard(board).length === 0);

describe("what it says", () => {
  test("the programs are those of the firmware, by their numbers", () => {
    const { presets } = cardOf(pico, "en");
    for (let n = 1; n <= 24; n++) expect(presets[n - 1]).toMatchObject({ number: String(n), control: presetText(n) });
    expect(presets.slice(24).map(({ number, control }) => [number, control])).toEqual([
      ["25", ""],
      ["26–30", ""],
    ]);
    expect(presets[12]).toMatchObject({ says: "1 h 30 min + 30 s, 30 min + 30 s", klass: "standard" });
    expect(cardOf(pico, "es").presets[9]).toMatchObject({ control: "180+2", klass: "relámpago" });
  });

  test("the keys are those of the firmware, and players' keys only where the board has them", () => {
    const keys = (board: typeof pico) => cardOf(board, "en").keys.map(({ stage, keys }) => [stage, ...keys]);
    const find = (board: typeof pico, stage: string) =>
      keys(board)
        .find(([name]) => name === stage)
        ?.slice(1);
    const { actions, stages } = cardWords("en");
    const short = (action: Action) => ({ short: actions[action], held: undefined });
    const running = [short(Action.Info), short(Action.Pause)];
    expect(find(pico, stages[Stage.Running])).toEqual([...running, short(Action.None), short(Action.None)]);
    expect(find(pixljs, stages[Stage.Running])).toEqual([
      ...running,
      short(Action.PressLeft),
      short(Action.PressRight),
    ]);
    expect(find(pico, stages[Stage.Filling])?.slice(0, 2)).toEqual([
      { short: "next field", held: "leave" },
      { short: "next digit", held: "accept" },
    ]);
    expect(find(pixljs, stages[Stage.Testing])).toBeUndefined();
    expect(find(pico, stages[Stage.Testing])).toBeDefined();
  });

  test("the board's figures and limits", () => {
    const facts = cardOf(pico, "en").facts.join(" ");
    expect(facts).toMatch(/3 × AA.*comes back paused.*at most 0\.11 s an hour.*Digits 13 mm high.*nobody has tried/);
    const small = cardOf(pixljs, "es").facts.join(" ");
    expect(small).toMatch(
      /1 × CR2032.*2,7 V.*quedan entonces 18 horas.*se pierde todo.*1,8 s por hora.*falta de sitio/,
    );
  });

  test("the steps name the menu's words as the display has them, and the signs are letters of the display", () => {
    expect(cardOf(pico, "en").steps.at(-1)).toContain(english(Word.NewGame));
    expect(cardOf(pico, "es").steps.at(-1)).toContain(spanish(Word.NewGame));
    for (const word of [Word.Penalty, Word.Undo, Word.Control, Word.Adjourn]) {
      expect(cardWords("en").arbiter.rows.at(-1)).toContain(english(word));
      expect(cardWords("es").arbiter.rows.at(-1)).toContain(spanish(word));
    }
    for (const language of languages) {
      for (const [sign] of cardWords(language).signs.rows) {
        for (const letter of sign) expect(glyphOf(letter.charCodeAt(0)).widthPx, sign).toBeGreaterThan(0);
      }
    }
  });

  test("the picture shows the display of the board in a game", async () => {
    const [first, other] = [await displayPicture(pico, "en"), await displayPicture(pico, "es")];
    expect(Buffer.from(first).toString("latin1", 1, 4)).toBe("PNG");
    expect(Buffer.compare(first, other)).not.toBe(0);
  });
});

describe("in a browser", () => {
  const why = browserProgram === undefined ? ` – ${browserMissing}` : "";
  const run = test.skipIf(why !== "");
  run(`every card fits its four pages${why}`, async () => {
    const page = await (await sharedBrowser()).newPage({ viewport: { width: 1200, height: 900 } });
    try {
      for (const board of fitting) {
        for (const language of languages) {
          await page.setContent(cardPage(board, language, await displayPicture(board, language)));
          const over = await page.$$eval(".page", (pages) =>
            pages.map(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
            ),
          );
          expect(over, `${board.name}, ${language}`).toEqual([0, 0, 0, 0]);
        }
      }
    } finally {
      await page.close();
    }
  });

  run(`a PDF of two sheets, A4 across${why}`, async () => {
    const pdf = join(folder, "card.pdf");
    const { code, stdout, stderr } = await capture(() => main(["card", "pico", "--pdf", pdf, "--lang", "en"]));
    expect([code, stdout, stderr]).toEqual([0, "", ""]);
    const text = readFileSync(pdf, "latin1");
    expect(text.startsWith("%PDF-")).toBe(true);
    expect(text.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
    expect(text).toMatch(/\/MediaBox\s*\[0 0 84[12][.\d]* 59[45][.\d]*\]/);
  });
});

describe("the command", () => {
  test.each(languages)("prints the page in %s, or writes it", async (language) => {
    const said = await capture(() => main(["card", "pixljs", "--lang", language]));
    expect({ ...said, stdout: "" }).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(said.stdout).toBe(cardPage(pixljs, language, await displayPicture(pixljs, language)));
    expect(said.stdout).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}">`));
    const file = join(folder, `${language}.html`);
    const written = await capture(() => main(["card", "pixljs", "--lang", language, "--out", file]));
    expect(written).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(readFileSync(file, "utf8")).toBe(said.stdout);
  });

  test("Ctrl+C while the browser prints ends both, and leaves nothing behind", async () => {
    const place = join(folder, "printing");
    mkdirSync(place);
    writeFileSync(join(place, "chromium"), "#!/bin/sh\nsleep 60 & wait\n", { mode: 0o755 });
    vi.stubEnv("PATH", `${place}:${process.env.PATH}`).stubEnv("TMPDIR", place);
    const real = process.kill.bind(process);
    const kill = vi.spyOn(process, "kill").mockImplementation((pid, signal) => pid > 0 || real(pid, signal));
    const before = process.listeners("SIGINT");
    try {
      const printed = printPdf("<p>");
      await vi.waitFor(() => expect(process.listeners("SIGINT").length).toBeGreaterThan(before.length));
      for (const end of process.listeners("SIGINT").filter((each) => !before.includes(each))) end("SIGINT");
      await printed;
      expect(kill).toHaveBeenCalledWith(process.pid, "SIGINT");
      expect([readdirSync(place), process.listeners("SIGINT")]).toEqual([["chromium"], before]);
    } finally {
      kill.mockRestore();
      vi.unstubAllEnvs();
    }
  });

  test("without a browser it says what is missing, and writes nothing", async () => {
    const none = async () => "noBrowser" as const;
    const out = join(folder, "never.html");
    const pdf = join(folder, "never.pdf");
    const refused = (language: "en" | "es") =>
      capture(() => cardCommand("pico", { language, out, pdf }, undefined, none));
    await expectRefusal(refused, { en: /^flagfall: a PDF needs Chromium/, es: /hace falta Chromium/ });
    expect(existsSync(out)).toBe(false);
  });

  test.each([
    [["toaster"], /no board “toaster”; there are pixljs/, /ninguna placa «toaster»; las que hay: pixljs/],
    [["microbit1"], /no card for BBC micro:bit 1/, /no hay ficha para BBC micro:bit 1/],
    [["pico", "--out", "nowhere/x.html"], /nowhere\/x\.html cannot be written/, /no se puede escribir nowhere/],
    [["pico", "--out", "/dev/full"], /there is no room for \/dev\/full, and/, /no queda sitio para \/dev\/full, y/],
  ])("%j is refused in one line", (args, en, es) =>
    expectRefusal((lang) => capture(() => main(["card", ...args, "--lang", lang])), { en, es }),
  );
});
