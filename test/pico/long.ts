/**
 * `npm run pico`: what takes minutes on the image. A game of 300 moves and an hour of ticks at 125 MHz, and a game of
 * 3,000 presses. Exit code 1 where one is wrong.
 */
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { Bench } from "./bench";
import { compareLongGame } from "./long-game";

const moves = 300;
const shortestMs = 150;
const longestMs = 4000;
const hourMs = 3_600_000;

const image = await keptPicoFiles(pico);
const faults = [...playGame(image), ...passHour(image), ...(await compareLongGame(image))];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Presses at random instants; the clock's sums are those of the instants in whole ms. */
function playGame(image: PicoImage): string[] {
  const bench = new Bench(image).to(200);
  bench.ask("set 5400+30");
  const usedMs = [0, 0];
  let seed = 7;
  let atMs = 1000.5;
  bench.press(Switch.Right, atMs);
  for (let move = 0; move < moves; move++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const thinkMs = shortestMs + (seed % (longestMs - shortestMs));
    atMs += thinkMs;
    usedMs[move % 2]! += thinkMs;
    bench.press(move % 2 === 0 ? Switch.Left : Switch.Right, atMs);
  }
  bench.to(atMs + 500).emulated.move(Switch.Left, false);
  bench.press(Switch.Start, bench.nowMs + 100);
  bench.to(bench.nowMs + 500);
  const { white, black } = bench.state();
  const heap = bench.word("heap_end") - bench.addressOf("heap_start");
  report("game", bench, `${moves} moves, heap ${heap} bytes`);
  const faults: string[] = [];
  if (black.used !== usedMs[1]) faults.push(`Black used ${black.used} ms, not ${usedMs[1]}`);
  if (white.presses + black.presses !== moves) faults.push(`${white.presses + black.presses} presses, not ${moves}`);
  if (white.used < usedMs[0]! || white.used > usedMs[0]! + 1000)
    faults.push(`White used ${white.used} ms, not ${usedMs[0]}`);
  return faults;
}

function passHour(image: PicoImage): string[] {
  const bench = new Bench(image).to(200);
  bench.ask("set 7200");
  bench.press(Switch.Right, 1000.5);
  bench.to(1000.5 + hourMs);
  const { white, mode } = bench.state();
  report("hour", bench, `${bench.emulated.chip.flash.programs} programs of the flash`);
  const usedMs = white.used - hourMs;
  return mode === "running" && usedMs >= 0 && usedMs < 10 ? [] : [`after an hour White used ${white.used} ms`];
}

function report(name: string, bench: Bench, more: string): void {
  const { busyNs } = bench.emulated.chip;
  process.stdout.write(
    `${name}: ${(bench.nowMs / 1000).toFixed(0)} s, awake ${(busyNs / 1e9).toFixed(1)} s, ${more}\n`,
  );
}
