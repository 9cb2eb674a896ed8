import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printControl } from "../../firmware/notation/notation";
import { notationNamed, readable, written } from "../../sim/notation/all";
import type { LostRow } from "./foreign-rows";
import { peopleTable } from "./people-rows";
import { controlOf, expectLost, expectRead, expectRefused, expectWritten } from "./reading";
import { serverTables } from "./server-rows";
import { tournamentTables } from "./tournament-rows";

const tables = { ...tournamentTables, ...serverTables, minutes: peopleTable };

describe.each(Object.entries(tables))("%s", (name, { both, read, refused, lost }) => {
  test.each(both)("%s is %s, both ways", (text, canonical) => {
    expectRead(name, text, canonical);
    expectWritten(name, canonical, text);
  });
  test.each(read)("%s reads as %s", (text, canonical) => expectRead(name, text, canonical));
  test.each(refused)("%s is refused", (text, column, rule) => expectRefused(name, text, column, rule));
  test.each(lost)("%s cannot be written whole", (canonical, things) => expectLost(name, canonical, things));
});

describe("uci", () => {
  const rows: [canonical: string, text: string][] = [
    ["300", "go wtime 300000 btime 300000"],
    // The first increment is on the clock before move 1.
    ["180+2", "go wtime 182000 btime 182000 winc 2000 binc 2000"],
    ["180+2;from=2", "go wtime 180000 btime 180000 winc 2000 binc 2000"],
    ["40/7200", "go wtime 7200000 btime 7200000 movestogo 40"],
    ["40/7200:3600", "go wtime 7200000 btime 7200000 movestogo 40"],
    ["40/5400+30:1800+30", "go wtime 5430000 btime 5430000 winc 30000 binc 30000 movestogo 40"],
    ["W300-B240", "go wtime 300000 btime 240000"],
    ["W300+2-B240", "go wtime 302000 btime 240000 winc 2000 binc 0"],
    ["359999+30", "go wtime 359999000 btime 359999000 winc 30000 binc 30000"],
  ];
  test.each(rows)("%s is sent as %s", (canonical, text) => expectWritten("uci", canonical, text));

  const lost: LostRow[] = [
    ["7200:3600", ["periods"]],
    ["W40/7200:3600-B300", ["moves"]],
    ["7200d5", ["delay"]],
    ["1500b10", ["bronstein"]],
    ["*180", ["hourglass"]],
    ["3600:5x30", ["byoyomi", "periods"]],
    ["300*", ["repeat"]],
    ["300+2;from=61", [";from=61"]],
    ["300+2;from=2;flag=run-on", [";flag=run-on"]],
  ];
  test.each(lost)("%s cannot be said", (canonical, things) => expectLost("uci", canonical, things));
  test("is not read", () => expect(notationNamed("uci")?.read).toBeUndefined());
});

describe("all notations", () => {
  test("are those of the contract, and the canonical one", () => {
    expect(written).toEqual(["canonical", "pgn", "trf", "us", "fics", "lichess", "minutes", "sgf", "uci", "words"]);
    expect(readable).toEqual(["canonical", "pgn", "trf", "us", "fics", "lichess", "minutes", "sgf"]);
  });

  const samples = Object.values(tables).flatMap(({ both, lost }) => [
    ...both.map(([, text]) => text),
    ...lost.map(([text]) => text),
  ]);

  test.each(readable)("%s: what is written reads as the same control", (name) => {
    const notation = notationNamed(name);
    for (const text of samples) {
      const control = controlOf(text);
      const writing = notation?.write(control, "en");
      if (writing === undefined || "lost" in writing) continue;
      expect(notation?.read?.(writing.text), `${text} as ${writing.text}`).toEqual({ control });
    }
  });

  test.each(readable)("%s: any text is read or refused at one of its columns", (name) => {
    const pieces =
      "0 1 5 40 90 120 9999999 / : + ; , d b x * c - W B SD G TM[ OT[ ] byo-yomi Canadian fischer ½ . é".split(" ");
    const anyText = fc.oneof(
      fc.array(fc.constantFrom(...pieces, " "), { maxLength: 10 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary", maxLength: 30 }),
    );
    const notation = notationNamed(name);
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = notation?.read?.(text);
        if (reading === undefined) throw new Error("not readable");
        if ("control" in reading) {
          expect(controlOf(printControl(reading.control))).toEqual(reading.control);
        } else {
          expect(reading.column).toBeGreaterThanOrEqual(1);
          expect(reading.column).toBeLessThanOrEqual(text.length + 1);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
