/**
 * Whatever the link, the power and the computer do, the record has every event of the clock's journal once and in its
 * order. Games are random; a failure names its seed. The time is the test's own, so a busy machine changes nothing.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Mode } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { Bridge } from "../../../sim/hall/bridge/bridge";
import { keyOf } from "../../../sim/hall/bridge/match";
import { RecordLedger } from "../../../sim/hall/record/ledger";
import { type HallRecord, openRecord } from "../../../sim/hall/record/record";
import type { State } from "../../../sim/link/state";
import { Random } from "../../oracle/random";
import { BadWire } from "./bad-wire";
import { TableClock } from "./table-clock";

const timing = {
  patienceMs: 40,
  againMs: 2,
  againMaxMs: 10,
  quietMs: 100,
  settleMs: 10,
  slackMs: 25,
  lateMs: 3,
  paceMs: 0,
};
const acts = ["undo", "correct white.remaining=50000", "correct press", "penalty illegal-move white", "control 90+1"];
/** Games of the same control begin alike, so one comes often. */
const controls = ["180+2", "180+2", "180+2", "180+2", "2", "1;flag=freeze", "30d3", "3/2:2", "60b5"] as const;

class Play {
  readonly random: Random;
  readonly clock = new TableClock();
  readonly wire: BadWire;
  /** How often the power failed, and how often the bridge was closed or killed. */
  readonly counts = { power: 0, closed: 0, killed: 0, cut: 0 };
  private bridge: Bridge | undefined;
  /** Decides whether the present bridge can still write. */
  private life = { isAlive: true };

  constructor(
    seed: number,
    private readonly record: HallRecord,
  ) {
    this.random = new Random(seed);
    this.wire = new BadWire("table", this.clock, this.random);
    this.openBridge();
  }

  openBridge(): void {
    const life = { isAlive: true };
    const ledger = new RecordLedger(this.record, "main");
    const { keep } = ledger;
    // A bridge that was killed writes nothing more, and hears of nothing that was written.
    ledger.keep = (id, entry) => (life.isAlive ? keep.call(ledger, id, entry) : new Promise(() => undefined));
    this.life = life;
    this.bridge = new Bridge({ name: "main", links: [this.wire], ledger, timing });
    this.bridge.start();
  }

  async closeBridge(isKilled: boolean): Promise<void> {
    this.life.isAlive = !isKilled;
    if (isKilled) this.wire.cut();
    const closed = this.bridge?.close();
    // Entries on their way to the disk count as written before the kill.
    await (isKilled ? pause(20) : passing(closed));
    this.bridge = undefined;
  }

  get hasBridge(): boolean {
    return this.bridge !== undefined;
  }

  async step(): Promise<void> {
    const { random, clock, wire } = this;
    // Real presses are further apart than the two times of an ignored one.
    await pause(random.whole(5, 16));
    const what = random.next();
    if (what < 0.6) clock.press(random.pick([Switch.Left, Switch.Right]));
    else if (what < 0.66) clock.tell("pause");
    else if (what < 0.76) clock.tell(random.pick(["resume", "resume white", "start"]));
    else if (what < 0.84) clock.tell(random.pick(["finish", ...acts]));
    else if (what < 0.88) {
      this.counts.cut++;
      wire.isThere = random.chance(0.5);
      wire.cut();
    } else if (what < 0.94) wire.isThere = true;
    else if (what < 0.96) await this.restart();
    else if (what < 0.98) await this.repower();
    else wire.lossPercent = random.pick([0, 0, 10, 30]);
  }

  private async restart(): Promise<void> {
    if (!this.hasBridge) return this.openBridge();
    const isKilled = this.random.chance(0.5);
    this.counts[isKilled ? "killed" : "closed"]++;
    await this.closeBridge(isKilled);
  }

  private async repower(): Promise<void> {
    // The journal does not tell that a clock without a game was off.
    if (this.clock.mode === Mode.Setup || this.clock.mode === Mode.Finished) return;
    this.counts.power++;
    this.clock.cutPower();
    await pause(this.random.whole(0, 30));
    this.clock.restorePower();
    await pause(30);
  }

