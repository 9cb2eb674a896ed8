/** The Espruino back-end of the contract test, behind the engines that the scenarios use. */
import { dirname, relative } from "node:path";
import { build } from "esbuild";
import type { Board } from "../../board-defs/board";
import { pixljs } from "../../board-defs/pixljs";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { digitImages, digitsModule } from "../../sim/build/data/digits";
import { packFont } from "../../sim/build/data/font";
import { wiringText } from "../../sim/build/data/wiring";
import { bundleEs5, compileEs5 } from "../../sim/build/espruino/es5";
import { roomVariable } from "../../sim/build/mutation/rooms";
import { digitsFile, libraryFile, makeLibrary } from "../../sim/build/parts/library";
import { written } from "../../sim/build/parts/parts";
import { projectRoot } from "../../sim/build/root";
import { deviceScript } from "../../sim/engines/prelude/prelude";
import { type Found, findEngines } from "../engines/all";
import { overflowVerb } from "./overflow";

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
