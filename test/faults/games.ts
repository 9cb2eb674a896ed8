/** Ten games with everything that a clock can do. They are so short that the power can fail after every word. */

import type { Colour } from "../oracle/rules";
import type { Act } from "../soak/act";

const game = (control: string, edition = 4, takesBack = true): Act => ({
  kind: "newGame",
  control,
  edition,
  takesBack,
});
const wait = (ms: number): Act => ({ kind: "wait", ms });
const press = (side: Colour, lateMs = 0): Act => ({ kind: "press", side, lateMs });
const resume = (side: Colour): Act => ({ kind: "resume", side });
const act = (
  kind: "start" | "pause" | "info" | "undo" | "charge" | "guideline" | "forgotten" | "restore" | "finish",
): Act => ({ kind });

/** Returns moves of both sides in turn, White first, with these thinking times. */
function moves(...thinksMs: readonly number[]): Act[] {
  return thinksMs.flatMap((ms, n) => [wait(ms), press(n % 2 === 0 ? "white" : "black")]);
}

export const games: Readonly<Record<string, readonly Act[]>> = {
  "levers, a pause, the end": [
    game("300+2"),
    press("black"),
    ...moves(3_100, 12_400, 31_000, 800, 25, 9_999),
    act("pause"),
    wait(40_000),
    resume("white"),
    ...moves(2_000, 21_000),
    act("pause"),
    act("finish"),
  ],
  "a flag that stops both": [
    game("20+1"),
    act("start"),
    ...moves(4_000, 5_000, 7_000),
    wait(30_000),
    press("black"),
    wait(5_000),
  ],
  "both flags, one after the other": [
    game("30;flag=run-on"),
    act("start"),
    ...moves(11_000, 12_000),
    wait(25_000),
    press("white"),
    wait(30_000),
  ],
  "two periods by time": [
    game("30+2:20+2"),
    press("black"),
    ...moves(14_000, 9_000),
    wait(40_000),
    press("white"),
    wait(15_000),
    press("black"),
  ],
  "periods by moves, the next one by hand, a press forgotten": [
    game("2/60:30;at=moves"),
    press("black"),
    ...moves(9_000, 8_000, 7_000, 6_000, 1_000),
    act("pause"),
    { kind: "nextPeriod", who: "black" },
    act("forgotten"),
    resume("black"),
    wait(12_000),
  ],
  "byo-yomi, late edges and bounce": [
    game("10:3x8"),
    press("black"),
    wait(9_000),
    { kind: "bounce", side: "white", edges: [0, 2, 5, 30] },
    wait(6_000),
    press("black", 1_700),
    wait(21_000),
    press("white", 400),
    wait(2_000),
    press("white"),
    wait(8_100),
    press("black", 300),
    wait(30_000),
  ],
  "corrections, penalties, what is taken back": [
    game("600b5", 1),
    act("start"),
    ...moves(10_000, 15_000, 12_000),
    act("pause"),
    { kind: "times", whiteS: 571, blackS: 88 },
    { kind: "illegal", offender: "white", edition: 1 },
    act("undo"),
    { kind: "addTime", side: "black" },
    resume("black"),
    ...[wait(4_000), press("black"), wait(11_000)],
    act("pause"),
    act("charge"),
    resume("black"),
    wait(3_000),
  ],
  "another control, Guideline III.4": [
    game("100"),
    press("black"),
    ...moves(5_000, 14_000),
    act("pause"),
    act("guideline"),
    resume("white"),
    ...moves(13_000, 2_000),
    act("pause"),
    { kind: "control", program: 15 },
    resume("white"),
    ...moves(11_000),
  ],
  "put away with a sealed move, another game, taken up": [
    game("900d3"),
    press("black"),
    ...moves(15_000, 20_000, 5_000),
    act("pause"),
    { kind: "adjourn", sealed: true, minutes: 2 },
    game("60+1", 2, false),
    press("black"),
    ...moves(4_000, 12_000),
    act("pause"),
    act("restore"),
    resume("white"),
    ...moves(9_500, 3_000),
    act("pause"),
    act("finish"),
  ],
  "three games, hourglass, gong, count up": [
    game("*30", 0),
    press("black"),
    ...moves(7_000, 12_000),
    game("gong12", 3),
    press("black"),
    ...moves(5_000),
    wait(40_000),
    game("up40"),
    act("start"),
    ...moves(14_000, 21_000),
    wait(50_000),
  ],
};
