/**
 * Compares every screen in both languages, and the pictures of the documents, with golden pictures, pixel by pixel.
 * FLAGFALL_GOLDEN=write draws them anew. Look at the difference in git before you keep them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { Language } from "../../firmware/app/model/language";
import { coloursOf, lcd } from "../../sim/boards/lcd";
import { projectRoot } from "../../sim/build/root";
import { createPanel, type Panel } from "../../sim/device/panel";
import { pngOf } from "../../sim/device/png";
import { displayCodeOf, displayLanguages } from "../../sim/words/clock-languages";
import { panelOf, screens } from "./screens";

const root = projectRoot();
const memory = coloursOf("sharp");
const isWriting = process.env.FLAGFALL_GOLDEN === "write";

/** Checks that the file at `path` is this picture. If not, leaves the right picture in reports/golden. */
function expectPicture(path: string, picture: Buffer): void {
  const golden = join(root, path);
  if (isWriting) {
    mkdirSync(join(golden, ".."), { recursive: true });
    if (!isSame(golden, picture)) writeFileSync(golden, picture);
  }
  if (isSame(golden, picture)) return;
  const name = join("reports/golden", path.replaceAll("/", "-"));
  mkdirSync(join(root, "reports/golden"), { recursive: true });
  writeFileSync(join(root, name), picture);
  expect.fail(`${path} shows something else than ${name}. If the new one is right: FLAGFALL_GOLDEN=write`);
}

/** Compares colours, not bytes, because compression may differ. */
function isSame(golden: string, picture: Buffer): boolean {
  if (!existsSync(golden)) return false;
  const old = PNG.sync.read(readFileSync(golden));
  const now = PNG.sync.read(picture);
  return old.width === now.width && old.data.equals(now.data);
}

const folder = "test/device/golden";
const sheetColumns = 4;

/** Returns one panel with the pictures of others of the same size, in rows. */
function sheetOf(panels: readonly Panel[]): Panel {
  const { widthPx, heightPx } = panels[0] ?? createPanel(0, 0);
  const sheet = createPanel(widthPx * sheetColumns, heightPx * Math.ceil(panels.length / sheetColumns));
  for (const [n, { pixels }] of panels.entries()) {
    const left = (n % sheetColumns) * widthPx;
    const top = Math.floor(n / sheetColumns) * heightPx;
    for (const [at, pixel] of pixels.entries()) {
      sheet.pixels[(top + Math.floor(at / widthPx)) * sheet.widthPx + left + (at % widthPx)] = pixel;
    }
  }
  return sheet;
}

describe.each([
  ["en", Language.English],
  ["es", Language.Spanish],
])("in %s", (code, language) => {
  test.each(screens.map(({ name }) => name))("%s", (name) => {
    expectPicture(`${folder}/${code}/${name}.png`, pngOf(panelOf(name, language), 1, lcd));
  });

  test("no picture is without its screen", () => {
    const files = readdirSync(join(root, folder, code)).sort();
    expect(files).toEqual(screens.map(({ name }) => `${name}.png`).sort());
  });
});

describe.each(displayLanguages.slice(2))("in language %i", (language) => {
  test("every screen, on one sheet", () => {
    const panels = screens.map(({ name }) => panelOf(name, language));
    expectPicture(`${folder}/${displayCodeOf(language)}.png`, pngOf(sheetOf(panels), 1, lcd));
  });
});

describe("on a display that is as high as wide", () => {
  test.each(["ready", "running", "tenths", "fallen", "signs", "arbiter", "correcting"])("%s", (name) => {
    expectPicture(`${folder}/176x176/${name}.png`, pngOf(panelOf(name, Language.English, 176, 176), 1, lcd));
  });
});

describe("on a memory display", () => {
  const large = "setup ready running tenths fallen signs paused arbiter correcting journal".split(" ");
  test.each(large)("%s", (name) => {
    expectPicture(`${folder}/400x240/${name}.png`, pngOf(panelOf(name, Language.English, 400, 240), 1, memory));
  });

  test.each(["setup", "information", "own-program", "game-lost"])("%s in Spanish", (name) => {
    expectPicture(`${folder}/400x240/es-${name}.png`, pngOf(panelOf(name, Language.Spanish, 400, 240), 1, memory));
  });
});

test("at least 25 screens, each another picture", () => {
  const looks = screens.map(({ name }) => Buffer.from(panelOf(name).pixels).toString("latin1"));
  expect(new Set(looks).size).toBe(looks.length);
  expect(looks.length).toBeGreaterThanOrEqual(25);
});

describe("the pictures of the documents", () => {
  const pictures = [
    { file: "ready", screen: "ready", language: Language.English },
    { file: "running", screen: "running", language: Language.English },
    { file: "fallen", screen: "fallen", language: Language.English },
    { file: "arbiter", screen: "arbiter", language: Language.English },
    { file: "correcting", screen: "correcting", language: Language.English },
    { file: "running-es", screen: "running", language: Language.Spanish },
    { file: "arbiter-es", screen: "arbiter", language: Language.Spanish },
  ];
  const square = "square";
  const large = "large";

  test.each(pictures)("$file", ({ file, screen, language }) => {
    expectPicture(`docs/pictures/${file}.png`, pngOf(panelOf(screen, language), 4, lcd));
  });

  test(square, () => {
    expectPicture(`docs/pictures/${square}.png`, pngOf(panelOf("running", Language.English, 176, 176), 3, lcd));
  });

  test(large, () => {
    expectPicture(`docs/pictures/${large}.png`, pngOf(panelOf("running", Language.English, 400, 240), 2, memory));
  });

  test("no other one lies there", () => {
    const files = readdirSync(join(root, "docs/pictures")).sort();
    expect(files.filter((file) => file.endsWith(".png") && !/^(?:hall|page|play|rehearsal)/.test(file))).toEqual(
      [...pictures.map(({ file }) => `${file}.png`), `${square}.png`, `${large}.png`].sort(),
    );
  });
});
