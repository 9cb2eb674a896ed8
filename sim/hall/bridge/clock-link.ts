/**
 * Keeps the link to one clock: opens it, opens it again, and talks to the clock as long as it answers. Nothing here
 * waits for another clock.
 */

import type { Wire } from "../../link/client";
import { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import { unlocked } from "../../link/hall";
import type { State } from "../../link/state";
import { playerOf } from "../model/choices";
import { type ClockChange, type ClockView, changed, type Presence, unheardClock, withOverdue } from "../model/clock";
import type { Command, Outcome } from "../model/command";
import { valueText } from "../model/command-text";
import type { KeptClock } from "../model/ledger";
import { nothingOverdue, type Overdue, overdueIn } from "../model/overdue";
import type { Seat } from "../model/seat";
import { type Budget, metered, Purse } from "./budget";
import { perform, reasonOf } from "./commands";
import { Conversation, type Listener, type Timing } from "./conversation";
import { Deeds, type Told } from "./deeds";
import type { Link } from "./links";
import { Nap } from "./nap";
import { seatView } from "./seating";
import type { Story } from "./story";

/** How often a silent clock is greeted before its link is opened anew. */
const greetingsMax = 3;

export interface ClockLinkOptions {
  readonly link: Link;
  readonly kept: KeptClock;
  readonly story: Story;
  /** Returns the states of the clock's latest game, as the record has them. */
  readonly game: () => readonly State[];
  readonly timing: Timing;
  readonly nowMs: () => number;
  readonly emit: (change: ClockChange) => void;
  /** Called with an error that is not the link's, such as one of the record. */
  readonly onError: (thrown: unknown) => void;
  /** Called with the address of a clock that says more than its budget allows. Its link is closed for a while. */
  readonly onFlood?: ((address: string) => void) | undefined;
  readonly budget?: Budget | undefined;
}

export class ClockLink implements Listener {
  view: ClockView;
  readonly story: Story;
  readonly timing: Timing;
  readonly nowMs: () => number;
  readonly deeds: Deeds;
  private readonly nap = new Nap();
  private readonly purse: Purse;
  private clock: LinkedClock | undefined;
  private talk: Conversation | undefined;
  private isClosed = false;
  private running: Promise<void> | undefined;
  private stop: () => void = () => undefined;
  private readonly stopped = new Promise<undefined>((resolve) => {
    this.stop = () => resolve(undefined);
  });

  constructor(private readonly options: ClockLinkOptions) {
    const { link, kept, story, timing, nowMs } = options;
    this.story = story;
    this.timing = timing;
    this.nowMs = nowMs;
    const { id, number, seat, last: state, missing } = kept;
    this.purse = new Purse(options.budget);
    this.deeds = new Deeds({
      first: nowMs(),
      settleMs: timing.settleMs,
      onRevision: (revision) => this.change({ revision }),
    });
    const told = seatView(seat, { number, players: ["", ""] });
    const view = { ...unheardClock(id, link.address), ...told, missing, revision: this.deeds.revision };
    this.view = changed(view, { id, state });
    this.view = { ...this.view, overdue: this.recorded() };
  }

  /** Finds in the record who lacked moves at a time control while nobody heard the clock. */
  recall(): void {
    const { overdue, state } = this.view;
    if (state?.mode === "setup" || state?.mode === "ready") return;
    const { white, black } = this.recorded();
    const both = { white: overdue.white || white, black: overdue.black || black };
    if (both.white !== overdue.white || both.black !== overdue.black) this.change({ overdue: both });
  }

  /** Returns what the sides lack by the record. Reads a game only if a side is past its first period. */
  private recorded(): Overdue {
    const { state } = this.view;
    const isLater = state !== null && (state.white.period > 1 || state.black.period > 1);
    return isLater ? overdueIn(this.options.game()) : nothingOverdue;
  }

  start(): void {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stop();
    this.nap.wake();
    this.talk?.end();
    this.story.end();
    await this.clock?.close();
    await this.running;
    await this.story.close();
    this.options.link.stop?.();
  }

  change(change: Omit<ClockChange, "id">): void {
    const whole = { ...withOverdue(this.view, change), id: this.view.id };
    this.view = changed(this.view, whole);
    this.options.emit(whole);
  }

  /** Tells the clock when it has obeyed every earlier command. Whatever goes wrong is the outcome. */
  tell(told: Told): Promise<Outcome> {
    return this.deeds.inTurn(async () => {
      const was = valueText(this.view, told.command);
      const outcome = await this.obey(told);
      return { ...outcome, did: { was, is: valueText(this.view, told.command) } };
    });
  }

  private async obey(told: Told): Promise<Outcome> {
    const { view, clock, deeds } = this;
    const { command, code, seen } = told;
    const { id } = view;
    if (command.do === "result") return this.enter(command, seen);
    if (clock === undefined || view.presence !== "online") return { id, ok: false, reason: absence(view.presence) };
    if (seen !== undefined && seen !== deeds.revision) {
      return { id, ok: false, reason: "changed", ...(deeds.last === undefined ? {} : { by: deeds.last }) };
    }
    try {
      await deeds.obey(told, () => unlocked(clock, code, () => perform(clock, command)));
      if (command.do === "seat") this.sit(command);
      if (command.do === "number") this.renumber(command.number);
      return { id, ok: true };
    } catch (thrown) {
      return { id, ok: false, reason: reasonOf(thrown) };
    }
  }

  private sit({ number, tournament = "", round = 1, ...players }: Extract<Command, { do: "seat" }>): void {
    const [white, black] = [playerOf(players.white), playerOf(players.black)];
    this.seat({ tournament, round, number, white, black, result: null });
  }

  /** Gives the clock another number. The seat of a round belongs to its board, so the clock keeps it there alone. */
  private renumber(number: number): void {
    const { players } = this.view;
    const seat = this.view.seat?.number === number ? this.view.seat : null;
    this.story.setSeat(number, seat);
    this.change(seatView(seat, { number, players }));
  }

  private seat(seat: Seat): void {
    this.story.setSeat(seat.number, seat);
    this.change(seatView(seat, { number: seat.number, players: ["", ""] }));
  }

  /** Keeps the result of the board. The clock needs not be there. */
  private enter({ result }: Extract<Command, { do: "result" }>, seen: number | undefined): Outcome {
    const { id, seat } = this.view;
    if (seat === null) return { id, ok: false, reason: "unseated" };
    if (seen !== undefined && seen !== this.deeds.revision) return { id, ok: false, reason: "changed" };
    this.seat({ ...seat, result });
    return { id, ok: true };
  }

  private show(presence: Presence): void {
    if (this.view.presence !== presence) this.change({ presence });
  }

  private async run(): Promise<void> {
    const { againMs, againMaxMs } = this.timing;
    let restMs = againMs;
    while (!this.isClosed) {
      const wire = await this.open();
      if (this.isClosed) return void (await wire?.close());
      const hasAnswered = wire !== undefined && (await this.attend(wire));
      if (wire === undefined) this.show("lost");
      restMs = hasAnswered ? againMs : Math.min(2 * restMs, againMaxMs);
      if (!this.isClosed) await this.nap.sleep(restMs);
    }
  }

  /** Returns the open wire. Returns undefined if nothing is there, or as soon as this link is closed. */
  private open(): Promise<Wire | undefined> {
    const opening = this.options.link.open().then(
      (wire) => metered(wire, this.purse, () => this.options.onFlood?.(this.view.address)),
      () => undefined,
    );
    return Promise.race([opening, this.stopped]).then((wire) => {
      if (wire === undefined) void opening.then((late) => late?.close());
      return wire;
    });
  }

  /** Talks over a wire until it is lost or the clock stays silent. Returns true if a clock answered. */
  private async attend(wire: Wire): Promise<boolean> {
    const clock = new LinkedClock(wire, { patienceMs: this.timing.patienceMs });
    this.clock = clock;
    let isLost = false;
    let hasAnswered = false;
    clock.on("lost", () => {
      isLost = true;
      this.nap.wake();
    });
    for (let silences = 0; silences < greetingsMax && !isLost && !this.isClosed; silences++) {
      const presence = await this.converse(clock);
      if (this.view.presence === "online") {
        hasAnswered = true;
        silences = 0;
      }
      this.show(isLost ? "lost" : presence);
      if (presence !== "online" && !isLost && !this.isClosed) await this.nap.sleep(this.timing.againMs);
    }
    this.clock = undefined;
    await clock.close();
    return hasAnswered;
  }

  /** Returns what the end of a conversation says about the clock. */
  private async converse(clock: LinkedClock): Promise<Presence> {
    const talk = new Conversation(clock, this);
    this.talk = talk;
    try {
      await talk.run();
      return this.view.presence;
    } catch (thrown) {
      if (!(thrown instanceof LinkFault)) {
        this.options.onError(thrown);
        return "silent";
      }
      if (thrown.kind === "lost") return "lost";
      return thrown.kind === "stranger" ? "stranger" : "silent";
    } finally {
      this.talk = undefined;
    }
  }
}

function absence(presence: Presence): string {
  return presence === "opening" || presence === "online" ? "silent" : presence;
}
