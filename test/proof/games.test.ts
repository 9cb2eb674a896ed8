/** The real games: the clock, the oracle and the articles of the Laws agree after each press, to the millisecond. */
import { basename } from "node:path";
import { expect } from "vitest";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { Side } from "../../firmware/core/words";
import { parseControl } from "../../firmware/notation/notation";
import { withThinks } from "../../sim/replay/clocks-only";
import type { Game } from "../../sim/replay/game";
import { Oracle } from "../oracle/oracle";
import { verbs } from "../oracle/step";
import { gameFiles, gameIn, gamesOf, testWithGames } from "../replay/games";
import type { Edge } from "./articles/edges";
import { readSchedule } from "./articles/schedule";
import { sameNow } from "./checks";
import * as firmware from "./door";
import { judgeTimes } from "./judged";

/**
 * Each game's control, and how the articles read it: a first increment that is not granted is less time at the start.
 */
const controls: readonly [file: RegExp, control: string, terms?: string][] = [
  [/classical/, "40/5400+30:1800+30", "5400+30:1800+30;at=zero"],
  [/15p10/, "900+10"],
  [/10p10/, "600+10"],
  [/5p3/, "300+3"],
  [/3p2/, "180+2"],
  [/stlouis/, "1800d10"],
  [/idchess/, "5400+30;first=0", "5370+30"],
];

interface Judged {
  readonly presses: number;
  /** How often all three were asked: at each press, and in the middle of each think. */
  readonly judged: number;
  readonly fault: string | undefined;
}

function judge(game: Game, text: string, terms: string): Judged {
  const { control } = parseControl(text);
  const schedule = readSchedule(terms);
  if (control === undefined || schedule === undefined) throw new Error(text);
  const clock = createClock(control, 0, () => {});
  const oracle = new Oracle();
  oracle.step({ verb: verbs.begin, atMs: 0, numbers: [4, 0, 1, 25, 0, 0], text });
  const edges: Edge[] = [{ kind: "go", player: 0, at: 0 }];
  firmware.press(clock, Side.Black, 0);
  oracle.step({ verb: verbs.press, atMs: 0, numbers: [Side.Black, 0], text: "" });
  let [at, presses, judged] = [0, 0, 0];
  const look = (instant: number): string | undefined => {
    advance(clock, instant);
    oracle.step({ verb: verbs.advance, atMs: instant, numbers: [], text: "" });
    judged++;
    const rig = { clock, oracle, at: instant, edges };
    return sameNow(rig) ?? judgeTimes(schedule, rig);
  };
  const thinks = withThinks(
    game.plies.map((ply) => ({ ...ply, thinkMs: undefined })),
    control,
  );
  for (const { side, thinkMs = 0 } of thinks) {
    const between = look(at + Math.floor(thinkMs / 2));
    // A move in no time at all, which whole seconds allow, takes a millisecond.
    at += Math.max(thinkMs, 1);
    firmware.press(clock, side, at);
    oracle.step({ verb: verbs.press, atMs: at, numbers: [side, at], text: "" });
    edges.push({ kind: "press", player: side === Side.White ? 0 : 1, at });
    presses++;
    const fault = between ?? look(at);
    if (fault !== undefined) return { presses, judged, fault };
    if (clock.firstFlag !== Side.None) break;
  }
  return { presses, judged, fault: undefined };
}

testWithGames("three-way agreement over every real game", () => {
  expect(judge(gamesOf("1. e4 {[%clk 0:03:01]} *")[0] as Game, "180+2", "180+3").fault).toMatch(/^6\.3: /);
  let [presses, judged] = [0, 0];
  for (const file of gameFiles) {
    const found = controls.find(([name]) => name.test(basename(file)));
    if (found === undefined) throw new Error(`${file}: what control?`);
    const [, control, terms = control] = found;
    const walked = judge(gameIn(file), control, terms);
    expect(walked.fault, file).toBeUndefined();
    presses += walked.presses;
    judged += walked.judged;
  }
  expect([gameFiles.length, presses, judged]).toEqual([10, 1245, 2490]);
});
