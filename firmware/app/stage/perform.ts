import { type OpenAct, openAct } from "../../core/acts";
import { changeOpen } from "../../core/change";
import { correctOpen } from "../../core/correct";
import { finish, pause, resume, start } from "../../core/game";
import { Event, Mode, Side } from "../../core/words";
import { grantByLaws } from "../../laws/penalty";
import { putAway, takeUp } from "../game/adjourned-games";
import { swapColours, takeBack } from "../game/colours";
import { chargeAbsent, chargesAbsent, recordAbsence } from "../game/default-time";
import { isCode } from "../game/lock";
import { givePenalty } from "../game/penalties";
import { beginControl, showProgram } from "../game/programs";
import { type Act, ActKind } from "../model/act";
import type { App } from "../model/app";
import { Memo } from "../model/choices";
import { setUp } from "./setup";

/**
 * Performs an act at its instant: the one door through which a game changes besides a press. Returns false if the act
 * cannot be done; then nothing has changed.
 */
export function perform(app: App, act: Act, atMs: number): boolean {
  const numbers = act.numbers;
  switch (act.kind) {
    case ActKind.None:
      return true;
    case ActKind.Refused:
      return false;
    case ActKind.Start:
      return start(app.clock, atMs);
    case ActKind.Pause:
      return pause(app.clock, atMs);
    case ActKind.Resume:
      return resume(app.clock, numbers[0] === Side.None ? app.game.next : numbers[0], atMs);
    case ActKind.Finish:
      return finish(app.clock, atMs);
    case ActKind.Adjourn:
      if (!app.facts.features.adjournment || app.log.page < 0) {
        app.display.memo = Memo.NoMemory;
        return false;
      }
      if (app.clock.mode === Mode.Running) pause(app.clock, atMs);
      break;
    case ActKind.Unlock:
      app.lock.isOpen = app.facts.features.lock && isCode(app, numbers[0], atMs);
      return app.lock.isOpen;
    case ActKind.NewGame:
      setUp(app, atMs);
      return true;
    case ActKind.Absence:
      if (app.facts.features.noShow && !chargesAbsent(app, numbers)) {
        recordAbsence(app, numbers, atMs);
        return true;
      }
      break;
    case ActKind.Program:
      showProgram(app, numbers[0], atMs);
      return true;
  }
  const control = act.kind === ActKind.Restore ? app.clock.control : act.control;
  if (control !== undefined && app.clock.mode === Mode.Setup) {
    beginControl(app, control, atMs);
    if (act.kind === ActKind.Control) return true;
  }
  const open = openAct(app.clock, atMs);
  return open !== undefined && change(app, act, open);
}

/** Changes the game within an act that has begun, and ends the act. */
function change(app: App, act: Act, open: OpenAct): boolean {
  const features = app.facts.features;
  const numbers = act.numbers;
  switch (act.kind) {
    case ActKind.Correct:
      return correctOpen(app.clock, open, numbers);
    case ActKind.Penalty:
      return features.penalties && givePenalty(app, open, numbers);
    case ActKind.Guideline:
      return features.guideline && grantByLaws(app.clock, open, app.settings.edition);
    case ActKind.Undo:
      return takeBack(app, open, numbers[0] === 1);
    case ActKind.Colours:
      return swapColours(app, open, Event.Colours);
    case ActKind.Adjourn:
      return features.adjournment && putAway(app, open, numbers);
    case ActKind.Restore:
      return features.adjournment && takeUp(app, open, numbers[0]);
    case ActKind.Absence:
      return features.noShow && chargeAbsent(app, open, numbers);
    default:
      return act.control !== undefined && changeOpen(app.clock, open, act.control);
  }
}
