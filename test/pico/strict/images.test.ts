/** The strict chip finds nothing in the images of all boards, with and without a voice, with and without USB. */
import { describe, expect, test } from "vitest";
import type { Board } from "../../../board-defs/board";
import { pico } from "../../../board-defs/pico";
import { picocard } from "../../../board-defs/picocard";
import { picolcd } from "../../../board-defs/picolcd";
import { picosharp } from "../../../board-defs/picosharp";
import { Switch } from "../../../hal/hal";
import type { PicoImage } from "../../../sim/build/pico/image";
import { withVoices } from "../../../sim/build/pico/voices";
import { Bench } from "../bench";
import { findImage } from "../found";
import { toneFile } from "../voices";

for (const board of [pico, picolcd, picosharp, picocard]) {
  const image = await findImage(board);
  if (image !== undefined) describe(board.name, () => playAll(board, image));
}

function playAll(board: Board, image: PicoImage): void {
  // A board with modules has its clips on cards; the others have them in the flash.
  const hasClips = board.earphones !== undefined;
  const speaking = hasClips ? { ...image, uf2: withVoices(image.uf2, board, [toneFile("en")]) } : image;

  test.each([
    ["without a voice, USB absent, then plugged in and out in play", image, false],
    ["with a voice, USB absent, then plugged in and out in play", speaking, true],
  ] as const)("%s", (_, played, speaks) => {
    const bench = begin(new Bench(played, undefined, board), speaks);
    bench.emulated.plugUsb();
    turn(bench);
    bench.emulated.unplugUsb();
    turn(bench);
    const computer = bench.emulated.plugUsb();
    turn(bench);
    expect(computer.isConnected).toBe(true);
    expectPlayed(bench, 3);
  });

  test.each([
    ["without a voice, USB present at power-on", image, false],
    ["with a voice, USB present at power-on, then plugged out", speaking, true],
  ] as const)("%s", (_, played, speaks) => {
    const bench = new Bench(played, undefined, board);
    const computer = bench.emulated.plugUsb();
    begin(bench, speaks);
    expect(computer.isConnected).toBe(true);
    turn(bench);
    if (speaks) bench.emulated.unplugUsb();
    turn(bench);
    expectPlayed(bench, 2);
  });
}

/** Starts a game with all reports. */
function begin(bench: Bench, speaks: boolean): Bench {
  bench.to(300);
  for (const line of ["subscribe", speaks ? "speech 3 3" : "speech 0 0", "set 60+2"]) bench.ask(line, 60);
  bench.press(Switch.Right, 700);
  return bench;
}

/** Each side moves, and the side that waits asks for its time. */
function turn(bench: Bench): void {
  bench.press(Switch.RightAsk, bench.nowMs + 100);
  bench.press(Switch.Left, bench.nowMs + 200);
  bench.press(Switch.Right, bench.nowMs + 250);
}

/** Pauses the game and opens the menu. The state has all presses, and the log was written. */
function expectPlayed(bench: Bench, turns: number): void {
  bench.press(Switch.Start, bench.nowMs + 100);
  bench.press(Switch.Menu, bench.nowMs + 100);
  const { mode, white, black } = bench.state();
  expect([mode, white.presses, black.presses]).toEqual(["paused", turns, turns]);
  expect(bench.emulated.chip.flash.programs).toBeGreaterThan(10);
  expect(bench.emulated.chip.warnings).toEqual([]);
  expect(bench.emulated.chip.hasRestarted).toBe(false);
}
