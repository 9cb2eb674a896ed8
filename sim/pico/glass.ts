import type { DisplayPins } from "../../board-defs/board";

export type PinName = keyof DisplayPins;

/** A display as a bus sees it. Every driver of hal/pico has one that decodes its bytes. */
export interface Display {
  readonly wire: Wire;
  /** Takes a byte of the bus, even if it is not addressed to this display. */
  take(byte: number): void;
  /** Takes a pulse on the clock's wire that the chip did not send. */
  glitch(): void;
  /** Takes the new level of one of the display's pins. */
  change(pin: PinName, isHigh: boolean): void;
  /** Returns the visible pixels row by row. 1 is ink. */
  pixels(): Uint8Array;
}

/** The levels of a display's pins. They are low at first. */
export type Levels = Partial<Record<PinName, boolean>>;

const byteBits = 8;

/** The bits that a display counts while it is selected. */
export class Wire {
  /** Everything that was wrong after a glitch. Without one, it is an error. */
  readonly faults: string[] = [];
  private bits = 0;
  private count = 0;
  private isDisturbed = false;

  constructor(
    private readonly name: string,
    /** Takes a whole byte. Throws if the display does not understand it. */
    private readonly onByte: (byte: number) => void,
  ) {}

  /** Takes a byte of a display that is selected. */
  take(byte: number): void {
    for (let bit = byteBits - 1; bit >= 0; bit--) this.clock((byte >> bit) & 1);
  }

  glitch(): void {
    this.isDisturbed = true;
    this.clock(0);
  }

  clock(bit: number): void {
    this.bits = (this.bits << 1) | bit;
    if (++this.count < byteBits) return;
    const byte = this.bits;
    this.count = 0;
    this.bits = 0;
    this.judge(() => this.onByte(byte));
  }

  /**
   * Starts counting anew when the display is no longer selected. Bits of a byte that did not end are a fault. `check`
   * may throw another one.
   */
  end(check: () => void = () => {}): void {
    const left = this.count;
    this.count = 0;
    this.bits = 0;
    this.judge(() => {
      if (left > 0) throw new Error(`${this.name} was sent ${left} bits more than whole bytes`);
      check();
    });
    this.isDisturbed = false;
  }

  /** Notes an error instead of throwing it if a glitch came before. */
  private judge(act: () => void): void {
    try {
      act();
    } catch (thrown) {
      if (!this.isDisturbed) throw thrown;
      this.faults.push(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }
}
