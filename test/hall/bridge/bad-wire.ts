/** A link to a clock that drops lines and breaks in the middle of them. */
import type { Link } from "../../../sim/hall/bridge/links";
import type { Random } from "../../oracle/random";
import type { TableClock } from "./table-clock";

export class BadWire implements Link {
  /** How many lines in a hundred are lost, each way. */
  lossPercent = 0;
  /** False while nobody can open the link. */
  isThere = true;
  private take: ((piece: string) => void) | undefined;
  private lose: ((reason: string) => void) | undefined;

  constructor(
    readonly address: string,
    private readonly clock: TableClock,
    private readonly random: Random,
  ) {
    clock.say = (line) => this.send(`${line}\r\n`);
  }

  async open() {
    if (!this.isThere) throw new Error("no such port");
    return {
      write: (text: string) =>
        void setImmediate(() => {
          if (!this.isLost()) for (const line of text.split("\n").filter(Boolean)) this.clock.tell(line);
        }),
      listen: (take: (piece: string) => void, lost: (reason: string) => void) => {
        this.take = take;
        this.lose = lost;
      },
      close: async () => this.forget(),
    };
  }

  /** Takes the cable out in the middle of a line. */
  cut(): void {
    this.take?.('{"at":1234,"event":"pre');
    const { lose } = this;
    this.forget();
    lose?.("gone");
  }

  private forget(): void {
    this.take = undefined;
    this.lose = undefined;
  }

  private send(text: string): void {
    if (!this.isLost()) this.take?.(text);
  }

  private isLost(): boolean {
    return this.random.chance(this.lossPercent / 100);
  }
}
