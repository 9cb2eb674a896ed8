/** The clock tells a listener and an arbiter of forgotten acts, wrong codes, lost periods, the voice's language. */
import { describe, expect, test } from "vitest";
import { Region } from "../../../firmware/app/model/choices";
import { Ear, Switch } from "../../../hal/hal";
import { featuresOf } from "../../../sim/boards/facts";
import { ask } from "../asking";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { heard, heardIn, openSpeakingDesk } from "./listener";

/** Gives White time nine times and takes eight of that back: the clock keeps no more acts. */
function forgetful(desk: Desk): Desk {
  desk.line("set 300");
  strike(desk, "black 5s white S");
  for (let i = 0; i < 9; i++) desk.line("penalty add-time white 1");
  for (let i = 0; i < 8; i++) desk.line("undo");
  return desk;
}

describe("the ninth undo says why it is refused", () => {
  test("on the display", () => {
    const desk = strike(forgetful(openDesk()), "M + + S");
    expect(desk.shown(Region.Hint)).toBe("older acts are forgotten");
    desk.tap(Switch.Plus);
    expect(desk.shown(Region.Hint)).not.toContain("forgotten");
  });

  test("on the link", () => {
    const desk = forgetful(openDesk());
    expect(ask(desk, "undo")).toEqual({ error: "forgotten" });
    expect(desk.app.clock.white.presses).toBe(1);
  });

  test("by voice, and the item is not passed over", () => {
    const desk = openSpeakingDesk();
    desk.line("speech 0 3");
    forgetful(desk);
    desk.tap(Switch.Menu);
    const from = desk.lines.length;
    strike(desk, "+ +");
    expect(heard(desk, Ear.Left, from).at(-1)).toBe("undo, older acts are forgotten");
  });
});

test("each wrong code is said to be wrong", () => {
  const desk = openSpeakingDesk();
  desk.line("lock 1234");
  desk.line("set 300");
  desk.line("speech 0 3");
  desk.line("lock");
  desk.tap(Switch.Menu);
  for (let i = 0; i < 3; i++) {
    const from = desk.lines.length;
    desk.hold(Switch.Start, 1_100);
    expect(heard(desk, Ear.Left, from).join(" ")).toContain("wrong code");
  }
});

test("a value that a listener changes does not hide how the form ended", () => {
  const desk = openSpeakingDesk();
  desk.line("speech 0 3");
  desk.hold(Switch.Start, 1_100);
  const from = desk.lines.length;
  for (let i = 0; i < 5; i++) desk.tap(Switch.Plus);
  expect(heard(desk, Ear.Left, from).slice(-2)).toEqual(["thirty, highest", "thirty, highest"]);
});

describe("the language of the voice", () => {
  test("follows the display until somebody chooses one", () => {
    const desk = openSpeakingDesk();
    expect(ask(desk, "setting 3 1")).toEqual({ ok: true });
    expect(desk.app.speech?.tongue).toBe(1);
    desk.restart();
    expect(desk.app.speech?.tongue).toBe(1);
    desk.line("speech 1 4");
    desk.restart();
    desk.line("setting 3 0");
    expect(desk.app.speech?.tongue).toBe(4);
  });

  test("and a board of one language refuses another for its display", () => {
    const desk = openDesk({ facts: { features: featuresOf(["languageChoice"]) } });
    expect(ask(desk, "setting 3 1")).toEqual({ error: "setting" });
    expect(ask(desk, "setting 3 0")).toEqual({ ok: true });
  });
});

describe("periods", () => {
  const played = (control: string, ms: number, ...lines: string[]) => heardIn(control, ms, "speech 5 0", ...lines);

  test("of byo-yomi are counted to both players, each from the own side", () => {
    expect(played("60:3x30", 125_000)).toEqual([
      ["byo-yomi, three periods", "byo-yomi, two periods", "byo-yomi, last period"],
      ["opponent byo-yomi, three periods", "opponent byo-yomi, two periods", "opponent byo-yomi, last period"],
    ]);
  });

  test("that bring time to both sides are said once", () => {
    const [white, black] = played("60:1800", 61_000);
    expect(white).toEqual(["time control passed, both sides, thirty minutes added"]);
    expect(black).toEqual(["both sides, thirty minutes added"]);
  });

  test("are silent if nobody wants them", () => expect(played("60:3x30", 125_000, "speech 6 0")).toEqual([[], []]));

  test("that the arbiter opens are no news of the clock: the new times are said", () => {
    const desk = openSpeakingDesk();
    for (const line of ["speech 0 3", "speech 3 0", "set 60:1800"]) desk.line(line);
    strike(desk, "black S");
    const from = desk.lines.length;
    desk.line("correct next=both");
    expect(heard(desk, Ear.Left, from)).toEqual([
      "thirty-one minutes zero seconds, opponent thirty-one minutes zero seconds",
    ]);
  });
});
