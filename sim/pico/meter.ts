/** Counts the cycles of each handler of an image, the cycles from an edge to its picture, and the memory. */
import { ramAddress } from "../boards/rp2040";
import { pinNumber } from "../build/pico/entry";
import type { Handler } from "../words/subjects";
import type { EmulatedBoard } from "./board";
import type { Chip } from "./chip";
import { cycleNs } from "./clock";
import { frameNs } from "./spi";
import { symbolsOf } from "./symbols";
import { Xip } from "./xip";

/** The handlers in the order in which a table lists them. */
export const handlers: readonly Handler[] = ["lever", "leverOpens", "key", "keyOpens", "wake", "line"];

/** The handler that `call` in native/main.c calls, by the number of its arguments. */
const edgeArguments = 4;
const wakeArguments = 1;

const edgeBytes = 8;
const edgePlaces = 512;
/** The longest pause on the bus between two lines of a picture. */
const restCycles = 50_000;
/** The boot ROM runs the second stage in the last bytes of the stack's region. */
const boot2Bytes = 256;
const untouched = 0xa5;

/** The counts, in cycles. */
export interface Counts {
  /** The cycles of each call, by handler. */
  readonly calls: Readonly<Record<Handler, readonly number[]>>;
  /** The cycles from each edge that changed the picture to the last byte on the display's bus. */
  readonly pictures: readonly number[];
  readonly heapBytes: number;
  readonly stackBytes: number;
  /** How often the processor began to compute. */
  readonly wakes: number;
  readonly awakeS: number;
  readonly passedS: number;
}

/** A call of a handler. The cycles of a clock that counts time include those of sleeps. */
interface Call {
  handler: Handler;
  returnTo: number;
  fromCycles: number;
  /** The instant of its begin on the clock of the bus, and the last byte that it sent, or 0. Both in cycles. */
  begunCycles: number;
  sentCycles: number;
  /** The cycles from the stamp of its edge to its begin. */
  lateCycles: number;
}

export class Meter {
  private readonly symbols: ReadonlyMap<string, number>;
  private readonly calls: Record<Handler, number[]> = {
    lever: [],
    leverOpens: [],
    key: [],
    keyOpens: [],
    wake: [],
    line: [],
  };
  private readonly edges: Call[] = [];
  private heapBytes = 0;
  private stackBytes = 0;
  private wakes = 0;
  private awakeCycles = 0;
  private passedNs = 0;
  private board: EmulatedBoard | undefined;
  private call: Call | undefined;
  /** The last call, which may have left bytes to be sent behind it. */
  private last: Call | undefined;
  /** The call whose bytes are on the bus. */
  private sender: Call | undefined;
  /** The instant when the display's bus has sent all its bytes. */
  private busFreeCycles = 0;

  constructor(elf: Uint8Array) {
    this.symbols = symbolsOf(elf);
  }

  /** Starts counting a board that has just been powered on. The previous board is off. */
  watch(board: EmulatedBoard): void {
    this.finish();
    this.board = board;
    this.call = this.last = this.sender = undefined;
    this.busFreeCycles = 0;
    const { rp2040 } = board.chip;
    const { core } = rp2040;
    this.stackOf(board).fill(untouched);
    new Xip(board.chip);
    const callAt = this.addressOf("call") & ~1;
    const execute = core.executeInstruction.bind(core);
    core.executeInstruction = () => {
      if (core.PC === callAt && this.call === undefined && core.registers[1] !== 0) this.begin(board);
      const cycles = execute();
      if (this.call !== undefined && core.PC === this.call.returnTo) this.end(this.call, core.cycles);
      if (core.waiting) this.wakes++;
      return cycles;
    };
    const bus = rp2040.spi[0]!;
    const complete = bus.completeTransmit.bind(bus);
    bus.completeTransmit = (value) => {
      this.note(board, frameNs(bus) / cycleNs);
      complete(value);
    };
  }

  /** Notes a frame that has gone over the bus. */
  private note({ chip }: EmulatedBoard, frameCycles: number): void {
    // If computing takes no time, the bus takes none either. So the meter itself lines up the frames on the bus.
    const beginCycles = busCycles(chip) - (chip.clock.counted === undefined ? 0 : frameCycles);
    const isIdle = beginCycles > this.busFreeCycles + restCycles;
    if (isIdle || this.sender === undefined) this.sender = this.call ?? this.last;
    this.busFreeCycles = Math.max(this.busFreeCycles, beginCycles) + frameCycles;
    if (this.sender !== undefined) this.sender.sentCycles = this.busFreeCycles;
  }

