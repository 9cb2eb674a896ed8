/** The console's files, and the CSV of the times. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { shownTime } from "../../../sim/hall/model/shown";
import { readFiles } from "../../../sim/hall/server/files";
import { timesCsv } from "../../../sim/hall/server/routes";
import { clockView, state } from "./scripted-hall";
import { serveHall } from "./served-hall";

describe("the console", () => {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-console-"));
  const page = "<!doctype html><p>again</p>".repeat(50);
  mkdirSync(join(folder, "hall/assets"), { recursive: true });
  writeFileSync(join(folder, "hall/index.html"), page);
  writeFileSync(join(folder, "hall/assets/a-1.js"), "1");
  writeFileSync(join(folder, "hall/assets/a.png"), "2");
  writeFileSync(join(folder, "secret.txt"), "no");
  const files = readFiles(join(folder, "hall"));
  rmSync(folder, { recursive: true });

  test("is served with its assets, and nothing else is", async () => {
    const { ask, close } = await serveHall({ files });
    expect(await ask("GET", "/")).toMatchObject({
      status: 200,
      text: page,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
    });
    const { headers, text } = await ask("GET", "/assets/a-1.js");
    expect([text, headers["content-type"]]).toEqual(["1", "text/javascript; charset=utf-8"]);
    expect(headers["cache-control"]).toContain("immutable");
    for (const path of [
      "/assets/b.js",
      "/assets/../../secret.txt",
      "/assets/%2e%2e/%2e%2e/secret.txt",
      "/index.html",
    ]) {
      expect((await ask("GET", path)).status, path).toBe(404);
    }
    await close();
  });

  test.each([
    ["gzip, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
  ])("goes compressed to a browser that accepts %s", async (accepted, coding) => {
    const given = files.get("/")?.body(accepted);
    expect(given?.coding).toBe(coding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ""] ?? ((same: Buffer) => same);
    expect(unpack((await given?.bytes) ?? Buffer.alloc(0)).toString()).toBe(page);
  });

  test("does not compress a picture", () => expect(files.get("/assets/a.png")?.body("br").coding).toBeUndefined());

  test("says if it is not built", async () => {
    const { ask, close } = await serveHall();
    expect((await ask("GET", "/")).text).toMatch(/npm run build/);
    expect((await ask("GET", "/?lang=es")).text).toMatch(/no está construida/);
    await close();
  });
});

describe("the times", () => {
  test.each([
    ["left", "0:04:58"],
    ["right", "0:04:59"],
    ["(left)", "0:05:00"],
    [undefined, "0:05:00"],
  ])("of the running side are on the display, where the bar is %s", (bar, shown) => {
    const screen = { left: "0:04:58", right: "0:04:59", ...(bar === undefined ? {} : { bar }) };
    expect(shownTime({ state, screen }, "black")).toBe(shown);
    expect(shownTime({ state, screen }, "white")).toBe("0:05:00");
    expect(shownTime({ state: { ...state, running: null }, screen }, "black")).toBe("0:05:00");
  });

  test("of a clock that has not answered are empty", () => {
    const clock = { ...clockView(0), presence: "silent", state: null, screen: {} } as const;
    expect(timesCsv([clock], ["a"], "comma")).toBe("\uFEFFa\r\n,main-0,White 0,Black 0,,silent,,,,\r\n");
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["@a", "'@a"],
    ["+a", "'+a"],
    ["-a", "'-a"],
    ['O"Neil, Jr', '"O""Neil, Jr"'],
    ["=a,b", '"\'=a,b"'],
    ["Ana", "Ana"],
  ])("never hold a formula: %s", (name, cell) => {
    const csv = timesCsv([{ ...clockView(1), players: [name, "B"] }], [], "comma");
    expect(csv).toBe(`\uFEFF\r\n1,main-1,${cell},B,300+3,running,black,0:05:00,0:04:59,\r\n`);
  });
});
