/** A display on SPI that takes commands with their arguments, and bytes of pixels. Each byte holds eight rows. */
import { type Display, type Levels, type PinName, Wire } from "./glass";

export abstract class PagedDisplay implements Display {
  readonly wire: Wire;
  private readonly levels: Levels = {};
  private command: number[] = [];

  constructor(private readonly name: string) {
    this.wire = new Wire(name, (byte) => this.takeByte(byte));
  }

  abstract pixels(): Uint8Array;

  /** Returns how many bytes follow a code, or undefined if the display has no such command. */
  protected abstract argumentsOf(code: number): number | undefined;

  /** Obeys a command with its arguments. */
  protected abstract obey(command: readonly number[]): void;

  /** Stores a byte of pixels. */
  protected abstract store(byte: number): void;

  change(pin: PinName, isHigh: boolean): void {
    this.levels[pin] = isHigh;
    if (pin === "select" && isHigh) this.wire.end();
  }

  take(byte: number): void {
    if (this.levels.select !== true) this.wire.take(byte);
  }

  glitch(): void {
    if (this.levels.select !== true) this.wire.glitch();
  }

  private takeByte(byte: number): void {
    if (this.levels.reset !== true) throw new Error(`${this.name} was sent a byte during its reset`);
    if (this.levels.command === true) this.store(byte);
    else this.takeCommand(byte);
  }

  /** Obeys a command once its last byte has come. Throws if there is no such command. */
  private takeCommand(byte: number): void {
    this.command.push(byte);
    const [code = 0] = this.command;
    const count = this.argumentsOf(code);
    if (count !== undefined && this.command.length <= count) return;
    const whole = this.command;
    this.command = [];
    if (count === undefined) throw new Error(`${this.name} was sent the command ${code}`);
    this.obey(whole);
  }
}
