/** Checks what the Espruino back-end does to Espruino's globals, beyond what every back-end does. */
import { describe, expect, test } from "vitest";
import { bangle2 } from "../../board-defs/bangle2";
import { esp32 } from "../../board-defs/esp32";
import { pixljs } from "../../board-defs/pixljs";
import { Call } from "./driver";
import { type Bench, openBench, servoBoard } from "./espruino-bench";

describe("contacts", () => {
  test("are pulled away from the level of a closed one", () => {
    expect(openBench().of("fake.modes")).toEqual([
      "D2 input_pullup",
      "D3 input_pullup",
      "BTN1 input_pulldown",
      "BTN2 input_pulldown",
      "BTN4 input_pulldown",
      "BTN3 input_pulldown",
      "D0 input_pulldown",
    ]);
  });

  test("are watched once each, and no more than a board can", () => {
    const watched = openBench().of("fake.watches.map(function (watch) { return watch.pin; })");
    expect(watched).toEqual(["D2", "D3", "BTN1", "BTN2", "BTN4", "BTN3"]);
    expect(pixljs.watchesMax).toBeGreaterThanOrEqual(6);
  });

  test("that a board lacks are open and not watched", () => {
    const bench = openBench(bangle2, "var touched = [];");
    expect(bench.of("fake.watches.map(function (watch) { return watch.pin; })")).toEqual(["BTN1"]);
    for (const contact of [0, 1, 3, 4, 5]) {
      expect(bench.call(Call.IsClosed, [contact])).toEqual(['{"closed":0}']);
    }
  });
});

describe("time", () => {
  test("floors, and never wakes too soon", () => {
    const bench = openBench();
    bench.of(
      "var asked = []; var plain = setTimeout; setTimeout = function (act, ms) { asked.push(ms); return plain(act, ms); };",
    );
    bench.call(Call.WakeIn, [500]);
    expect(bench.of("asked")).toEqual([500.001]);
    bench.of("getTime = function () { return 12.3459999; };");
    expect(bench.call(Call.Now)).toEqual(['{"now":12345}']);
    bench.of("getTime = function () { return 1795294541.2477; };");
    expect(bench.call(Call.Now)).toEqual([`{"now":${1_795_294_541_247 % 2 ** 30}}`]);
  });

  test("keeps no number of a timer that is over", () => {
    const bench = openBench();
    bench.call(Call.WakeIn, [5]);
    bench.to(10);
    bench.of(
      "var cleared = []; var plainClear = clearTimeout; clearTimeout = function (id) { cleared.push(id); plainClear(id); };",
    );
    bench.call(Call.WakeIn, [-1]);
    expect(bench.of("cleared")).toEqual([0]);
  });
});

test("flags that players can feel get pulses of 1 to 2 ms at 50 Hz, which end when the arms have arrived", () => {
  const bench = openBench(servoBoard);
  bench.of(`
    var pulses = [];
    analogWrite = function (pin, value, options) { pulses.push([pin, Math.round(value * 20000), options.freq]); };
    digitalWrite = function (pins, value) { pulses.push([pins.join(), value, fake.trueMs]); };
  `);
  bench.call(Call.Lift, [0, 5]);
  bench.to(300);
  bench.call(Call.Lift, [-1, 5]);
  bench.to(2000);
  const [moved, again] = [
    [
      ["D21", 1500, 50],
      ["D22", 2000, 50],
    ],
    [
      ["D21", 1000, 50],
      ["D22", 2000, 50],
    ],
  ];
  expect(bench.of("pulses")).toEqual([...moved!, ...again!, ["D21,D22", 0, 1100]]);
});

describe("the buzzer", () => {
  const listening = (): Bench => {
    const bench = openBench();
    bench.of("fake.tellsTones = true;");
    return bench;
  };

  test("plays a pattern tone by tone, then is still", () => {
    const bench = listening();
    expect(bench.call(Call.Play, [880, 50, 0, 20, 440, 30])).toEqual(['{"tone":880,"at":0}']);
    expect(bench.to(1_000)).toEqual(['{"tone":0,"at":50}', '{"tone":440,"at":70}', '{"tone":0,"at":100}']);
  });

  test("leaves a pattern for a later one", () => {
    const bench = listening();
    bench.call(Call.Play, [880, 50, 990, 50]);
    bench.to(20);
    expect(bench.call(Call.Play, [440, 100])).toEqual(['{"tone":440,"at":20}']);
    expect(bench.to(1_000)).toEqual(['{"tone":0,"at":120}']);
  });

  test("is silenced by an empty pattern", () => {
    const bench = listening();
    bench.call(Call.Play, [880, 50, 990, 50]);
    expect(bench.call(Call.Play, [])).toEqual(['{"tone":0,"at":0}']);
    expect(bench.to(1_000)).toEqual([]);
  });

  test("that a board lacks is silent", () => {
    const bench = openBench(bangle2);
    expect(bench.call(Call.Play, [880, 50])).toEqual([]);
    expect(bench.to(1_000)).toEqual([]);
  });
});

