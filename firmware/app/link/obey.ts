import { parseControl } from "../../notation/notation";
import { hasGame } from "../game/adjourned-games";
import { type Act, ActKind, actOf, controlAct } from "../model/act";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { perform } from "../stage/perform";
import { showStage } from "../stage/stage";

/** Stands for Guideline III.4 in place of a control. */
const GUIDELINE = "III.4";

/**
 * Performs an act of the arbiter over the link at the instant when the line came, through the same door as the keys.
 * `order` holds the act and the numbers that `readAct` or `readCorrection` put behind it. `text` holds the control, if
 * the line names one. Returns an error word, or an empty text if the act is done.
 */
export function obey(app: App, order: readonly number[], text: string, atMs: number): string {
  const why = obstacle(app, order);
  if (why !== "") return why;
  const act = actOfLine(order, text);
  if (act.kind === ActKind.Refused) return "control";
  const isForgotten = act.kind === ActKind.Undo && app.clock.hasForgotten && app.clock.actCount === 0;
  if (!perform(app, act, atMs)) return isForgotten ? "forgotten" : "refused";
  showStage(app);
  return "";
}

/** Returns why an act that the core would take cannot be done all the same. */
function obstacle(app: App, order: readonly number[]): string {
  const kind: ActKind = order[0];
  if (kind === ActKind.Resume && app.stage !== Stage.Paused) return "refused";
  if (kind === ActKind.Control && app.stage === Stage.Setup) return "refused";
  if (kind === ActKind.Adjourn && app.log.page < 0) return "memory";
  return kind !== ActKind.Restore || (app.facts.features.adjournment && hasGame(app, order[1])) ? "" : "empty";
}

function actOfLine(order: readonly number[], text: string): Act {
  const kind: ActKind = order[0];
  if (kind === ActKind.Control && text === GUIDELINE) return actOf(ActKind.Guideline, []);
  if (kind === ActKind.Control) {
    const parsed = parseControl(text);
    return controlAct(parsed.control);
  }
  const numbers: number[] = [];
  for (let i = 1; i < order.length; i++) numbers.push(order[i]);
  return actOf(kind, numbers);
}
