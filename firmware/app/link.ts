import { attend } from "./act";
import type { App } from "./app";
import { Stage } from "./choices";
import { settle } from "./events";
import { actOnLine } from "./link-acts";
import { correctOnLine } from "./link-correct";
import { ACT, answerLine, CORRECT, readLine } from "./link-read";
import { createScan } from "./link-words";

/**
 * A line from the computer, by docs/link.md. Who reads it, who acts and who answers are asked one after the other: on a small
 * board there is no room for all of them at once.
 */
export function receive(app: App, line: string, nowMs: number): void {
  const isAlive = app.stage !== Stage.Frozen;
  attend(app);
  if (isAlive) settle(app, nowMs);
  const scan = createScan(line);
  let said = readLine(app, scan, nowMs);
  if (app.facts.features.acts) {
    if (said === ACT) said = actOnLine(app, scan, nowMs);
    if (said === CORRECT) said = correctOnLine(app, scan, nowMs);
  }
  answerLine(app, said);
  if (isAlive) settle(app, nowMs);
}
