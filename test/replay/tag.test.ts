import { describe, expect, test } from "vitest";
import { printControl } from "../../firmware/notation/notation";
import { tagControls } from "../../sim/replay/tag";

const broadcast =
  "90 minutes for the first 40 moves, followed by 30 minutes for the rest of the game with an increment of 30 seconds " +
  "per move starting from move 1";
const classical = "40/5400+30:1800+30";

/** Tags with what they may mean, the likeliest first. */
const rows: [tag: string, ...controls: string[]][] = [
  ["40/5400+30:1800+30", classical],
  ["180+0", "180"],
  ["300", "300"],
  ["60", "60", "3600"],
  ["90+30", "90+30", "5400+30"],
  ["1800d10", "1800d10"],
  ["300+3;first=0", "300+3;from=2"],
  ["G/90+30", "5400+30"],
  ["G/60 d5", "3600d5"],
  ["40/120 SD/60 d5", "40/7200d5:3600d5"],
  [broadcast, classical],
  [`: ${broadcast.replace("game with", "gamewith")}`, classical],
  [broadcast.replaceAll(" ", ""), classical],
  [`  ${broadcast.toUpperCase()}.`, classical],
  [broadcast.replace("move 1", "move 41"), "40/5400:1800+30"],
  ["90 min/40 moves + 30 min + 30 sec/move", classical, "40/5400:1800+30"],
  ["90 min/40 mov. + 30 min/rest. + 30 sec. incr. p/ mov. desde mov. 1", classical],
  ["40 moves/90 min + 30 min/end + 30 sec increment/move starting from move 1", classical],
  ["40 moves in 2 hours, 20 moves in 1 hour, then 15 minutes with 30 seconds from move 61", "40/7200:20/3600:900+30"],
  ["100 min/40 moves + 50 min/20 moves + 15 min + 30 sec per move from move 1", "40/6000+30:20/3000+30:900+30"],
  ["40/2h + 20/1h + 15m+30s", "40/7200+30:20/3600+30:900+30", "40/7200:20/3600:900+30"],
  ["2 hours for 40 moves, then 1 hour for the rest", "40/7200:3600"],
  ["moves 1-40: 120 min, then 60 min", "40/7200:3600"],
  ["90'+30", "5400+30"],
  ["90'+30\"", "5400+30"],
  ["90’ + 30″", "5400+30"],
  ["90'+30''", "5400+30"],
  ["1h30 + 30s", "5400+30"],
  ["1 hour 30 minutes + 30 seconds per move", "5400+30"],
  ["2 min 17 sec + 7 sec/move", "137+7"],
  ["Rapid: 15 minutes plus 10 seconds per move", "900+10"],
  ["10 minutes + 0 seconds", "600"],
  ["5|3", "300+3"],
  ["25 minutes with 10 seconds delay", "1500d10"],
  ["25 minutes, 10 s Bronstein", "1500b10"],
  ["3 min + 2 sec from move 61", "180+2;from=61"],
  ["90 minutos + 30 segundos por jugada desde la jugada 1", "5400+30"],
  ["90 Minuten für 40 Züge, 30 Minuten, 30 Sekunden pro Zug", classical, "40/5400:1800+30"],
  ["-"],
  ["?"],
  [""],
  ["standard"],
  ["30 Züge"],
  ["99999999 minutes"],
];

describe("what a TimeControl tag may mean", () => {
  test.each(rows)("%s", (tag, ...controls) => expect(tagControls(tag).map(printControl)).toEqual(controls));

  test("no tag means nothing", () => expect(tagControls(undefined)).toEqual([]));

  test("any text is read or not, at once", () => {
    for (const text of ["9".repeat(5000), "1 ".repeat(5000), "90min+".repeat(3000), "\u{1f600}'\"".repeat(1000)]) {
      const started = performance.now();
      expect(Array.isArray(tagControls(text))).toBe(true);
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });
});
