/**
 * Implements the computer's end of docs/link.md: numbered commands, answers with a time limit, and reports between
 * them.
 */
import { Emitter } from "./emitter";
import { LinkFault } from "./fault";
import { readReport, readState } from "./heard";
import { lineReader, readLine } from "./lines";
import type { Report, State } from "./state";

/** The connection to a clock, as the client needs it. */
export interface Wire {
  /** Sends a text. The wire may lose it; the client then asks again. */
  write(text: string): void;
  /** Must be called once. Calls `lost` when the other end disappears. */
  listen(take: (piece: string) => void, lost: (reason: string) => void): void;
  /** Closes the wire, even if it is already lost. */
  close(): Promise<void>;
}

/** One line from a clock. */
export type Said = Readonly<Record<string, unknown>>;

/** How long and how often a client tries to reach its clock. */
export interface ClientOptions {
  /** The time limit for an answer, ms; 2,000 by default. */
  patienceMs?: number | undefined;
  /** Opens a new wire when this one is lost. Without it the client ends with its wire. */
  reopen?: () => Promise<Wire>;
  /** The delay before reopening a lost wire, and after each failed attempt, ms; 1,000 by default. */
  reopenMs?: number | undefined;
}

/** The events of a client and the arguments of their listeners. */
export interface ClientEvents {
  report: [report: Report];
  /**
   * The number of lost reports; 0 if the clock counts anew, so that nobody knows. The client then requests the state,
   * which arrives as a report without `seq`.
   */
  gap: [count: number];
  lost: [reason: string];
  /** The wire is open again, with the same subscription as before. */
  back: [];
}

const patienceMs = 2000;
const reopenMs = 1000;
const numbers = 1_000_000;
/** The longest command. The clock reads no longer line, and the number precedes the command on the line. */
const commandMax = 230 - "#999999 ".length;
const seqMax = 999_999;
/** A greater step of `seq` is no loss: the clock has begun to count anew, or what speaks is no clock. */
const stepMax = 10_000;

interface Question {
  number: number;
  command: string;
  resolve(said: Said): void;
  reject(fault: LinkFault): void;
}

/** Sends one command at a time; further commands wait in a queue. */
export class Client extends Emitter<ClientEvents> {
  private open: Question | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private lost: string | undefined;
  private closed = false;
  private seq = 0;
  private isAsking = false;
  private subscribed: string | undefined;
  private number = Math.floor(Math.random() * numbers);
  /** How many events the clock has reported, now and when its latest answer came. */
  private events = 0;
  private eventsBefore = 0;

  constructor(
    private wire: Wire,
    private readonly options: ClientOptions = {},
  ) {
    super();
    this.take(wire);
  }

  /**
   * Sends a command and waits for its answer. Asks a silent clock up to `tries` times, always under the same number, so
   * that nothing is done twice. Rejects with a `LinkFault`.
   */
  ask(command: string, tries = 2): Promise<Said> {
    if (command.length > commandMax) return Promise.reject(new LinkFault("refused", "line"));
    const asked = this.queue.then(() => this.askNow(command, tries));
    this.queue = asked.catch(() => undefined);
    return asked;
  }

  /**
   * True if an event came behind the latest answer, and before whoever asked could read it: both lines may arrive in
   * one piece. The state of the answer is then older than that of the event.
   */
  get isOvertaken(): boolean {
    return this.events > this.eventsBefore;
  }

  /** Returns the checked state of the clock. */
  async state(): Promise<State> {
    const state = readState(await this.ask("state"));
    if (state === undefined) throw new LinkFault("stranger", "state");
    return state;
  }

  /**
   * Subscribes to reports of events and of the display. With `state` the clock reports its state whenever something
   * visible changes.
   */
  async subscribe(what?: "state" | "off"): Promise<void> {
    const command = what === undefined ? "subscribe" : `subscribe ${what}`;
    await this.ask(command);
    this.subscribed = what === "off" ? undefined : command;
  }

