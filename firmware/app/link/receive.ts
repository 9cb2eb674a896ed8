import { finishHandler } from "../device/handlers";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { ACT, CORRECT, LOG, OBEY } from "../report/answers";
import { answerLine } from "../report/report";
import { attend } from "../stage/notices";
import { logCommand } from "./log-commands";
import { obey } from "./obey";
import { readAct } from "./read-act";
import { readCorrection } from "./read-correction";
import { readLine } from "./read-line";
import { createScan } from "./scan";

/**
 * Handles a line from the computer, as docs/link.md defines it. Reading, performing and answering follow one after the
 * other, because a small board has no memory for all of them at once.
 */
export function receive(app: App, line: string, nowMs: number): void {
  const isAlive = app.stage !== Stage.Frozen;
  attend(app);
  if (isAlive) finishHandler(app, nowMs);
  const scan = createScan(line);
  let said = readLine(app, scan, nowMs);
  if (app.facts.features.recovery && said === LOG) said = logCommand(app, scan);
  if (app.facts.features.acts) {
    const order: number[] = [];
    if (said === ACT) said = readAct(app, scan, order);
    if (said === CORRECT) said = readCorrection(scan, order);
    if (said === OBEY) said = obey(app, order, scan.rest, nowMs);
  }
  answerLine(app, said);
  if (isAlive) finishHandler(app, nowMs);
}
