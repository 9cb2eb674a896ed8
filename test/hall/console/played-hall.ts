/** A hall in memory whose clocks do what a test says, and obey as clocks do. It remembers what it was asked. */

import { timeText } from "../../../sim/hall/console/time-text";
import type { Books, TournamentView } from "../../../sim/hall/model/books";
import { type ClockChange, type ClockView, changed } from "../../../sim/hall/model/clock";
import type { Command, Deed, Order, Outcome } from "../../../sim/hall/model/command";
import type { AuditEntry } from "../../../sim/hall/model/event";
import type { Hall, RecordedEvent, RecordState } from "../../../sim/hall/model/hall";
import { Listeners } from "../../../sim/hall/model/listeners";
import type { Round, RoundOrder, RoundPlan } from "../../../sim/hall/model/round";
import type { Result } from "../../../sim/hall/model/seat";
import type { SideName, State } from "../../../sim/link/state";
import { type Played, playedClock } from "./played-clock";
import { planOf } from "./played-plan";

export interface PlayedHall extends Hall {
  readonly asked: (Order | { round: RoundOrder; code?: string | undefined })[];
  view(number: number): ClockView;
  change(change: ClockChange): void;
  /** Changes a clock's state, and records the event. */
  happen(
    number: number,
    event: string,
    side: SideName | null,
    part: Partial<State>,
    screen?: ClockView["screen"],
  ): void;
  /** The times of day of other computers, by how many ms each is before the server's. */
  readonly apart: Map<string, number>;
  /** The disk fails, or takes everything again. */
  setRecord(state: RecordState): void;
  /** The clock of this board refuses every order with the reason. */
  refuse(number: number, reason: string, by?: Deed): void;
}

/** The figures of a hall in which nothing has happened. */
const noFigures = {
  ...{ events: 0, doubles: 0, missing: 0, unwritten: 0, blocked: 0, full: 0, dropped: 0, refused: 0, damaged: 0 },
};

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error("there is no such board");
  return found;
}

export function playedHall(clocks: readonly Played[]): PlayedHall {
  const views = new Map(clocks.map((played) => [`main-${played.number}`, playedClock(played)]));
  const changes = new Listeners<ClockChange>();
  const refusals = new Map<string, { reason: string; by?: Deed }>();
  const events: RecordedEvent[] = [];
  const entries: AuditEntry[] = [];
  const rounds: Round[] = [];
  const asked: PlayedHall["asked"] = [];
  const apart = new Map<string, number>();

  const change = (part: ClockChange): void => {
    views.set(part.id, changed(view(Number(part.id.slice(5))), part));
    changes.tell(part);
  };
  const view = (number: number): ClockView => known(views.get(`main-${number}`));
  const happen: PlayedHall["happen"] = (number, event, side, part, screen = {}) => {
    const { id, state: before } = view(number);
    if (before === null) throw new Error("no state");
    const state: State = { ...before, ...part, event, side, at: before.at + 1000 };
    const [serial, heardMs] = [events.length + 1, Date.now()];
    events.push({ row: serial, bridge: "main", serial, clock: id, number, heardMs, source: "report", state });
    change({ id, state, screen, heardMs });
  };
  const obey = (id: string, command: Command): Outcome => {
    const { number = 0, presence } = views.get(id) ?? {};
    const refusal = refusals.get(id);
    const reason = presence === undefined ? "unknown" : presence === "online" ? refusal?.reason : presence;
    if (reason !== undefined) return { id, ok: false, ...refusal, reason };
    return { id, ...actOn(number, command, { view, happen }) };
  };
  return {
    asked,
    view,
    change,
    happen,
    ...playedRecord(),
    apart,
    differences: () => apart,
    refuse: (number, reason, by) => void refusals.set(`main-${number}`, by === undefined ? { reason } : { reason, by }),
    clocks: () => [...views.values()],
    watch: changes.add,
    async order({ name: who, role }, order) {
      asked.push(order);
      const outcomes = order.clocks.map((id) => obey(id, order.command));
      const said = outcomes.map(({ ok, reason = "?" }) => (ok ? "ok" : reason));
      entries.push({ atMs: Date.now(), who, role, command: order.command.do, clocks: order.clocks, outcomes: said });
      return outcomes;
    },
    books: {
      ...playedBooks(rounds),
      plan: async (order) => planOf(order, [...views.values()]),
      async setRound({ name }, round, _, code) {
        asked.push({ round, code });
        const set = roundOf(planOf(round, [...views.values()]), rounds.length + 1, name, obey);
        rounds.unshift(set);
        return set;
      },
    },
    events: async ({ clock, after = 0, limit }) =>
      events.filter((each) => each.row > after && (clock ?? each.clock) === each.clock).slice(0, limit),
    note: (entry) => void entries.push(entry),
    audit: async (limit) => entries.toReversed().slice(0, limit),
    pgn: async (clock = "all") => `[Event "${clock}"]\n`,
    figures: () => ({ ...noFigures, events: events.length }),
    close: async () => {},
  };
}

