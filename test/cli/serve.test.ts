/** The page on loopback: what the server serves and does not serve, and what `flagfall sim` refuses. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { boards } from "../../sim/boards/known";
import { openerFor, type Served, servePage } from "../../sim/cli/serve";
import { simCommand } from "../../sim/cli/sim";
import { capture } from "./capture";
import { expectRefusal } from "./refusal";

let folder: string;
let served: Served;

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "flagfall-serve-")), "page");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "assets", "a.js"), "1");
  writeFileSync(join(folder, "..", "secret.txt"), "no");
  mkdirSync(join(folder, "..", "firmware"));
  writeFileSync(join(folder, "..", "firmware", "a.uf2"), "2");
  served = await servePage(folder, 0);
});

afterAll(async () => {
  await served.close();
  rmSync(join(folder, ".."), { recursive: true });
});

interface Answer {
  status: number;
  type: string | undefined;
  caching: string | undefined;
  /** The bytes that the header names. */
  bytes: number | undefined;
  body: string;
}

/** Sends a request as a client does that does not normalize paths. */
function ask(path: string, method = "GET"): Promise<Answer> {
  const { port } = new URL(served.address);
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method }, (response) => {
      let body = "";
      response.on("data", (part) => {
        body += String(part);
      });
      const { "content-type": type, "cache-control": caching, "content-length": length } = response.headers;
      const bytes = length === undefined ? undefined : Number(length);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, type, caching, bytes, body }));
    });
    asked.on("error", reject);
    asked.end();
  });
}

describe("served", () => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", null],
  ])("to a client that accepts %s, as %s", async (accepted, coding) => {
    const page = "<p>again</p>".repeat(200);
    writeFileSync(join(folder, "long.html"), page);
    const { port } = new URL(served.address);
    const { headers, bytes } = await new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve) => {
      const options = { host: "127.0.0.1", port, path: "/long.html", headers: { "accept-encoding": accepted } };
      request(options, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(parts) }));
      }).end();
    });
    expect(headers["content-encoding"] ?? null).toBe(coding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ""] ?? ((same: Buffer) => same);
    expect(unpack(bytes).toString()).toBe(page);
    if (coding !== null) expect(bytes.length).toBeLessThan(200);
  });

  test("the images of boards beside the page, and nothing else beside it", async () => {
    expect(await ask("/firmware/a.uf2")).toMatchObject({ status: 200, type: "application/octet-stream", body: "2" });
    for (const path of ["/firmware/../secret.txt", "/firmware/%2e%2e/secret.txt", "/firmware/b.uf2", "/firmware/"]) {
      expect(await ask(path), path).toMatchObject({ status: 404 });
    }
  });

  test("the page, never from an old copy", async () => {
    expect(await ask("/")).toEqual({
      status: 200,
      type: "text/html; charset=utf-8",
      caching: "no-cache",
      bytes: 15,
      body: "<!doctype html>",
    });
    expect((await ask("/?x#y")).status).toBe(200);
  });

  test("as headers alone to HEAD", async () => {
    for (const path of ["/", "/assets/a.js", "/network.json", "/nowhere"]) {
      const { body, ...headers } = await ask(path);
      expect(await ask(path, "HEAD")).toEqual({ ...headers, body: "" });
      if (headers.status === 200) expect(headers.bytes, path).toBe(body.length);
    }
    expect(await ask("/", "POST")).toMatchObject({ status: 404 });
  });

  test("its parts, which never change", async () => {
    expect(await ask("/assets/a.js")).toMatchObject({ type: "text/javascript; charset=utf-8", body: "1" });
    expect((await ask("/assets/a.js")).caching).toContain("immutable");
  });

  test("only on loopback", () => expect(served.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/));

  test.each([
    ..."/none /assets /../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /assets/../../secret.txt /%".split(" "),
    ..."/%00".split(" "),
  ])("not %s", async (path) => {
    const { status, body } = await ask(path);
    expect([status === 404 || body === "<!doctype html>", body.includes("no")]).toEqual([true, false]);
  });

  test("what is no address ends nothing", async () => {
    expect((await ask("//")).status).toBe(404);
    expect((await ask("/assets/a.js")).status).toBe(200);
  });

  test("nothing is taken", async () => expect((await ask("/", "POST")).status).toBe(404));

  test("a port that is taken is said", async () => {
    await expect(servePage(folder, Number(new URL(served.address).port))).rejects.toThrow();
  });
});

