/** Emulates a board with its chip and parts, wired as its definition says. */
import { GPIOPinState, type RP2040 } from "rp2040js";
import type { Board, Driver } from "../../board-defs/board";
import type { Switch } from "../../hal/hal";
import { contactsOf } from "../boards/contacts";
import { pinNumber, sliceOf } from "../build/pico/entry";
import { encoded, letterAt } from "../words/code-page";
import { Chip, type ChipOptions } from "./chip";
import { Ear } from "./ear";
import type { Display, PinName } from "./glass";
import { Sharp } from "./sharp";
import { frameNs, isHighAtRest } from "./spi";
import { Ssd1306 } from "./ssd1306";
import { St7567 } from "./st7567";
import { UsbPort } from "./usb-port";
import { ModuleWires, type VoiceModule } from "./voice-module";
import { keepWave } from "./wave";

const nowhere = { pin: -1, closed: false };
const lineEnd = 10;
/** The most bytes to write at once. The chip's buffer holds 32, and its interrupt empties it. */
const burstBytes = 16;
const firstAnalogPin = 26;
const referenceMv = 3300;
const converterSteps = 4096;
/** The time of a byte at 115,200 baud. */
const byteNs = 86_806;
const byteBits = 8;
const byteMost = 255;
/** The function of a pin that the SPI uses. */
const ofSpi = 1;

export class EmulatedBoard {
  readonly chip: Chip;
  readonly display: Display;
  readonly ear: Ear;
  /** Lines that the clock sent. */
  readonly lines: string[] = [];
  readonly usbPort: UsbPort;
  private readonly moduleWires: ModuleWires;
  private line = "";
  /** The instant at which a frame on the display's bus ended, while it ends. */
  private frameEndNs: number | undefined;
  /** The pins of the contacts, by `Switch`, and the level of each closed contact. */
  private readonly contacts: readonly { pin: number; closed: boolean }[];

  constructor(
    readonly board: Board,
    options: ChipOptions,
  ) {
    this.contacts = contactsOf(board).map(({ pin, level }) => ({ pin: pinNumber(pin), closed: level === 1 }));
    this.chip = new Chip(options);
    this.usbPort = new UsbPort(this.chip);
    const { rp2040, clock } = this.chip;
    this.display = createDisplay(board.display.driver, () => clock.nanos, clock.counted !== undefined);
    this.wireDisplay();
    this.ear = new Ear(rp2040.gpio[pinNumber(board.buzzer?.pin)], clock);
    this.moduleWires = new ModuleWires(this.chip, board.voiceModules);
    rp2040.uart[0]!.onByte = (byte) => this.takeByte(byte);
    if (options.levels === undefined) this.senseUsb(false);
  }

  /** Returns the left and the right module. Returns an empty list on a board without modules. */
  get voiceModules(): readonly VoiceModule[] {
    return this.moduleWires.modules;
  }

  /** Tells the chip whether a USB cable gives power. */
  senseUsb(isPlugged: boolean): void {
    const { link } = this.board;
    if (link?.kind === "serial") this.chip.setLevel(pinNumber(link.usbSensePin), isPlugged);
  }

  private wireDisplay(): void {
    const { gpio, spi } = this.chip.rp2040;
    const bus = spi[0]!;
    const { inversion } = this.board.display.pins ?? {};
    if (inversion !== undefined) keepWave(this.chip.rp2040, this.chip.clock, sliceOf(pinNumber(inversion)));
    for (const [name, pin] of Object.entries(this.board.display.pins ?? {})) {
      gpio[pinNumber(pin)]?.addListener((state) => {
        // While the SPI has the clock's pin, its frames pass the bits. The emulator does not know the level at rest.
        const isLent = name === "clock" && gpio[pinNumber(pin)]?.functionSelect === ofSpi;
        this.display.change(name as PinName, isLent ? isHighAtRest(bus) : state === GPIOPinState.High);
      });
    }
    bus.onTransmit = (frame: number) => {
      if (bus.dataBits > byteBits) this.display.take(frame >> byteBits);
      this.display.take(frame & byteMost);
      this.passFrame(bus);
    };
  }

