/** Tokens, their file, and sessions. */
import fs, { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openSessions } from "../../../sim/hall/server/sessions";
import { addHolder, hashOf, openTokens, personName, readHolders } from "../../../sim/hall/server/tokens";
import { temporaryFolder } from "../../temporary-folder";
import { type Answer, bearer, type ServedHall, serveGuarded, serveHall, tokenFolder } from "./served-hall";

const tokens = tokenFolder();
let served: ServedHall;
beforeAll(async () => {
  served = await serveGuarded(tokens);
});
afterAll(() => served.close());

const login = (token: string, headers?: Record<string, string>): Promise<Answer> =>
  served.ask("POST", "/api/login", { token }, headers);
const cookieOf = ({ headers }: Answer): string => String(headers["set-cookie"]);
/** Returns what a browser sends back of a cookie. */
const sentBack = (answer: Answer): Record<string, string> => ({
  cookie: `a=b; ${cookieOf(answer).split(";")[0]}; c=d`,
});
const me = async (headers: Record<string, string>): Promise<unknown> =>
  (await served.ask("GET", "/api/me", undefined, headers)).json;

describe("a session", () => {
  test("opens with a token, and its cookie says who asks", async () => {
    const answer = await login(` ${tokens.arbiter}\n`);
    expect(answer.json).toEqual({ name: "Ana", role: "arbiter" });
    expect(await me(sentBack(answer))).toEqual({ name: "Ana", role: "arbiter" });
    expect(await me(sentBack(await login(tokens.viewer)))).toEqual({ name: "Vera", role: "viewer" });
  });

  test("has a cookie that no script and no other site gets", async () => {
    const cookie = cookieOf(await login(tokens.viewer));
    const [, name] = /:(\d+)\//.exec(served.server.address) ?? [];
    expect(cookie).toMatch(
      new RegExp(`^flagfall-${name}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict; Max-Age=57600$`),
    );
    expect(cookie).not.toContain(tokens.viewer);
  });

  test.each<Record<string, string>>([
    { "x-forwarded-proto": "https" },
    { origin: "https://hall.example", host: "hall.example" },
  ])("behind https has a cookie for https alone: %o", async (headers) => {
    expect(cookieOf(await login(tokens.viewer, headers))).toMatch(/; Secure$/);
  });

  test("ends with the logout", async () => {
    const headers = sentBack(await login(tokens.arbiter));
    const left = await served.ask("POST", "/api/logout", undefined, headers);
    expect([left.status, cookieOf(left)]).toMatchObject([200, expect.stringContaining("Max-Age=0")]);
    expect(await me(headers)).toMatchObject({ code: "unauthenticated" });
  });

  test.each(["", "x", "flagfall_", "../x"])("does not open with the token “%s”", async (token) => {
    const answer = await login(token);
    expect([answer.status === 200, answer.headers["set-cookie"]]).toEqual([false, undefined]);
  });

  test("ends after 16 hours", () => {
    let nowMs = 0;
    const sessions = openSessions(
      openTokens(tokens.file),
      () => "a",
      () => nowMs,
    );
    const opened = sessions.login(tokens.viewer, false);
    const headers = { cookie: opened?.cookie.split(";")[0] ?? "" };
    nowMs = 16 * 3_600_000 - 1;
    expect(sessions.personOf(headers)).toEqual({ name: "Vera", role: "viewer" });
    nowMs++;
    expect(sessions.personOf(headers)).toBeUndefined();
  });

  test("gives way if there are too many", () => {
    const sessions = openSessions(openTokens(tokens.file), () => "a");
    const open = (): string => sessions.login(tokens.viewer, false)?.cookie.split(";")[0] ?? "";
    const [first, second] = [open(), open()];
    for (let count = 0; count < 999; count++) open();
    expect(sessions.personOf({ cookie: first })).toBeUndefined();
    expect(sessions.personOf({ cookie: second })).toBeDefined();
  });
});

test("without a token file everybody at this computer is the arbiter, who need not log in", async () => {
  const { ask, close } = await serveHall();
  expect((await ask("POST", "/api/login", { token: "any" })).json).toEqual({ name: "local", role: "arbiter" });
  await close();
});

describe("the token file", () => {
  const file = join(temporaryFolder("token-file"), "tokens");

  test("holds a hash and no token, and only its owner reads it", () => {
    writeFileSync(file, "", { mode: 0o644 });
    const token = addHolder(file, "Ana", "arbiter");
    expect(token).toMatch(/^flagfall_[\w-]{43}$/);
    const text = readFileSync(file, "utf8");
    expect(JSON.parse(text)).toEqual({ name: "Ana", role: "arbiter", hash: hashOf(token) });
    expect(text).not.toContain(token.slice(9));
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("is read again when it changes: a new token counts, and a removed one does not", async () => {
    const { ask, close } = await serveGuarded({ ...tokens, file });
    const first = addHolder(file, "Eva", "viewer");
    const opened = await ask("POST", "/api/login", { token: first });
    expect(opened.status).toBe(200);
    const lines = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, lines.filter((line) => !line.includes("Eva")).join("\n"));
    expect((await ask("GET", "/api/me", undefined, sentBack(opened))).status).toBe(401);
    expect((await ask("GET", "/api/me", undefined, bearer(first))).status).toBe(401);
    rmSync(file);
    expect((await ask("GET", "/api/me", undefined, bearer(first))).status).toBe(401);
    await close();
  });

  test("takes a line also behind one whose end is missing, as some editors leave it", () => {
    const edited = join(dirname(file), "edited");
    const first = addHolder(edited, "Ana", "arbiter");
    writeFileSync(edited, readFileSync(edited, "utf8").trimEnd());
    const second = addHolder(edited, "Ben", "viewer");
    const { find } = openTokens(edited);
    expect([first, second].map((token) => find(token)?.name)).toEqual(["Ana", "Ben"]);
  });

  test("is as before if the disk takes half a line", () => {
    const narrow = join(dirname(file), "narrow");
    addHolder(narrow, "Ana", "arbiter");
    const before = readFileSync(narrow, "utf8");
    const write = fs.appendFileSync;
    const full = vi.spyOn(fs, "appendFileSync").mockImplementation((path, data) => {
      write(path, String(data).slice(0, 40));
      throw Object.assign(new Error("write"), { code: "ENOSPC" });
    });
    syncBuiltinESMExports();
    expect(() => addHolder(narrow, "Ben", "arbiter")).toThrow("write");
    full.mockRestore();
    syncBuiltinESMExports();
    expect(readFileSync(narrow, "utf8")).toBe(before);
  });

  test("has lines that cannot be read", () => {
    const good = { name: "Ana", role: "arbiter", hash: "0".repeat(64) };
    const bad = ["{", '"x"', { ...good, role: "owner" }, { ...good, hash: "short" }, { ...good, name: "a b" }];
    const lines = [good, ...bad].map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
    expect(readHolders(`${lines.join("\n")}\n\n`)).toEqual([good, ...bad.map(() => undefined)]);
  });

  test.each([
    ["Ana", true],
    ["José-Luis", true],
    ["7", true],
    ["", false],
    ["?", false],
    ["a b", false],
    ["-a", false],
    ["a\n", false],
    ["a".repeat(41), false],
  ])("name “%s”: %s", (name, isName) => expect(personName.test(name)).toBe(isName));
});