/** The rounds of a played hall, with the results that somebody enters. */
function playedBooks(rounds: readonly Round[]): Omit<Books, "plan" | "setRound"> {
  const results = new Map<string, Result>();
  let tournament: TournamentView = { name: "", rounds: 1, secret: null, delayMin: 0, hasReport: true };
  const keyOf = (round: number, number: number): string => `${round} ${number}`;
  const boardsOf = ({ round, pairings }: Round) =>
    pairings.map((pairing) => ({ ...pairing, result: results.get(keyOf(round, pairing.number)) ?? null }));
  return {
    rounds: () =>
      rounds.map(({ pairings, outcomes, ...head }) => {
        const done = outcomes.filter(({ ok }) => ok).length;
        return { ...head, boards: pairings.length, asked: outcomes.length, done, results: results.size };
      }),
    round(id) {
      const round = rounds.find((each) => each.id === id);
      return round === undefined ? undefined : { ...round, pairings: boardsOf(round) };
    },
    async enter({ name: who }, { round, number, score }) {
      const result: Result = { score, by: "arbiter", who, atMs: Date.now() };
      results.set(keyOf(round, number), result);
      return result;
    },
    tournaments: () => [tournament],
    async broadcast(_, { isOpen, delayMin }) {
      tournament = { ...tournament, secret: isOpen ? "s".repeat(43) : null, delayMin };
      return tournament;
    },
    paper: async (kind) => ({ type: "text/plain", text: kind, file: `${kind}.txt` }),
    liveGames: async (secret) => (secret === tournament.secret ? '[Event "live"]\n' : undefined),
  };
}

function playedRecord(): Pick<PlayedHall, "setRecord" | "recordState" | "watchRecord"> {
  const states = new Listeners<RecordState>();
  let now: RecordState = "written";
  return {
    setRecord(state) {
      now = state;
      states.tell(state);
    },
    recordState: () => now,
    watchRecord: states.add,
  };
}

function roundOf(plan: RoundPlan, id: number, who: string, obey: (id: string, command: Command) => Outcome): Round {
  const outcomes = plan.pairings.flatMap(({ clock, problem }): Outcome[] => {
    if (clock === null) return [];
    return [
      problem === null ? obey(clock, { do: "set", control: plan.control }) : { id: clock, ok: false, reason: problem },
    ];
  });
  return { ...plan, id, setMs: Date.now(), who, outcomes };
}

/** Does what a clock would do: it refuses everything but a pause while it runs. */
function actOn(
  number: number,
  command: Command,
  { view, happen }: Pick<PlayedHall, "view" | "happen">,
): Omit<Outcome, "id"> {
  const { state, screen } = view(number);
  if (state === null) return { ok: false, reason: "silent" };
  const isRunning = state.running !== null;
  if (isRunning && command.do !== "pause") return { ok: false, reason: "busy" };
  const bar = (side: SideName) => ((screen.leftName === "White") === (side === "white") ? "left" : "right");
  switch (command.do) {
    case "pause":
      if (!isRunning) return { ok: false, reason: "refused" };
      happen(number, "pause", null, { mode: "paused", running: null }, { bar: `(${bar(state.turn)})`, line: "paused" });
      break;
    case "resume":
    case "start": {
      const side = (command.do === "resume" ? command.side : undefined) ?? state.turn;
      happen(number, command.do, side, { mode: "running", running: side, turn: side }, { bar: bar(side), line: "" });
      break;
    }
    case "correct":
      correct(number, command, { view, happen });
      break;
    default:
      happen(number, command.do, null, {});
  }
  return { ok: true };
}

function correct(
  number: number,
  command: Extract<Command, { do: "correct" }>,
  { view, happen }: Pick<PlayedHall, "view" | "happen">,
): void {
  const { state, screen } = view(number);
  if (state === null) return;
  const shown: Record<string, string> = {};
  const part: Partial<State> = {};
  for (const side of ["white", "black"] as const) {
    const { flag, remaining, presses } = command[side] ?? {};
    const at = (screen.leftName === "White") === (side === "white") ? "left" : "right";
    if (remaining !== undefined) shown[at] = timeText(remaining);
    if (presses !== undefined) shown[`${at}Count`] = String(presses);
    if (flag === "none") shown[`${at}Flag`] = "";
    const before = state[side];
    part[side] = {
      ...before,
      ...(remaining === undefined ? {} : { remaining, shown: timeText(remaining) }),
      ...(presses === undefined ? {} : { presses }),
      ...(flag === undefined ? {} : { flag }),
    };
  }
  happen(number, "correct", null, part, shown);
}
