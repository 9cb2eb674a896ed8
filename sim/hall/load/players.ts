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
    clock.after(habits[before].restMs(table), () => {
      if (!isSeated) return;
      if (clock.app.stage === before) habits[before].act?.(table);
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

/** What the people at a table do at a stage, and how long until then. */
interface Habit {
  restMs(table: Table): number;
  act?(table: Table): void;
}

const next: Habit = {
  restMs: ({ random, manners }) => manners.breakMs * (0.5 + random()),
  act: ({ clock, control }) => clock.command(`set ${control}`),
};
const strange: Habit = { restMs: () => lookMs };
const start = ({ clock }: Table): void => clock.press(Switch.Start);

const habits: Readonly<Record<Stage, Habit>> = {
  [Stage.Ready]: { restMs: ({ random, manners }) => leastMs + random() * manners.startMaxMs, act: start },
  [Stage.Running]: { restMs: thinkingMs, act: move },
  [Stage.Paused]: { restMs: ({ random }) => leastMs + waitMs(random, pauseMs), act: start },
  [Stage.Setup]: next,
  [Stage.Fallen]: next,
  [Stage.Finished]: next,
  [Stage.Adjourned]: next,
  [Stage.Correcting]: strange,
  [Stage.Listing]: strange,
  [Stage.Filling]: strange,
  [Stage.Testing]: strange,
  [Stage.Frozen]: strange,
};

function thinkingMs({ clock: { app }, random, manners: { thinkMs } }: Table): number {
  const { mainMs } = sideOf(app.clock, app.clock.turn);
  if (random() < dreams) return mainMs + lookMs;
  return leastMs + waitMs(random, Math.min(thinkMs, mainMs * planned));
}

/** Ends the turn. Sometimes the arbiter comes instead, or the game is over. */
function move({ clock, random, manners: { endChance } }: Table): void {
  const chance = random();
  if (chance < pauses) clock.press(Switch.Start);
  else if (chance < pauses + illegals) {
    clock.command("pause");
    clock.command(`penalty illegal-move ${turnOf(clock) === Side.White ? "black" : "white"}`);
  } else if (chance < pauses + illegals + endChance) {
    clock.command("pause");
    clock.command("finish");
  } else clock.press(leftSide(clock.app) === turnOf(clock) ? Switch.Left : Switch.Right);
}

function turnOf({ app }: LoadClock): Side {
  return app.clock.turn;
}
