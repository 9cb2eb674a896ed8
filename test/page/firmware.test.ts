/** The page offers the images that it was built with, and has no place for them without any. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageEn, pageEs } from "../../sim/words/page";
import { builtPage, deskInUse, openBrowser, testInBrowser, unfold, withPage } from "./browser";

const content = Uint8Array.from({ length: 2048 }, (_, at) => at & 255);
const images = (["en", "es"] as const).map((language) => {
  const file = `firmware/pico-${language}.uf2`;
  const rest = { version: "0.0.0", mark: "" };
  return {
    image: { board: "pico", title: "Raspberry Pi Pico", language, file, bytes: content.length, ...rest },
    content,
  };
});

openBrowser({ name: "firmware", images });

describe("with images", () => {
  testInBrowser("each can be downloaded, byte for byte, and the steps are said in both languages", () =>
    withPage({ locale: "es" }, async (page) => {
      await unfold(page, "firmware");
      const panel = page.locator("details.firmware");
      expect(await panel.locator("h2").textContent()).toBe(pageEs.firmware.title);
      expect(await panel.locator("li").allTextContents()).toEqual([
        "Raspberry Pi Pico, inglés (UF2, 3 kB)",
        "Raspberry Pi Pico, español (UF2, 3 kB)",
        ...pageEs.firmware.steps,
      ]);
      const [download] = await Promise.all([page.waitForEvent("download"), panel.locator("a").last().click()]);
      expect(download.suggestedFilename()).toBe("flagfall-pico-es.uf2");
      expect([...readFileSync(await download.path())]).toEqual([...content]);
      await page.locator("select[name=language]").selectOption("en");
      expect(await panel.locator("h2").textContent()).toBe(pageEn.firmware.title);
    }),
  );

  testInBrowser("they lie beside the page, and the worker does not keep them", async () => {
    const { folder } = deskInUse();
    expect([...readFileSync(join(folder, "firmware/pico-en.uf2"))]).toEqual([...content]);
    expect(readFileSync(join(folder, "sw.js"), "utf8")).not.toContain("uf2");
  });
});

test("without images the page has no link to any", async () => {
  const folder = await builtPage();
  const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const code = scripts.map((name) => readFileSync(join(folder, "assets", name), "utf8")).join("\n");
  expect(code).toContain(pageEn.title);
  expect(code).not.toContain(".uf2");
});
