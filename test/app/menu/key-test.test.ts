import { expect, test } from "vitest";
import { openTest } from "../../../firmware/app/menu/key-test";
import { Region, Stage } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Mode } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";

// The key test: after a press that did not register [Olympiad 2008], the arbiter checks the contact.

/** Opens the key test by keys; it is near the end of the settings. */
function openByKeys(setting = {}): Desk {
  const desk = strike(openDesk(setting), "M");
  for (let i = 0; i < 4; i++) desk.tap(Switch.Minus);
  desk.tap(Switch.Start);
  expect(desk.app.stage).toBe(Stage.Testing);
  return desk;
}

test("every contact has its row", () => {
  const desk = openByKeys();
  expect(desk.shown(Region.Title)).toBe("0:05:00 Key test  0:05:00");
  expect(desk.shown(Region.Hint)).toBe("hold MENU: leave");
  expect(desk.rows()).toEqual(["Left lever  0", "Right lever  0", "MENU  0", "START  0", "-  0", "+  0"]);
});

test("in Spanish", () => {
  const desk = openByKeys({ facts: { language: Language.Spanish } });
  expect(desk.shown(Region.Title)).toBe("0:05:00 Teclas  0:05:00");
  expect(desk.shown(Region.Hint)).toBe("MENU largo: salir");
  expect(desk.rows().slice(0, 2)).toEqual(["Palanca izquierda  0", "Palanca derecha  0"]);
});

test.each([Switch.Left, Switch.Right, Switch.Menu, Switch.Start, Switch.Minus, Switch.Plus])(
  "contact %i is marked while it is closed, and counted",
  (contact) => {
    const desk = openByKeys();
    const before = desk.rows();
    const name = (before[contact] ?? "").split("  ")[0];
    desk.edge(contact, true);
    expect(desk.rows()).toEqual(before.map((row, i) => (i === contact ? `»${name}  1` : row)));
    desk.wait(100);
    desk.edge(contact, false);
    expect(desk.rows()).toEqual(before.map((row, i) => (i === contact ? `${name}  1` : row)));
    desk.wait(100);
    desk.tap(contact);
    expect(desk.rows()[contact]).toBe(`${name}  2`);
  },
);

test("bounce is seen but not counted", () => {
  const desk = openByKeys();
  desk.edge(Switch.Right, true);
  desk.wait(2);
  desk.edge(Switch.Right, false);
  expect(desk.rows()[1]).toBe("Right lever  1");
  desk.wait(1);
  desk.edge(Switch.Right, true);
  expect(desk.rows()[1]).toBe("»Right lever  1");
});

test("a lever that lies closed is marked from the start", () => {
  const desk = openDesk();
  desk.edge(Switch.Left, true);
  openTest(desk.app);
  expect(desk.rows()[0]).toBe("»Left lever  0");
});

test("the key that chose it is still down, and its release is seen", () => {
  const desk = strike(openDesk(), "M");
  for (let i = 0; i < 4; i++) desk.tap(Switch.Minus);
  desk.edge(Switch.Start, true);
  expect(desk.rows()[3]).toBe("»START  0");
  desk.wait(1500);
  desk.edge(Switch.Start, false);
  expect(desk.rows()[3]).toBe("START  0");
});

test("no press reaches the game", () => {
  const desk = openDesk({ control: "60" });
  openTest(desk.app);
  strike(desk, "black + S");
  expect(desk.app.clock.mode).toBe(Mode.Ready);
  expect(desk.app.stage).toBe(Stage.Testing);
  desk.hold(Switch.Menu, 1100);
  expect(desk.app.stage).toBe(Stage.Ready);
  desk.press("black");
  expect(desk.app.stage).toBe(Stage.Running);
});

test("a short touch of MENU stays, holding it leaves for the face", () => {
  const desk = strike(openByKeys(), "M");
  expect(desk.app.stage).toBe(Stage.Testing);
  desk.hold(Switch.Start, 1500);
  expect(desk.app.stage).toBe(Stage.Testing);
  desk.hold(Switch.Menu, 1001);
  expect(desk.app.stage).toBe(Stage.Setup);
  expect(desk.shown(Region.Row1)).toBe("");
});

test("each time it counts from nothing", () => {
  const desk = strike(openByKeys(), "+");
  openTest(desk.app);
  expect(desk.rows()[5]).toBe("+  0");
});
