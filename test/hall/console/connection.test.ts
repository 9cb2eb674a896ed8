/** Sign-in, roles, a lost server, rounds, downloads, languages. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openTokens } from "../../../sim/hall/server/tokens";
import { violations } from "../../page/axe";
import { tokenFolder } from "../server/served-hall";
import { boards, openConsole, testInBrowser, withHall } from "./hall-page";

openConsole();

const refused = /Failed to load resource|WebSocket connection|ERR_CONNECTION/;

testInBrowser("the console says how old the times are while the server is away, and comes back by itself", () =>
  withHall(boards(3), { expected: refused }, async ({ page, hall, stop, start }) => {
    await page.locator("[data-board='main-1']").waitFor();
    await stop();
    await expect
      .poll(() => page.locator("div.lost p:last-child").textContent())
      .toMatch(/^No connection to the server\. The times shown are \d+ s old\./);
    await expect.poll(() => page.locator("div.lost p:last-child").textContent()).toMatch(/ [2-9] s old/);
    expect(await page.locator("header .link").evaluate((link) => getComputedStyle(link).padding)).toBe("0px");
    hall.change({ id: "main-2", screen: { left: "0:12:34", leftFlag: "flag" } });
    await start();
    await expect.poll(() => page.locator("div.lost").count()).toBe(0);
    expect(await page.locator(".notices").textContent()).toContain("Connected again.");
    expect(await page.locator("tr:has([data-board='main-2']) .white .time").textContent()).toBe("0:12:34");
    expect(await page.locator(".call").count()).toBe(1);
    hall.change({ id: "main-3", screen: { left: "0:00:59" } });
    await expect.poll(() => page.locator("tr:has([data-board='main-3']) .white .time").textContent()).toBe("0:00:59");
  }),
);

testInBrowser("the console names a computer whose time of day is wrong, until it is right again", async () => {
  const said = {
    en: "The time of day of west is 31 seconds behind the server’s. Its events have wrong times; set both by NTP.",
    es: "La hora de west va 31 segundos por detrás de la del servidor.",
  } as const;
  for (const locale of ["en", "es"] as const)
    await withHall(boards(1), { locale }, async ({ page, hall }) => {
      const notice = page.locator(".unwritten");
      await page.locator("[data-board='main-1']").waitFor();
      expect(await notice.textContent()).toBe("");
      hall.apart.set("west", -31_000).set("east", 1400);
      await expect.poll(() => notice.textContent()).toContain(said[locale]);
      // Below two seconds nobody has to know.
      expect(await notice.textContent()).not.toContain("east");
      await page.reload();
      await expect.poll(() => notice.textContent()).toContain(said[locale]);
      hall.apart.clear();
      await expect.poll(() => notice.textContent()).toBe("");
    });
});

testInBrowser("a viewer signs in and sees no command; an arbiter sees them", async () => {
  const { file, arbiter, viewer } = tokenFolder();
  await withHall(boards(2), { expected: refused, server: { tokens: openTokens(file) } }, async ({ page }) => {
    await page.getByLabel("Token").fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect.poll(() => page.locator("form .wrong").textContent()).not.toBe("");
    await page.getByLabel("Token").fill(viewer);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.locator("[data-board='main-1']").click();
    expect(await page.locator(".detail section.buttons, .boards input").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Preview" }).count()).toBe(0);
    await page.locator("nav").getByText("Round", { exact: true }).click();
    await page.getByRole("heading", { name: "Rounds", exact: true }).waitFor();
    await page.locator("nav").getByText("Boards", { exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Token").fill(arbiter);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.locator(".detail section.buttons").waitFor();
    expect(await page.locator(".link").textContent()).toContain("Ana, arbiter");
  });
});

testInBrowser("a round: from a control or a file, with a preview, and a report", () =>
  withHall(
    boards(5).map((board) => ({ ...board, mode: board.number === 5 ? "fallen" : "finished", running: null })),
    { fragment: "#round", expected: /400/ },
    async ({ page, hall }) => {
      await page.locator("[name=control]").fill("bad");
      await page.getByRole("button", { name: "Preview" }).click();
      await expect.poll(() => page.locator(".notice.bad p").textContent()).toContain("a period has to stand here");
      await page.locator(".notice .close").click();
      await page.getByText("a TRF26 file").click();
      await page.setInputFiles("input[type=file]", {
        name: "open.trf",
        mimeType: "text/plain",
        buffer: Buffer.from("012 Open\n"),
      });
      await page.getByText("File: open.trf").waitFor();
      await page.locator("[name=control]").fill("");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("90 minutes per player for the whole game").waitFor();
      expect(await page.locator("tr.faulty").allTextContents()).toEqual([
        "5White 5Black 5a flag is down: end the game first",
        "999NobodyNooneno clock has this number",
      ]);
      hall.refuse(3, "busy");
      await page.getByLabel("Number of the first board").fill("2");
      expect(await page.getByRole("button", { name: "Set 4 boards…" }).isDisabled()).toBe(true);
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("button", { name: "Set 4 boards…" }).click();
      expect(await page.locator("dialog .lines").textContent()).toContain("4 clocks will be set to 5400+30");
      await page.getByRole("button", { name: "Yes, do it" }).click();
      await page.getByText("3 of 5 clocks are set.").first().waitFor();
      expect(await page.getByLabel("Who refused").getByRole("listitem").allTextContents()).toEqual([
        "Board 3: a clock runs, a game is on (also after a flag, until it is ended), or somebody uses the keys",
        "Board 5: a flag is down: end the game first",
        "Board 999: no clock has this number",
      ]);
      expect(hall.asked).toEqual([
        { round: { from: "trf", name: "", text: "012 Open\n", firstBoard: 2 }, code: undefined },
      ]);
      await page.locator("header select").first().selectOption({ label: "Español" });
      await page.getByRole("button", { name: "Ronda 1 · 5400+30", exact: true }).waitFor();
    },
  ),
);

testInBrowser("a disk that takes no record is said, politely, in both languages, and to whoever comes later", () =>
  withHall(boards(3), {}, async ({ page, hall }) => {
    const warning = page.locator("p.unwritten");
    const says = (text: string): Promise<void> => expect.poll(() => warning.textContent()).toContain(text);
    await page.locator("[data-board='main-1']").waitFor();
    expect([await warning.textContent(), await warning.getAttribute("role")]).toEqual(["", "status"]);
    hall.setRecord("waiting");
    await says("The server cannot write its record: its disk is full or gone. Nothing is lost yet");
    hall.setRecord("full");
    await says("they wait in the clocks");
    await page.reload();
    await says("they wait in the clocks");
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Language").selectOption("es");
    await says("esperan en los relojes");
    hall.setRecord("written");
    await expect.poll(() => warning.textContent()).toBe("");
    expect(await warning.isVisible()).toBe(false);
  }),
);

/** Drops a file as a hand does: the browser's own drag events, with the file in its data. */
async function drop(page: Page, place: string, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file = "", content = ""]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file, { type: "text/plain" }));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent(place, "dragover", { dataTransfer: data });
  await page.dispatchEvent(place, "drop", { dataTransfer: data });
}