  private begin(board: EmulatedBoard): void {
    const { core } = board.chip.rp2040;
    const given = core.registers[1]!;
    const edge = given === edgeArguments ? this.edgeOf(board) : undefined;
    // If computing takes no time, all bytes of earlier handlers have gone.
    if (board.chip.clock.counted === undefined) {
      this.busFreeCycles = 0;
      this.sender = undefined;
    }
    this.call = {
      handler: edge?.handler ?? (given === wakeArguments ? "wake" : "line"),
      returnTo: core.LR & ~1,
      fromCycles: core.cycles,
      begunCycles: busCycles(board.chip),
      lateCycles: edge?.lateCycles ?? 0,
      sentCycles: 0,
    };
  }

  /** The stamp of the edge that the program took from the queue last. */
  private edgeOf({ board, chip }: EmulatedBoard): { handler: Handler; lateCycles: number } {
    const { rp2040, clock } = chip;
    const last = (rp2040.readUint32(this.addressOf("edge_out")) - 1) % edgePlaces;
    const at = this.addressOf("edges") + last * edgeBytes;
    const pin = rp2040.readUint8(at + 4);
    const { levers, buttons } = board;
    const isLever = [levers?.leftPin, levers?.rightPin].map(pinNumber).includes(pin);
    const pull = isLever ? levers?.pull : buttons.pull;
    const closes = rp2040.readUint8(at + 5) === (pull === "up" ? 0 : 1);
    const contact = isLever ? "lever" : "key";
    // If computing takes no time, an edge is late only because a scenario says so.
    const lateNs = clock.counted === undefined ? 0 : clock.nanos - rp2040.readUint32(at) * 1000;
    return { handler: closes ? contact : `${contact}Opens`, lateCycles: lateNs / cycleNs };
  }

  private end(call: Call, cycles: number): void {
    const { handler, fromCycles } = call;
    this.calls[handler].push(cycles - fromCycles);
    if (handler !== "wake" && handler !== "line") this.edges.push(call);
    this.call = undefined;
    this.last = call;
  }

  /** Returns the counts so far. */
  counts(): Counts {
    this.finish();
    const { calls, edges, heapBytes, stackBytes, wakes, awakeCycles, passedNs } = this;
    const seen = edges.filter(({ sentCycles }) => sentCycles > 0);
    const pictures = seen.map((call) => Math.round(call.lateCycles + call.sentCycles - call.begunCycles));
    const awakeS = (awakeCycles * cycleNs) / 1e9;
    return { calls, pictures, heapBytes, stackBytes, wakes, awakeS, passedS: passedNs / 1e9 };
  }

  /** Adds the counts of the board itself. */
  private finish(): void {
    const { board } = this;
    if (board === undefined) return;
    const { rp2040, clock } = board.chip;
    const heapEnd = rp2040.readUint32(this.addressOf("heap_end"));
    const stack = this.stackOf(board);
    this.heapBytes = Math.max(this.heapBytes, heapEnd - this.addressOf("heap_start"));
    const deepest = stack.findIndex((byte) => byte !== untouched);
    this.stackBytes = Math.max(this.stackBytes, boot2Bytes + (deepest < 0 ? 0 : stack.length - deepest));
    this.awakeCycles += rp2040.core.cycles;
    this.passedNs += clock.nanos;
    this.board = undefined;
  }

  /** The region into which the stack grows, without its first bytes. */
  private stackOf({ chip }: EmulatedBoard): Uint8Array {
    const from = this.addressOf("heap_limit") - ramAddress;
    return chip.rp2040.sram.subarray(from, this.addressOf("stack_top") - boot2Bytes - ramAddress);
  }

  private addressOf(symbol: string): number {
    const address = this.symbols.get(symbol);
    if (address === undefined) throw new Error(`the image has no symbol ${symbol}`);
    return address;
  }
}

/** Returns the time of a chip's clock in cycles, or the cycles that it has computed if computing takes no time. */
function busCycles({ clock, rp2040 }: Chip): number {
  return clock.counted === undefined ? rp2040.core.cycles : clock.nanos / cycleNs;
}

/** Returns the value that a share of all values does not exceed, or 0 if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
