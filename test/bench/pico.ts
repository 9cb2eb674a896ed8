/** Counts cycles of the image of a Raspberry Pi Pico on an emulated chip. */
import { pico } from "../../board-defs/pico";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { missingTools } from "../../sim/build/pico/tools";
import { fromUf2 } from "../../sim/build/pico/uf2";
import { cycleNs } from "../../sim/pico/clock";
import { type Counts, quantile } from "../../sim/pico/meter";
import { countGame, countMenus } from "../pico/counts";
import { type Group, limitAtMost, type Row } from "./row";

export async function measurePico(): Promise<Group> {
  const group = { name: "pico", title: "The image of a Raspberry Pi Pico at 125 MHz, reports on" };
  const missing = missingTools();
  if (missing !== undefined) return { ...group, rows: [], remark: "no compiler for it: see flagfall build pico" };
  const image = await keptPicoFiles(pico);
  const game = countGame(image);
  const menus = countMenus(image);
  const rows = [
    inMs("press to the last byte of its picture, median", quantile(game.pictures, 0.5), 15),
    inMs("press to the last byte of its picture, worst", quantile(game.pictures, 1), 40),
    inMs("key to the last byte of its picture, worst", quantile(menus.pictures, 1), 40),
    inMs("press, median", quantile(game.calls.lever, 0.5)),
    inMs("key, worst", quantile(menus.calls.key, 1)),
    inMs("tick, median", quantile(game.calls.wake, 0.5), 3),
    inMs("tick, worst", quantile(game.calls.wake, 1)),
    ...memoryRows(game, menus),
    { what: "flash", value: fromUf2(image.uf2).length, digits: 0, unit: "bytes", goal: limitAtMost(450_000) },
    { what: "awake, 90 s of a game", value: (100 * game.awakeS) / game.passedS, digits: 2, unit: "%" },
  ];
  return { ...group, rows };
}

function inMs(what: string, cycles: number, most?: number): Row {
  const row = { what, value: (cycles * cycleNs) / 1e6, digits: 1, unit: "ms", note: `${cycles} cycles` };
  return most === undefined ? row : { ...row, goal: limitAtMost(most) };
}

function memoryRows(...counts: Counts[]): Row[] {
  const most = Math.max(...counts.map(({ heapBytes, stackBytes }) => heapBytes + stackBytes));
  return [{ what: "heap and stack at most", value: most, digits: 0, unit: "bytes", goal: limitAtMost(120_000) }];
}
