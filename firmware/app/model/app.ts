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
import type { Speech } from "./speech-state";
import type { Touch } from "./touch-state";

/** The state of the whole device: the board, the core's clock, and one record for each part of the application. */
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
  /** Undefined if the board cannot speak. */
  speech?: Speech;
  /** Undefined if the board has no vibration motors. */
  touch?: Touch;
  /** The heights of the flags that players can feel, left and right. Undefined until they are set. */
  heights?: readonly number[];
  /** The log, which survives a power loss. */
  readonly log: Log;
}

/** Creates the state at power-on. `clock` is any clock: the first program's clock replaces it. */
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

/** Returns the side whose lever, name and time are on the left. */
export function leftSide(app: App): Side {
  return app.settings.left;
}

export function rightSide(app: App): Side {
  return otherSide(app.settings.left);
}

/** Returns the number of a side's period, followed by `/` and the number of periods unless the last one repeats. */
export function periodText(clock: Clock, side: Side): string {
  const last = repeats(clock.control, side) ? "" : "/" + periodsOf(clock.control, side).length;
  return sideOf(clock, side).period + last;
}
