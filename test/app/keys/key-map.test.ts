import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { actionOf, goesBack, heldActionOf, repeats } from "../../../firmware/app/keys/key-map";
import { Action, type Stage } from "../../../firmware/app/model/choices";
import { Switch } from "../../../hal/hal";

// The keys do what the table of docs/keys.md says, cell by cell. Levers are not keys: `handleEdge` does not look them
// up.

const stages = "Setup Ready Running Paused Fallen Finished Adjourned Correcting Listing Filling Testing Frozen".split(
  " ",
);
const keys = [Switch.Menu, Switch.Start, Switch.Minus, Switch.Plus];

const duties: Record<Action, string> = {
  [Action.None]: "–",
  [Action.StartWhite]: "start White's clock",
  [Action.Pause]: "pause",
  [Action.Resume]: "resume",
  [Action.TurnLeft]: "turn left",
  [Action.TurnRight]: "turn right",
  [Action.PressLeft]: "press left",
  [Action.PressRight]: "press right",
  [Action.Info]: "info",
  [Action.OpenMenu]: "menu",
  [Action.OpenSettings]: "settings",
  [Action.ChooseProgram]: "choose program",
  [Action.EditProgram]: "edit program",
  [Action.NextProgram]: "next program",
  [Action.PreviousProgram]: "previous program",
  [Action.BackToSetup]: "back to setup",
  [Action.Up]: "up",
  [Action.Down]: "down",
  [Action.Choose]: "choose",
  [Action.Back]: "back",
  [Action.Leave]: "leave",
  [Action.More]: "more",
  [Action.Less]: "less",
  [Action.NextDigit]: "next digit",
  [Action.NextField]: "next field",
  [Action.Accept]: "accept",
  [Action.PreviousField]: "previous field",
  [Action.PreviousUsual]: "previous usual control",
  [Action.NextUsual]: "next usual control",
};

/** Returns the rows of the first table of the page: the name of the display, then a cell for each key. */
function rows(): string[][] {
  const text = readFileSync(new URL("../../../docs/keys.md", import.meta.url), "utf8");
  const table = text.slice(text.indexOf("|---|"), text.indexOf("\n\n- A key"));
  return table
    .split("\n")
    .slice(1)
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function cell(stage: Stage, key: Switch): string {
  const short = duties[actionOf(stage, key)] + (repeats(stage, key) ? " …" : "");
  const held = heldActionOf(stage, key);
  return held === Action.None ? short : `${short}; ${duties[held]}`;
}

test("every stage has its row, in order", () => expect(rows().map(([name]) => name)).toEqual(stages));

describe.each(rows())("%s", (name, ...cells) => {
  test.each(keys.map((key, i) => [key, cells[i]]))("key %i: %s", (key, text) => {
    expect(cell(stages.indexOf(name ?? ""), key as Switch)).toBe(text);
  });
});

test("no key that has a held duty goes on while it is held", () => {
  for (const [stage] of stages.entries()) {
    for (const key of keys) {
      if (repeats(stage, key)) expect(heldActionOf(stage, key)).toBe(Action.None);
    }
  }
});

test("what is destroyed or decided needs a hold [C.02 5.4.3.9]", () => {
  const held = [Action.BackToSetup, Action.Accept, Action.EditProgram];
  for (const [stage] of stages.entries()) {
    for (const key of keys) expect(held).not.toContain(actionOf(stage, key));
  }
});

test("MENU and MINUS together go a field back, in a form alone", () => {
  expect(stages.filter((_, stage) => goesBack(stage, Switch.Menu, Switch.Minus))).toEqual(["Correcting", "Filling"]);
});
