import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";
import { notationNamed, readable, written } from "../../sim/notation/all";
import type { Lost, Misread } from "../../sim/notation/notation";
import { controlOf, expectLost, expectRead, expectRefused, expectWritten } from "./reading";

type Both = [text: string, canonical: string];
type Refused = [text: string, column: number, rule: Rule | Misread];
type LostRow = [canonical: string, lost: Lost[]];

const huge = "9".repeat(40);

/** What holds for a text in a notation, in rows. */
interface Table {
  /** Read and written alike. */
  both: Both[];
  /** Read, but written otherwise. */
  read: Both[];
  refused: Refused[];
  lost: LostRow[];
}

const optionsLost: LostRow[] = [
  ["7200:3600;at=own", [";at=own"]],
  ["300;flag=freeze", [";flag=freeze"]],
  ["300+2;from=61", [";from=61"]],
];

const tables: Record<string, Table> = {
  pgn: {
    both: [
      ["300", "300"],
      ["180+2", "180+2"],
      ["40/9000", "40/9000"],
      ["*180", "*180"],
      ["40/7200:3600", "40/7200:3600"],
      ["40/5400+30:1800+30", "40/5400+30:1800+30"],
      ["40/7200:20/3600:900+30", "40/7200:20/3600:900+30"],
      ["5400+30:1800+30", "5400+30:1800+30"],
    ],
    read: [
      ['[TimeControl "180+2"]', "180+2"],
      // What lichess writes where there is no increment.
      ["60+0", "60"],
      ["180+0", "180"],
      ['[TimeControl "600+0"]', "600"],
      ["40/5400+0:1800+0", "40/5400:1800"],
    ],
    refused: [
      ["60+00", 4, Rule.LeadingZero],
      ["60+0+0", 4, Rule.Value],
      ["0+0", 1, Rule.NoTime],
      ["180+0:", 7, Rule.Period],
      ["40/7200,3600", 8, "separator"],
      ["40/7200; 3600", 8, "separator"],
      ["40/7200 3600", 8, "separator"],
      ["180 + 2", 4, "separator"],
      ["-", 1, "noClock"],
      ["?", 1, "unknownControl"],
      ["", 1, Rule.Period],
      ["7200d5", 5, "form"],
      ["300*", 4, "form"],
      ["40/*180", 4, "form"],
      ["W300-B240", 1, "form"],
      ["300;at=own", 4, "form"],
      ["5x30", 2, "form"],
      ["40/7200:", 9, Rule.Period],
      ["180+2 ", 6, "form"],
      [huge, 1, Rule.Base],
      ['[TimeControl "-"]', 15, "noClock"],
      ['[TimeControl "300x"]', 18, "form"],
      ['[TimeControl "0"]', 15, Rule.NoTime],
    ],
    lost: [
      ["7200d5", ["delay"]],
      ["1500b10", ["bronstein"]],
      ["3600:5x30", ["byoyomi"]],
      ["3600:c25/600", ["canadian"]],
      ["up", ["upcount"]],
      ["gong10", ["gong"]],
      ["300*", ["repeat"]],
      ["W300-B240", ["sides"]],
      ["W300*-B300", ["sides", "repeat"]],
      ["W300d2-B5x30;flag=run-on", ["sides", "delay", "byoyomi", ";flag=run-on"]],
      ...optionsLost,
    ],
  },
  trf: {
    both: [
      ["5400+30", "5400+30"],
      ["40/6000+30:900+30", "40/6000+30:900+30"],
      ["40/7200:3600", "40/7200:3600"],
      ["W300-B240", "W300-B240"],
      ["W300+2-B240+2", "W300+2-B240+2"],
      ["600", "600"],
    ],
    read: [
      ["222 5400+30", "5400+30"],
      ["222   40/6000+30:900+30\r", "40/6000+30:900+30"],
      ["600  ", "600"],
    ],
    refused: [
      ["*180", 1, "form"],
      ["300*", 4, "form"],
      ["222 7200d5", 9, "form"],
      ["222 40/7200,3600", 12, "separator"],
      ["222 ", 5, Rule.Period],
      ["W300", 5, Rule.Sides],
      ["222 W300", 9, Rule.Sides],
      ["300-B240", 4, Rule.End],
      [" 300", 1, "form"],
      ["5400+30;from=2", 8, "form"],
    ],
    lost: [
      ["*180", ["hourglass"]],
      ["7200d5", ["delay"]],
      ["300*", ["repeat"]],
      ["W300+2-B240+2;from=61", [";from=61"]],
      ...optionsLost,
    ],
  },
  us: {
    both: [
      ["40/120,SD/60;d5", "40/7200d5:3600d5"],
      ["40/120,SD/60", "40/7200:3600"],
      ["G/5", "300"],
      ["G/90;+30", "5400+30"],
      ["G/0;+10", "0+10"],
      ["40/90 +30,SD/30 d5", "40/5400+30:1800d5"],
      ["40/120 d0,20/60 d0,SD/15 +30", "40/7200:20/3600:900+30"],
      ["40/120", "40/7200"],
      ["40/120,20/60", "40/7200:20/3600"],
    ],
    read: [
      ["40/120, SD/60; d5", "40/7200d5:3600d5"],
      ["g/60 inc/30", "3600+30"],
      ["G/60;inc 30", "3600+30"],
      ["G/60;i30", "3600+30"],
      ["G/60 d/5", "3600d5"],
      ["G/60d5", "3600d5"],
      ["G/60;d0", "3600"],
      ["G/60;+0", "3600"],
      ["SD/60", "3600"],
      ["30/30,G/30;d5", "30/1800d5:1800d5"],
      ["40/90 d5,SD/30 d5", "40/5400d5:1800d5"],
      // As tournaments are announced: blanks between the periods, or a comma before what holds for all.
      ["40/120 SD/60 d5", "40/7200d5:3600d5"],
      ["40/120 20/60 SD/15 +30", "40/7200+30:20/3600+30:900+30"],
      ["40/90 SD/30;+30", "40/5400+30:1800+30"],
      ["40/120 SD/60", "40/7200:3600"],
      ["40/90, SD/30, +30", "40/5400+30:1800+30"],
      ["40/120,SD/60,d5", "40/7200d5:3600d5"],
      ["40/90, SD/30, inc 30", "40/5400+30:1800+30"],
      ["G/60,+30", "3600+30"],
      ["G/60 d5", "3600d5"],
    ],
    refused: [
      ["40/120 d5 SD/60", 9, "scope"],
      ["40/120 d5 SD/60;d5", 9, "scope"],
      ["G/60:d5", 5, "separator"],
      ["40/120 and SD/60", 7, "separator"],
      ["40/120/SD/60", 7, "separator"],
      ["40/120  x", 7, "form"],
      ["", 1, "form"],
      ["300", 1, "form"],
      ["40/120,", 8, "form"],
      ["40/120,SD/60,SD/30", 13, "form"],
      ["G/60,40/120", 5, "form"],
      ["40/120,SD/60 d5", 15, "scope"],
      ["40/120 d5,SD/60", 9, "scope"],
      ["40/120 d5,SD/60 d5;d5", 9, "scope"],
      ["40/120,SD/60;d5x", 13, "form"],
      ["40/120,SD/60;x5", 13, "form"],
      ["40/120;SD/60", 7, "separator"],
      ["G/0", 3, Rule.NoTime],
      ["G/0;d0", 3, Rule.NoTime],
      ["0/60", 1, Rule.Moves],
      ["300/60", 1, Rule.Moves],
      ["40/6000", 4, Rule.Base],
      [`G/${huge}`, 3, Rule.Base],
      ["40/120,SD/05", 11, Rule.LeadingZero],
      ["G/60;d05", 7, Rule.LeadingZero],
      ["G/60 d05", 7, Rule.LeadingZero],
      ["G/60;d36000", 7, Rule.Value],
      [`G/60;+${huge}`, 7, Rule.Value],
      ["G/1.5", 4, "form"],
    ],
    lost: [
      ["90", ["wholeMinutes"]],
      ["1500b10", ["bronstein"]],
      ["7200:3600", ["unnumbered"]],
      ["40/7200:3600:900", ["unnumbered"]],
      ["40/7200:3600*", ["repeat"]],
      ["W300-B240", ["sides"]],
      ["3600:5x30", ["byoyomi", "unnumbered"]],
      ["*180", ["hourglass"]],
      ["7200:3600;at=own", [";at=own", "unnumbered"]],
      ["300;flag=freeze", [";flag=freeze"]],
    ],
  },
  fics: {
    both: [
      ["5 12", "300+12"],
      ["5 0", "300"],
      ["5 0 4 0", "W300-B240"],
      ["5 2 4 2", "W300+2-B240+2"],
      ["5 2 5 0", "W300+2-B300"],
      ["1 0", "60"],
    ],
    read: [
      ["5", "300"],
      ["5  12", "300+12"],
      ["5 2 5 2", "300+2"],
    ],
    refused: [
      ["", 1, "form"],
      ["5+12", 2, "form"],
      ["5 12 3", 1, "form"],
      ["5 x", 3, "form"],
      ["-5 0", 1, "form"],
      ["0 0", 1, "noClock"],
      ["0", 1, "noClock"],
      ["0 12", 1, "zeroMinutes"],
      ["5 0 0 0", 5, "noClock"],
      ["5 0 0 12", 5, "zeroMinutes"],
      ["05 0", 1, Rule.LeadingZero],
      ["5 012", 3, Rule.LeadingZero],
      ["6000 0", 1, Rule.Base],
      [`${huge} 0`, 1, Rule.Base],
      ["5 36000", 3, Rule.Value],
      [`5 ${huge}`, 3, Rule.Value],
      ["5 0 6000 0", 5, Rule.Base],
    ],
    lost: [
      ["0+10", ["zeroBase"]],
      ["90+2", ["wholeMinutes"]],
      ["W300-B241", ["wholeMinutes"]],
      ["40/7200", ["moves"]],
      ["40/7200:3600", ["periods", "moves"]],
      ["7200d5", ["delay"]],
      ["300*", ["repeat"]],
      ...optionsLost.slice(1),
    ],
  },
  lichess: {
    both: [
      ["3+2", "180+2"],
      ["½+0", "30"],
      ["¼+0", "15"],
      ["¾+1", "45+1"],
      ["5+0", "300"],
      ["0+10", "0+10"],
      ["1.5+0", "90"],
      ["0.1+0", "6"],
      ["0.05+0", "3"],
      ["10.75+5", "645+5"],
      ["180+180", "10800+180"],
    ],
    read: [
      ["1½+0", "90"],
      ["0.5+0", "30"],
      ["0.25+2", "15+2"],
      ["2.00+1", "120+1"],
    ],
    refused: [
      ["", 1, "form"],
      ["3 2", 2, "form"],
      ["3", 1, "form"],
      ["3+", 1, "form"],
      ["+2", 1, "form"],
      ["3+½", 1, "form"],
      ["0+0", 1, Rule.NoTime],
      ["0.33+0", 2, "wholeSeconds"],
      ["03+2", 1, Rule.LeadingZero],
      ["3+02", 3, Rule.LeadingZero],
      ["6000+0", 1, Rule.Base],
      [`${huge}+0`, 1, Rule.Base],
      ["3+36000", 3, Rule.Value],
      [`3+${huge}`, 3, Rule.Value],
      ["-3+2", 1, "form"],
      ["1/2+0", 2, "form"],
    ],
    lost: [
      ["20", ["hundredths"]],
      ["61+1", ["hundredths"]],
      ["W300-B240", ["sides"]],
      ["7200:3600", ["periods"]],
      ["40/7200", ["moves"]],
      ["1500b10", ["bronstein"]],
      ...optionsLost.slice(1),
    ],
  },
  sgf: {
    both: [
      ["TM[3600]", "3600"],
      ["TM[3600]OT[5x30 byo-yomi]", "3600:5x30"],
      ["TM[3600]OT[25/600 Canadian]", "3600:c25/600"],
      ["TM[600]OT[10 fischer]", "600+10"],
      ["TM[0]OT[5x30 byo-yomi]", "5x30"],
      ["TM[0]OT[25/600 Canadian]", "c25/600"],
      ["TM[0]OT[10 fischer]", "0+10"],
    ],
    read: [
      ["OT[3x30 byo-yomi]TM[600]", "600:3x30"],
      ["TM[600]\nOT[1x20 Byoyomi]", "600:1x20"],
      ["TM[600.0]", "600"],
      ["TM[600.] OT[25/600 canadian]\n", "600:c25/600"],
    ],
    refused: [
      ["", 1, "form"],
      ["3600", 1, "form"],
      ["OT[5x30 byo-yomi]", 1, "form"],
      ["TM[3600]TM[3600]", 9, "form"],
      ["TM[3600]XX[1]", 9, "form"],
      ["TM[]", 4, "form"],
      ["TM[1h]", 4, "form"],
      ["TM[-5]", 4, "form"],
      ["TM[0600]", 4, "form"],
      ["TM[600.5]", 4, "wholeSeconds"],
      ["TM[600]OT[]", 11, "form"],
      ["TM[600]OT[30 simple]", 11, "form"],
      ["TM[600]OT[5 x 30]", 11, "form"],
      ["TM[0]", 4, Rule.NoTime],
      ["TM[600]OT[0x30 byo-yomi]", 11, Rule.Count],
      ["TM[600]OT[100x30 byo-yomi]", 11, Rule.Count],
      ["TM[600]OT[0/600 Canadian]", 11, Rule.Moves],
      ["TM[600]OT[0 fischer]", 11, Rule.Value],
      [`TM[600]OT[${huge} fischer]`, 11, Rule.Value],
      [`TM[${huge}]`, 4, Rule.Base],
    ],
    lost: [
      ["W300-B240", ["sides"]],
      ["7200:3600", ["periods"]],
      ["40/7200", ["moves"]],
      ["3600+10:5x30", ["increment"]],
      ["7200d5", ["delay"]],
      ["3600:up", ["upcount"]],
      ["*180", ["hourglass"]],
      ["300*", ["repeat"]],
      ...optionsLost.slice(1),
    ],
  },
};

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
    expect(written).toEqual(["canonical", "pgn", "trf", "us", "fics", "lichess", "sgf", "uci", "words"]);
    expect(readable).toEqual(["canonical", "pgn", "trf", "us", "fics", "lichess", "sgf"]);
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
