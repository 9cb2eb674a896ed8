/** The server's own https: secure cookies, a header for browsers, and tokens that end or are for one tournament. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { serveCommand } from "../../../sim/cli/serve-hall";
import { serveWish } from "../../../sim/cli/serve-wish";
import { openServer } from "../../../sim/hall/server/server";
import { openSessions } from "../../../sim/hall/server/sessions";
import { addHolder, openTokens } from "../../../sim/hall/server/tokens";
import { keepStreams } from "../../cli/kept-streams";
import { testsWith } from "../../engines/found";
import { temporaryFolder } from "../../temporary-folder";
import { scriptedHall } from "./scripted-hall";
import { bearer, serveHall } from "./served-hall";

const folder = temporaryFolder("tls");
const testSigned = testsWith("openssl", "openssl");

/** Makes a certificate for this computer with OpenSSL. */
function certificate(name: string, days = 2): { cert: string; certKey: string } {
  const [cert, certKey] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
  const wishes = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", String(days)];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  execFileSync("openssl", ["req", "-x509", ...wishes, ...names, "-keyout", certKey, "-out", cert], { stdio: "pipe" });
  return { cert, certKey };
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

function ask(address: string, path: string, ca: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const headers = { "content-type": "application/json" };
    const asked = request(new URL(path, address), { method, ca, headers, agent: false }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    asked.on("error", reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe("https", () => {
  testSigned("is spoken with a certificate: cookies are secure, and browsers stay with https", async () => {
    const { cert, certKey } = certificate("own");
    const { tls } = serveWish([], { simulate: "1", cert, certKey }, "en");
    const file = join(folder, "tokens");
    const token = addHolder(file, "Ana", "arbiter");
    const options = { hall: scriptedHall(), port: 0, tokens: openTokens(file), ...(tls === undefined ? {} : { tls }) };
    const server = await openServer(options);
    try {
      expect(server.address).toMatch(/^https:/);
      const ca = readFileSync(cert, "utf8");
      const { status, headers } = await ask(server.address, "/api/login", ca, { token });
      expect([status, String(headers["set-cookie"])]).toEqual([200, expect.stringMatching(/HttpOnly; .*; Secure$/)]);
      expect(headers["strict-transport-security"]).toBe("max-age=15768000");
    } finally {
      await server.close();
    }
  });

  test("without it there is no such header, behind a proxy with https there is", async () => {
    const { ask: plain, close } = await serveHall();
    expect((await plain("GET", "/api/me")).headers["strict-transport-security"]).toBeUndefined();
    const proxied = await plain("GET", "/api/me", undefined, { "x-forwarded-proto": "https" });
    expect(proxied.headers["strict-transport-security"]).toBe("max-age=15768000");
    await close();
  });

  testSigned("refuses half a wish, and a key of another certificate", () => {
    const [own, other] = [certificate("a"), certificate("b")];
    const wish = (options: object) => () => serveWish([], { simulate: "1", ...options }, "en");
    expect(wish({ cert: own.cert })).toThrow("--cert and --cert-key belong together");
    expect(wish({ cert: own.cert, certKey: other.certKey })).toThrow(/no certificate with its key/);
    expect(wish({ cert: join(folder, "none"), certKey: own.certKey })).toThrow(/ENOENT/);
    writeFileSync(join(folder, "empty"), "");
    expect(wish({ cert: join(folder, "empty"), certKey: own.certKey })).toThrow(/no certificate/);
  });
});

for (const [days, error] of [
  [1, /^flagfall serve: browsers take the certificate from \d{4}-\d\d-\d\d \d\d:\d\d UTC to .+ UTC only\n$/],
  [2, /^$/],
] as const)
  testSigned(`a certificate that ends within a day is named at the start: ${days} days`, async () => {
    const options = { simulate: "1", port: "0", ...certificate(`days-${days}`, days) };
    const ran = await keepStreams((streams) => serveCommand([], options, "en", streams, Promise.resolve()));
    expect(ran).toMatchObject({ code: 0, error: expect.stringMatching(error) });
  });

describe("a token", () => {
  test("ends at its time, and with it the sessions that it opened", () => {
    let nowMs = 1000;
    const file = join(folder, "ends");
    const token = addHolder(file, "Ben", "arbiter", { untilMs: 5000 });
    const sessions = openSessions(
      openTokens(file, () => nowMs),
      () => "flagfall-1",
      () => nowMs,
    );
    const cookie = sessions.login(token, false)?.cookie.split(";")[0] ?? "";
    expect([sessions.personOf({ cookie }), sessions.personOf(bearer(token))]).toEqual([
      { name: "Ben", role: "arbiter" },
      { name: "Ben", role: "arbiter" },
    ]);
    nowMs = 5000;
    expect([sessions.personOf({ cookie }), sessions.personOf(bearer(token)), sessions.login(token, false)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("names its tournament to the hall, which refuses all others", async () => {
    const file = join(folder, "limited");
    const token = addHolder(file, "Eva", "arbiter", { tournament: "Open B" });
    const { ask: given, hall, close } = await serveHall({ tokens: openTokens(file) });
    await given("POST", "/api/orders", { clocks: ["main-1"], command: { do: "pause" } }, bearer(token));
    expect(hall.asked).toMatchObject([{ who: { name: "Eva", role: "arbiter", tournament: "Open B" } }]);
    await close();
  });
});
