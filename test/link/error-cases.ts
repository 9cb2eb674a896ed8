/** Lines for every error of docs/link.md. */

import { freeze } from "../../firmware/app/device/freeze";
import { inMenu, pausedGame } from "../app/asking";
import { type Desk, openDesk } from "../app/desk";
import { at, locked, ready, running } from "./asked-desks";

/** A line for each error, and the clock that receives it. */
export const errors: Record<string, () => readonly (readonly [desk: Desk, line: string])[]> = {
  line: () => [...["x", "#5x", "hello you", "states", "start1"].map((line) => [ready(), line] as const)],
  check: () => ["*00 hello", "* hello", "*zz hello", "*14hello", "*"].map((line) => [ready(), line] as const),
  value: () => [
    ...["unlock", "unlock 12345", "unlock 12a4", "lock 12", "subscribe all", "log", "log x", "export 11"].map(
      at(ready),
    ),
    ...["number 10000", "number x", 'white "', "black a\\b", `white ${"x".repeat(41)}`, "start now"].map(at(ready)),
    ...["resume red", "resume white black", "undo it", "penalty", "penalty theft white"].map(at(pausedGame)),
    ...["penalty illegal-move", "penalty illegal-move white 1000", "adjourn", "adjourn 0", "adjourn 11"].map(
      at(pausedGame),
    ),
    ...[
      "correct",
      "correct white",
      "correct white.remaining",
      "correct turn=none",
      "correct turn=white turn=white",
    ].map(at(pausedGame)),
    ...["restore", "restore 0", "import 11 x", "finish it", "new game", "adjourn 1 sealed 2 3"].map(at(pausedGame)),
  ],
  control: () => ["set", "set 0", "set x", "control 1:", "control"].map(at(pausedGame)),
  setting: () => ["setting 9 0", "setting 7 2", "setting 8 2", "setting 1 5", "setting", "setting 0"].map(at(ready)),
  locked: () => ["set 300", "start", "pause", "number 1", "lock 1111", "lock off", "x"].map(at(locked)),
  code: () => [[locked(), "unlock 0043"]],
  wait: () => {
    const desk = locked();
    for (let i = 0; i < 5; i++) desk.line("unlock 1111");
    return [[desk, "unlock 0042"]];
  },
  busy: () => [
    ...["set 300", "setting 4 1"].map(at(running)),
    ...["start", "resume", "correct turn=black", "penalty illegal-move white", "undo", "control 60"].map(at(running)),
    ...["adjourn 1", "restore 1", "finish", "new", "number 1", "white x", "lock 1111", "import 1 x"].map(at(running)),
    [inMenu(), "start"],
    [inMenu(), "correct turn=black"],
  ],
  refused: () => [
    ...["pause", "resume", "undo", "correct white.delay=1000", "control III.4"].map(at(ready)),
    ...["start", "penalty quickplay-claim white", "correct white.period=9"].map(at(pausedGame)),
    [openDesk(), "start"],
    [openDesk(), "control 60"],
  ],
  empty: () => [
    [ready(), "restore 5"],
    [ready(), "export 5"],
  ],
  memory: () => {
    const desk = pausedGame();
    desk.app.log.page = -1;
    return [[desk, "adjourn 1"]];
  },
  frozen: () => {
    const desk = running();
    freeze(desk.app, desk.nowMs);
    return [
      [desk, "pause"],
      [desk, "set 300"],
    ];
  },
};
