/**
 * Two players and their arbiter at a simulated clock. They think, press levers, let flags fall, make illegal moves,
 * and begin again. A seed repeats every choice.
 */
import { leftSide } from "../../../firmware/app/model/app";
import { Stage } from "../../../firmware/app/model/choices";
import { sideOf } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import type { LoadClock } from "./clock";
import { type Random, waitMs } from "./random";

/** How people play, in ms of clock time. */
export interface Manners {
  /** The longest time from a set clock to the start of White's clock. */
  readonly startMaxMs: number;
  /** The mean time to think about a move while there is plenty of it. */
  readonly thinkMs: number;
  /** The mean time from the end of a game until the next control is set. It is never less than half of this. */
  readonly breakMs: number;
  /** The chance that a game ends at a move. */
  readonly endChance: number;
}

/** The usual behaviour, as in a blitz hall: a move every ten seconds. */
export const usualManners: Manners = { startMaxMs: 10_000, thinkMs: 10_000, breakMs: 20_000, endChance: 1 / 50 };

export interface PlayerOptions {
  readonly clock: LoadClock;
  readonly random: Random;
  /** In canonical notation. */
  readonly control: string;
  readonly manners?: Manners;
}

/** How often people look at a clock that is in a menu or does nothing of theirs, ms. */
const lookMs = 1000;
const leastMs = 200;
/** Chances at a move: of an arbiter's pause, of an illegal move, of a player who forgets the clock. */
const pauses = 1 / 60;
const illegals = 1 / 150;
const dreams = 1 / 400;
/** A player does not plan to use more than this part of the rest for a move. */
const planned = 1 / 12;
const pauseMs = 6000;

/** Begins to play. Returns the function that sends the players home; the clock itself goes on. */
export function seatPlayers({ clock, random, control, manners = usualManners }: PlayerOptions): () => void {
  const table = { clock, random, control, manners };
  let isSeated = true;
  const turn = (): void => {
    const before = clock.app.stage;
    clock.after(restMs(table), () => {
      if (!isSeated) return;
      if (clock.app.stage === before) act(table);
      turn();
    });
  };
  clock.command(`set ${control}`);
  turn();
  return () => {
    isSeated = false;
  };
}

type Table = Required<PlayerOptions>;

/** Returns how long until the people at the table do something. */
function restMs({ clock, random, manners }: Table): number {
  switch (clock.app.stage) {
    case Stage.Ready:
      return leastMs + random() * manners.startMaxMs;
    case Stage.Running:
      return thinkingMs(clock, random, manners);
    case Stage.Paused:
      return leastMs + waitMs(random, pauseMs);
    case Stage.Setup:
    case Stage.Fallen:
    case Stage.Finished:
    case Stage.Adjourned:
      return manners.breakMs * (0.5 + random());
    case Stage.Correcting:
    case Stage.Listing:
    case Stage.Filling:
    case Stage.Testing:
    case Stage.Frozen:
      return lookMs;
  }
}

function thinkingMs({ app: { clock } }: LoadClock, random: Random, { thinkMs }: Manners): number {
  const { mainMs } = sideOf(clock, clock.turn);
  if (random() < dreams) return mainMs + lookMs;
  return leastMs + waitMs(random, Math.min(thinkMs, mainMs * planned));
}

function act({ clock, random, control, manners }: Table): void {
  switch (clock.app.stage) {
    case Stage.Ready:
    case Stage.Paused:
      clock.press(Switch.Start);
      break;
    case Stage.Running:
      move(clock, random, manners.endChance);
      break;
    case Stage.Setup:
    case Stage.Fallen:
    case Stage.Finished:
    case Stage.Adjourned:
      clock.command(`set ${control}`);
      break;
    case Stage.Correcting:
    case Stage.Listing:
    case Stage.Filling:
    case Stage.Testing:
    case Stage.Frozen:
      break;
  }
}

/** Ends the turn. Sometimes the arbiter comes instead, or the game is over. */
function move(clock: LoadClock, random: Random, ends: number): void {
  const chance = random();
  if (chance < pauses) clock.press(Switch.Start);
  else if (chance < pauses + illegals) {
    clock.command("pause");
    clock.command(`penalty illegal-move ${turnOf(clock) === Side.White ? "black" : "white"}`);
  } else if (chance < pauses + illegals + ends) {
    clock.command("pause");
    clock.command("finish");
  } else clock.press(leftSide(clock.app) === turnOf(clock) ? Switch.Left : Switch.Right);
}

function turnOf({ app }: LoadClock): Side {
  return app.clock.turn;
}
