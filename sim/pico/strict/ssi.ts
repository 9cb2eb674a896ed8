/**
 * The flash's interface and the commands that reach the flash (data sheet, 4.10; W25Q16JV data sheet, 7 and 8).
 *
 * - A frame that is not followed by the next one in time ends the command: the interface then releases chip select. A
 *   byte on one line takes 8 clocks of the bus, at boot2's speed 16 cycles.
 * - Its settings change only while it is off.
 * - The flash can be read through its window only after a read without a command was announced, the interface was set
 *   for it, and the cache was flushed after a change.
 */
import { BasePeripheral } from "rp2040js";
import type { StrictRp2040 } from "./bus";
import { FlashDevice } from "./flash-device";
import { FlashSelect } from "./flash-select";
import { hex, type Warn } from "./rule";

const place = 0x18000;
const settings = new Map([
  [0x00, "CTRLR0"],
  [0x04, "CTRLR1"],
  [0x14, "BAUDR"],
  [0xf0, "RX_SAMPLE_DLY"],
  [0xf4, "SPI_CTRLR0"],
]);
const enablePlace = 0x08;
const baudPlace = 0x14;
const statusPlace = 0x28;
const dataPlace = 0x60;
const modesPlace = 0xf4;

/** The bits of the status: busy, room to send, sent, received. */
const busy = 1;
const roomToSend = 2;
const allSent = 4;
const hasReceived = 8;

/** The frames: a byte on one line, both ways, or a word on four lines behind a command and an address. */
const plainBytes = 7 << 16;
const quadWords = (2 << 21) | (31 << 16) | (3 << 8);
/** Four waits after 32 bits of address and mode, on four lines: behind a command on one line, or without one. */
const announced = (4 << 11) | (2 << 8) | (8 << 2) | 1;
const withoutCommand = (4 << 11) | (8 << 2) | 2;

const quadRead = 0xeb;
/** The bits 5 and 4 of a mode byte announce a next read without a command if they are 1 and 0. */
const modeBits = 0x30;
const goesOn = 0x20;
const bitsOfByte = 8;
const pulledUp = 0xff;

export class Ssi extends BasePeripheral {
  /** Why nothing can be read through the window, or undefined if it can. */
  unreadable: string | undefined = "before the second boot stage has run";
  /** Is called when this may have changed. */
  onState = (): void => {};
  private isEnabled = true;
  private readonly values = new Map([
    [0x00, plainBytes],
    [baudPlace, 6],
  ]);
  private frames: number[] = [];
  private received: number[] = [];
  /** The cycle at which the last frame has gone out. */
  private freeAt = 0;
  private isIdle = true;
  private isCacheOld = false;
  readonly device: FlashDevice;
  private readonly select: FlashSelect;

  constructor(
    private readonly chip: StrictRp2040,
    private readonly fault: Warn,
  ) {
    super(chip, "SSI");
    this.device = new FlashDevice(fault);
    this.select = new FlashSelect(chip);
    chip.peripherals[place] = this;
  }

  /** Lets the boot ROM connect its own, slow interface: nothing can be read until the window is set up again. */
  connect(): void {
    this.endCommand();
    this.select.reset();
    this.unreadable = "between the boot ROM's connecting of the flash and the end of the second boot stage";
    this.onState();
  }

  /** Lets the boot ROM end reads without a command, and set the interface to bytes on one line. */
  leaveXip(): void {
    this.connect();
    this.device.goesOn = false;
    this.isEnabled = true;
    this.values.set(0x00, plainBytes);
    this.values.set(baudPlace, 6);
  }

  /** Notes that the boot ROM changes the flash. */
  change(): void {
    if (this.unreadable === undefined) this.fault("flash", "a change without connecting the flash first");
    else if (this.device.goesOn) this.fault("flash", "a change while the flash waits for an address (leave XIP first)");
    this.isCacheOld = true;
  }

  flushCache(): void {
    this.isCacheOld = false;
    this.select.reset();
  }

  override readUint32(offset: number): number {
    if (offset === statusPlace) return this.readStatus();
    if (offset === dataPlace) return this.readData();
    if (offset === enablePlace) return this.isEnabled ? 1 : 0;
    return settings.has(offset) ? this.value(offset) : super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    const name = settings.get(offset);
    if (offset === enablePlace) this.enable(value === 1);
    else if (offset === dataPlace) this.send(value);
    else if (name === undefined) super.writeUint32(offset, value);
    else if (this.isEnabled) this.fault("SSI", `${name} is written while the interface is on`);
    else this.values.set(offset, value);
  }

  private value(offset: number): number {
    return this.values.get(offset) ?? 0;
  }

  private readStatus(): number {
    const isBusy = this.chip.core.cycles < this.freeAt;
    if (!isBusy) this.endCommand();
    return (isBusy ? busy : allSent) | roomToSend | (this.received.length > 0 ? hasReceived : 0);
  }

  private readData(): number {
    const byte = this.received.shift();
    if (byte === undefined) this.fault("SSI", "a read of its data while nothing has come");
    return byte ?? 0;
  }

  private enable(isEnabled: boolean): void {
    this.endCommand();
    this.received = [];
    this.isEnabled = isEnabled;
    if (!isEnabled) return;
    const isSet = this.value(0) === quadWords && (this.value(modesPlace) & 0xffffff) === withoutCommand;
    if (!isSet) return;
    const mode = this.value(modesPlace) >>> 24;
    if (!this.device.goesOn) this.fault("SSI", "reads without a command, which the flash does not expect");
    else if ((mode & modeBits) !== goesOn)
      this.fault("SSI", `reads whose mode ${hex(mode)} ends reads without a command`);
    else if (this.isCacheOld) this.fault("XIP", "the cache was not flushed after a change of the flash");
    else this.unreadable = undefined;
    this.onState();
  }

  /** Sends a frame. Its command is over if the frame before has gone out meanwhile. */
  private send(frame: number): void {
    const { cycles } = this.chip.core;
    if (!this.isEnabled) this.fault("SSI", "data while the interface is off");
    const gap = cycles - this.freeAt;
    if (!this.isIdle && gap > 0) {
      this.fault("SSI", `a frame comes ${gap} cycles after the one before it has gone out: the command is cut`);
      this.frames = [];
    }
    this.isIdle = false;
    this.frames.push(frame);
    const isPlain = this.value(0) === plainBytes;
    this.freeAt = Math.max(this.freeAt, cycles) + bitsOfByte * this.value(baudPlace);
    if (isPlain) this.received.push(this.select.isForcedHigh ? pulledUp : this.device.answer(this.frames));
  }

  /** Does what the frames ask for. Chip select is up afterwards. */
  private endCommand(): void {
    const [command, ...rest] = this.frames;
    this.frames = [];
    this.isIdle = true;
    if (command === undefined || this.select.isForcedHigh) return;
    if (this.value(0) === quadWords) this.announce(command, rest);
    else this.device.end([command, ...rest]);
  }

  private announce(command: number, [address, ...more]: readonly number[]): void {
    const isRead = command === quadRead && address !== undefined && more.length === 0;
    if (!isRead || this.value(modesPlace) !== announced) {
      this.fault("SSI", `a quad read that is not one: command ${hex(command)}, address ${hex(address ?? 0)}`);
    } else if (!this.device.isQuad) {
      this.fault("flash", "a quad read while its quad mode is off");
    } else {
      this.device.goesOn = (address & modeBits) === goesOn;
    }
  }
}