describe("lamps", () => {
  test("follow flags where they are wired", () => {
    const bench = openBench(esp32);
    bench.call(Call.Raise, [1, 0]);
    expect([bench.of("fake.reads.D21"), bench.of("fake.reads.D22")]).toEqual([true, false]);
    bench.call(Call.Raise, [0, 1]);
    expect([bench.of("fake.reads.D21"), bench.of("fake.reads.D22")]).toEqual([false, true]);
  });

  test("the display's light goes on and off", () => {
    const bench = openBench();
    bench.call(Call.Light, [1]);
    expect(bench.of("fake.reads.LED1")).toBe(true);
    bench.call(Call.Light, [0]);
    expect(bench.of("fake.reads.LED1")).toBe(false);
  });
});

describe("the link", () => {
  test("is open while a cable holds its line high", () => {
    const bench = openBench();
    expect(bench.of("fake.serial")).toBe("115200 D0 D1");
    expect(bench.call(Call.Send, [], "{}")).toEqual(["{}", '{"sent":1}']);
  });

  test("is closed without a cable", () => {
    const bench = openBench(pixljs, "fake.isUnplugged = true;");
    expect(bench.of("fake.serial")).toBeUndefined();
    expect(bench.call(Call.Send, [], "{}")).toEqual(['{"sent":0}']);
  });

  test("is closed where none is wired", () => {
    expect(openBench(bangle2).call(Call.Send, [], "{}")).toEqual(['{"sent":0}']);
  });

  test("every letter with a code up to 255 can be made, and no other", () => {
    const bench = openBench();
    const letterOf = (code: number): string => JSON.parse(bench.call(Call.Letter, [code])[0] ?? "").letter;
    expect([31, 32, 233, 255, 256].map(letterOf)).toEqual(["", " ", "é", "ÿ", ""]);
  });

  test("takes lines however they are cut", () => {
    const bench = openBench();
    for (const part of ["he", "llo\nsta", "te\r", "\n\nse", "t 300\n"]) bench.of(`fake.hear(${JSON.stringify(part)});`);
    const heard = bench.lines.map((line) => (JSON.parse(line) as { heard: string }).heard);
    expect(heard).toEqual(["hello", "state", "set 300"]);
  });
});

describe("a flood on the link", () => {
  const send = (bench: ReturnType<typeof openBench>, part: string) => bench.of(`fake.hear(${JSON.stringify(part)});`);
  const heardBy = (bench: ReturnType<typeof openBench>) =>
    bench.lines.map((line) => (JSON.parse(line) as { heard: string }).heard);

  test("a megabyte without an end is nothing, and takes no memory", () => {
    const bench = openBench();
    for (let sent = 0; sent < 1_000_000; sent += 500) send(bench, "x".repeat(500));
    send(bench, "\nhello\n");
    expect(heardBy(bench)).toEqual(["hello"]);
  });

  test("many ends in one piece are many lines, and empty ones are none", () => {
    const bench = openBench();
    send(bench, `${"\n".repeat(240)}hello\n${"\n".repeat(240)}state\n`);
    expect(heardBy(bench)).toEqual(["hello", "state"]);
  });

  test("a piece of 500 letters is taken", () => {
    const bench = openBench();
    send(bench, `${"x".repeat(494)}\nhello`);
    send(bench, "\n");
    expect([heardBy(bench), bench.of("fake.serial")]).toEqual([["hello"], "115200 D0 D1"]);
  });

  test("a piece that nobody sends who waits for answers closes the port for ten seconds", () => {
    const bench = openBench();
    send(bench, "x".repeat(501));
    expect(bench.of("fake.serial")).toBeUndefined();
    expect(bench.call(Call.Send, [], "{}")).toEqual(['{"sent":0}']);
    bench.of("fake.pass(9999);");
    expect(bench.of("fake.serial")).toBeUndefined();
    bench.of("fake.pass(10001);");
    expect(bench.of("fake.serial")).toBe("115200 D0 D1");
  });

  test("a board without a cable opens no port, also after such a piece", () => {
    const bench = openBench(bangle2);
    send(bench, "x".repeat(501));
    bench.of("fake.pass(10001);");
    expect(bench.of("fake.serial")).toBeUndefined();
    expect(bench.call(Call.Send, [], "{}")).toEqual(['{"sent":0}']);
  });
});

test("the watchdog is fed by the idle loop", () => {
  const bench = openBench();
  bench.call(Call.Guard, [5_000]);
  expect(bench.of("fake.watchdog")).toBe(5);
});

test("a restart is the board's own", () => {
  const bench = openBench();
  bench.call(Call.Restart);
  expect(bench.of("fake.reboots")).toBe(1);
});
