/** Sessions over a restart of the server: the record keeps them, and the token file decides. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRecord } from "../../../sim/hall/record/record";
import { openSessions, type Sessions } from "../../../sim/hall/server/sessions";
import { addHolder, openTokens } from "../../../sim/hall/server/tokens";
import { temporaryFolder } from "../../temporary-folder";
import { fill } from "../record/full-disk";
import { type TokenFolder, tokenFolder } from "./served-hall";

const hourMs = 3_600_000;

interface Desk {
  readonly tokens: TokenFolder;
  /** Starts a server, lets it do something, and ends it. */
  run<Value>(act: (sessions: Sessions) => Value | Promise<Value>, nowMs?: number): Promise<Value>;
}

function desk(name: string): Desk {
  const tokens = tokenFolder();
  const file = join(temporaryFolder("kept-sessions"), `${name}.db`);
  return {
    tokens,
    async run(act, nowMs = hourMs) {
      const record = await openRecord({ file });
      const sessions = openSessions(
        openTokens(tokens.file, () => nowMs),
        () => "a",
        () => nowMs,
        record.notes,
      );
      try {
        return await act(sessions);
      } finally {
        record.close();
      }
    },
  };
}

/** Opens a session. Returns the header that a browser sends from then on. */
function signIn(sessions: Sessions, token: string): { cookie: string } {
  return { cookie: sessions.login(token, false)?.cookie.split(";")[0] ?? "" };
}

test("a session goes on after a restart, and ends at its hour", async () => {
  const { run, tokens } = desk("goes-on");
  const headers = await run((sessions) => signIn(sessions, tokens.arbiter));
  const who = (atMs: number) => run((sessions) => sessions.personOf(headers), atMs);
  expect(await who(17 * hourMs - 1)).toEqual({ name: "Ana", role: "arbiter" });
  expect(await who(17 * hourMs)).toBeUndefined();
});

test.each<[string, (text: string) => string]>([
  ["removed", (text) => text.split("\n").slice(1).join("\n")],
  ["given another token", (text) => text.replace(/[0-9a-f]{64}/, "0".repeat(64))],
  ["made a viewer", (text) => text.replace('"arbiter"', '"viewer"')],
  ["limited to a tournament", (text) => text.replace('"role"', '"tournament":"Open B","role"')],
])("an arbiter whose line was %s while no server ran is signed out", async (_, edit) => {
  const { run, tokens } = desk("edited");
  const headers = await run((sessions) => signIn(sessions, tokens.arbiter));
  const other = await run((sessions) => signIn(sessions, tokens.viewer));
  writeFileSync(tokens.file, edit(readFileSync(tokens.file, "utf8")));
  const found = await run((sessions) => [headers, other].map((each) => sessions.personOf(each)?.name));
  expect(found).toEqual([undefined, "Vera"]);
});

test("a session that was ended stays ended, also one of too many", async () => {
  const { run, tokens } = desk("ended");
  const open = (atMs: number) => run((sessions) => signIn(sessions, tokens.arbiter), atMs);
  const [left, first, second] = [await open(1), await open(2), await open(3)];
  await run((sessions) => sessions.logout(left));
  const found = () => run((sessions) => [left, first, second].map((each) => sessions.personOf(each)?.name));
  expect(await found()).toEqual([undefined, "Ana", "Ana"]);
  await run((sessions) => {
    for (let count = 0; count < 999; count++) signIn(sessions, tokens.viewer);
  });
  expect(await found()).toEqual([undefined, undefined, "Ana"]);
});

test("the record holds neither the secret of a cookie nor a token, and a damaged note opens nothing", async () => {
  const { tokens } = desk("secret");
  const record = await openRecord();
  const open = () => openSessions(openTokens(tokens.file), () => "a", Date.now, record.notes);
  const { cookie } = signIn(open(), tokens.arbiter);
  await record.notes.keep("other", { holder: "?" });
  const [row] = record.database.all("SELECT * FROM notes WHERE name <> 'other'");
  expect(JSON.stringify(row)).not.toContain(cookie.slice(2));
  expect(JSON.stringify(row)).not.toContain(tokens.arbiter.slice(9));
  expect(open().personOf({ cookie })).toMatchObject({ name: "Ana" });
  record.database.run("UPDATE notes SET text = substr(text, 2)");
  expect(open().personOf({ cookie })).toBeUndefined();
  record.close();
});

test("somebody signs in and out while the disk is full", async () => {
  const { tokens } = desk("full");
  addHolder(tokens.file, "Eva", "arbiter");
  const record = await openRecord({ file: join(temporaryFolder("full-sessions"), "hall.db") });
  const sessions = openSessions(openTokens(tokens.file), () => "a", Date.now, record.notes);
  fill(record, true);
  const headers = signIn(sessions, tokens.arbiter);
  expect(sessions.personOf(headers)).toMatchObject({ name: "Ana" });
  await sessions.logout(headers);
  expect(sessions.personOf(headers)).toBeUndefined();
  fill(record, false);
  record.close();
});