describe("a desktop", () => {
  test.each([
    ["linux", {}, undefined],
    ["linux", { DISPLAY: ":0" }, ["xdg-open"]],
    ["linux", { WAYLAND_DISPLAY: "wayland-0" }, ["xdg-open"]],
    ["linux", { DISPLAY: ":0", SSH_CONNECTION: "a b" }, undefined],
    ["darwin", {}, ["open"]],
    ["win32", {}, ["cmd", "/c", "start", ""]],
  ] as const)("%s %o: %o", (platform, environment, opener) => expect(openerFor(platform, environment)).toEqual(opener));
});

describe("flagfall sim refuses", () => {
  test.each([
    [{ board: "pixl" }, `unknown board “pixl”; there are ${boards.map(({ name }) => name).join(", ")}`],
    [{ port: "65536" }, "“65536” is no port; it has to be a whole number from 0 to 65535"],
    [{ port: "-1" }, "“-1” is no port; it has to be a whole number from 0 to 65535"],
    [{ control: "30+" }, "“30+”, column 4: a whole number has to stand here"],
  ])("%o", async (options, line) => {
    expect(await capture(() => simCommand({ ...options, lang: "en" }))).toEqual({
      code: 2,
      stdout: "",
      stderr: `flagfall: ${line}\n`,
    });
    const spanish = await capture(() => simCommand({ ...options, lang: "es" }));
    expect([spanish.code, spanish.stderr === `flagfall: ${line}\n`]).toEqual([2, false]);
  });

  test("a board that the firmware does not fit", async () => {
    const { code, stderr } = await capture(() => simCommand({ board: "microbit1", lang: "en" }));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^flagfall: [^\n]*micro:bit[^\n]*\n$/);
  });
});

/** Sends SIGTERM to the listeners that came after `others`, which belong to other tests in this process. */
function terminate(others: readonly NodeJS.SignalsListener[]): void {
  for (const listener of process.listeners("SIGTERM")) {
    if (others.includes(listener)) continue;
    process.removeListener("SIGTERM", listener);
    listener("SIGTERM");
  }
}

describe("flagfall sim --port", () => {
  test("says that the port is taken, and plays nothing instead", async () => {
    const { port } = new URL(served.address);
    const words = { en: new RegExp(`${port} is taken`), es: new RegExp(`${port} está ocupado`) };
    await expectRefusal((lang) => capture(() => simCommand({ port, lang })), words);
  });

  test("serves the page until it is told to end, whoever watches", async () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const others = process.listeners("SIGTERM");
    try {
      const code = simCommand({ port: "0", board: "esp32", control: "180+2", lang: "es", isNamed: true });
      await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2), 60_000);
      const [said = "", line = ""] = write.mock.calls.map(([text]) => String(text));
      expect(said).toMatch(/^180\+2: 3 minutos por jugador /);
      const [, address = ""] = /(http:\/\/127\.0\.0\.1:\d+\/)#board=esp32&control=180%2B2&lang=es /.exec(line) ?? [];
      expect(line).toMatch(/^El reloj está en /);
      expect(await (await fetch(address)).text()).toContain("<title>flagfall</title>");
      terminate(others);
      expect(await code).toBe(0);
      await expect(fetch(address)).rejects.toThrow();
    } finally {
      write.mockRestore();
    }
  });
});
