import { changeControl } from "../../core/change";
import { correct } from "../../core/correct";
import { finish, pause, resume, start } from "../../core/game";
import { Side } from "../../core/words";
import { grantByGuideline } from "../../laws/penalty";
import { parseControl } from "../../notation/notation";
import { hasGame, putAway, takeUp } from "../game/adjourned-games";
import { takeBack } from "../game/colours";
import { givePenalty } from "../game/penalties";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { showStage } from "../stage/stage";
import { LinkAct } from "./scan";

const MINUTE_MS = 60000;

/**
 * Performs an act of the arbiter over the link at the instant when the line came. Uses the same functions as the keys.
 * `order` holds the act and the numbers that `readAct` or `readCorrection` put behind it. `text` holds the control, if
 * the line names one. Returns an error word, or an empty text if the act is done.
 */
export function obey(app: App, order: number[], text: string, atMs: number): string {
  const said = act(app, order, text, atMs);
  if (said === "") showStage(app);
  return said;
}

function act(app: App, order: number[], text: string, atMs: number): string {
  const features = app.facts.features;
  const clock = app.clock;
  switch (order[0]) {
    case LinkAct.Start:
      return word(start(clock, atMs));
    case LinkAct.Pause:
      return word(pause(clock, atMs));
    case LinkAct.Resume:
      return word(app.stage === Stage.Paused && resume(clock, order[1] === Side.None ? app.game.next : order[1], atMs));
    case LinkAct.Correct:
      return word(correct(clock, atMs, pairsOf(order)));
    case LinkAct.Penalty:
      return word(features.penalties && punish(app, order, atMs));
    case LinkAct.Undo:
      return word(takeBack(app, atMs, order[1] === 1));
    case LinkAct.Control:
      return change(app, text, atMs);
    case LinkAct.Adjourn:
      if (app.log.page < 0) return "memory";
      return word(features.adjournment && putAway(app, order[1], order[2] === 1, order[3] * MINUTE_MS, atMs));
    case LinkAct.Restore:
      if (!features.adjournment || !hasGame(app, order[1])) return "empty";
      return word(takeUp(app, order[1], atMs));
    default:
      return word(finish(clock, atMs));
  }
}

function word(fine: boolean): string {
  return fine ? "" : "refused";
}

/** Returns the fields and values, without the act before them. */
function pairsOf(order: number[]): number[] {
  const pairs: number[] = [];
  for (let i = 1; i < order.length; i++) pairs.push(order[i]);
  return pairs;
}

function punish(app: App, order: number[], atMs: number): boolean {
  return givePenalty(app, atMs, order[1], order[2], order[3], order[4] === 1);
}

/** Changes the control in mid-game, or grants time by Guideline III.4. */
function change(app: App, text: string, atMs: number): string {
  if (app.stage === Stage.Setup) return "refused";
  if (text === "III.4")
    return word(app.facts.features.guideline && grantByGuideline(app.clock, atMs, app.settings.edition));
  const parsed = parseControl(text);
  const control = parsed.control;
  return control === undefined ? "control" : word(changeControl(app.clock, atMs, control));
}
