/**
 * Follows one clock from its greeting until it stops answering: subscribes to its reports, reads its journal where
 * reports are missing, and asks it when it has said nothing for a while.
 */

import { rulesOf } from "../../link/ask-rules";
import type { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import type { Hello, Report, State } from "../../link/state";
import type { ClockChange, ClockView } from "../model/clock";
import { batteryIn, knownPlaces } from "../model/places";
import type { Deeds } from "./deeds";
import { Nap } from "./nap";
import { Pulse } from "./pulse";
import { hasForgotten, seatAfter, seatClock, seatView } from "./seating";
import type { Story } from "./story";

export interface Timing {
  /** The time limit for an answer. */
  readonly patienceMs: number;
  /** The pause after a failed attempt: the first one, and the longest. */
  readonly againMs: number;
  readonly againMaxMs: number;
  /** After this time without a word the bridge asks the clock for its state. */
  readonly quietMs: number;
  /** After this time the bridge asks about a display that changed without an event. */
  readonly settleMs: number;
  /** A clock whose own time is off by more than this has restarted. */
  readonly slackMs: number;
  /** The most by which a clock handles a press late. */
  readonly lateMs: number;
  /** The pause before each question about the log while the clock runs. */
  readonly paceMs: number;
}

/** Receives what a conversation changes. */
export interface Listener {
  readonly view: ClockView;
  change(change: Omit<ClockChange, "id">): void;
  readonly story: Story;
  readonly deeds: Deeds;
  readonly timing: Timing;
  readonly nowMs: () => number;
}

export class Conversation {
  private readonly nap = new Nap();
  private readonly pulse: Pulse;
  private fault: LinkFault | undefined;
  private isOver = false;
  private pages = 0;
  private wantsHello = false;
  private wantsRules = false;
  private wantsState = false;
  private wantsSeat = false;
  private hasNewEvent = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly clock: LinkedClock,
    private readonly to: Listener,
  ) {
    this.pulse = new Pulse(to.timing.slackMs);
  }

  /** Ends the conversation soon. */
  end(): void {
    this.isOver = true;
    this.nap.wake();
  }

  /** Returns when the clock has to be greeted again. Rejects with the fault that ended the conversation. */
  async run(): Promise<void> {
    const { clock, to } = this;
    this.greet(await clock.hello());
    const onReport = (report: Report): void => this.hear(report);
    const onGap = (count: number): void => this.lose(count);
    const onLost = (reason: string): void => {
      this.fault = new LinkFault("lost", reason);
      this.nap.wake();
    };
    clock.on("report", onReport).on("gap", onGap).on("lost", onLost);
    try {
      to.story.begin();
      await clock.subscribe();
      const state = await clock.state();
      if (!clock.isOvertaken) this.take(state);
      to.change({ presence: "online" });
      while (!this.isOver) await this.step();
    } finally {
      clock.off("report", onReport).off("gap", onGap).off("lost", onLost);
      clearTimeout(this.timer);
    }
  }

  private async step(): Promise<void> {
    const { clock, to } = this;
    if (this.fault !== undefined) throw this.fault;
    if (to.story.needsJournal) {
      const now = to.view.state;
      await to.story.catchUp({ pages: this.pages, ask: (piece) => this.askPiece(piece), now });
      to.change({ missing: to.story.missing });
    }
    if (this.wantsHello) {
      this.wantsHello = false;
      this.greet(await clock.hello());
    }
    const { seat } = to.story;
    if (this.wantsSeat && seat !== null) {
      this.wantsSeat = false;
      await seatClock(clock, seat).catch(unlessLost);
    }
    if (this.wantsRules) {
      this.wantsRules = false;
      to.change({ rules: await rulesOf(clock) });
    }
    if (this.wantsState || this.pulse.silentMs() >= to.timing.quietMs) await this.ask();
    if (this.fault !== undefined || this.isOver || to.story.needsJournal) return;
    await this.nap.sleep(to.timing.quietMs);
  }

  /** Asks the clock for its state. An unknown event or a restart of the clock then comes to light. */
  private async ask(): Promise<void> {
    this.wantsState = false;
    const before = this.to.view.state;
    const state = await this.clock.state();
    if (this.pulse.hasRestarted(state.at)) {
      this.isOver = true;
      return;
    }
    if (this.clock.isOvertaken) return;
    if (before !== null && !this.hasNewEvent && isElsewhere(before, state)) this.to.story.hold(0);
    this.take(state);
  }

  private async askPiece(piece: number): Promise<Uint8Array> {
    if (this.to.view.state?.mode === "running") await this.nap.sleep(this.to.timing.paceMs);
    if (this.fault !== undefined) throw this.fault;
    const { hex } = await this.clock.ask(`log ${piece}`);
    this.pulse.beat();
    return Buffer.from(String(hex), "hex");
  }

  private greet({ board, version, lock, acts, pages, number, players }: Hello): void {
    this.pages = pages;
    this.wantsRules = true;
    const { story } = this.to;
    const seat = seatAfter(story.seat, { number, players });
    // A clock forgets its number and its names when its power fails; the bridge does not.
    story.setSeat(number > 0 ? number : story.number, seat);
    this.wantsSeat = acts && lock !== "closed" && hasForgotten(seat, { number, players });
    const told = seatView(seat, { number: story.number, players });
    this.to.change({ board, version, lock, acts, ...told, heardMs: this.to.nowMs() });
  }

  private hear(report: Report): void {
    if (!("mode" in report)) {
      this.pulse.beat(report.at);
      const screen = knownPlaces(report.screen);
      this.to.change({ screen, ...batteryIn(screen), heardMs: this.to.nowMs() });
      if (!this.hasNewEvent && this.to.view.state?.mode !== "running") this.askSoon();
      this.hasNewEvent = false;
      return;
    }
    const { seq, ...state } = report;
    if (seq !== undefined) {
      this.hasNewEvent = true;
      this.to.story.hear(state);
      this.to.deeds.hear(state.event);
      if (state.event === "control" && state.mode === "ready") this.greetSoon();
      // The edition can be changed until a game starts.
      if (state.event === "start") this.wantsRules = true;
    }
    this.take(state);
  }

  private take(state: State): void {
    this.pulse.beat(state.at);
    this.to.change({ state, heardMs: this.to.nowMs() });
  }

  private lose(count: number): void {
    this.to.story.hold(count);
    this.nap.wake();
  }

  private greetSoon(): void {
    this.wantsHello = true;
    this.nap.wake();
  }

  private askSoon(): void {
    if (this.wantsState) return;
    this.wantsState = true;
    this.timer = setTimeout(() => this.nap.wake(), this.to.timing.settleMs);
  }
}

/** A clock that refuses its names plays without them; the consoles have them all the same. */
function unlessLost(thrown: unknown): void {
  if (!(thrown instanceof LinkFault) || thrown.kind !== "refused") throw thrown;
}

/** Returns true if only an event can lead from one state to the other. */
function isElsewhere(before: State, after: State): boolean {
  const placeOf = ({ mode, running, turn, firstFlag, control, white, black }: State): string =>
    [mode, running, turn, firstFlag, control, white.presses, black.presses, white.flag, black.flag].join("|");
  return after.mode !== "setup" && placeOf(before) !== placeOf(after);
}
