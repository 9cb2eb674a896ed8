/**
 * A whole clock at the other end of a simulated serial port, in virtual time. Its crystal drifts and its line jitters.
 */
import { MockBinding, type MockPortBinding } from "@serialport/binding-mock";
import type { Board } from "../../board-defs/board";
import { pixljsplus } from "../../board-defs/pixljsplus";
import type { App } from "../../firmware/app/model/app";
import { attendBench, openBench } from "../../firmware/virtual-bench";
import type { Switch } from "../../hal/hal";
import { createBoard, move, pass, say } from "../../hal/virtual/board";
import { factsOf } from "../../sim/boards/facts";
import type { Watch } from "../../sim/link/calibration";
import type { Wire } from "../../sim/link/client";
import { openPort } from "../../sim/link/port";
import { Random } from "../oracle/random";

export interface Plug {
  driftPpm?: number;
  counterStart?: number;
  /** The most ms that a line takes each way. */
  jitterMs?: number;
  /** How many lines in a hundred never arrive. */
  lossPercent?: number;
  /** Bytes that come before the first answer and after each. */
  noise?: string;
  seed?: number;
  /** The board; pixljsplus if absent. */
  board?: Board;
}

export interface SimulatedClock {
  app: App;
  watch: Watch;
  /** Opens the port as sim/link/port.ts does, with the same stream. */
  open(path: string): Promise<Wire>;
  ports(): Promise<string[]>;
  /** Sends a line to the clock for somebody else. */
  say(line: string): void;
  /** Closes or opens a contact. */
  move(contact: Switch, closed: boolean): void;
}

export const portPath = "/dev/clock";

export function plugIn(plug: Plug = {}): SimulatedClock {
  const {
    board: wired = pixljsplus,
    driftPpm = 0,
    counterStart = 0,
    jitterMs = 0,
    lossPercent = 0,
    noise = "",
    seed = 1,
  } = plug;
  const random = new Random(seed);
  const lines: string[] = [];
  const board = createBoard(counterStart, driftPpm, (line) => lines.push(line), false);
  const bench = openBench(board, factsOf(wired));
  if (bench === undefined) throw new Error("the clock does not start");
  /** Milliseconds with fractions; the board counts whole ones. */
  let nowMs = 0;
  const spend = (ms: number) => {
    nowMs += ms;
    attendBench(bench);
    pass(board, Math.floor(nowMs));
  };
  const answer = (line: string): string => {
    const from = lines.length;
    attendBench(bench);
    say(board, line, Math.floor(nowMs));
    return lines
      .splice(from)
      .map((each) => `${each}\r\n`)
      .join("");
  };
  const answers = (port: MockPortBinding, asked: string[]) => {
    if (asked.length === 0) port.emitData(noise);
    for (const line of asked) {
      if (random.chance(lossPercent / 100)) continue;
      spend(random.next() * jitterMs);
      const answered = answer(line);
      spend(random.next() * jitterMs);
      if (port.isOpen) port.emitData(answered + noise);
    }
  };
  MockBinding.reset();
  MockBinding.createPort(portPath);
  return {
    app: bench.app,
    watch: { now: () => nowMs, sleep: async (ms) => spend(ms) },
    say: (line) => void answer(line),
    move(contact, closed) {
      attendBench(bench);
      move(board, contact, closed, Math.floor(nowMs), Math.floor(nowMs));
    },
    ports: async () => (await MockBinding.list()).map(({ path }) => path),
    open: (path) => openPort(path, bindingWith(answers)),
  };
}

/** Returns simulated ports whose writes `answers` answers. */
function bindingWith(answers: (port: MockPortBinding, lines: string[]) => void): typeof MockBinding {
  return {
    ...MockBinding,
    async open(options) {
      const port = await MockBinding.open(options);
      const write = port.write.bind(port);
      answers(port, []);
      port.write = async (buffer) => {
        await write(buffer);
        answers(port, buffer.toString("utf8").split("\n").filter(Boolean));
      };
      return port;
    },
  };
}