  /** Sets a new game. The journal keeps the two before it, so the record has to catch up after every second one. */
  async newGame(isSettled: boolean): Promise<void> {
    if (isSettled) await this.settle();
    this.clock.tell("pause");
    this.clock.tell("new");
    this.clock.tell(`set ${this.random.pick(controls)}`);
  }

  /** Makes everything whole again, and waits until the record has all. */
  async settle(): Promise<void> {
    this.wire.isThere = true;
    this.wire.lossPercent = 0;
    this.clock.tell("pause");
    if (!this.hasBridge) this.openBridge();
    const wanted = this.clock.events.filter(isJournaled).length + this.counts.power;
    for (let waited = 0; waited < 10_000 && this.recorded().length < wanted; waited += 50) await pause(50);
    expect(this.recorded().length).toBeGreaterThanOrEqual(wanted);
    await pause(150);
  }

  recorded(): State[] {
    return this.record
      .events({ limit: 10_000 })
      .map(({ state }) => state)
      .filter(isJournaled);
  }
}

/** The programs are no game: the journal has nothing of what is pressed there. */
function isJournaled({ mode }: State): boolean {
  return mode !== "setup";
}

/** Lets time pass for the clock, the bridge and the record. */
async function pause(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Lets time pass until a promise is settled. */
async function passing(promise: Promise<void> | undefined): Promise<void> {
  let isSettled = false;
  const settled = Promise.resolve(promise).finally(() => {
    isSettled = true;
  });
  for (let waited = 0; waited < 10_000 && !isSettled; waited += 10) await pause(10);
  await settled;
}

async function play(seed: number): Promise<Play["counts"]> {
  const record = await openRecord({ batchMs: 5 });
  const game = new Play(seed, record);
  try {
    for (let games = 0; games < 6; games++) {
      await game.newGame(games % 2 === 0);
      for (let steps = 0; steps < 40; steps++) await game.step();
    }
    await game.settle();
    const recorded = game.recorded();
    const powers = recorded.filter(({ event }) => event === "power");
    expect({ seed, powers: powers.length }).toEqual({ seed, powers: game.counts.power });
    const rest = recorded.filter(({ event }) => event !== "power");
    const happened = game.clock.events.filter(isJournaled);
    expect({ seed, events: rest.map(lineOf) }).toEqual({ seed, events: happened.map(lineOf) });
    // Everything of the clock's own journal is at the end of the record.
    const journal = game.clock.journal().map(keyOf);
    expect({ seed, journal: recorded.slice(-journal.length).map(keyOf) }).toEqual({ seed, journal });
    expect({ seed, missing: missing(record) }).toEqual({ seed, missing: 0 });
    return game.counts;
  } finally {
    await game.closeBridge(false);
    game.clock.stop();
    record.close();
  }
}

/**
 * The time of an ignored press can differ: the journal has the instant of the edge, and a report that of its handling.
 */
function lineOf(state: State): string {
  return `${state.event === "ignored" ? "" : state.at} ${keyOf(state)}`;
}

function missing(record: HallRecord): number {
  return Number(record.database.get("SELECT sum(missing) AS sum FROM clocks")?.sum);
}

const runs = Number(process.env.FLAGFALL_HALL_GAMES ?? 3);
const first = Number(process.env.FLAGFALL_HALL_SEED ?? 1);
/** Games in which an event once came twice, was missing, or had a wrong time. */
const found = process.env.FLAGFALL_HALL_SEED === undefined ? [914, 1024, 1090, 1091, 1133, 2081, 2123] : [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the record is the clock's journal", () => {
  test.each([...Array.from({ length: runs }, (_, i) => first + i), ...found])("seed %i", async (seed) => {
    const { cut, closed, killed, power } = await play(seed);
    expect(cut + closed + killed + power).toBeGreaterThan(3);
  });
});
