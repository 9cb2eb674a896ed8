import { attend, setUp } from "./act";
import type { App } from "./app";
import { Stage } from "./choices";
import { settle } from "./events";
import { readAct } from "./link-acts";
import { readCorrection } from "./link-correct";
import { logCommand } from "./link-log";
import { obey } from "./link-obey";
import { ACT, CORRECT, LOG, OBEY, readLine } from "./link-read";
import { createScan, LinkAct } from "./link-words";
import { answerLine } from "./report";

/**
 * A line from the computer, by docs/link.md. Who reads it, who does it and who answers are asked one after the other: on a
 * small board there is no room for all of them at once.
 */
export function receive(app: App, line: string, nowMs: number): void {
  const isAlive = app.stage !== Stage.Frozen;
  attend(app);
  if (isAlive) settle(app, nowMs);
  const scan = createScan(line);
  let said = readLine(app, scan, nowMs);
  if (app.facts.features.recovery && said === LOG) said = logCommand(app, scan);
  if (app.facts.features.acts) {
    const order: number[] = [];
    if (said === ACT) said = readAct(app, scan, order);
    if (said === CORRECT) said = readCorrection(scan, order);
    if (said === OBEY && order[0] === LinkAct.New) {
      setUp(app, nowMs);
      said = "";
    }
    if (said === OBEY) said = obey(app, order, scan.rest, nowMs);
  }
  answerLine(app, said);
  if (isAlive) settle(app, nowMs);
}