testInBrowser("a file that is dropped on the round is its report; elsewhere it does not replace the console", () =>
  withHall(boards(2), { fragment: "#round" }, async ({ page, hall }) => {
    await page.locator("[name=control]").waitFor();
    await drop(page, "h2", "open.trf", "012 Open\n");
    await page.getByText("File: open.trf").waitFor();
    expect(await page.getByLabel("a TRF26 file").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("90 minutes per player for the whole game").waitFor();
    await drop(page, ".drop", "other.trf", "012 Other\n");
    await page.getByText("File: other.trf").waitFor();
    expect(await page.getByRole("button", { name: /^Set \d/ }).isDisabled()).toBe(true);
    await page.getByRole("link", { name: "Boards", exact: true }).click();
    const isKept = page.evaluate(
      () => new Promise((resolve) => window.addEventListener("drop", (event) => resolve(event.defaultPrevented))),
    );
    await drop(page, "h1", "open.trf", "012 Open\n");
    expect(await isKept).toBe(true);
    expect(hall.asked).toEqual([]);
  }),
);

testInBrowser("times and games can be saved and printed", () =>
  withHall(boards(60), { fragment: "#print" }, async ({ page }) => {
    await page.locator(".sheet tbody tr").nth(59).waitFor();
    for (const [name, text] of [
      ["CSV", "main-1"],
      ["PGN of all games", '[Event "all"]'],
    ] as const) {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name }).click();
      const parts: Buffer[] = [];
      for await (const part of await (await download).createReadStream()) parts.push(part as Buffer);
      expect(Buffer.concat(parts).toString()).toContain(text);
    }
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("header").isVisible()).toBe(false);
    expect(await page.locator(".sheet caption").isVisible()).toBe(true);
  }),
);

testInBrowser("the big screen has no command, and turns its pages", () =>
  withHall(boards(60), { fragment: "#big", viewport: { width: 1280, height: 800 } }, async ({ page }) => {
    await page.clock.install();
    await page.locator(".wall").first().waitFor();
    const count = await page.locator(".wall").count();
    expect(await page.locator("header, .bulk, .boards").count()).toBe(0);
    await page.getByRole("button", { name: "Next page" }).click();
    expect(await page.locator(".wall .number").first().textContent()).toBe(String(count + 1));
    await page.clock.runFor(10_500);
    await expect.poll(() => page.locator(".wall .number").first().textContent()).toBe(String(2 * count + 1));
    await page.keyboard.press("Escape");
    await page.locator("[data-board='main-1']").waitFor();
  }),
);

testInBrowser("the log says who gave which command", () =>
  withHall(boards(3), {}, async ({ page, hall }) => {
    hall.refuse(2, "locked");
    const who = { name: "Ana", role: "arbiter" } as const;
    await hall.order(who, { clocks: ["main-1", "main-2"], command: { do: "pause" } });
    await page.getByRole("link", { name: "Log" }).click();
    await expect
      .poll(() => page.locator(".page tbody tr td").allTextContents())
      .toEqual([
        expect.stringMatching(/\d/),
        "Ana arbiter",
        "pause",
        "1–2",
        "1 done, 1 refused: it is locked, and the code is needed",
      ]);
  }),
);

testInBrowser("the browser's language is the first one, and a choice stays", () =>
  withHall(boards(1), { locale: "es-MX" }, async ({ page }) => {
    await page.getByRole("link", { name: "Pantalla grande" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("es");
    await page.getByLabel("Idioma").selectOption("en");
    await page.getByRole("link", { name: "Big screen" }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Big screen" }).waitFor();
    expect(await page.title()).toBe("flagfall – the hall");
  }),
);
