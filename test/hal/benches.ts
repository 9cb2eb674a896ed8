/** The back-ends of the contract test, each behind the engine that the scenarios use. */
import { dirname, relative } from "node:path";
import { build } from "esbuild";
import type { Board } from "../../board-defs/board";
import { pixljs } from "../../board-defs/pixljs";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { createBoard, move, pass, say, supply, type VirtualBoard } from "../../hal/virtual/board";
import { digitImages, digitsModule } from "../../sim/build/data/digits";
import { packFont } from "../../sim/build/data/font";
import { wiringText } from "../../sim/build/data/wiring";
import { bundleEs5, compileEs5 } from "../../sim/build/espruino/es5";
import { roomVariable } from "../../sim/build/mutation/rooms";
import { digitsFile, libraryFile, makeLibrary } from "../../sim/build/parts/library";
import { written } from "../../sim/build/parts/parts";
import { projectRoot } from "../../sim/build/root";
import { type Found, findEngines } from "../../sim/engines/all";
import { type Engine, engineOf, type Step } from "../../sim/engines/engine";
import { deviceScript } from "../../sim/engines/prelude/prelude";
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

const entryOf = ({ voiceModules }: Board, wiring: string): string => `
  import { createBoard } from "./hal/espruino/board";
  import { createVoice } from "./hal/espruino/voice-module";
  import { listen, perform } from "./test/hal/driver";
  callHal = perform;
  var wiring = ${wiring};
  var board = createBoard(wiring);
  ${voiceModules === undefined ? "" : "board.voice = createVoice(wiring.modules);"}
  listen(board);
`;

const size = { widthPx: 128, heightPx: 64 };

/** Calls in addition to the verbs of the board. */
const callText = `
var moveBoard = flagfall;
flagfall = function (verb, atMs, numbers, text) {
  if (verb < ${overflowVerb}) return moveBoard(verb, atMs, numbers, text);
  moveBoard(${VirtualVerb.To}, atMs, numbers, text);
  if (verb === ${overflowVerb}) fake.flags.push("FIFO_FULL");
  else callHal(verb, numbers, text);
  fake.flush();
};
`;

/** The modules that the build writes for a board. */
function writtenModules({ flag }: Board): Map<string, string> {
  const modules = new Map<string, string>([[written.digits, digitsModule(size, false)]]);
  if (flag.kind === "servo") modules.set("hal/espruino/flags", 'export * from "./servos";');
  return modules;
}

async function compiledBundle(board: Board): Promise<string> {
  const sources = ["globals.d", "board", "servos", "voice-module"].map((name) => `hal/espruino/${name}.ts`);
  const modules = new Map(compileEs5(projectRoot(), [...sources, "test/hal/driver.ts"]));
  for (const [name, text] of writtenModules(board)) modules.set(`${name}.js`, text);
  return bundleEs5(modules, entryOf(board, wiringText(board)));
}

/** Returns the sources as they are, without the checks of device code: what Stryker writes into them is none. */
async function plainBundle(board: Board): Promise<string> {
  const root = projectRoot();
  const texts = writtenModules(board);
  const { outputFiles } = await build({
    stdin: { contents: entryOf(board, wiringText(board)), resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    plugins: [
      {
        name: "written-modules",
        setup: (context) =>
          context.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const contents = texts.get(relative(root, path).replace(/\.ts$/, ""));
            return contents === undefined ? undefined : { contents, resolveDir: dirname(path) };
          }),
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

/** Returns hal/espruino with simulated globals as one script. Every pin that `wiring` names exists. */
export async function espruinoScript(board = pixljs): Promise<string> {
  const wiring = wiringText(board);
  const { widths, bitmap } = packFont();
  const main = await (process.env[roomVariable] === undefined ? compiledBundle : plainBundle)(board);
  const library = makeLibrary([{ name: "font", content: widths + bitmap }], []);
  const pins = [...new Set(wiring.match(/\b[A-Z]+\d+\b/g))].map((pin) => `var ${pin} = "${pin}";`).join("");
  const stored = { [libraryFile]: library, [digitsFile]: digitImages(size) };
  return `var callHal;${pins}\n${deviceScript({ main, files: stored })}${callText}`;
}

/** Returns an engine for each interpreter that can run the script. */
export function espruinoBenches(script: string): Found[] {
  return findEngines({ es5: script, lua: "" }).filter(({ name }) => interpreters.includes(name));
}

const interpreters = ["vm", "mujs", "duk", "espruino"];
