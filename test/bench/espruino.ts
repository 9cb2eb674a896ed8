/** Measures speed and memory on the Espruino for Linux that ESPRUINO_BIN names, if it names one. */
import { Verb } from "../../firmware/console/verbs";
import { Side } from "../../firmware/core/words";
import { keptBundle } from "../../sim/build/bundles";
import { consoleFiles } from "../../sim/engines/bundle-files";
import { runEspruino } from "../engines/espruino";
import { bundlePlayer, recoveryPlayer } from "./recovery";
import { type Group, limitAtMost, type Row } from "./row";

const pressed = 300;
const advanced = 1000;
const runMs = 60_000;

/** Begins the lines with a name and a number. All other lines are Espruino's own. */
const mark = "# bench";

/**
 * The core with a player of its own, as device code: bundled and mangled along with it. The first presses are not
 * counted: a number beyond 16 bits takes a variable of its own, and so does a name of the language once it is used.
 */
export const player = `
import { createClock } from "./firmware/core/new-clock";
import { nextChangeMs } from "./firmware/core/face";
import { press, start } from "./firmware/core/game";
import { parseControl } from "./firmware/notation/notation";
import { advance } from "./firmware/core/time";

function quiet() {}
function say(name, value) { print("${mark} " + name + " " + value); }
function used() { return process["memory"]()["usage"]; }

var clock = createClock(parseControl("5400+30").control, 0, quiet);
var atMs = 0;
var side = ${Side.White};

function presses(count) {
  for (var i = 0; i < count; i++) {
    atMs += 1000;
    press(clock, side, atMs);
    side = ${Side.White + Side.Black} - side;
  }
}
function late(count) {
  for (var i = 0; i < count; i++) {
    atMs += 1000;
    advance(clock, atMs);
    press(clock, side, atMs - 20);
    side = ${Side.White + Side.Black} - side;
  }
}
function advances(count) {
  for (var i = 0; i < count; i++) {
    atMs += 100;
    advance(clock, atMs);
  }
}
function asks(count) { for (var i = 0; i < count; i++) nextChangeMs(clock, false); }
function time(name, work, count) {
  var from = getTime();
  work(count);
  say(name, Math.floor((getTime() - from) * 1000000000 / count));
}
say("loaded", used());
start(clock, 0);
presses(${pressed});
advances(${advanced});
asks(1);
say("before", used());
time("press", presses, ${pressed});
time("advance", advances, ${advanced});
time("ask", asks, ${advanced});
say("after", used());
time("late", late, ${pressed});
`;

/** Returns a script that plays through the console of the bundle. */
function consoleScript(es5: string): string {
  const used = (name: string) => `print("${mark} ${name} " + process.memory().usage);`;
  const press = (from: number, to: number) =>
    `for (var i = ${from}; i <= ${to}; i++)` + ` flagfall(${Verb.Press}, i * 1000, [1 + (i + 1) % 2, i * 1000], "");`;
  return [
    used("empty"),
    es5,
    used("loaded"),
    `flagfall(${Verb.New}, 0, [4, 0, 1, 25, 0, 0], "5400+30"); flagfall(${Verb.Start}, 0, [], "");`,
    press(1, 2),
    used("before"),
    press(3, pressed + 2),
    used("after"),
    "",
  ].join("\n");
}

/** Runs a script. Returns the numbers that it printed, by name. */
async function runScript(program: string, script: string): Promise<(name: string) => number> {
  const { lines } = await runEspruino(program, script, runMs);
  const said = lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length + 1).split(" "));
  const numbers = new Map(said.map(([name = "", value]) => [name, Number(value)]));
  return (name) => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`bench: Espruino did not say "${name}"`);
    return number;
  };
}

function speed(what: string, ns: number): Row {
  return { what, value: 1e9 / ns, unit: "a second", note: `${(ns / 1000).toFixed(1)} µs each` };
}

/** Returns a row that compares a time with that of a press in the core, which is known on a board. */
function timesAPress(what: string, ns: number, pressNs: number): Row {
  return { what, value: ns / pressNs, digits: 2, unit: "times a press", note: `${(ns / 1000).toFixed(1)} µs each` };
}

/** Returns the row for the growth of memory, whose limit is 0 for any number of presses. */
function growth(what: string, before: number, after: number): Row {
  return { what, value: after - before, unit: "variables", goal: limitAtMost(0) };
}

export async function measureEspruino(): Promise<Group> {
  const name = "espruino";
  const title = "Espruino, on this machine";
  const program = process.env.ESPRUINO_BIN ?? "";
  if (program === "")
    return { name, title, rows: [], remark: "not measured: needs ESPRUINO_BIN (an Espruino built for Linux)" };
  const core = await runScript(program, await bundlePlayer(player));
  const recovery = await runScript(program, await bundlePlayer(recoveryPlayer(mark)));
  const whole = await runScript(program, consoleScript(await keptBundle(consoleFiles.es5)));
  return {
    name,
    title,
    rows: [
      speed("press", core("press")),
      speed("press whose edge lies 20 ms back", core("late")),
      timesAPress("press read from the log and played", recovery("press_read"), recovery("press")),
      timesAPress("heartbeat read from the log", recovery("heartbeat_read"), recovery("press")),
      speed("advance, nothing comes", core("advance")),
      speed("next change", core("ask")),
      { what: "variables of the core, loaded into memory", value: core("loaded"), unit: "variables" },
      growth(`growth after ${pressed} more presses and ${advanced} advances`, core("before"), core("after")),
      {
        what: "variables of the whole bundle, loaded into memory",
        value: whole("loaded") - whole("empty"),
        unit: "variables",
      },
      { what: "variables once a clock runs", value: whole("before") - whole("empty"), unit: "variables" },
      growth(`growth after ${pressed} presses through the console`, whole("before"), whole("after")),
    ],
  };
}
