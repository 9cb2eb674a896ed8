import { describe, expect, test } from "vitest";
import type { Control, Period } from "../../firmware/core/control";
import { Class, Method, OnFlag, Policy } from "../../firmware/core/words";
import { classOf } from "../../firmware/laws/class";
import { Edition } from "../../firmware/laws/edition";

const SECOND_MS = 1000;
const MIN_MS = 60 * SECOND_MS;

/** Returns a period in seconds. A value makes it an increment unless the method is named. */
function period(baseSeconds: number, valueSeconds = 0, moves = 0, method = Method.Increment): Period {
  return {
    method: valueSeconds === 0 && method === Method.Increment ? Method.Time : method,
    baseMs: baseSeconds * SECOND_MS,
    valueMs: valueSeconds * SECOND_MS,
    moves,
    count: 0,
  };
}

function control(white: Period[], black = white, from = 1): Control {
  return { white, black, policy: Policy.Zero, onFlag: OnFlag.Freeze, from, whiteRepeats: false, blackRepeats: false };
}

/** Returns the class by the editions of 1997, 2001, 2014, 2018 and 2023: s standard, r rapid, b blitz, - no class. */
function letters(tested: Control): string {
  const words = { [Class.None]: "-", [Class.Standard]: "s", [Class.Rapid]: "r", [Class.Blitz]: "b" };
  return [Edition.Laws1997, Edition.Laws2001, Edition.Laws2014, Edition.Laws2018, Edition.Laws2023]
    .map((edition) => words[classOf(tested, edition)])
    .join("");
}

test.each<[string, Period[], string]>([
  ["1", [period(1)], "bbbbb"],
  ["300", [period(300)], "bbbbb"],
  ["599", [period(599)], "bbbbb"],
  ["600: T = 10:00", [period(600)], "bbbbb"],
  ["601: 10 < T", [period(601)], "bbrrr"],
  ["899", [period(899)], "bbrrr"],
  ["900: fixed 15 min", [period(900)], "rrrrr"],
  ["3599", [period(3599)], "rrrrr"],
  ["3600: T = 60:00", [period(3600)], "rrsss"],
  ["3601", [period(3601)], "sssss"],
  ["7200:3600", [period(7200), period(3600)], "sssss"],
  ["1800:1799", [period(1800), period(1799)], "rrrrr"],
  ["1800:1800: the bases together", [period(1800), period(1800)], "rrsss"],
  ["300:300", [period(300), period(300)], "bbbbb"],
  ["300:301", [period(300), period(301)], "bbrrr"],
])("class of a fixed time: %s", (_name, periods, expected) => expect(letters(control(periods))).toBe(expected));

test.each<[string, Period[], string]>([
  ["180+2: T = 5:00", [period(180, 2)], "--bbb"],
  ["300+3", [period(300, 3)], "--bbb"],
  ["300+5: T = 10:00", [period(300, 5)], "--bbb"],
  ["301+5: 10 < T", [period(301, 5)], "--rrr"],
  ["600+5", [period(600, 5)], "--rrr"],
  ["1500+10", [period(1500, 10)], "--rrr"],
  ["1799+30: T < 60:00", [period(1799, 30)], "--rrr"],
  ["1800+30: T = 60:00", [period(1800, 30)], "--sss"],
  ["3600+1: the bases do not exceed 60 min", [period(3600, 1)], "--sss"],
  ["3601+1: the bases exceed 60 min", [period(3601, 1)], "sssss"],
  ["5400+30:1800+30", [period(5400, 30), period(1800, 30)], "sssss"],
  ["0+10: T = 10:00", [period(0, 10)], "--bbb"],
  ["0+11", [period(0, 11)], "--rrr"],
])("class with an increment: %s", (_name, periods, expected) => expect(letters(control(periods))).toBe(expected));

describe("delay and Bronstein count like increments", () => {
  test.each<[number, number, string]>([
    [300, 5, "--bbb"],
    [301, 5, "--rrr"],
    [1800, 30, "--sss"],
    [3601, 5, "sssss"],
  ])("%i with %i", (base, value, expected) => {
    for (const method of [Method.Increment, Method.Delay, Method.Bronstein]) {
      expect(letters(control([period(base, value, 0, method)]))).toBe(expected);
    }
  });
});

