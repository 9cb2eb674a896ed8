/**
 * Checks what happens to a page that a person has open while its host gets another version: the page keeps all of its
 * parts, and the next visit has the new version.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { webTypeOf } from "../../sim/files/web-file";
import { deskInUse, openBrowser, passOn, testInBrowser } from "./browser";
import { playEn } from "./page-words";
import { opened, phone, tap, tapAlone, tool } from "./play";

openBrowser();

type Files = ReadonlyMap<string, Buffer>;

function builtFiles(): Files {
  const { folder } = deskInUse();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
}

/** Returns the files as another version has them: under other names, where the names change with the contents. */
function anotherVersion(files: Files): Files {
  const bases = [...files.keys()]
    .filter((name) => name.startsWith("assets/"))
    .map((name) => name.slice(7).replace(/[.]\w+$/, ""));
  const text = (content: string) =>
    bases
      .reduce((all, base) => all.replaceAll(base, `${base}2`), content)
      .replaceAll(/"flagfall-[0-9a-f]+"/g, '"flagfall-2"');
  const isText = (name: string) => /[.](js|css|html)$/.test(name);
  return new Map(
    [...files].map(([name, content]) => [text(name), isText(name) ? Buffer.from(text(content.toString())) : content]),
  );
}

/** Serves files as a host of static pages does: the browser may use the page for ten minutes without asking. */
async function serveFiles(now: () => Files): Promise<{ address: string; server: Server }> {
  const server = createServer(({ url = "/" }, response) => {
    const name = new URL(url, "http://host").pathname.slice(1) || "index.html";
    const content = now().get(name);
    response.writeHead(content === undefined ? 404 : 200, {
      "content-type": webTypeOf(name),
      // The browser has let go of the parts that the page has not asked for yet.
      "cache-control": name.startsWith("assets/") ? "no-store" : "max-age=600",
    });
    response.end(content);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

const ownScript = (page: Page) => page.evaluate(() => document.scripts[0]?.src.replace(/.*[/]/, ""));
const versions = (page: Page) => page.evaluate(() => caches.keys());

describe("another version on the host", () => {
  testInBrowser("leaves an open page its tools, and is there at the next visit, also without a network", async () => {
    let files = builtFiles();
    const { address, server } = await serveFiles(() => files);
    const context = await deskInUse().browser.newContext({ locale: "en", ...phone });
    try {
      const page = await context.newPage();
      await page.goto(address);
      await opened(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect.poll(async () => (await versions(page)).length).toBe(1);
      const before = await ownScript(page);
      files = anotherVersion(files);
      await page.reload();
      await opened(page);
      await expect
        .poll(() => page.evaluate(async () => (await caches.keys()).includes("flagfall-2")), { timeout: 20_000 })
        .toBe(true);
      const isNew = () =>
        navigator.serviceWorker
          .getRegistration()
          .then((all) => all?.active?.state === "activated" && all.installing === null && all.waiting === null);
      await expect.poll(() => page.evaluate(isNew), { timeout: 20_000 }).toBe(true);
      await passOn(page, 300);
      expect(await ownScript(page)).toBe(before);
      await tap(page, "right");
      await tool(page, playEn.bar.pause).click();
      await tapAlone(page, playEn.results.of.draw);
      await tool(page, playEn.bar.menu).tap();
      await page.locator("dialog.menu").waitFor();
      await context.setOffline(true);
      await page.reload();
      await opened(page);
      expect(await ownScript(page)).toBe(before?.replace(".js", "2.js"));
    } finally {
      await context.close();
      server.close();
    }
  });
});
