/** Performs acts at a table: on the clock by its contacts, and on the oracle. */

import { Stage } from "../../firmware/app/model/choices";
import { Word } from "../../firmware/app/model/word";
import { Switch } from "../../hal/hal";
import type { Colour } from "../oracle/rules";
import { verbs } from "../oracle/step";
import type { Act } from "./act";
import { arbitrate } from "./arbiter-acts";
import type { Hand } from "./hand";
import { leverOf } from "./sides";

/** Performs an act if it is possible, otherwise nothing. */
export function perform(hand: Hand, act: Act): void {
  const { table } = hand;
  switch (act.kind) {
    case "wait":
      table.wait(act.ms);
      break;
    case "press":
      hand.press(act.side, act.lateMs);
      break;
    case "bounce":
      bounce(hand, act.side, act.edges);
      break;
    case "keyPress":
      keyPress(hand, act.side);
      break;
    case "look":
      table.look();
      break;
    case "cut":
      hand.cut(false);
      break;
    case "spoil":
      table.wear.spoil(act.nth);
      hand.cut(false);
      break;
    case "arm":
      table.arm(act.words, act.tear);
      break;
    case "newGame":
      newGame(hand, act.control, act.edition, act.takesBack);
      break;
    default:
      arbitrate(hand, act);
  }
}

/** Moves a lever at these offsets from now, closing and opening in turn. It ends open. */
function bounce(hand: Hand, side: Colour, edges: readonly number[]): void {
  const { table } = hand;
  const lever = leverOf(side);
  if (table.isClosed(lever)) return;
  const beginMs = table.nowMs;
  hand.noteBounce(side, edges);
  for (const [index, offsetMs] of edges.entries()) {
    table.wait(beginMs + offsetMs - table.nowMs);
    table.edge(lever, index % 2 === 0, table.nowMs, table.nowMs);
  }
  if (edges.length % 2 === 0) return;
  table.wait(80);
  table.edge(lever, false, table.nowMs, table.nowMs);
}

/** Presses a player's key, on a clock whose levers nobody has touched. */
function keyPress(hand: Hand, side: Colour): void {
  const { keys, stage, facts } = hand.table.app;
  const key = side === "white" ? facts.leftKey : facts.rightKey;
  if (!keys.leversSeen && key !== -1 && stage === Stage.Running) hand.touch(key, 80);
}

/** Begins a new game on a clock that does not run. The link sends the time control. */
function newGame(hand: Hand, control: string, edition: number, takesBack: boolean): void {
  const { table } = hand;
  if (table.app.stage !== Stage.Setup) {
    if (table.position.mode === "running") hand.tap(Switch.Start, (atMs) => table.tell(verbs.pause, atMs));
    if (!hand.choose(Word.NewGame)) return;
    hand.accept(() => {});
  }
  if (table.isCut) return;
  table.compare();
  table.begin(control, edition, takesBack);
}
