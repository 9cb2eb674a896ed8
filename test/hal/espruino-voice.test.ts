/** The serial voice modules of an Espruino board: the frames at the ports, and the busy lines. */
import { expect, test } from "vitest";
import { esp32 } from "../../board-defs/esp32";
import { Ear } from "../../hal/hal";
import { Call } from "./driver";
import { type Bench, openBench } from "./espruino-bench";

interface Sent {
  port: string;
  atMs: number;
  bytes: number[];
}

/** Commands, their folder or nothing, their track or number. Every frame is whole. */
function framesOf(bench: Bench, port: string): number[][] {
  const sent = (bench.of("sent") as (string | Sent)[]).filter((one): one is Sent => typeof one !== "string");
  return sent
    .filter((one) => one.port === port)
    .map(({ bytes }) => {
      const [mark, version, length, command = 0, , high = 0, low = 0, sumHigh = 0, sumLow = 0, end] = bytes;
      expect([mark, version, length, end, bytes.length]).toEqual([0x7e, 0xff, 6, 0xef, 10]);
      expect((0xff + 6 + command + high + low + 256 * sumHigh + sumLow) % 65_536).toBe(0);
      return [command, high, low];
    });
}

const setBusy = (bench: Bench, pin: string, isPlaying: boolean) => bench.of(`fake.reads.${pin} = ${!isPlaying};`);

function openQuiet(): Bench {
  const bench = openBench(esp32);
  for (const pin of ["D34", "D35"]) setBusy(bench, pin, false);
  return bench;
}

test("both ports are opened, and the busy lines pulled up", () => {
  const bench = openQuiet();
  expect(bench.of("sent")).toEqual(["Serial2 9600 D19", "Serial3 9600 D15"]);
  expect(bench.of("fake.modes")).toEqual(expect.arrayContaining(["D34 input_pullup", "D35 input_pullup"]));
});

test("phrases follow one another when the busy line says so, on one side alone", () => {
  const bench = openQuiet();
  bench.call(Call.Say, [Ear.Right, 1, 4, 185]);
  bench.to(100);
  const [volume, first, second] = [
    [6, 0, 18],
    [15, 20, 5],
    [15, 21, 86],
  ];
  expect(framesOf(bench, "Serial3")).toEqual([volume, first]);
  setBusy(bench, "D35", true);
  bench.to(1000);
  expect(framesOf(bench, "Serial3")).toEqual([volume, first]);
  setBusy(bench, "D35", false);
  bench.to(1100);
  expect(framesOf(bench, "Serial3")).toEqual([volume, first, second]);
  setBusy(bench, "D35", true);
  bench.to(1500);
  setBusy(bench, "D35", false);
  bench.to(5000);
  expect(framesOf(bench, "Serial3")).toEqual([volume, first, second]);
  expect(framesOf(bench, "Serial2")).toEqual([]);
});

test("an answer that plays is stopped before the next one begins", () => {
  const bench = openQuiet();
  bench.call(Call.Say, [Ear.Left, 0, 4]);
  bench.to(100);
  setBusy(bench, "D34", true);
  bench.to(200);
  bench.call(Call.Say, [Ear.Left, 0, 7]);
  bench.to(300);
  expect(framesOf(bench, "Serial2").at(-1)).toEqual([22, 0, 0]);
  setBusy(bench, "D34", false);
  bench.to(400);
  expect(framesOf(bench, "Serial2").slice(-2)).toEqual([
    [6, 0, 18],
    [15, 10, 8],
  ]);
});

test("the volume of both is set at once", () => {
  const bench = openQuiet();
  bench.call(Call.Volume, [9]);
  bench.to(100);
  for (const port of ["Serial2", "Serial3"]) expect(framesOf(bench, port)).toEqual([[6, 0, 30]]);
});
