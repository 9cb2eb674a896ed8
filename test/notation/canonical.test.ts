import { describe, expect, test } from "vitest";
import { type Control, type Period, TIME_MAX_MS } from "../../firmware/core/control";
import { Method, OnFlag, Policy } from "../../firmware/core/words";
import { parseControl, printControl } from "../../firmware/notation/notation";

function period(method: Method, baseMs: number, rest: Partial<Period> = {}): Period {
  return { method, baseMs, valueMs: 0, moves: 0, count: 0, ...rest };
}

function read(text: string): Control {
  const parsed = parseControl(text);
  if (parsed.control === undefined) throw new Error(`${text}: rule ${parsed.rule}, column ${parsed.column}`);
  return parsed.control;
}

const { Time, Increment, Delay, Bronstein, Byoyomi, Canadian, Hourglass, Upcount, Gong } = {
  Time: Method.Time,
  Increment: Method.Increment,
  Delay: Method.Delay,
  Bronstein: Method.Bronstein,
  Byoyomi: Method.Byoyomi,
  Canadian: Method.Canadian,
  Hourglass: Method.Hourglass,
  Upcount: Method.Upcount,
  Gong: Method.Gong,
};

describe("what the grammar says", () => {
  const rows: [text: string, white: Period[], repeats: boolean][] = [
    ["300", [period(Time, 300000)], false],
    ["180+2", [period(Increment, 180000, { valueMs: 2000 })], false],
    ["7200d5", [period(Delay, 7200000, { valueMs: 5000 })], false],
    ["1500b10", [period(Bronstein, 1500000, { valueMs: 10000 })], false],
    ["0+10", [period(Increment, 0, { valueMs: 10000 })], false],
    ["0d5", [period(Delay, 0, { valueMs: 5000 })], false],
    ["0b5", [period(Bronstein, 0, { valueMs: 5000 })], false],
    ["*180", [period(Hourglass, 180000)], false],
    ["*1", [period(Hourglass, 1000)], false],
    ["5x30", [period(Byoyomi, 0, { valueMs: 30000, count: 5 })], false],
    ["c25/600", [period(Canadian, 0, { valueMs: 600000, count: 25 })], false],
    ["up", [period(Upcount, 0)], false],
    ["up600", [period(Upcount, 0, { valueMs: 600000 })], false],
    ["gong10", [period(Gong, 0, { valueMs: 10000 })], false],
    ["40/7200", [period(Time, 7200000, { moves: 40 })], true],
    ["300*", [period(Time, 300000)], true],
    ["1500b10*", [period(Bronstein, 1500000, { valueMs: 10000 })], true],
    ["40/300+5", [period(Increment, 300000, { valueMs: 5000, moves: 40 })], true],
    ["40/7200:3600*", [period(Time, 7200000, { moves: 40 }), period(Time, 3600000)], true],
    [
      "40/7200:20/3600:900+30",
      [
        period(Time, 7200000, { moves: 40 }),
        period(Time, 3600000, { moves: 20 }),
        period(Increment, 900000, { valueMs: 30000 }),
      ],
      false,
    ],
    ["3600:5x30", [period(Time, 3600000), period(Byoyomi, 0, { valueMs: 30000, count: 5 })], false],
    ["1500:up", [period(Time, 1500000), period(Upcount, 0)], false],
    ["30/300:0+30", [period(Time, 300000, { moves: 30 }), period(Increment, 0, { valueMs: 30000 })], false],
  ];
  test.each(rows)("%s", (text, white, repeats) => {
    const control = read(text);
    expect(control.white).toEqual(white);
    expect(control.black).toBe(control.white);
    expect([control.whiteRepeats, control.blackRepeats, control.from]).toEqual([repeats, repeats, 1]);
    expect(printControl(control)).toBe(text);
  });

  test("the sides may differ", () => {
    const control = read("W300+2-B40/240*");
    expect(control.white).toEqual([period(Increment, 300000, { valueMs: 2000 })]);
    expect(control.black).toEqual([period(Time, 240000, { moves: 40 })]);
    expect([control.whiteRepeats, control.blackRepeats]).toEqual([false, true]);
  });

  test("equal sides share their periods, and print once", () => {
    const control = read("W300+2-B300+2");
    expect(control.black).toBe(control.white);
    expect(printControl(control)).toBe("300+2");
  });

  test("sides that differ in the repetition alone", () => {
    const control = read("W300*-B300");
    expect(control.black).toBe(control.white);
    expect([control.whiteRepeats, control.blackRepeats]).toEqual([true, false]);
    expect(printControl(control)).toBe("W300*-B300");
    expect(printControl(read("W300-B300*"))).toBe("W300-B300*");
  });
});

