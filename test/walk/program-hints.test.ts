/** The first page tells what a program is and how to edit it: room for that, whatever the program and the language. */
import { expect, test } from "vitest";
import { programControl, showProgram } from "../../firmware/app/game/programs";
import { USUAL_LAST } from "../../firmware/app/game/usual";
import { displayCodes, displayLanguage } from "../../sim/words/clock-languages";
import { openDesk } from "../app/desk";
import { faultOf } from "./faults";

test.each(displayCodes)("each program in %s", (code) => {
  const desk = openDesk({ facts: { language: displayLanguage(code) } });
  const found: string[] = [];
  let shown = 0;
  for (let program = USUAL_LAST; program >= 1; program--) {
    if (programControl(desk.app, program) === undefined) continue;
    showProgram(desk.app, program - desk.app.programs.chosen, desk.nowMs);
    desk.line("state");
    expect(desk.app.programs.chosen).toBe(program);
    const fault = faultOf(desk.app);
    if (fault !== undefined) found.push(`${program}: ${fault}`);
    shown += 1;
  }
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(25);
});
