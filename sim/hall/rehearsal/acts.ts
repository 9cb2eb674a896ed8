/**
 * What can happen on a day: what it does to the tables, what the arbiter has to do about it, and how the rehearsal sees
 * that it is done. One record for each kind of incident.
 */
import { Stage } from "../../../firmware/app/model/choices";
import type { SideName, State } from "../../link/state";
import type { Score } from "../model/choices";
import type { ClockView } from "../model/clock";
import type { Command } from "../model/command";
import type { Board } from "../model/round";
import { readTime, shownTime } from "../model/shown";
import type { Incident, KindName } from "./day";
import type { Desk } from "./desk";
import type { Table } from "./table";
import type { Truth } from "./truth";

/** Everything that an incident can touch. */
export interface Hall {
  readonly tables: readonly Table[];
  readonly truth: Truth;
  readonly desk: Desk;
  readonly tournament: string;
  readonly control: string;
  /** Waits for a time of the hall, ms. */
  pass(ms: number): Promise<void>;
  /** Waits until something is so. */
  until(isSo: () => boolean): Promise<void>;
  /** Says a line that is no task. */
  say(what: "spare" | "serverBack" | "powerBack", board?: number): void;
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  /** Notes by how much the times of a clock differ after a power cut, ms. */
  noteDrift(ms: number): void;
}

/** An incident that happens now. */
export interface Case {
  readonly hall: Hall;
  readonly round: number;
  readonly table: Table;
  readonly side: SideName;
  readonly minutes: number;
  readonly score: Score;
  /** What the incident has to remember. */
  readonly notes: Notes;
}

export interface Notes {
  /** The events of the table before it. */
  events: number;
  /** What the console showed of the clock at the end. */
  view?: ClockView;
  /** The times on the clock at the end. */
  times?: Readonly<Record<SideName, number>>;
  /** The boards whose clocks ran. */
  ran?: readonly Table[];
}

export interface Act {
  /** Makes it happen. Resolves when it is the arbiter's turn. */
  happen(given: Case): Promise<void>;
  /** Does what the arbiter should do. May be repeated. */
  answer?(given: Case): Promise<void>;
  isDone(given: Case, board: Board | undefined, views: readonly ClockView[]): boolean;
  /** Lets the players go on when the arbiter is done, or has not come. */
  end?(given: Case): void;
}

const other = (side: SideName): SideName => (side === "white" ? "black" : "white");
const lossOf = (side: SideName): Score => (side === "white" ? "0-1" : "1-0");
const minuteMs = 60_000;
/** The display of a clock that died shows whole seconds. */
const copiedMs = 1500;

/** Returns the result of the game after an incident that ends it, or of a board at which the players agree on one. */
export function scoreOf({ do: kind, side = "white", score }: Incident): Score {
  if (kind === "absent") return side === "white" ? "0-1F" : "1-0F";
  return score ?? lossOf(side);
}

const hasScore = ({ score }: Case, board: Board | undefined): boolean => board?.result?.score === score;
const enters = ({ hall, round, table, score }: Case): Promise<void> =>
  hall.desk.enter(hall.tournament, round, table.board, score);

async function viewOf({ hall, table }: Case): Promise<ClockView> {
  const view = (await hall.desk.clocks()).find(({ address }) => address === table.address);
  if (view === undefined) throw new Error(`no clock at ${table.address}`);
  return view;
}

const events = ({ hall, table, notes }: Case) => hall.truth.did[table.board - 1]?.slice(notes.events) ?? [];

/** The clock is stopped when it is the side's opponent who thinks. */
async function stopFor({ hall, table, side }: Case): Promise<void> {
  await hall.until(() => table.isRunning && table.turn === other(side));
  table.stop();
  await hall.until(() => !table.isRunning);
}

const stopped: Act = {
  async happen({ hall, table }) {
    await hall.until(() => table.isRunning);
    table.stop();
  },
  answer: enters,
  isDone: hasScore,
};

/** Does the next step on the way of a spare clock to the times of the old one. */
async function copyTimes(given: Case): Promise<void> {
  const { hall, notes } = given;
  const old = notes.view;
  const view = await viewOf(given);
  if (old?.state == null || view.presence !== "online") throw new Error("the clock is not there");
  const isCorrected = events(given).some(({ event }) => event === "correct");
  await hall.desk.order([view], isCorrected ? { do: "resume" } : stepTo(old, old.state, view, hall.control));
}

function stepTo(old: ClockView, state: State, { state: now }: ClockView, control: string): Command {
  if (now?.mode === "ready") return { do: "start" };
  if (now?.mode === "running") return { do: "pause" };
  if (now?.mode !== "paused") return { do: "set", control };
  const sideOf = (side: SideName) => ({
    remaining: readTime(shownTime(old, side)),
    presses: state[side].presses,
    ...(state[side].period > 1 ? { period: state[side].period } : {}),
  });
  return { do: "correct", white: sideOf("white"), black: sideOf("black"), turn: state.turn };
}

