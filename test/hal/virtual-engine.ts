/** hal/virtual as an engine of the contract test. */
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { createBoard, move, pass, say, supply, type VirtualBoard } from "../../hal/virtual/board";
import { type Engine, engineOf, type Step } from "../../sim/engines/engine";
import { listen, perform } from "./driver";
import { overflowVerb } from "./overflow";

const firstCall = 100;

/** Returns hal/virtual as an engine in this process. */
export function createVirtual(): Engine {
  return engineOf("virtual", async (batches) =>
    batches.map((steps) => {
      const lines: string[] = [];
      Object.assign(globalThis, { print: (line: string) => lines.push(line) });
      let board: VirtualBoard | undefined;
      for (const step of steps) board = applyStep(board, step, (line) => lines.push(line));
      return lines;
    }),
  );
}

function applyStep(before: VirtualBoard | undefined, step: Step, print: (line: string) => void): VirtualBoard {
  const { verb, atMs, numbers, text } = step;
  const [first = 0, second = 0, third = 0] = numbers;
  if (before === undefined || verb === VirtualVerb.New) {
    const board = createBoard(first, second, print, third === 1);
    listen(board.hal);
    return board;
  }
  if (verb === VirtualVerb.Edge) move(before, first, second === 1, third, atMs);
  else if (verb === VirtualVerb.Line) say(before, text, atMs);
  else if (verb === VirtualVerb.Battery) supply(before, first, atMs);
  else pass(before, atMs);
  if (verb === VirtualVerb.StoreFault) before.cells.goodWords = first;
  if (verb === overflowVerb) before.wires.overflowed = true;
  if (verb >= firstCall) perform(verb, [...numbers], text);
  return before;
}
