import type { Hal } from "../../../hal/hal";
import { type Clock, otherSide, sideOf } from "../../core/clock";
import { periodsOf, repeats } from "../../core/control";
import type { Side } from "../../core/words";
import { Stage } from "./choices";
import { createDisplay, createLine, createSupply, type Display, type Line, type Supply } from "./display-state";
import type { Facts } from "./facts";
import { createGame, createLock, createPrograms, type Game, type Lock, type Programs } from "./game-state";
import { createKeys, type Keys } from "./key-state";
import { type Conversation, createConversation } from "./link-state";
import { createLog, type Log } from "./log-state";
import { createMenu, type Menu } from "./menu-state";
import { createSettings, type Settings } from "./settings";

/** The whole clock: the board, the core's record, and one record for each thing that the application keeps. */
export interface App {
  readonly hal: Hal;
  readonly facts: Facts;
  readonly settings: Settings;
  readonly programs: Programs;
  clock: Clock;
  stage: Stage;
  readonly game: Game;
  readonly lock: Lock;
  readonly keys: Keys;
  readonly display: Display;
  readonly line: Line;
  readonly menu: Menu;
  readonly link: Conversation;
  readonly battery: Supply;
  /** What outlasts the power. */
  readonly log: Log;
}

/** The record of a clock that has just been given power. `clock`: any, it is replaced by the first program's. */
export function createApp(hal: Hal, facts: Facts, clock: Clock, nowMs: number): App {
  return {
    hal: hal,
    facts: facts,
    settings: createSettings(facts),
    programs: createPrograms(),
    clock: clock,
    stage: Stage.Setup,
    game: createGame(nowMs),
    lock: createLock(nowMs),
    keys: createKeys(facts),
    display: createDisplay(),
    line: createLine(),
    menu: createMenu(),
    link: createConversation(clock.control, nowMs),
    battery: createSupply(nowMs),
    log: createLog(hal.store, nowMs),
  };
}

/** The side whose lever, name and time stand on the left. */
export function leftSide(app: App): Side {
  return app.settings.left;
}

export function rightSide(app: App): Side {
  return otherSide(app.settings.left);
}

/** The period a side is in, and of how many unless the last one repeats. */
export function periodText(clock: Clock, side: Side): string {
  const last = repeats(clock.control, side) ? "" : "/" + periodsOf(clock.control, side).length;
  return sideOf(clock, side).period + last;
}
