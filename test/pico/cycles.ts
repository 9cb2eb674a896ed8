/**
 * `npm run pico:cycles`: the table of docs/runtimes.md that compares the boards. A game, the menus and a game in which
 * the clock speaks to both sides, at 125 MHz, with a flash and a bus that take their time.
 */
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picolcd } from "../../board-defs/picolcd";
import { picosharp } from "../../board-defs/picosharp";
import type { PicoImage } from "../../sim/build/pico/image";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { withVoices } from "../../sim/build/pico/voices";
import { typicalTimes } from "../../sim/pico/flash";
import { quantile } from "../../sim/pico/meter";
import { Xip } from "../../sim/pico/xip";
import { Bench } from "./bench";
import { countGame, countMenus, countSpokenGame } from "./counts";
import { toneFile } from "./voices";

const cyclesAMs = 125_000;

/** Returns the instant at which the last byte of the first picture has gone, in ms from power-on. */
function bootMs(image: PicoImage, board: Board): number {
  const bench = new Bench(image, undefined, board);
  new Xip(bench.emulated.chip);
  const bus = bench.emulated.chip.rp2040.spi[0]!;
  const { onTransmit } = bus;
  let lastMs = 0;
  bus.onTransmit = (value) => {
    lastMs = bench.nowMs;
    onTransmit(value);
  };
  bench.to(250);
  return lastMs;
}

function row(board: Board, image: PicoImage, speaks: boolean): string {
  const played = speaks ? countSpokenGame(image, typicalTimes, board) : countGame(image, typicalTimes, board);
  const menus = countMenus(image, typicalTimes, board);
  const ms = (cycles: readonly number[], share: number) => (quantile(cycles, share) / cyclesAMs).toFixed(1);
  const cells = [
    `\`${board.name}\``,
    speaks ? "to both sides" : "no",
    `${bootMs(image, board).toFixed(0)} ms`,
    `${ms(played.pictures, 0.5)} ms, ${ms(played.pictures, 1)} ms`,
    `${ms(menus.pictures, 0.5)} ms, ${ms(menus.pictures, 1)} ms`,
    `${ms(played.calls.wake, 0.5)} ms, ${ms(played.calls.wake, 1)} ms`,
    `${Math.ceil(Math.max(played.heapBytes, menus.heapBytes) / 1000)} kB`,
    `${((100 * played.awakeS) / played.passedS).toFixed(1)} %`,
  ];
  return `| ${cells.join(" | ")} |\n`;
}

for (const board of [pico, picolcd, picosharp, picocard]) {
  const image = await keptPicoFiles(board);
  process.stdout.write(row(board, image, false));
  const hasClips = board.earphones !== undefined;
  const speaking = hasClips ? { ...image, uf2: withVoices(image.uf2, board, [toneFile("en")]) } : image;
  process.stdout.write(row(board, speaking, true));
}
