/** A short run of `npm run fuzz`, and the faults that it would find. */
import { expect, test } from "vitest";
import { openDesk } from "../app/desk";
import { Random } from "../oracle/random";
import { fuzzRound } from "./fuzzing";
import { fuzzedLine } from "./lines-fuzzed";

test("10,000 random and damaged lines", () => {
  for (let seed = 1; seed <= 20; seed++) expect(fuzzRound(seed, 500)).toBeUndefined();
});

test("the lines are of every kind: an open clock obeys, refuses and does not understand", () => {
  const random = new Random(5);
  const heard = new Map<string, number>();
  for (let round = 0; round < 20; round++) {
    const desk = openDesk({ control: "300" });
    for (let n = 0; n < 200; n++) desk.line(fuzzedLine(random));
    for (const line of desk.lines) {
      const [, kind] = /"(ok|error":"\w+)"/.exec(line) ?? [];
      if (kind !== undefined) heard.set(kind, (heard.get(kind) ?? 0) + 1);
    }
  }
  const kinds = ["ok", ...["line", "check", "value", "control", "locked", "code", "wait", "busy", "refused"]];
  for (const kind of kinds) expect(heard.get(kind === "ok" ? kind : `error":"${kind}`), kind).toBeGreaterThan(3);
});
