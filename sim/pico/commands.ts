/** Cuts bytes into commands with their arguments. */
export class CommandReader {
  private command: number[] = [];

  constructor(
    private readonly name: string,
    /** Returns how many bytes follow a code, or undefined if the display has no such command. */
    private readonly argumentsOf: (code: number) => number | undefined,
  ) {}

  /** Returns a command once its last byte has come. Throws if there is no such command. */
  take(byte: number): readonly number[] | undefined {
    this.command.push(byte);
    const [code = 0] = this.command;
    const count = this.argumentsOf(code);
    if (count === undefined) {
      this.command = [];
      throw new Error(`${this.name} was sent the command ${code}`);
    }
    if (this.command.length <= count) return undefined;
    const whole = this.command;
    this.command = [];
    return whole;
  }
}
