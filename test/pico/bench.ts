/** An emulated Pico whose processor and flash take their time, driven by tests. */
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import type { Switch } from "../../hal/hal";
import { contactsOf } from "../../sim/boards/contacts";
import { ramAddress } from "../../sim/boards/rp2040";
import { pinNumber } from "../../sim/build/pico/entry";
import type { PicoImage } from "../../sim/build/pico/image";
import { flashOf } from "../../sim/pico/engine";
import { typicalTimes } from "../../sim/pico/flash";
import type { ResetCause } from "../../sim/pico/reset-cause";
import { conditionsOf } from "../../sim/pico/starts";
import { symbolsOf } from "../../sim/pico/symbols";
import { ConnectedBoard } from "./connected-board";
import { started } from "./started";

const msNs = 1e6;
const strokeMs = 80;

export class Bench {
  readonly emulated: ConnectedBoard;
  private readonly symbols: ReadonlyMap<string, number>;

  constructor(image: PicoImage, flash = flashOf(image.uf2), board: Board = pico, cause?: ResetCause) {
    this.emulated = new ConnectedBoard(board, { flash, times: typicalTimes, cause });
    this.symbols = symbolsOf(image.elf);
  }

  /** Returns a bench so long after power-on. The tests that ask for the same share its start. */
  static at(ms: number, image: PicoImage, board: Board = pico): Bench {
    const conditions = conditionsOf(image.uf2, board, "bench", ms);
    return started(conditions, () => new Bench(image, undefined, board).to(ms));
  }

  /** Returns a bench with the same flash, after the chip has restarted itself. */
  restarted(image: PicoImage): Bench {
    const { chip, board } = this.emulated;
    return new Bench(
      image,
      chip.flash.cut(() => 0.5),
      board,
      chip.restartCause(),
    );
  }

  /** Time passes up to an instant, counted from power-on. */
  to(ms: number): this {
    this.emulated.chip.passTo(ms * msNs);
    return this;
  }

  get nowMs(): number {
    return this.emulated.chip.clock.nanos / msNs;
  }

  /** Writes a line and hands back what was sent since the last one and within the time given. */
  ask(line: string, withinMs = 200): string[] {
    this.emulated.lines.splice(0);
    this.emulated.write(line);
    this.to(this.nowMs + withinMs);
    return this.emulated.lines.splice(0);
  }

  /** The state, as the link tells it. */
  state(): State {
    const [line] = this.ask("state").filter((one) => one.includes('"event":"expect"'));
    return JSON.parse(line ?? "{}") as State;
  }

  press(contact: Switch, ms: number): void {
    this.to(ms).emulated.move(contact, true);
    this.to(ms + strokeMs).emulated.move(contact, false);
  }

  /** The pin of a contact. */
  pinOf(contact: Switch): number {
    return pinNumber(contactsOf(this.emulated.board)[contact]?.pin);
  }

  /** A word of RAM. */
  word(symbol: string): number {
    return this.emulated.chip.rp2040.readUint32(this.addressOf(symbol));
  }

  byte(symbol: string): number {
    return this.emulated.chip.rp2040.readUint8(this.addressOf(symbol));
  }

  addressOf(symbol: string): number {
    const address = this.symbols.get(symbol);
    if (address === undefined) throw new Error(`the image has no symbol ${symbol}`);
    return address;
  }

  /** RAM by address. */
  ram(from: number, to: number): Uint8Array {
    return this.emulated.chip.rp2040.sram.subarray(from - ramAddress, to - ramAddress);
  }
}

export interface SideState {
  remaining: number;
  presses: number;
  used: number;
}

export interface State {
  mode: string;
  turn: "white" | "black";
  white: SideState;
  black: SideState;
}
