/**
 * Emulates the serial voice modules of a board: reads the bytes on each wire, plays, and drives the busy line. Whatever
 * a module would not understand is an error.
 */
import type { RP2040 } from "rp2040js";
import type { Board } from "../../board-defs/board";
import { pinNumber } from "../build/pico/entry";
import type { Chip } from "./chip";
import type { ChipClock } from "./clock";

const msNs = 1e6;
/** The time after power-on in which a module reads its card and ignores commands. */
const bootMs = 1500;
/** The time from the end of a command to the first sound, and to silence. */
const startMs = 120;
const endMs = 20;
/** The least pause between two commands. */
const pauseMs = 10;
const usualClipMs = 700;
const volumeMax = 30;
const usualVolume = 30;
const frameBytes = 10;
const checkedBytes = 7;

const enum Command {
  Volume = 0x06,
  Play = 0x0f,
  Stop = 0x16,
}

/** A file that a module played. */
export interface Played {
  folder: number;
  track: number;
  volume: number;
  fromMs: number;
  /** Undefined while it sounds. */
  toMs: number | undefined;
}

export class VoiceModule {
  readonly played: Played[] = [];
  /** How many commands arrived, and how many came too early to be heard. */
  commands = 0;
  unheard = 0;
  volume = usualVolume;
  /** The length of each file on the card; undefined for a file that is not there. */
  lengthMs: (folder: number, track: number) => number | undefined = () => usualClipMs;
  private frame: number[] = [];
  private lastMs = Number.NEGATIVE_INFINITY;
  /** Every command makes what was planned before it obsolete. */
  private readonly plan;
  private planned: () => void = () => {};

  constructor(
    private readonly clock: ChipClock,
    /** Sets the busy line. */
    private readonly drive: (isPlaying: boolean) => void,
  ) {
    this.plan = clock.createAlarm(() => this.planned());
  }

  private get nowMs(): number {
    return this.clock.nanos / msNs;
  }

  /** Takes a byte at the end of its stop bit. */
  take(byte: number, byteMs: number): void {
    if (this.frame.length === 0 && this.nowMs - byteMs - this.lastMs < pauseMs)
      throw new Error("a command came too soon");
    this.lastMs = this.nowMs;
    this.frame.push(byte);
    if (this.frame.length === frameBytes) this.obey(this.frame.splice(0));
  }

  private obey(frame: readonly number[]): void {
    const [mark, version, length, command, , high = 0, low = 0, sumHigh = 0, sumLow = 0, end] = frame;
    const hex = frame.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    if (mark !== 0x7e || version !== 0xff || length !== 6 || end !== 0xef) throw new Error(`no command: ${hex}`);
    const sum = frame.slice(1, checkedBytes).reduce((all, byte) => all + byte, sumHigh * 256 + sumLow);
    if (sum % 65_536 !== 0) throw new Error(`a wrong checksum: ${hex}`);
    this.commands++;
    if (this.nowMs < bootMs) this.unheard++;
    else if (command === Command.Volume) this.setVolume(low);
    else if (command === Command.Play) this.play(high, low);
    else if (command === Command.Stop) this.after(endMs, () => this.fallSilent());
    else throw new Error(`an unknown command: ${hex}`);
  }

  private setVolume(volume: number): void {
    if (volume > volumeMax) throw new Error(`a volume of ${volume}`);
    this.volume = volume;
  }

  private play(folder: number, track: number): void {
    if (folder < 1 || folder > 99 || track < 1) throw new Error(`no file: folder ${folder}, track ${track}`);
    const lengthMs = this.lengthMs(folder, track);
    if (lengthMs === undefined) return;
    this.fallSilent();
    this.after(startMs, () => {
      this.played.push({ folder, track, volume: this.volume, fromMs: this.nowMs, toMs: undefined });
      this.drive(true);
      this.after(lengthMs, () => this.fallSilent());
    });
  }

  private after(ms: number, act: () => void): void {
    this.planned = act;
    this.plan.schedule(ms * msNs);
  }

  private fallSilent(): void {
    this.plan.cancel();
    const last = this.played.at(-1);
    if (last !== undefined) last.toMs ??= this.nowMs;
    this.drive(false);
  }
}

/** How a pin passes on what UART1 sends: it does, or it is held high. Anything else would disturb the module. */
function isConnected(rp2040: RP2040, pin: number): boolean {
  const { functionSelect, outputOverride } = rp2040.gpio[pin]!;
  if (functionSelect !== 2 || (outputOverride !== 0 && outputOverride !== 3))
    throw new Error(`GP${pin} is not at rest`);
  return outputOverride === 0;
}

/** The wires from UART1 to both modules. A byte takes its time on them. */
export class ModuleWires {
  readonly modules: readonly VoiceModule[];
  private readonly pins: readonly number[];
  private freeNs = 0;
  /** Which modules the wire reached when the byte on it began. */
  private reached: readonly boolean[] = [];

  constructor(
    private readonly chip: Chip,
    wiring: Board["voiceModules"],
  ) {
    const wired = wiring === undefined ? [] : [wiring.left, wiring.right];
    this.pins = wired.map(({ transmitPin }) => pinNumber(transmitPin));
    this.modules = wired.map(({ busyPin }) => {
      return new VoiceModule(chip.clock, (isPlaying) => chip.setLevel(pinNumber(busyPin), !isPlaying));
    });
    if (wired.length > 0) chip.rp2040.uart[1]!.onByte = (byte) => this.send(byte);
  }

  private send(byte: number): void {
    const { clock, rp2040 } = this.chip;
    const { baudRate } = rp2040.uart[1]!;
    if (Math.abs(baudRate - 9600) > 96) throw new Error(`${baudRate} baud, not 9600`);
    const byteNs = 1e10 / baudRate;
    const now = clock.nanos;
    if (this.freeNs <= now) this.reached = this.connections();
    this.freeNs = Math.max(now, this.freeNs) + byteNs;
    clock.createAlarm(() => this.arrive(byte, byteNs)).schedule(this.freeNs - now);
  }

  private arrive(byte: number, byteNs: number): void {
    const reached = this.connections();
    if (reached.some((is, index) => is !== this.reached[index])) throw new Error("a wire changed within a byte");
    for (const [index, module] of this.modules.entries()) if (reached[index]) module.take(byte, byteNs / msNs);
  }

  private connections(): boolean[] {
    return this.pins.map((pin) => isConnected(this.chip.rp2040, pin));
  }
}
