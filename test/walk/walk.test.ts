/** A short run of `npm run walk`: it reaches every place, and finds faults. */
import { describe, expect, test } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { Region, Stage } from "../../firmware/app/model/choices";
import { Word } from "../../firmware/app/model/word";
import { wordOf } from "../../firmware/app/text/text";
import { Switch } from "../../hal/hal";
import { runtimes } from "../../sim/engines/runtime";
import { isCi } from "../runner/ci";
import { faultOf, keptFault } from "./faults";
import { Hand } from "./hand";
import { goTo, hasStage, stages, wayHomeFault, wayOutFault } from "./places";
import { walkedBoards } from "./round";
import { walk } from "./walking";

const strokes = isCi() ? { node: 40_000, espruino: 3000, lua: 3000 } : { node: 12_000, espruino: 1000, lua: 1000 };

describe.each(runtimes)("%s", (runtime) => {
  test("a random walk finds no fault", async () => {
    const walked = await walk(strokes[runtime], 3, runtime, () => {});
    expect(walked.fault).toBeUndefined();
    expect(walked.strokes).toBe(strokes[runtime]);
    // Only the long walk comes everywhere.
    if (runtime !== "node" || !isCi()) return;
    const places = [...walked.places].map((place) => place.replace(/^.*: /, ""));
    const faces = stages.filter((stage) => stage !== Stage.Listing && stage !== Stage.Filling);
    expect(faces.filter((stage) => !places.includes(`stage ${stage}`))).toEqual([]);
    expect(new Set(places.filter((place) => place.startsWith("list"))).size).toBe(7);
    expect(new Set(places.filter((place) => place.startsWith("form"))).size).toBeGreaterThanOrEqual(12);
  });
});

describe.each(walkedBoards.map((board) => [board.name, board] as const))("on %s", (_, board) => {
  const open = (): Hand => new Hand(board, { control: "", options: {}, script: [] });

  test.each(stages.map((stage) => [stage]))("stage %i is reached, and left for the face and the programs", (stage) => {
    const hand = open();
    if (!hasStage(hand, stage)) return;
    goTo(hand, stage, stage === Stage.Fallen ? "60+2" : "300");
    expect([hand.app.stage, faultOf(hand.app), keptFault(hand.app)]).toEqual([stage, undefined, undefined]);
    expect(wayOutFault(hand)).toBeUndefined();
    expect(wayHomeFault(hand)).toBeUndefined();
  });
});

describe("what is a fault", () => {
  /** The form of a program with a fault in it. */
  function formFault(wrong: (hand: Hand) => void): string | undefined {
    const hand = new Hand(pixljsplus, { control: "", options: {}, script: [] });
    hand.press(Switch.Start);
    expect([hand.app.stage, faultOf(hand.app)]).toEqual([Stage.Filling, undefined]);
    wrong(hand);
    return faultOf(hand.app);
  }

  test.each<[string, RegExp, (hand: Hand) => void]>([
    ["a value beyond its bounds", /^field 0 is 99$/, ({ app }) => app.menu.values.splice(0, 1, 99)],
    [
      "a control that no values should make",
      /breaks rule 7/,
      ({ app }) => app.menu.values.splice(10, 5, 4, 0, 0, 0, 20),
    ],
    [
      "a reason that is none",
      /is right, but refused: Battery/,
      ({ app }) => {
        app.menu.subject = Word.Battery;
        app.display.shown.splice(Region.Row1 + 1, 2, wordOf(app, Word.Battery), "»");
      },
    ],
    [
      "another reason than the broken rule's",
      /is refused for "must be last", rule 9/,
      ({ app }) => {
        app.menu.values[13] = 0;
        app.menu.subject = Word.Last;
        app.display.shown.splice(Region.Row1 + 1, 2, wordOf(app, Word.Last), "»");
      },
    ],
    [
      "a text without a meaning",
      /shows "undefined"/,
      ({ app }) => app.display.shown.splice(Region.Row1, 1, "undefined"),
    ],
    ["a text that is cut off", /no room/, ({ app }) => app.display.shown.splice(Region.LeftCount, 1, "10000")],
    ["two rows that are chosen", /2 rows are chosen/, ({ app }) => app.display.shown.splice(Region.Row6, 1, "»x")],
    [
      "a page without its stage",
      /without its page/,
      ({ app }) => app.display.shown.splice(Region.LeftTime, 1, "0:00:00"),
    ],
    ["a cursor in no field", /^field 99 of/, ({ app }) => Object.assign(app.menu, { field: 99 })],
  ])("%s", (_, fault, wrong) => expect(formFault(wrong)).toMatch(fault));

  test("a place that is not left by MENU", () => {
    const hand = new Hand(pixljsplus, { control: "", options: {}, script: [] });
    hand.press(Switch.Start);
    hand.app.stage = Stage.Frozen;
    expect(wayOutFault(hand)).toMatch(/^no way out of stage 11/);
  });

  test("a kept program that cannot be read", () => {
    const hand = new Hand(pixljsplus, { control: "", options: {}, script: [] });
    hand.app.programs.own[2] = "9x";
    expect(keptFault(hand.app)).toBe('program 28 is "9x"');
  });
});
