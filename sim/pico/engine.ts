/** Makes an engine that plays the steps of a device scenario on a board's image, on an emulated chip. */
import type { Board } from "../../board-defs/board";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import type { Switch } from "../../hal/hal";
import { clipArea, flashBytes } from "../build/pico/flash-map";
import { fromUf2 } from "../build/pico/uf2";
import { piecesOf } from "../build/pico/voices";
import { type Engine, engineOf, failure, messageOf, type Step } from "../engines/engine";
import { writeClipFile } from "../voice/clip-file";
import { SPEECH_LANGUAGES } from "../words/clock-languages";
import { EmulatedBoard } from "./board";
import { BootDrive, blocksIn } from "./boot-drive";
import type { Tone } from "./ear";
import type { Meter } from "./meter";
import type { ResetCause } from "./reset-cause";
import { conditionsOf, Starts, type Taken } from "./starts";
import { Twin } from "./twin";

const msNs = 1e6;
/** The voltage of new cells, as on the virtual board: the greater of this and the warning plus a margin. */
const newMv = 3000;
const freshMv = 300;

/** A wire beside UART0 that carries the same lines. */
export interface OtherWire {
  /** True once the computer at the other end knows the clock. From then on all lines to the clock go this way. */
  readonly isConnected: boolean;
  write(line: string): void;
  /** Notes what the clock sent by UART0. */
  note(lines: readonly string[]): void;
  /** Throws if this wire carried other lines. */
  compare(): void;
}

/** Options for playing an image. */
export interface ImageOptions {
  meter?: Meter | undefined;
  /** Connects another wire to a board that has just been powered on. */
  connect?: (board: EmulatedBoard) => OtherWire;
}

/**
 * Returns the engine. Processor and flash take no time, so each line comes at the same instant as from a virtual board.
 */
export function createImage(uf2: Uint8Array, board: Board, options: ImageOptions = {}): Engine {
  return engineOf("image", async (batches) => {
    const all: string[][] = [];
    for (const steps of batches) {
      try {
        all.push(await play({ uf2, board, ...options }, steps));
      } catch (thrown) {
        throw failure("image", messageOf(thrown));
      }
    }
    return all;
  });
}

/** Returns a flash that held nothing before the boot ROM wrote an image into it. */
export function flashOf(uf2: Uint8Array): Uint8Array {
  fromUf2(uf2); // names the first block that is none
  const drive = new BootDrive(new Uint8Array(flashBytes).fill(0xff));
  for (const block of blocksIn(uf2)) drive.write(block);
  if (!drive.isComplete) throw new Error("the boot ROM waits for more blocks of this UF2");
  return drive.flash;
}

/**
 * Where the image has no clips, each language gets a file without any, so that the clock offers speech as the virtual
 * board does.
 */
function withMuteClips(flash: Uint8Array, board: Board): Uint8Array {
  const { from, to } = clipArea(board);
  const mute = SPEECH_LANGUAGES.map((language) => writeClipFile(language, new Map()));
  const isEmpty = flash.subarray(from, to).every((byte) => byte === 0xff);
  if (isEmpty && from < to) for (const { at, content } of piecesOf(board, mute)) flash.set(content, at);
  return flash;
}

/** Everything that is needed to play. */
interface Played extends ImageOptions {
  uf2: Uint8Array;
  board: Board;
}

/** The boards that have started, before their first step. */
const starts = new Starts<EmulatedBoard>();

async function play(played: Played, steps: readonly Step[]): Promise<string[]> {
  const { board } = played;
  const twin = await Twin.of(board, steps);
  const player = new Player(played, steps[0]);
  try {
    for (const [index, step] of steps.entries()) {
      player.apply(step);
      twin.compare(index, player.emulated);
    }
    player.compareWires();
    if (board.buzzer !== undefined) twin.compareTones(player.tones());
    return player.printed;
  } finally {
    player.end();
  }
}

/** Applies steps to an emulated board; true instants are ms since it first had power. */
class Player {
  readonly printed: string[] = [];
  emulated: EmulatedBoard;
  private readonly earlierTones: Tone[] = [];
  private isOff = false;
  /** The voltage of the supply in mV; 0 if the board is powered from outside. */
  private supplyMv: number;
  /** The true instant at which the board got its power. */
  private fromMs = 0;
  private readonly tellsAll: boolean;
  private wire: OtherWire | undefined;
  private readonly first: Taken<EmulatedBoard>;