describe("periods of different values: the value in force at each of moves 1 to 60", () => {
  test.each<[string, Period[], string]>([
    ["40/300:295+1: 20 moves earn, 10:15", [period(300, 0, 40), period(295, 1)], "--rrr"],
    ["40/300:280+1: 20 moves earn, 10:00", [period(300, 0, 40), period(280, 1)], "--bbb"],
    ["40/300:281+1: 20 moves earn, 10:01", [period(300, 0, 40), period(281, 1)], "--rrr"],
    ["20/100+2:20/100+3:340: 40 + 60 of moves", [period(100, 2, 20), period(100, 3, 20), period(300)], "--bbb"],
    ["20/100+2:20/100+3:301", [period(100, 2, 20), period(100, 3, 20), period(301)], "--rrr"],
    ["60/600:0+30: move 61 earns first", [period(600, 0, 60), period(0, 30)], "--bbb"],
    ["59/600:0+1: move 60 earns", [period(600, 0, 59), period(0, 1)], "--rrr"],
    ["80/590:10+30: all 60 in the first", [period(590, 0, 80), period(10, 30)], "--bbb"],
    ["40/7200:20/3600:900+30", [period(7200, 0, 40), period(3600, 0, 20), period(900, 30)], "sssss"],
    ["20/540+1:20/0+1 repeats: the last goes on", [period(540, 1, 20), period(0, 1, 20)], "--bbb"],
    ["20/541+1:20/0+1 repeats", [period(541, 1, 20), period(0, 1, 20)], "--rrr"],
  ])("class of %s", (_name, periods, expected) => expect(letters(control(periods))).toBe(expected));

  test.each<[string, Period[], string]>([
    ["300+5:0+30", [period(300, 5), period(0, 30)], "--bbb"],
    ["301+5:0", [period(301, 5), period(0)], "--rrr"],
    ["600:0+30", [period(600), period(0, 30)], "--bbb"],
    ["1800+30:0+60", [period(1800, 30), period(0, 60)], "--sss"],
    ["20/100+1:440+1:0+9, the value the same at first", [period(100, 1, 20), period(440, 1), period(0, 9)], "--bbb"],
  ])("without move numbers the first one's: class of %s", (_name, periods, expected) => {
    expect(letters(control(periods))).toBe(expected);
  });

  test("increment, delay and Bronstein may follow each other", () => {
    const periods = [
      period(100, 5, 20, Method.Delay),
      period(100, 5, 20, Method.Bronstein),
      period(100, 5, 0, Method.Increment),
    ];
    expect(letters(control(periods))).toBe("--bbb");
    expect(letters(control([...periods.slice(0, 2), period(101, 5)]))).toBe("--rrr");
  });
});

describe("increments from a later move", () => {
  test.each<[string, Period[], number, string]>([
    ["300+2;from=61 adds nothing to moves 1 to 60", [period(300, 2)], 61, "--bbb"],
    ["600+2;from=61", [period(600, 2)], 61, "--bbb"],
    ["601+2;from=61", [period(601, 2)], 61, "--rrr"],
    ["599+1;from=60: move 60 earns", [period(599, 1)], 60, "--bbb"],
    ["600+1;from=60", [period(600, 1)], 60, "--rrr"],
    ["482+2;first=0: 59 moves earn", [period(482, 2)], 2, "--bbb"],
    ["483+2;first=0", [period(483, 2)], 2, "--rrr"],
    ["from in the second period: 40/500+2:0+2;from=11", [period(500, 2, 40), period(0, 2)], 11, "--bbb"],
    ["40/501+2:0+2;from=11", [period(501, 2, 40), period(0, 2)], 11, "--rrr"],
    ["3601+2;from=255", [period(3601, 2)], 255, "sssss"],
  ])("class of %s", (_name, periods, from, expected) => {
    expect(letters(control(periods, periods, from))).toBe(expected);
  });

  test("a delay is there from move 1, whatever the increment's first move", () => {
    const periods = [period(270, 1, 30, Method.Delay), period(270, 1)];
    expect(letters(control(periods, periods, 31))).toBe("--bbb");
    expect(letters(control([period(271, 1, 30, Method.Delay), period(270, 1)], undefined, 31))).toBe("--rrr");
  });
});

describe("sides", () => {
  test.each<[string, Period[], Period[], string]>([
    ["W300-B240", [period(300)], [period(240)], "bbbbb"],
    ["W600-B601: of different class in the later editions", [period(600)], [period(601)], "bb---"],
    ["W600-B900", [period(600)], [period(900)], "-----"],
    ["W3601+30-B3601", [period(3601, 30)], [period(3601)], "sssss"],
    ["W300+2-B300: no rule for White in the early ones", [period(300, 2)], [period(300)], "--bbb"],
  ])("class of %s", (_name, white, black, expected) => {
    expect(letters(control(white, black))).toBe(expected);
    expect(letters(control(black, white))).toBe(expected);
  });
});

describe("other methods have no class", () => {
  test.each([
    ["byo-yomi", Method.Byoyomi],
    ["Canadian", Method.Canadian],
    ["hourglass", Method.Hourglass],
    ["upcount", Method.Upcount],
    ["gong", Method.Gong],
  ])("%s, alone, after a main time, and on one side", (_name, method) => {
    const other = { method, baseMs: method === Method.Hourglass ? 180000 : 0, valueMs: 20000, moves: 0, count: 1 };
    expect(letters(control([other]))).toBe("-----");
    expect(letters(control([period(7200), other]))).toBe("-----");
    expect(letters(control([period(300)], [period(300), other]))).toBe("-----");
    expect(letters(control([period(300), other], [period(300)]))).toBe("-----");
  });
});

test("the longest control stays below 2^30 ms at every step", () => {
  const longest = [period(99 * 3600 + 59 * 60 + 59, 9 * 3600 + 59 * 60 + 59)];
  expect(letters(control(longest))).toBe("sssss");
  expect(letters(control([period(0, 9 * 3600 + 59 * 60 + 59)]))).toBe("--sss");
  expect(letters(control([period(60, 3540, 1), period(0)]))).toBe("--sss");
  expect(letters(control([period(60, 3539, 1), period(0)]))).toBe("--rrr");
  expect((99 * 3600 + 59 * 60 + 59) * SECOND_MS + 60 * (60 * MIN_MS + SECOND_MS)).toBeLessThan(2 ** 30);
});
