/** The page in the local network and on other hosts: its QR code, plain http, a folder of a host, and its policy. */
import { createServer } from "node:http";
import jsQrModule from "jsqr";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { buildPage } from "../../sim/build/page/page";
import { pagePolicy } from "../../sim/build/page/policy";
import { projectRoot } from "../../sim/build/root";
import { servePage } from "../../sim/cli/serve";
import { plainName, secondAddress } from "../chromium";
import { violations } from "./axe";
import { deskInUse, openBrowser, testInBrowser } from "./browser";
import { onNetwork, openAt, withPhones } from "./network";
import { playEn, playEs } from "./page-words";
import { fromMenu, opened, phaseOf, runs, tap, tapAlone, timeOn, tool } from "./play";

openBrowser();

/** The package is CommonJS: its function lies one level deeper than its types say. */
const jsQr = (jsQrModule as unknown as { default: typeof jsQrModule }).default;
/** Reads the QR code on the page as a camera does, from its pixels. */
async function codeOn(page: Page): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await page.locator("dialog .qr").screenshot());
  return jsQr(Uint8ClampedArray.from(data), width, height)?.data;
}

describe("from this computer to the phone", () => {
  testInBrowser("a second browser opens the address of the QR code, and has a clock of its own", () =>
    onNetwork(async ({ address, open }) => {
      const page = await openAt(await open(), address);
      await fromMenu(page, playEn.menu.elsewhere);
      await page.locator("dialog .qr").waitFor();
      expect(await page.locator("dialog .address").textContent()).toBe(address);
      const read = await codeOn(page);
      expect(read).toBe(address);
      await tool(page, playEn.sheets.close).tap();
      const other = await openAt(await open(), read ?? "");
      await tool(other, "5+0").tap();
      await tap(other, "right");
      expect([await runs(other), await phaseOf(page), await timeOn(page, "left")]).toEqual(["left", "ready", "3:02"]);
    }),
  );

  testInBrowser("a page for this computer alone says how to open it to others", () =>
    onNetwork(async ({ open }) => {
      const page = await openAt(await open(), deskInUse().served.address);
      await fromMenu(page, playEn.menu.elsewhere);
      await page.getByText(playEn.elsewhere.alone).waitFor();
      expect([await page.locator(".qr").count(), await page.locator(".plain").count()]).toEqual([0, 0]);
    }),
  );
});

describe("over plain http", () => {
  testInBrowser("the page says what is missing, in both languages, and axe finds nothing", () =>
    onNetwork(async ({ plain, open }) => {
      const page = await openAt(await open(), plain);
      expect(await page.evaluate(() => [window.isSecureContext, "wakeLock" in navigator])).toEqual([false, false]);
      for (const [words, texts] of [
        [playEn, playEn.elsewhere],
        [playEs, playEs.elsewhere],
      ] as const) {
        await page.getByRole("button", { name: words.plainNote }).tap();
        const note = page.locator("dialog .plain");
        await expect.poll(() => note.textContent()).toContain(texts.plain);
        expect(await note.textContent()).toContain(texts.publish);
        expect([await codeOn(page), await violations(page)]).toEqual([plain, []]);
        await tool(page, words.sheets.close).tap();
        await page.evaluate(() => localStorage.setItem("flagfall.language", "es"));
        await page.reload();
      }
    }),
  );

  testInBrowser("a film keeps the screen lit while a game is on, and only then", () =>
    onNetwork(async ({ plain, open }) => {
      const page = await openAt(await open(), plain);
      const film = () =>
        page.evaluate(() => {
          const { paused, muted, loop, readyState, srcObject } = document.querySelector(
            "video.film",
          ) as HTMLVideoElement;
          const { width, height } = document.querySelector("video.film")!.getBoundingClientRect();
          const share = (width * height) / (innerWidth * innerHeight);
          return { paused, muted, loop, hasPicture: readyState >= 2, isStream: srcObject !== null, share };
        });
      expect(await page.locator("video").count()).toBe(0);
      await tap(page, "right");
      await expect
        .poll(film)
        .toEqual({ paused: false, muted: true, loop: false, hasPicture: true, isStream: true, share: 1 });
      expect(await violations(page)).toEqual([]);
      await tool(page, playEn.bar.pause).click();
      expect((await film()).paused).toBe(false);
      await tapAlone(page, playEn.results.of.none);
      await expect.poll(() => page.locator("video").count()).toBe(0);
    }),
  );
});

describe("on any host", () => {
  const published = "https://example.org/clock/";

  /** Serves a folder below /clubs/clock/ and answers nothing else, as a web host with a subpath does. */
  async function inFolder(visit: (address: string, asked: string[]) => Promise<void>): Promise<void> {
    const { folder } = deskInUse();
    await buildPage(projectRoot(), `${folder}-folder`, { published });
    const below = "/clubs/clock";
    const inner = await servePage(`${folder}-folder`, 0);
    const asked: string[] = [];
    const outer = createServer(async ({ url = "/" }, response) => {
      if (!url.startsWith(`${below}/`)) {
        asked.push(url);
        response.writeHead(404).end();
        return;
      }
      const answer = await fetch(new URL(url.slice(below.length), inner.address));
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((resolve) => outer.listen(0, secondAddress, resolve));
    const place = outer.address();
    try {
      await visit(`http://${secondAddress}:${typeof place === "object" ? place?.port : 0}${below}/`, asked);
    } finally {
      outer.close();
      outer.closeAllConnections();
      await inner.close();
    }
  }

  testInBrowser("the page works in a folder, installs from there, and points to where it is published", () =>
    inFolder((address, asked) =>
      withPhones(async (open) => {
        const context = await open();
        const page = await openAt(context, address);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await tap(page, "right");
        expect(await runs(page)).toBe("left");
        await tool(page, playEn.bar.pause).click();
        await fromMenu(page, playEn.menu.bench);
        await page.locator(".panels > .panel").first().waitFor();
        expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(address);
        await context.setOffline(true);
        await page.reload();
        await page.locator(".panels > .panel").first().waitFor();
        const plain = await openAt(await open(), address.replace(secondAddress, plainName));
        await plain.getByRole("button", { name: playEn.plainNote }).tap();
        expect(await plain.locator("dialog .plain a").getAttribute("href")).toBe(published);
        expect(asked.filter((path) => path !== "/favicon.ico")).toEqual([]);
      }),
    ),
  );

  testInBrowser("an injected script is refused, by the page's own policy and by the server's header", async () => {
    const { browser, served } = deskInUse();
    const injected = '<script>window.injected = 1</script><img src="x:" onerror="window.injected = 2">';
    for (const keeps of ["meta", "header"] as const) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.route(served.address, async (route) => {
        const answer = await route.fetch();
        const { "content-security-policy": header = "", ...headers } = answer.headers();
        const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
        const text = await answer.text();
        expect([meta.test(text), header.includes(pagePolicy)]).toEqual([true, true]);
        const body = (keeps === "meta" ? text : text.replace(meta, "")).replace("</body>", `${injected}</body>`);
        await route.fulfill({
          status: 200,
          headers: keeps === "meta" ? headers : { ...headers, "content-security-policy": header },
          body,
        });
      });
      const refused: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") refused.push(message.text());
      });
      await page.goto(served.address);
      await opened(page);
      expect(await page.evaluate(() => "injected" in window), keeps).toBe(false);
      expect(refused.filter((text) => /Content Security Policy/.test(text)).length, keeps).toBeGreaterThan(1);
      await context.close();
    }
  });
});
