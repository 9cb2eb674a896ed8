/** A hall whose clocks do what a test says, and that remembers what it was asked. */
import type { Books } from "../../../sim/hall/model/books";
import type { ClockChange, ClockView } from "../../../sim/hall/model/clock";
import { changed, unheardClock } from "../../../sim/hall/model/clock";
import type { Order, Outcome } from "../../../sim/hall/model/command";
import type { AuditEntry, Person } from "../../../sim/hall/model/event";
import { type Hall, HallFault, type RecordedEvent } from "../../../sim/hall/model/hall";
import { Listeners } from "../../../sim/hall/model/listeners";
import type { Round, RoundOrder, RoundPlan } from "../../../sim/hall/model/round";
import type { State } from "../../../sim/link/state";

export const bornMs = 1_700_000_000_000;

const side = { remaining: 300_000, shown: "0:05:00", delay: 0, overtime: 0, used: 0, presses: 3, period: 1 } as const;

export const state: State = {
  at: 1000,
  event: "press",
  side: "white",
  mode: "running",
  running: "black",
  turn: "black",
  firstFlag: null,
  control: "300+3",
  class: "blitz",
  white: { ...side, flag: "none" },
  black: { ...side, flag: "none" },
};

export function clockView(number: number): ClockView {
  return {
    ...unheardClock(`main-${number}`, `simulated:${number}`),
    ...{ presence: "online", number, players: [`White ${number}`, `Black ${number}`], board: "pixljsplus" },
    ...{ version: "0.2.0", acts: true, state, heardMs: bornMs },
    screen: { left: "0:05:00", right: "0:04:59", bar: "right", leftName: "White" },
  };
}

export interface ScriptedHall extends Hall {
  /** The arguments of the calls of `order` and `setRound`. */
  readonly asked: { who: Person; order: Order | RoundOrder; code?: string | undefined }[];
  readonly notes: AuditEntry[];
  /** Changes a clock. */
  change(change: ClockChange): void;
}

const round: RoundPlan = {
  tournament: "Open",
  round: 1,
  name: "Round 1",
  control: "300+3",
  words: "5 minutes",
  pairings: [{ number: 1, white: { name: "A" }, black: { name: "B" }, clock: "main-1", problem: null }],
};

/** The secret part of the address at which the games of the scripted hall are. */
export const liveSecret = "s".repeat(43);
const tournament = { name: "Open", rounds: 1, secret: liveSecret, delayMin: 15, hasReport: true };
const set = { ...round, id: 1, setMs: bornMs, who: "ana", outcomes: [] };

const scriptedBooks: Omit<Books, "plan" | "setRound"> = {
  rounds() {
    const { pairings, outcomes: _, ...head } = set;
    return [{ ...head, boards: pairings.length, asked: 0, done: 0, results: 0 }];
  },
  round: (id) =>
    id === 1 ? { ...set, pairings: round.pairings.map((board) => ({ ...board, result: null })) } : undefined,
  enter: async ({ name: who }, { score }) => ({ score, by: "arbiter", who, atMs: bornMs }),
  tournaments: () => [tournament],
  broadcast: async () => tournament,
  paper: async (kind, id) => (id === 1 ? { type: "text/plain", text: kind, file: `${kind}.txt` } : undefined),
  liveGames: async (secret) => (secret === liveSecret ? '[Event "live"]\n' : undefined),
};

/** Makes a hall with clocks `main-1` and so on. Clock 2 refuses every order, and the control `bad` is a fault. */
export function scriptedHall(clockCount = 2): ScriptedHall {
  const clocks = new Map<string, ClockView>();
  for (let number = 1; number <= clockCount; number++) clocks.set(`main-${number}`, clockView(number));
  const changes = new Listeners<ClockChange>();
  const asked: ScriptedHall["asked"] = [];
  const notes: AuditEntry[] = [];
  const outcomeOf = (id: string): Outcome => (id === "main-2" ? { id, ok: false, reason: "busy" } : { id, ok: true });
  const planOf = ({ control }: RoundOrder): RoundPlan => {
    if (control === "bad") throw new HallFault("“bad” is no control");
    return round;
  };
  return {
    asked,
    notes,
    change(change) {
      const before = clocks.get(change.id);
      if (before !== undefined) clocks.set(change.id, changed(before, change));
      changes.tell(change);
    },
    clocks: () => [...clocks.values()],
    watch: changes.add,
    async order(who, order) {
      asked.push({ who, order, code: order.code });
      return order.clocks.map(outcomeOf);
    },
    books: {
      ...scriptedBooks,
      plan: async (order) => planOf(order),
      async setRound(who, order, _, code): Promise<Round> {
        const plan = planOf(order);
        asked.push({ who, order, code });
        return { ...plan, id: 1, setMs: bornMs, who: who.name, outcomes: [outcomeOf("main-1")] };
      },
    },
    events: async ({ clock = "main-1", after = 0, limit }) => eventsOf(clock, after, limit),
    note: (entry) => void notes.push(entry),
    audit: async (limit) => [...notes].reverse().slice(0, limit),
    pgn: async (clock = "all") => `[Event "${clock}"]\n`,
    recordState: () => "written",
    watchRecord: () => () => {},
    figures: () => ({
      events: 7,
      doubles: 1,
      missing: 2,
      unwritten: 3,
      blocked: 1,
      full: 0,
      dropped: 0,
      refused: 0,
      damaged: 0,
    }),
    differences: () => new Map([["west", -31_000]]),
    close: async () => {},
  };
}

function eventsOf(clock: string, after: number, limit: number): RecordedEvent[] {
  const rows = [1, 2, 3].filter((row) => row > after).slice(0, limit);
  return rows.map((row) => {
    return { row, bridge: "main", serial: row, clock, number: 1, heardMs: bornMs, source: "report", state };
  });
}