export const acts: Readonly<Record<KindName, Act>> = {
  late: {
    async happen({ hall, table, side, minutes }) {
      table.asleep = side;
      await hall.pass(minutes * minuteMs);
      table.asleep = undefined;
    },
    isDone: ({ table, side }) => table.presses[side] > 0,
  },
  absent: {
    async happen({ hall, table, side, minutes }) {
      table.asleep = side;
      await hall.pass(minutes * minuteMs);
    },
    answer: enters,
    isDone: hasScore,
    end: ({ table }) => table.stop(),
  },
  illegal: {
    happen: stopFor,
    async answer(given) {
      const { hall, side } = given;
      if (!events(given).some(({ event }) => event === "penalty"))
        await hall.desk.order([await viewOf(given)], { do: "penalty", name: "illegal-move", offender: side });
      const view = await viewOf(given);
      if (view.state?.mode === "paused") await hall.desk.order([view], { do: "resume" });
    },
    isDone: (given) => events(given).some(({ event }) => event === "penalty") && given.table.stage !== Stage.Paused,
    end: ({ table }) => table.goOn(),
  },
  flag: {
    async happen({ hall, table, side }) {
      table.asleep = side;
      await hall.until(() => table.stage === Stage.Fallen);
    },
    isDone: hasScore,
  },
  moves: {
    async happen(given) {
      const { hall, table, side } = given;
      table.asleep = side;
      await hall.until(() => events(given).some((state) => state[side].period > 1));
    },
    async answer(given) {
      const view = await viewOf(given);
      if (view.state?.mode === "running") await given.hall.desk.order([view], { do: "pause" });
    },
    isDone: (given, board) => hasScore(given, board) && !given.table.isRunning,
    end: ({ table }) => table.stop(),
  },
  phone: { ...stopped, happen: stopFor },
  result: stopped,
  dies: {
    async happen(given) {
      const { hall, table, minutes, notes } = given;
      await hall.until(() => table.isRunning);
      table.die();
      notes.times = table.times;
      await hall.pass(minuteMs / 4);
      table.unplug();
      notes.view = await viewOf(given).catch(() => notes.view);
      await hall.pass(minutes * minuteMs);
      notes.events = hall.truth.did[table.board - 1]?.length ?? 0;
      table.replace();
      hall.say("spare", table.board);
    },
    answer: copyTimes,
    isDone(given) {
      const said = events(given);
      const at = said.findLastIndex(({ event }) => event === "correct");
      const apartMs = (side: SideName): number =>
        Math.abs((said[at]?.[side].remaining ?? 0) - (given.notes.times?.[side] ?? 0));
      const isRight = at >= 0 && apartMs("white") <= copiedMs && apartMs("black") <= copiedMs;
      return isRight && said.slice(at).some(({ event }) => event === "resume");
    },
    end: ({ table }) => table.goOn(),
  },
  server: {
    async happen({ hall, minutes }) {
      await hall.killServer();
      await hall.pass(minutes * minuteMs);
      await hall.startServer();
      hall.say("serverBack");
    },
    isDone: ({ hall }, _, views) =>
      views.length === hall.tables.length && views.every(({ presence }) => presence === "online"),
  },
  power: {
    async happen({ hall, minutes, notes }) {
      const ran = hall.tables.filter(({ isRunning }) => isRunning);
      notes.ran = ran;
      const before = new Map(ran.map((table) => [table, table.times]));
      for (const table of hall.tables) table.cutPower();
      await hall.killServer();
      await hall.pass(minutes * minuteMs);
      for (const table of hall.tables) table.restorePower();
      for (const [table, { white, black }] of before) {
        hall.truth.restore(table.board - 1, table.presses.white + table.presses.black);
        hall.noteDrift(Math.max(Math.abs(table.times.white - white), Math.abs(table.times.black - black)));
      }
      await hall.startServer();
      hall.say("powerBack");
    },
    async answer({ hall, notes }) {
      const addresses = new Set(notes.ran?.map(({ address }) => address));
      const views = await hall.desk.clocks();
      const stand = views.filter(({ address, state }) => addresses.has(address) && state?.mode === "paused");
      if (stand.length > 0) await hall.desk.order(stand, { do: "resume" });
    },
    isDone: ({ notes }) => notes.ran?.every(({ stage }) => stage !== Stage.Paused && stage !== Stage.Setup) === true,
    end: ({ notes }) => {
      for (const table of notes.ran ?? []) table.goOn();
    },
  },
};
