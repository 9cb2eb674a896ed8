/** Who hears what, and when: questions, alarms, silence for the other side, and what is kept. */
import { describe, expect, test } from "vitest";
import type { App } from "../../../firmware/app/model/app";
import { settingsCount } from "../../../firmware/app/settings/setting";
import { startSpeech } from "../../../firmware/app/speech/speak";
import { Ear, Switch } from "../../../hal/hal";
import { ask } from "../asking";
import type { Desk } from "../desk";
import { strike } from "../strokes";
import { heard, heardIn, openSpeakingDesk, sayings, wakeSpeech } from "./listener";

/** A game in which White has pressed once, with speech for both sides and without help. */
function played(control: string, ears = 3): Desk {
  const desk = openSpeakingDesk();
  desk.line("speech 3 0");
  desk.line(`speech 0 ${ears}`);
  desk.line(`set ${control}`);
  strike(desk, "black 5s white 5s");
  return desk;
}

test("a board without recordings offers no speech: no item of the menu, and not by the keys at power-on", () => {
  const { app } = openSpeakingDesk();
  const mute = { ...app, hal: { ...app.hal, voice: undefined } };
  expect(settingsCount(mute)).toBe(settingsCount(app) - 1);
  const held = { ...mute, hal: { ...mute.hal, contacts: { ...app.hal.contacts, isClosed: () => true } } };
  startSpeech(held, 0);
  expect(ears(held)).toBe(0);
  startSpeech({ ...held, hal: { ...held.hal, voice: app.hal.voice } }, 0);
  expect(ears(held)).toBe(Ear.Both);
});

function ears(app: App): number | undefined {
  return app.speech?.ears;
}

describe("a question", () => {
  test("is answered at the press, to its side alone", () => {
    const desk = played("300");
    const from = desk.lines.length;
    desk.edge(Switch.Left, true);
    expect(sayings(desk, from).map(({ ear }) => ear)).toEqual([Ear.Left]);
    expect(heard(desk, Ear.Left, from)).toEqual(["four minutes fifty-five seconds"]);
    expect(heard(desk, Ear.Right, from)).toEqual([]);
  });

  test("by the own key is the same, and that key presses nothing", () => {
    const desk = played("300");
    const from = desk.lines.length;
    desk.tap(Switch.RightAsk);
    expect(heard(desk, Ear.Right, from)).toEqual(["four minutes fifty-five seconds"]);
    expect(heard(desk, Ear.Left, from)).toEqual([]);
    expect(desk.app.clock.black.presses).toBe(0);
    expect(ask(desk, "state")).toMatchObject({ mode: "running", running: "black" });
  });

  test.each([
    [650, "opponent four minutes fifty-five seconds"],
    [750, "four minutes fifty-five seconds"],
  ])("twice within 0.7 s is one for the opponent's time: %i ms", (ms, words) => {
    const desk = played("300");
    desk.tap(Switch.LeftAsk);
    desk.wait(ms - 110);
    const from = desk.lines.length;
    desk.tap(Switch.LeftAsk);
    expect(heard(desk, Ear.Left, from)[0]).toContain(words);
    expect(heard(desk, Ear.Left, from)[0]?.startsWith("opponent")).toBe(ms < 700);
  });

  test("becomes one for everything after a second, and not before", () => {
    const desk = played("300");
    const from = desk.lines.length;
    desk.edge(Switch.LeftAsk, true);
    desk.wait(999);
    expect(heard(desk, Ear.Left, from)).toHaveLength(1);
    desk.wait(1);
    expect(heard(desk, Ear.Left, from)).toHaveLength(2);
    desk.wait(5_000);
    expect(heard(desk, Ear.Left, from)).toHaveLength(2);
  });

  test("is answered to nobody who has no voice", () => {
    const desk = played("300", Ear.Right);
    const from = desk.lines.length;
    desk.tap(Switch.LeftAsk);
    desk.hold(Switch.Left, 1_500);
    expect(sayings(desk, from)).toEqual([]);
  });

  test("ends with the own press", () => {
    const desk = played("300");
    desk.tap(Switch.RightAsk);
    const from = desk.lines.length;
    desk.press("black");
    expect(desk.lines.slice(from)).toContain(`{"stop":[${Ear.Right}]}`);
    expect(desk.lines.slice(from)).not.toContain(`{"stop":[${Ear.Left}]}`);
  });
});

describe("an alarm", () => {
  const rundown = (control: string, ms: number, ...lines: string[]) => heardIn(control, ms, "speech 3 0", ...lines);

  test("tells the owner alone of 30, 15, 10, 5 and 1 minutes", () => {
    const marks = ["thirty minutes", "fifteen minutes", "ten minutes", "five minutes", "one minute"];
    expect(rundown("2000", 1_990_000)).toEqual([marks, []]);
  });

  test("comes at the chosen marks only", () => {
    expect(rundown("2000", 1_995_000, "speech 5 96")).toEqual([["thirty seconds", "ten seconds"], []]);
  });

  test("does not come at the start of a clock with just that time", () => {
    expect(rundown("300", 200_000)).toEqual([[], []]);
  });
});

describe("what is kept", () => {
  test("every setting survives a power loss", () => {
    const desk = openSpeakingDesk();
    for (const [number, value] of [2, 4, 1, 0, 7, 65, 0].entries()) desk.line(`speech ${number} ${value}`);
    desk.restart();
    expect(ask(desk, "speech")).toEqual({ speech: [2, 4, 1, 0, 7, 65, 0], ok: true });
    expect(desk.lines).toContain('{"volume":[7]}');
  });

  test("MINUS and PLUS at power-on turn speech on, and off again, and do not count as stuck", () => {
    const desk = openSpeakingDesk();
    wakeSpeech(desk);
    expect(ask(desk, "speech")).toMatchObject({ speech: [3, 0, 0, 1, 5, 31, 1] });
    expect(heard(desk, Ear.Left).join(" ")).not.toContain("stuck");
    wakeSpeech(desk);
    expect(ask(desk, "speech")).toMatchObject({ speech: [0, 0, 0, 1, 5, 31, 1] });
    expect(heard(desk, Ear.Left).at(-1)).toBe("speech off");
  });
});

describe("on the link", () => {
  test.each([
    "speech 7 0",
    "speech 6 2",
    "speech 0 4",
    "speech 1 6",
    "speech 4 0",
    "speech 4 10",
    "speech 5 128",
    "speech 0",
    "speech x",
  ])("%s is no setting", (line) => {
    const desk = openSpeakingDesk();
    const before = ask(desk, "speech");
    expect(ask(desk, line)).toEqual({ error: "setting" });
    expect(ask(desk, "speech")).toEqual(before);
  });

  test("a running clock keeps its settings", () => expect(ask(played("300"), "speech 0 0")).toEqual({ error: "busy" }));

  test("what is said is reported to whoever listens, with the owner's colour", () => {
    const desk = played("300");
    desk.line("subscribe");
    const from = desk.lines.length;
    desk.tap(Switch.RightAsk);
    const said = desk.lines.slice(from).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said.filter(({ event }) => event === "say")).toMatchObject([
      { event: "say", side: "black", tongue: 0, phrases: [4, 85, 55, 88] },
    ]);
  });
});
