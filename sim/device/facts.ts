/** What the firmware is told of its board, from the board's definition. */
import type { Board, Role } from "../../board-defs/board";
import { Language } from "../../firmware/app/choices";
import type { Facts } from "../../firmware/app/facts";
import { Switch } from "../../hal/hal";
import { version } from "../../package.json";

export function factsOf(board: Board, language = Language.English): Facts {
  const { name, display, players, batteries, buzzer } = board;
  return {
    name,
    version,
    widthPx: display.widthPx,
    heightPx: display.heightPx,
    leftKey: players === undefined ? -1 : switchOf(players.left),
    rightKey: players === undefined ? -1 : switchOf(players.right),
    lowMv: batteries?.lowMv ?? 0,
    hasBuzzer: buzzer !== undefined,
    language,
  };
}

export function switchOf(role: Role): Switch {
  switch (role) {
    case "menu":
      return Switch.Menu;
    case "start":
      return Switch.Start;
    case "minus":
      return Switch.Minus;
    case "plus":
      return Switch.Plus;
  }
}