describe("examples and presets", () => {
  const examples =
    "300 180+2 5400+30 40/5400+30:1800+30 40/7200:20/3600:900+30 7200d5 1500b10 *180 3600:5x30 3600:c25/600 " +
    "W300-B240 W300+2-B240+2;from=61 up gong10 40/7200:3600*";
  const presets =
    "300 600 1500 3600 7200 7200:1800 7200:3600 7200:3600:1800 7200:3600* 180+2 1500+10 5400+30 5400+30:1800+30 " +
    "6000+30:3000+30:900+30 1500b10 6900b5 7200b30:900b30 7200b30:3600b30:900b30 3600:c25/300 3600:1x20 1500:up " +
    "300d2 1500d5 6900d5 40/5400+30:1800+30 40/6000+30:20/3000+30:900+30 300+3 600+5 900+10 W300-B240 " +
    "W300+2-B240+2;from=61 *180 gong10 40/7200d5:3600d5 300;flag=run-on";
  test.each(examples.split(" "))("interfaces.md §5: %s is canonical", (text) => {
    expect(printControl(read(text))).toBe(text);
  });
  test.each(presets.split(" "))("standards.md: %s", (text) => {
    const control = read(text);
    const isDefaultFlag = text === "300;flag=run-on";
    expect(printControl(control)).toBe(isDefaultFlag ? "300" : text);
    expect(control.policy).toBe(Policy.Zero);
  });
});

describe("defaults", () => {
  const policies: [string, Policy][] = [
    ["7200:3600", Policy.Zero],
    ["300", Policy.Zero],
    ["300*", Policy.Zero],
    ["40/7200", Policy.Moves],
    ["40/7200:3600", Policy.Moves],
    ["7200:40/3600", Policy.Moves],
    ["40/5400+30:1800+30", Policy.Zero],
    ["40/5400+30:1800", Policy.Moves],
    ["40/5400:1800+30", Policy.Moves],
    ["40/5400+30", Policy.Zero],
    ["40/7200d5:3600d5", Policy.Zero],
    ["40/7200b5:3600+5", Policy.Zero],
    ["40/5400+30:5x30", Policy.Moves],
    ["40/5400+30:c25/600", Policy.Moves],
    ["40/5400+30:up", Policy.Moves],
    ["5400+30:5x30", Policy.Zero],
    ["W40/7200:3600-B300+2", Policy.Moves],
    ["W300+2-B40/7200:3600", Policy.Moves],
    ["W40/5400+30:1800+30-B300", Policy.Moves],
    ["W300-B40/5400+30:1800+30", Policy.Moves],
    ["*180", Policy.Zero],
    ["gong10", Policy.Zero],
    ["5x30", Policy.Zero],
  ];
  test.each(policies)("policy of %s", (text, policy) => expect(read(text).policy).toBe(policy));

  const flags: [string, OnFlag][] = [
    ["300", OnFlag.RunOn],
    ["300+2", OnFlag.Freeze],
    ["300d2", OnFlag.Freeze],
    ["300b2", OnFlag.Freeze],
    ["*180", OnFlag.Freeze],
    ["7200:900+30", OnFlag.Freeze],
    ["3600:5x30", OnFlag.RunOn],
    ["c25/600", OnFlag.RunOn],
    ["up", OnFlag.RunOn],
    ["gong10", OnFlag.RunOn],
    ["W300-B240+2", OnFlag.Freeze],
  ];
  test.each(flags)("flag of %s", (text, onFlag) => expect(read(text).onFlag).toBe(onFlag));
});

describe("options", () => {
  const rows: [text: string, canonical: string][] = [
    ["7200:3600;at=zero", "7200:3600"],
    ["7200:3600;at=own", "7200:3600;at=own"],
    ["7200:3600;at=moves", "7200:3600;at=moves"],
    ["40/7200:3600;at=moves", "40/7200:3600"],
    ["40/7200:3600;at=zero", "40/7200:3600;at=zero"],
    ["40/7200:3600;at=own", "40/7200:3600;at=own"],
    ["300;flag=run-on", "300"],
    ["300;flag=freeze", "300;flag=freeze"],
    ["300+2;flag=freeze", "300+2"],
    ["300+2;flag=run-on", "300+2;flag=run-on"],
    ["300+2;first=0", "300+2;from=2"],
    ["300+2;from=1", "300+2"],
    ["300;from=1", "300"],
    ["300+2;from=2", "300+2;from=2"],
    ["300+2;from=255", "300+2;from=255"],
    ["300:0+10;from=61", "300:0+10;from=61"],
    ["W300-B240+2;from=61", "W300-B240+2;from=61"],
    ["W300+2-B240;from=61", "W300+2-B240;from=61"],
    ["W300+2-B0d5;from=61", "W300+2-B0d5;from=61"],
    ["5400+30:900+30;from=41;flag=run-on;at=own", "5400+30:900+30;at=own;flag=run-on;from=41"],
    ["40/7200*", "40/7200"],
    ["W*180-B*180", "*180"],
    ["Wgong10-Bgong10", "gong10"],
  ];
  test.each(rows)("%s is %s", (text, canonical) => {
    const control = read(text);
    expect(printControl(control)).toBe(canonical);
    expect(read(canonical)).toEqual(control);
  });
});

describe("limits that just hold", () => {
  const rows = [
    ..."1 359999 359998:1 W359999-B1 1/1 255/300:1 1+1 1+35999 1d35999 1x1 99x35999 c1/1 c255/35999".split(" "),
    ..."*359999 up1 up35999 gong1 gong35999 1:2:3:4:5:6:7:8 1:2:3:4:5:6:7:5x30".split(" "),
  ];
  test.each(rows)("%s", (text) => expect(printControl(read(text))).toBe(text));
  test("the longest base is the longest time a clock holds", () => {
    expect(read("359999").white[0]?.baseMs).toBe(TIME_MAX_MS);
  });
});
