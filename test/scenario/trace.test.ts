/** The lines of `run --json`, to the letter (interfaces.md §4). */
import { describe, expect, test } from "vitest";
import { readScenario, traceOf } from "./scenarios";

const noSide = '"delay":0,"overtime":0,"used":0,"presses":0,"period":1,"flag":"none"}';

/** `event side` of each line, an `!` where it is withdrawn. */
function eventsOf(lines: readonly string[]): string[] {
  return lines.map((line) => {
    const { at, event, side, withdrawn } = JSON.parse(line);
    return `${at} ${event}${side ? ` ${side}` : ""}${withdrawn ? "!" : ""}`;
  });
}

describe("the example of the contract", () => {
  test("the flag line", async () => {
    const { lines } = await traceOf(readScenario("interfaces-example.yaml"));
    expect(lines[1]).toBe(
      '{"at":62000,"event":"flag","side":"white","mode":"fallen","running":null,"turn":"white","firstFlag":"white",' +
        '"control":"60+2","class":"blitz",' +
        '"white":{"remaining":0,"shown":"0:00:00","delay":0,"overtime":0,"used":62000,"presses":0,"period":1,"flag":"blinking"},' +
        `"black":{"remaining":62000,"shown":"0:01:02",${noSide}}`,
    );
  });

  test("its events and its end", async () => {
    const { lines } = await traceOf(readScenario("interfaces-example.yaml"));
    expect(eventsOf(lines.slice(0, -1))).toEqual([
      "0 start white",
      "62000 flag white",
      "62000 expect",
      "70000 ignored white",
      "70000 expect",
    ]);
    expect(lines.at(-1)).toBe('{"at":70000,"event":"end","presses":0,"failed":0}');
  });
});

describe("what a late edge withdraws", () => {
  test("a flag: withdrawn before the press, at the edge's instant", async () => {
    const { lines } = await traceOf(readScenario("order-late-press-withdraws-flag.yaml"));
    expect(eventsOf(lines.slice(1, 5))).toEqual([
      "62000 flag white",
      "62100 expect",
      "61900 flag white!",
      "61900 press white",
    ]);
  });

  test("the periods of both sides, in the order in which they were shown", async () => {
    const { lines } = await traceOf(readScenario("order-late-press-withdraws-period.yaml"));
    expect(eventsOf(lines.slice(1, 7))).toEqual([
      "60000 period white",
      "60000 period black",
      "60100 expect",
      "59500 period white!",
      "59500 period black!",
      "59500 press white",
    ]);
  });
});

describe("the order of lines", () => {
  test("a press that completes a control: the press, then the period", async () => {
    const { lines } = await traceOf(readScenario("period-moves.yaml"));
    expect(eventsOf(lines).filter((event) => event.startsWith("20000"))).toEqual([
      "20000 press white",
      "20000 period white",
      "20000 expect",
    ]);
  });

  test("a sealed move: the press, then the resume", async () => {
    const { lines } = await traceOf(readScenario("adjourn-sealed.yaml"));
    expect(eventsOf(lines).filter((event) => event.startsWith("300000"))).toEqual([
      "300000 press black",
      "300000 resume white",
      "300000 expect",
    ]);
  });

  test("an adjournment pauses first", async () => {
    const { lines } = await traceOf(readScenario("adjourn-restore.yaml"));
    expect(eventsOf(lines).filter((event) => event.startsWith("100000"))).toEqual([
      "100000 pause black",
      "100000 adjourn",
      "100000 expect",
    ]);
  });
});

describe("a failed expectation", () => {
  const text = `control: "60+2"
script:
  - {at: 0, press: black, expect: {mode: running}}
  - {at: 5, press: white, expect: {mode: paused, running: null, white: {remaining: 1, presses: 1}, class: rapid}}
  - {at: 6, expect: {black: {shown: "0:01:01"}}}
`;

  test("is told on its own line, before the closing brace", async () => {
    const { lines } = await traceOf(text);
    expect(lines[3]).toContain(
      ',"flag":"none"},"failed":[{"field":"mode","expected":"paused","actual":"running"},' +
        '{"field":"running","expected":null,"actual":"black"},{"field":"class","expected":"rapid","actual":"blitz"},' +
        '{"field":"white.remaining","expected":1,"actual":59000}]}',
    );
    expect(() => JSON.parse(lines[3] ?? "")).not.toThrow();
  });

  test("is counted once at the end, with the presses of both", async () => {
    const { lines, failed } = await traceOf(text);
    expect(failed).toBe(1);
    expect(lines.at(-1)).toBe('{"at":6000,"event":"end","presses":1,"failed":1}');
  });

  test("event and side are those of the last event", async () => {
    const { failed } = await traceOf(
      'control: "60"\nscript:\n  - {at: 0, press: white, expect: {event: ignored, side: white}}\n  - {at: 9, expect: {event: ignored}}\n',
    );
    expect(failed).toBe(0);
  });
});

test("a script of waiting alone prints its end", async () => {
  const { lines } = await traceOf('control: "60"\nscript: [{at: 12.5}]\n');
  expect(lines).toEqual(['{"at":12500,"event":"end","presses":0,"failed":0}']);
});