  /**
   * Lets a frame take its time on the bus, if the emulation counts time. A frame that waits begins at the very end of
   * the one before, however late the emulator looks at the clock.
   */
  private passFrame(bus: RP2040["spi"][number]): void {
    const { clock } = this.chip;
    if (clock.counted === undefined) {
      bus.completeTransmit(0);
      return;
    }
    const endNs = (this.frameEndNs ?? clock.nanos) + frameNs(bus);
    const sent = () => {
      this.frameEndNs = endNs;
      bus.completeTransmit(0);
      this.frameEndNs = undefined;
    };
    clock.createAlarm(sent).schedule(endNs - clock.nanos);
  }

  private takeByte(byte: number): void {
    if (byte !== lineEnd) {
      this.line += letterAt(byte);
      return;
    }
    if (this.line.startsWith("#")) throw new Error(`the program broke: ${this.line.slice(2)}`);
    this.lines.push(this.line);
    this.line = "";
  }

  /** Writes a line to the clock, at the speed of a wire if the emulation counts time. */
  write(line: string): void {
    const { rp2040, clock } = this.chip;
    const bytes = Buffer.from(`${encoded(line)}\n`, "latin1");
    for (const [index, byte] of bytes.entries()) {
      rp2040.uart[0]!.feedByte(byte);
      if (clock.counted !== undefined) this.chip.passTo(clock.nanos + byteNs);
      else if (index % burstBytes === burstBytes - 1) this.chip.settle();
    }
  }

  /** Sets the supply voltage from now on, mV. */
  feed(mv: number): void {
    const { gauge } = this.board;
    if (gauge === undefined) throw new Error("the board does not measure its supply");
    this.chip.rp2040.adc.channelValues[pinNumber(gauge.pin) - firstAnalogPin] = Math.round(
      (mv / gauge.dividedBy / referenceMv) * converterSteps,
    );
  }

  move(contact: Switch, closed: boolean): void {
    const { pin, closed: level } = this.contacts[contact] ?? nowhere;
    this.chip.setLevel(pin, closed ? level : !level);
  }

  /** Moves a contact while the board is busy: the chip stamps the edge now and handles it at `untilNs`. */
  moveWhileBusy(contact: Switch, closed: boolean, untilNs: number): void {
    const { pin, closed: level } = this.contacts[contact] ?? nowhere;
    this.chip.setLevelWhileBusy(pin, closed ? level : !level, untilNs);
  }

  /** Returns the levels of all pins, for a board whose power returns. */
  levels(): boolean[] {
    return this.chip.rp2040.gpio.map((gpio) => gpio.inputValue || !gpio.inputEnable);
  }

  /** Returns whether the lamps of the fallen flags are lit. Returns an empty list if the display shows the flags. */
  lamps(): boolean[] {
    const { flag } = this.board;
    if (flag.kind !== "led") return [];
    return [flag.leftPin, flag.rightPin].map(
      (pin) => this.chip.rp2040.gpio[pinNumber(pin)]?.value === GPIOPinState.High,
    );
  }
}

/** Creates an emulated display. `nowNs` returns the time. `isTimed` is false if computing takes none. */
type Maker = (nowNs: () => number, isTimed: boolean) => Display;

/** One for each driver of hal/pico. */
const makers: ReadonlyMap<Driver, Maker> = new Map<Driver, Maker>([
  ["ssd1306", () => new Ssd1306()],
  ["st7567", () => new St7567()],
  ["sharp", (nowNs, isTimed) => new Sharp(nowNs, isTimed)],
]);

function createDisplay(driver: Driver, nowNs: () => number, isTimed: boolean): Display {
  const make = makers.get(driver);
  if (make === undefined) throw new Error(`no display emulates ${driver}`);
  return make(nowNs, isTimed);
}
