/** Flash that fails, for the store of an Espruino board. */
import { describe } from "vitest";
import { pixljs } from "../../board-defs/pixljs";
import { Call } from "./driver";
import { openBench } from "./espruino-bench";
import { type HostileStore, testStore } from "./store-cases";

function espruinoBench(): HostileStore {
  const bench = openBench(pixljs);
  const base = "(fake.storeEnd - 2 * 4096)";
  const ask = (call: Call, numbers: readonly number[]): unknown => {
    const [line = "{}"] = bench.call(call, numbers);
    return Object.values(JSON.parse(line) as Record<string, unknown>)[0];
  };
  bench.of(`
    fake.keeps = {}; fake.clears = {};
    fake.soundByte = fake.byteAt;
    fake.byteAt = function (address) { return fake.soundByte(address) & ~(fake.clears["" + address] || 0); };
    fake.soundWrite = fake.flash.write;
    fake.flash.write = function (bytes, address) {
      var kept = bytes.map(function (byte, i) { return byte | (fake.keeps["" + (address + i)] || 0); });
      fake.soundWrite(kept, address);
    };
  `);
  return {
    write: (page, at, bytes) => ask(Call.WriteBytes, [page, at, ...bytes]) === 1,
    erase: (page) => ask(Call.Erase, [page]) === 1,
    isErased: (page, at) => ask(Call.IsErased, [page, at]) === 1,
    read: (page, at, count) => ask(Call.Read, [page, at, count]) as number[],
    keep: (place) => {
      for (let i = 0; i < 4; i++) bench.of(`fake.keeps["" + (${base} + ${place} + ${i})] = 255`);
    },
    clear: (place) => void bench.of(`fake.clears["" + (${base} + ${place})] = 16`),
    fail: () => void bench.of("fake.goodWords = 0"),
  };
}

describe("the store of espruino", () => testStore(espruinoBench));
