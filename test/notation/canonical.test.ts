import { describe, expect, test } from "vitest";
import { type Control, type Period, TIME_MAX_MS } from "../../firmware/core/control";
import { Method, OnFlag, Policy } from "../../firmware/core/words";
import { type Parsed, parseControl, printControl } from "../../firmware/notation/notation";
import { Rule } from "../../firmware/notation/scan";

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
  test.each(policies)("policy of %s", (text, policy) => {
    expect(read(text).policy).toBe(policy);
  });

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
  test.each(flags)("flag of %s", (text, onFlag) => {
    expect(read(text).onFlag).toBe(onFlag);
  });
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
    "1",
    "359999",
    "359998:1",
    "W359999-B1",
    "1/1",
    "255/300:1",
    "1+1",
    "1+35999",
    "1d35999",
    "1x1",
    "99x35999",
    "c1/1",
    "c255/35999",
    "*359999",
    "up1",
    "up35999",
    "gong1",
    "gong35999",
    "1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7:5x30",
  ];
  test.each(rows)("%s", (text) => {
    expect(printControl(read(text))).toBe(text);
  });
  test("the longest base is the longest time a clock holds", () => {
    expect(read("359999").white[0]?.baseMs).toBe(TIME_MAX_MS);
  });
});

describe("what is refused, where and by which rule", () => {
  const many = "9".repeat(40);
  const rows: [text: string, column: number, rule: Rule][] = [
    ["", 1, Rule.Period],
    [" 300", 1, Rule.Period],
    ["x", 1, Rule.Period],
    ["-300", 1, Rule.Period],
    ["300:", 5, Rule.Period],
    [":300", 1, Rule.Period],
    ["300:-5", 5, Rule.Period],
    ["W", 2, Rule.Period],
    ["W300-B", 7, Rule.Period],
    ["40/", 4, Rule.Number],
    ["180+", 5, Rule.Number],
    ["180+-2", 5, Rule.Number],
    ["180dd2", 5, Rule.Number],
    ["180b", 5, Rule.Number],
    ["5x", 3, Rule.Number],
    ["c/600", 2, Rule.Number],
    ["c25/", 5, Rule.Number],
    ["*", 2, Rule.Number],
    ["gong", 5, Rule.Number],
    ["300+2;from=", 12, Rule.Number],
    ["007", 1, Rule.LeadingZero],
    ["00", 1, Rule.LeadingZero],
    ["1:30:00", 6, Rule.LeadingZero],
    ["01:30", 1, Rule.LeadingZero],
    ["180+02", 5, Rule.LeadingZero],
    ["40/0300", 4, Rule.LeadingZero],
    ["300+2;from=02", 12, Rule.LeadingZero],
    ["360000", 1, Rule.Base],
    ["999999", 1, Rule.Base],
    ["1000000", 1, Rule.Base],
    [many, 1, Rule.Base],
    ["40/360000", 4, Rule.Base],
    ["359999:1", 8, Rule.Base],
    ["200000:40/200000+5:1", 11, Rule.Base],
    ["*360000", 2, Rule.Base],
    ["300+0", 5, Rule.Value],
    ["300+36000", 5, Rule.Value],
    [`300+${many}`, 5, Rule.Value],
    ["300d0", 5, Rule.Value],
    ["5x0", 3, Rule.Value],
    ["c25/0", 5, Rule.Value],
    ["up0", 3, Rule.Value],
    ["up36000", 3, Rule.Value],
    ["gong0", 5, Rule.Value],
    ["0/300", 1, Rule.Moves],
    ["256/300", 1, Rule.Moves],
    [`${many}/300`, 1, Rule.Moves],
    ["c0/600", 2, Rule.Moves],
    ["c256/600", 2, Rule.Moves],
    ["300+2;from=0", 12, Rule.Moves],
    ["300+2;from=256", 12, Rule.Moves],
    ["0x30", 1, Rule.Count],
    ["100x30", 1, Rule.Count],
    ["300x", 1, Rule.Count],
    ["c25", 4, Rule.Slash],
    ["c25+600", 4, Rule.Slash],
    ["0", 1, Rule.NoTime],
    ["40/0", 1, Rule.NoTime],
    ["300:0", 5, Rule.NoTime],
    ["*0", 1, Rule.NoTime],
    ["W0-B300", 2, Rule.NoTime],
    ["W300-B0", 7, Rule.NoTime],
    ["0+10;from=2", 6, Rule.NoTime],
    ["0+10;first=0", 6, Rule.NoTime],
    ["W300-B0+10;from=61", 12, Rule.NoTime],
    ["W0+10-B300;from=61", 12, Rule.NoTime],
    ["1:2:3:4:5:6:7:8:9", 17, Rule.Periods],
    ["5x30:300", 1, Rule.Last],
    ["300:5x30:300", 5, Rule.Last],
    ["c25/600:300", 1, Rule.Last],
    ["up:300", 1, Rule.Last],
    ["*180:300", 1, Rule.Last],
    ["gong10:300", 1, Rule.Last],
    ["300:*180", 5, Rule.Alone],
    ["300:gong10", 5, Rule.Alone],
    ["W*180-B*240", 8, Rule.Alone],
    ["W*180-B300", 8, Rule.Alone],
    ["W300-B*180", 7, Rule.Alone],
    ["W300-Bgong10", 7, Rule.Alone],
    ["Wgong10-Bgong20", 10, Rule.Alone],
    ["0+10*", 1, Rule.Repeat],
    ["300:0+10*", 5, Rule.Repeat],
    ["40/0+30", 1, Rule.Repeat],
    ["5x30*", 1, Rule.Repeat],
    ["300:c25/600*", 5, Rule.Repeat],
    ["*180*", 1, Rule.Repeat],
    ["up*", 1, Rule.Repeat],
    ["gong10*", 1, Rule.Repeat],
    ["W300", 5, Rule.Sides],
    ["W300-240", 5, Rule.Sides],
    ["W300;at=own", 5, Rule.Sides],
    ["300;", 5, Rule.Option],
    ["300;at=", 8, Rule.Option],
    ["300;at=now", 8, Rule.Option],
    ["300;flag=", 10, Rule.Option],
    ["300;flag=stop", 10, Rule.Option],
    ["300;first=1", 5, Rule.Option],
    ["300;from", 5, Rule.Option],
    ["300; at=own", 5, Rule.Option],
    ["300;;at=own", 5, Rule.Option],
    ["300+2;from=3;zz", 14, Rule.Option],
    ["300;at=own;at=own", 12, Rule.Doubled],
    ["300;flag=freeze;flag=run-on", 17, Rule.Doubled],
    ["300+2;from=2;from=2", 14, Rule.Doubled],
    ["300+2;first=0;from=2", 15, Rule.Doubled],
    ["300+2;from=1;first=0", 14, Rule.Doubled],
    ["300;from=61", 5, Rule.From],
    ["300;first=0", 5, Rule.From],
    ["300d2;from=2", 7, Rule.From],
    ["300b2;from=2", 7, Rule.From],
    ["300 ", 4, Rule.End],
    ["300é", 4, Rule.End],
    ["300+2s", 6, Rule.End],
    ["300.5", 4, Rule.End],
    ["300+2+3", 6, Rule.End],
    ["300**", 5, Rule.End],
    ["300*:300", 5, Rule.End],
    ["40/5x30", 5, Rule.End],
    ["40/*180", 4, Rule.Number],
    ["300-B240", 4, Rule.End],
    ["W300-B240-B200", 10, Rule.End],
    ["300;at=ownx", 11, Rule.End],
    ["300;at=zerozero", 12, Rule.End],
    ["300;flag=freezer", 16, Rule.End],
    ["300+2;first=01", 14, Rule.End],
    ["up-", 3, Rule.End],
    ["UP", 1, Rule.Period],
    ["300;AT=own", 5, Rule.Option],
    ["300\n", 4, Rule.End],
    ["３００", 1, Rule.Period],
  ];
  test.each(rows)("%s", (text, column, rule) => {
    const expected: Parsed = { control: undefined, column, rule };
    expect(parseControl(text)).toEqual(expected);
  });

  test("a text that is read breaks no rule", () => {
    expect(parseControl("300")).toMatchObject({ column: 0, rule: Rule.None });
  });
});
