/** Controls a clock at the other end of a wire, with one method for each command of docs/link.md. */
import { type SettingName, settingNames } from "../words/setting-names";
import { Client, type ClientOptions, type Wire } from "./client";
import { type Correction, correctionWords } from "./correction";
import { LinkFault } from "./fault";
import { readHello } from "./heard";
import type { Hello, SideName } from "./state";

/** The name of a penalty; docs/link.md lists them. */
export type PenaltyName =
  | "illegal-move"
  | "draw-claim"
  | "quickplay-claim"
  | "press-without-move"
  | "add-time"
  | "take-time"
  | "warning";

export const protocol = 1;

/** A clock on a link. Every method rejects with a `LinkFault`. A refused command has changed nothing. */
export class LinkedClock extends Client {
  /**
   * Begins a new conversation and returns the clock's identity. Rejects with `stranger` if the other end is no clock or
   * speaks another protocol.
   */
  async hello(): Promise<Hello> {
    const said = await this.ask("hello");
    if (said.hello !== "flagfall") throw new LinkFault("stranger", String(said.hello));
    if (said.protocol !== protocol) throw new LinkFault("stranger", `protocol ${said.protocol ?? 0}`);
    const hello = readHello(said);
    if (hello === undefined) throw new LinkFault("stranger", "hello");
    return hello;
  }

  /**
   * Returns the board's counter, ms modulo 2³⁰, and its trim in billionths. Asks only once, because a late answer would
   * be useless.
   */
  async time(): Promise<{ time: number; trim: number }> {
    const { time, trim } = await this.ask("time", 1);
    if (typeof time !== "number" || typeof trim !== "number") throw new LinkFault("stranger", "time");
    return { time, trim };
  }

  /** Returns all settings by name. */
  async settings(): Promise<Record<SettingName, number>> {
    const { settings } = await this.ask("settings");
    const values = Array.isArray(settings) ? settings.map(Number) : [];
    const named = settingNames.map((name, number) => [name, values[number] ?? 0]);
    return Object.fromEntries(named) as Record<SettingName, number>;
  }

  /** Changes one setting, before a game. */
  async setSetting(name: SettingName, value: number): Promise<void> {
    await this.ask(`setting ${settingNames.indexOf(name)} ${value}`);
  }

  /** Sets up a new game; `control` is in canonical notation. */
  async set(control: string): Promise<void> {
    await this.ask(`set ${control}`);
  }

  /** Sets the board's number in the round, 0 to 9999. */
  async setNumber(number: number): Promise<void> {
    await this.ask(`number ${number}`);
  }

  /** Names a player, in up to 40 characters. */
  async setPlayer(side: SideName, name: string): Promise<void> {
    await this.ask(`${side} ${name}`);
  }

  /** Starts White's clock. */
  async start(): Promise<void> {
    await this.ask("start");
  }

  /** Stops both clocks. No other command works while a clock is running. */
  async pause(): Promise<void> {
    await this.ask("pause");
  }

  /** Starts the clock of `side`, or else of the side that the display shows. */
  async resume(side?: SideName): Promise<void> {
    await this.ask(side === undefined ? "resume" : `resume ${side}`);
  }

  /** Corrects exactly the named values, either all of them or none. */
  async correct(correction: Correction): Promise<void> {
    await this.ask(["correct", ...correctionWords(correction)].join(" "));
  }

  /** Gives a penalty to `offender`, the side at fault. If `minutes` is absent, the Laws decide. */
  async penalize(name: PenaltyName, offender: SideName, minutes?: number, addInstead = false): Promise<void> {
    const words = ["penalty", name, offender, ...(minutes === undefined ? [] : [String(minutes)])];
    await this.ask([...words, ...(addInstead ? ["add"] : [])].join(" "));
  }

  /**
   * Undoes the arbiter's last act, or else the last press. With `charge`, the mover is charged for the time since then.
   */
  async undo(charge = false): Promise<void> {
    await this.ask(charge ? "undo charge" : "undo");
  }

  /** Changes the time control during a game. `control` may also be `III.4`. */
  async change(control: string): Promise<void> {
    await this.ask(`control ${control}`);
  }

  /** Adjourns the game to `place`, 1 to 10. `chargeMin` is charged to the player who sealed. */
  async adjourn(place: number, sealed = false, chargeMin = 0): Promise<void> {
    await this.ask(`adjourn ${place}${sealed ? " sealed" : ""}${chargeMin > 0 ? ` ${chargeMin}` : ""}`);
  }

  /** Restores the adjourned game at a place, 1 to 10. */
  async restore(place: number): Promise<void> {
    await this.ask(`restore ${place}`);
  }

  /** Returns the adjourned game at a place as a line for another clock. */
  async exportGame(place: number): Promise<string> {
    const { line } = await this.ask(`export ${place}`);
    return String(line);
  }

  /** Stores a line of `exportGame` at a place, 1 to 10. */
  async importGame(place: number, line: string): Promise<void> {
    await this.ask(`import ${place} ${line}`);
  }

  /** Ends the game. */
  async finish(): Promise<void> {
    await this.ask("finish");
  }

  /** Abandons the game on the clock and returns to the programs. */
  async newGame(): Promise<void> {
    await this.ask("new");
  }

  /** Unlocks the link with a code of four digits. */
  async unlock(code: string): Promise<void> {
    await this.ask(`unlock ${code}`);
  }

  /** Sets a new code, or removes it with `off`. Without a code, locks the link again. */
  async lock(code?: string): Promise<void> {
    await this.ask(code === undefined ? "lock" : `lock ${code}`);
  }

  /** Reads the flash that holds the log, piece by piece. Calls `progress` with the completed part. */
  async log(progress?: (part: number) => void): Promise<Uint8Array> {
    const { pages } = await this.hello();
    const image = new Uint8Array(pages * pageBytes).fill(255);
    const pieces = image.length / pieceBytes;
    for (let piece = 0; piece < pieces; piece++) {
      const { hex } = await this.ask(`log ${piece}`);
      const bytes = Uint8Array.from(String(hex).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
      image.set(bytes, piece * pieceBytes);
      // The rest of the page is erased, so reading continues with the next page.
      if (bytes.length === 0) piece = Math.floor(piece / piecesAPage) * piecesAPage + piecesAPage - 1;
      progress?.(Math.min((piece + 1) / pieces, 1));
    }
    return image;
  }
}

/** The size of a piece, the same as in firmware/app/link/log-commands.ts. */
const pieceBytes = 64;
const pageBytes = 4096;
const piecesAPage = pageBytes / pieceBytes;

/** Exchanges hello over a wire that is already open. Rejects with a `LinkFault`: `silent`, `lost` or `stranger`. */
export async function greet(wire: Wire, options: ClientOptions = {}): Promise<LinkedClock> {
  const clock = new LinkedClock(wire, options);
  try {
    await clock.hello();
    return clock;
  } catch (thrown) {
    await clock.close();
    throw thrown;
  }
}
