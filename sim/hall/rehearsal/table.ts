/** A table of a rehearsal: a clock behind a wire, and two players who do what the day's file tells them. */
import { leftSide } from "../../../firmware/app/model/app";
import { Stage } from "../../../firmware/app/model/choices";
import { remaining, sideOf } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import type { SideName } from "../../link/state";
import { type LoadClock, openClock } from "../load/clock";
import { type Random, waitMs } from "../load/random";
import type { TcpLink } from "../load/tcp";

export interface TableOptions {
  /** From 1. */
  readonly board: number;
  readonly link: TcpLink;
  readonly random: Random;
  readonly speed: number;
  /** The mean time to think about a move, ms. */
  readonly thinkMs: number;
  /** Receives every line that the clock sends, whether it arrives or not. */
  onLine(line: string): void;
}

/** How often people look at a clock at which they have nothing to do, ms. */
const lookMs = 1000;
const leastMs = 1500;
/** A player does not plan to use more than this part of the rest for a move. */
const planned = 1 / 12;

export class Table {
  /** The side that does not move. */
  asleep: SideName | undefined;
  /** True if nobody touches the clock: the players wait for the arbiter, or the game is over. */
  isStill = true;
  private clock: LoadClock;

  constructor(private readonly options: TableOptions) {
    this.clock = this.openClock();
    this.clock.command(`number ${options.board}`);
    this.clock.command("subscribe");
  }

  get board(): number {
    return this.options.board;
  }

  get address(): string {
    return this.options.link.address;
  }

  get stage(): Stage {
    return this.clock.app.stage;
  }

  get isRunning(): boolean {
    return this.stage === Stage.Running;
  }

  get turn(): SideName {
    return nameOf(this.clock.app.clock.turn);
  }

  get sideAtLeft(): SideName {
    return nameOf(leftSide(this.clock.app));
  }

  /** The times of both sides, ms. */
  get times(): Readonly<Record<SideName, number>> {
    const { clock } = this.clock.app;
    return { white: remaining(clock, Side.White), black: remaining(clock, Side.Black) };
  }

  get presses(): Readonly<Record<SideName, number>> {
    const { clock } = this.clock.app;
    return { white: sideOf(clock, Side.White).presses, black: sideOf(clock, Side.Black).presses };
  }

  /** Sits the players down; they start the clock. */
  begin(): void {
    this.asleep = undefined;
    this.isStill = false;
  }

  /** Somebody at the table stops the clock if it runs, and nobody touches it then. */
  stop(): void {
    this.isStill = true;
    if (this.isRunning) this.clock.press(Switch.Start);
  }

  /** The players go on, and start the clock if the arbiter has not. */
  goOn(): void {
    this.isStill = false;
    if (this.stage === Stage.Paused) this.clock.press(Switch.Start);
  }

  /** Ends the game on the clock, so that the next round can be set. */
  clear(): void {
    this.isStill = true;
    if (this.isRunning) this.clock.command("pause");
    if (this.stage === Stage.Paused || this.stage === Stage.Fallen) this.clock.command("finish");
  }

  cutPower(): void {
    this.clock.cutPower();
    this.options.link.unplug();
  }

  restorePower(): void {
    this.clock.restorePower();
    this.clock.command("subscribe");
    this.options.link.plug();
  }

  /** The clock dies; its last lines still arrive. */
  die(): void {
    this.isStill = true;
    this.clock.stop();
  }

  unplug(): void {
    this.options.link.unplug();
  }

  /** Puts a new clock at the wire, which knows nothing. */
  replace(): void {
    this.clock = this.openClock();
    this.clock.command("subscribe");
    this.options.link.plug();
  }

  async close(): Promise<void> {
    this.clock.stop();
    await this.options.link.close();
  }

  private openClock(): LoadClock {
    const { link, speed, onLine } = this.options;
    const clock = openClock({
      speed,
      say(line) {
        onLine(line);
        link.write(`${line}\r\n`);
      },
    });
    link.listen(clock.hear);
    this.look(clock);
    return clock;
  }

  /** Lets the players look at the clock, do something, and look again. */
  private look(clock: LoadClock): void {
    const { stage } = clock.app;
    const { turn } = clock.app.clock;
    clock.after(this.restMs(clock), () => {
      const isSame = clock.app.stage === stage && clock.app.clock.turn === turn;
      if (isSame && !this.isStill) this.act(clock);
      this.look(clock);
    });
  }

  private restMs({ app }: LoadClock): number {
    const { random, thinkMs } = this.options;
    if (app.stage !== Stage.Running || this.isStill || nameOf(app.clock.turn) === this.asleep) return lookMs;
    return leastMs + waitMs(random, Math.min(thinkMs, remaining(app.clock, app.clock.turn) * planned));
  }

  private act(clock: LoadClock): void {
    const { app } = clock;
    if (app.stage === Stage.Ready) clock.press(Switch.Start);
    if (app.stage !== Stage.Running || nameOf(app.clock.turn) === this.asleep) return;
    clock.press(leftSide(app) === app.clock.turn ? Switch.Left : Switch.Right);
  }
}

function nameOf(side: Side): SideName {
  return side === Side.Black ? "black" : "white";
}
