/** How the Espruino back-end keeps the store in Storage. */
import { describe, expect, test } from "vitest";
import { pixljs } from "../../board-defs/pixljs";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { Call } from "./driver";
import { openBench } from "./espruino-bench";

describe("the store", () => {
  test("takes its file once", () => {
    const bench = openBench();
    expect(bench.of("fake.storage.read('store').length")).toBe(8_768);
    bench.call(Call.WriteBytes, [0, 0, 7]);
    bench.of("fake.storage.write = function () { throw new Error('again'); }; fake.main();");
    expect(bench.call(Call.Read, [0, 0])).toEqual(['{"bytes":[7]}']);
  });

  test("has as many pages as its board's definition says, wherever the file lies", () => {
    const bench = openBench(pixljsplus, "fake.freeBytes = 30000; fake.storeEnd = 0x75ffc;");
    expect(bench.of("fake.storage.read('store').length")).toBe(16_384);
    expect(bench.call(Call.Pages)).toEqual(['{"pages":3}', '{"pageBytes":4096}']);
    bench.call(Call.WriteBytes, [0, 0, 7]);
    expect(bench.of("fake.cells['' + 0x72000]")).toBe(7);
    const whole = openBench(pixljsplus, "fake.freeBytes = 30000; fake.storeEnd = 0x76000;");
    expect(whole.call(Call.Pages)[0]).toBe('{"pages":3}');
    const small = openBench(pixljs, "fake.freeBytes = 30000; fake.storeEnd = 0x76000;");
    expect(small.of("fake.storage.read('store').length")).toBe(12_288);
    expect(small.call(Call.Pages)[0]).toBe('{"pages":2}');
    const tight = openBench(pixljsplus, "fake.freeBytes = 8256; fake.storeEnd = 0x76000;");
    expect(tight.call(Call.Pages)[0]).toBe('{"pages":2}');
  });
});

describe("the store where Storage is nearly full", () => {
  test.each([0, 31, 32])("has no file and no page in %i bytes", (free) => {
    const bench = openBench(pixljs, `fake.freeBytes = ${free};`);
    expect(bench.of("fake.storage.read('store')")).toBeUndefined();
    expect(bench.call(Call.Pages)[0]).toBe('{"pages":0}');
    expect(bench.call(Call.Read, [0, 0])).toEqual(['{"bytes":[]}']);
  });

  test.each([
    [33, "0x76000"],
    [2_000, "0x75ffc"],
    [4_000, "0x76000"],
  ])("has no page in a file of %i bytes", (free, end) => {
    const bench = openBench(pixljs, `fake.freeBytes = ${free}; fake.storeEnd = ${end};`);
    expect(bench.of("fake.storage.read('store').length")).toBe(free - 32);
    expect(bench.call(Call.Pages)[0]).toBe('{"pages":0}');
  });
});