  /** Ends the conversation and closes the wire. A question without an answer rejects as `lost`. */
  async close(): Promise<void> {
    this.closed = true;
    this.lose("closed");
    await this.wire.close();
  }

  private take(wire: Wire): void {
    this.wire = wire;
    this.lost = undefined;
    const hear = lineReader((line) => this.hear(line));
    wire.listen(hear, (reason) => {
      if (this.wire === wire) this.lose(reason);
    });
  }

  private async askNow(command: string, tries: number): Promise<Said> {
    this.number = (this.number + 1) % numbers;
    const { number } = this;
    for (let left = tries; ; left--) {
      try {
        return await this.askOnce(command, number);
      } catch (thrown) {
        if (left <= 1 || !(thrown instanceof LinkFault) || thrown.kind !== "silent") throw thrown;
      }
    }
  }

  private askOnce(command: string, number: number): Promise<Said> {
    if (this.lost !== undefined) return Promise.reject(new LinkFault("lost", this.lost));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.settle((question) => question.reject(new LinkFault("silent", command))),
        this.options.patienceMs ?? patienceMs,
      );
      const done =
        <Value>(act: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          act(value);
        };
      this.open = { number, command, resolve: done(resolve), reject: done(reject) };
      this.wire.write(`#${number} ${command}\n`);
    });
  }

  private settle(act: (question: Question) => void): void {
    const question = this.open;
    this.open = undefined;
    if (question !== undefined) act(question);
  }

  private hear(line: string): void {
    const said = readLine(line);
    if (said === undefined) return;
    const { error, re, seq } = said;
    if (typeof seq === "number") return void this.report(readReport(said), seq, said.event === "say");
    if (this.open === undefined || re !== this.open.number) return;
    this.eventsBefore = this.events;
    if (typeof error === "string") this.settle((question) => question.reject(new LinkFault("refused", error)));
    else {
      if (this.open.command.startsWith("subscribe")) this.seq = 0;
      this.settle((question) => question.resolve(said));
    }
  }

  /** Emits a report. A report that cannot be read counts as lost, unless it only tells what the clock says aloud. */
  private report(report: Report | undefined, seq: number, isSaying: boolean): void {
    const step = (seq - this.seq - 1 + seqMax) % seqMax;
    const isAnew = !Number.isInteger(seq) || seq < 1 || seq > seqMax || step > stepMax;
    const missing = (isAnew ? 0 : step) + (report === undefined && !isSaying ? 1 : 0);
    this.seq = Number.isInteger(seq) ? seq : 0;
    if (missing > 0 || isAnew) {
      this.emit("gap", missing);
      this.askOnceMore();
    }
    if (report === undefined) return;
    if ("mode" in report) this.events++;
    this.emit("report", report);
  }

  /** Asks for the state, unless that question is open already. */
  private askOnceMore(): void {
    if (this.isAsking) return;
    this.isAsking = true;
    this.state()
      .then(
        (state) => (this.isOvertaken ? undefined : this.emit("report", state)),
        () => undefined,
      )
      .finally(() => {
        this.isAsking = false;
      });
  }

  private lose(reason: string): void {
    if (this.lost !== undefined) return;
    this.lost = reason;
    this.settle((question) => question.reject(new LinkFault("lost", reason)));
    if (this.closed) return;
    this.emit("lost", reason);
    const { reopen } = this.options;
    if (reopen !== undefined) void this.tryAgain(reopen);
  }

  /** Tries to reopen the wire until it succeeds or the client is closed. */
  private async tryAgain(reopen: () => Promise<Wire>): Promise<void> {
    while (!this.closed) {
      await new Promise((resolve) => setTimeout(resolve, this.options.reopenMs ?? reopenMs));
      const wire = await reopen().catch(() => undefined);
      if (wire === undefined) continue;
      if (this.closed) return wire.close();
      this.take(wire);
      await this.begin().then(
        () => this.emit("back"),
        () => undefined,
      );
      return;
    }
  }

  private async begin(): Promise<void> {
    if (this.subscribed !== undefined) await this.ask(this.subscribed);
  }
}