  constructor(
    private readonly played: Played,
    first: Step | undefined,
  ) {
    const [counterStart = 0, driftPpm = 0, operations = 0] = first?.numbers ?? [];
    if (counterStart !== 0 || driftPpm !== 0) throw new Error("an image starts at 0, with a crystal that is right");
    this.tellsAll = operations === 1;
    const { batteries } = played.board;
    this.supplyMv = batteries === undefined ? 0 : Math.max(newMv, batteries.lowMv + freshMv);
    this.first = this.start();
    this.emulated = this.first.started;
    this.pass(0);
  }

  /** Returns a board that has started. A meter counts the start, and another wire is there at it. */
  private start(): Taken<EmulatedBoard> {
    const { uf2, board, meter, connect } = this.played;
    const start = () => {
      const emulated = this.power(withMuteClips(flashOf(uf2), board));
      emulated.chip.passTo(0);
      return emulated;
    };
    const isOwn = meter !== undefined || connect !== undefined;
    return isOwn ? { started: start(), giveBack: () => {} } : starts.take(conditionsOf(uf2, board), start);
  }

  /** Ends the use of the boards. */
  end(): void {
    this.first.giveBack();
  }

  private power(flash: Uint8Array, levels?: readonly boolean[], cause?: ResetCause): EmulatedBoard {
    const emulated = new EmulatedBoard(this.played.board, { flash, levels, cause });
    this.played.meter?.watch(emulated);
    if (this.supplyMv !== 0) emulated.feed(this.supplyMv);
    this.wire = this.played.connect?.(emulated);
    return emulated;
  }

  apply({ verb, atMs, numbers, text }: Step): void {
    const [first = 0, second = 0, third = 0] = numbers;
    const isPowered = !this.isOff;
    if (isPowered) this.pass(verb === VirtualVerb.Edge ? third : atMs);
    switch (verb as VirtualVerb) {
      case VirtualVerb.New:
      case VirtualVerb.To:
        return;
      case VirtualVerb.Edge:
        this.move(first, second === 1, third, atMs);
        break;
      case VirtualVerb.Line:
        if (isPowered) this.write(text);
        break;
      case VirtualVerb.Power:
        if (first === 1) this.restore(atMs);
        this.isOff = first === 0;
        break;
      case VirtualVerb.Battery:
        this.supplyMv = first;
        if (first !== 0) this.emulated.feed(first);
        break;
      case VirtualVerb.StoreFault:
      case VirtualVerb.Break:
        throw new Error(`an image plays no step of kind ${verb}`);
    }
    if (!this.isOff) this.pass(atMs);
  }

  /** Moves a contact. If the edge is handled late, nothing else is handled between its stamp and that instant. */
  private move(contact: Switch, closed: boolean, stampMs: number, atMs: number): void {
    if (this.isOff || stampMs === atMs) {
      this.emulated.move(contact, closed);
      return;
    }
    const { clock } = this.emulated.chip;
    clock.setTime(this.nsAt(stampMs));
    this.emulated.moveWhileBusy(contact, closed, this.nsAt(atMs));
  }

  private nsAt(trueMs: number): number {
    return (trueMs - this.fromMs) * msNs;
  }

  private write(text: string): void {
    if (this.tellsAll && text === "hello") {
      this.printed.push(JSON.stringify({ pixels: Buffer.from(this.emulated.display.pixels()).toString("base64") }));
    }
    if (this.wire?.isConnected === true) this.wire.write(text);
    else this.emulated.write(text);
  }

  compareWires(): void {
    this.wire?.compare();
  }

  private pass(atMs: number): void {
    const { chip } = this.emulated;
    chip.passTo(Math.max(this.nsAt(atMs), chip.clock.nanos));
    if (chip.hasRestarted) this.restart(atMs);
    const lines = this.emulated.lines.splice(0);
    this.wire?.note(lines);
    this.printed.push(...lines);
  }

  /** Powers on a new board after the old one restarted itself at an instant. */
  private restart(atMs: number): void {
    const { chip } = this.emulated;
    this.restore(this.fromMs + chip.clock.nanos / msNs, chip.restartCause());
    this.pass(atMs);
  }

  /** Returns all tones since the first power-on. */
  tones(): Tone[] {
    return [...this.earlierTones, ...this.emulated.ear.tones()];
  }

  private restore(atMs: number, cause?: ResetCause): void {
    const { chip } = this.emulated;
    const levels = this.emulated.levels();
    this.compareWires();
    this.earlierTones.push(...this.emulated.ear.tones());
    this.fromMs = atMs;
    this.emulated = this.power(chip.flash.cut(Math.random), levels, cause);
    this.pass(atMs);
  }
}
