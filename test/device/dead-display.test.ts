/** A display that shows nothing changes nothing else: the clock measures, counts and answers as with a sound one. */
import { runInContext } from "node:vm";
import { expect, test } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { drive, openBench } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { createBoard } from "../../hal/virtual/board";
import { factsOf } from "../../sim/boards/facts";
import { boardFiles } from "../../sim/engines/bundle-files";
import type { Step } from "../../sim/engines/engine";
import { createEspruinoContext } from "../../sim/engines/vm";
import { findBundles } from "../engines/bundles";

const step = (verb: VirtualVerb, atMs: number, numbers: number[] = [], text = ""): Step => ({
  verb,
  atMs,
  numbers,
  text,
});

function stroke(contact: Switch, atMs: number): Step[] {
  return [1, 0].map((closed) => {
    const ms = closed === 1 ? atMs : atMs + 80;
    return step(VirtualVerb.Edge, ms, [contact, closed, ms]);
  });
}

/** A game with moves, a pause, the arbiter's menu and a flag. */
const game: readonly Step[] = [
  ...["set 20+2", "subscribe"].map((line) => step(VirtualVerb.Line, 0, [], line)),
  ...stroke(Switch.Right, 1000),
  ...stroke(Switch.Left, 4321),
  ...stroke(Switch.Right, 7654),
  ...stroke(Switch.Start, 9000),
  ...stroke(Switch.Menu, 10_000),
  ...stroke(Switch.Plus, 10_500),
  ...stroke(Switch.Menu, 11_000),
  ...stroke(Switch.Start, 12_000),
  step(VirtualVerb.To, 60_000),
  step(VirtualVerb.Line, 60_000, [], "state"),
];

function onVirtual(isDead: boolean): string[] {
  const lines: string[] = [];
  Object.assign(globalThis, { print: (line: string) => lines.push(line) });
  const board = createBoard(0, 0, (line) => lines.push(line), false);
  const none = () => {};
  const screen = isDead ? { fill: none, write: none, digit: none, show: none } : board.hal.screen;
  const bench = openBench({ ...board, hal: { ...board.hal, screen } }, factsOf(pixljsplus));
  for (const { verb, atMs, numbers, text } of game) drive(bench!, verb, atMs, [...numbers], text);
  return lines;
}

/** Returns the lines of a Pixl.js whose drawing functions may do nothing. */
async function onEspruino(isDead: boolean): Promise<string[]> {
  const { es5 } = await findBundles(boardFiles(pixljsplus));
  const lines: string[] = [];
  const context = createEspruinoContext((line) => lines.push(line));
  const run = (text: string): unknown => runInContext(text, context, { timeout: 60_000 });
  run(es5);
  if (isDead) run("for (var name in g) if (typeof g[name] === 'function') g[name] = function () { return g; };");
  run("flagfall(0, 0, [0, 0, 0], '');");
  for (const { verb, atMs, numbers, text } of game)
    run(`flagfall(${verb}, ${atMs}, ${JSON.stringify(numbers)}, ${JSON.stringify(text)});`);
  return lines;
}

test.each([
  ["virtual", onVirtual],
  ["espruino", onEspruino],
])("%s", async (_, play) => {
  const [dead, sound] = [await play(true), await play(false)];
  const last = JSON.parse(sound.at(-1) ?? "{}");
  expect(last).toMatchObject({ mode: "fallen", white: { presses: 1 }, black: { presses: 1 } });
  expect(sound.length).toBeGreaterThan(20);
  expect(dead.filter((line) => !line.includes('"screen"'))).toEqual(sound.filter((line) => !line.includes('"screen"')));
});
