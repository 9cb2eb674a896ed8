/**
 * Runs the very image of a board on an Espruino with as many variables, of the same size, as the board has.
 * ESPRUINO_SMALL_BIN names such a program for Linux; docs/runtimes.md describes it. Stubs stand in for the hardware.
 * They also set the time, and their memory does not count.
 */
import type { Board } from "../../board-defs/board";
import type { Switch } from "../../hal/hal";
import { runEspruino } from "../engines/espruino";
import { walk } from "./walk";

/** The address where the flash of the Linux build begins for its own library. A file's data follows its header. */
const flashAddress = 0x10000000;
const flashBytesMax = 0x100000;
const firstAddress = flashAddress + 32;

/** The pins of the Linux build that stand in for those of a Pixl.js. */
const pins = "var BTN1=D4,BTN2=D5,BTN3=D6,BTN4=D7,A0=D8,LED1=D9;";

/** The variables that Espruino itself takes before any script. We assume the same for a Pixl.js. */
export const ownVariables = 111;

/** `firstFile` is the first file in Storage. */
const stubsFor = (firstFile: string): string => `${pins}
var testNow = 0, testDue = -1, testWake, testWatches = [], testPeak = 0, testHears, testOks = 0;
function testSample() { if (!testIsSampling) return; var used = process.memory().usage; if (used > testPeak) testPeak = used; }
var testFlags = E.getErrorFlags, testPlaces = new Int32Array(96);
function getTime() { return testNow; }
function setTimeout(act, ms) { testWake = act; testDue = testNow + ms / 1000; return 1; }
function clearTimeout() { testDue = -1; }
function setWatch(act, pin) { testWatches.push({ act: act, pin: pin, state: pin === D2 || pin === D3 }); }
function testWatch(pin) { for (var i = 0; i < testWatches.length; i++) if (testWatches[i].pin === pin) return testWatches[i]; }
function digitalRead(pin) { if (pin === D0) return 1; var watch = testWatch(pin); return watch && watch.state ? 1 : 0; }
function digitalWrite() {} function pinMode() {}
function analogWrite() {}
var g = {};
"reset setBgColor setClipRect fillRect clearRect drawImage setFontCustom setFontAlign flip".split(" ").forEach(function (name) {
  g[name] = function () { return g; };
});
var testPage = false, testTitle = "", testChosen = "", testNumber = "", testIsList = false, testColor = 1;
g.setColor = function (color) { testColor = color; return g; };
g.reset = function () { testColor = 1; return g; };
g.drawString = function (text, x, y) {
  if (y < 8) { testPage = text.charAt(1) === ":"; if (testPage && x < 64) testTitle = text; }
  if (testColor === 0 && x < 64) testChosen = text;
  if (!testPage && text > 0 && text < 31) testNumber = text;
  if (y > 50 && x < 64) testIsList = text.indexOf("START: select") === 0;
  testSample();
  return g;
};
var NRF = { sleep: function () {}, getBattery: function () { return 3; } };
var Serial1 = { setup: function () {}, on: function (event, act) { testHears = act; }, println: function (line) { testSample(); if (line.indexOf('"ok":true') >= 0) testOks++; } };
E.on = function () {};
E.setConsole = function () {};
E.enableWatchdog = function () {};
E.getErrorFlags = function () { return []; };
process.on = function () {};
var testRequire = require;
global.require = function (name) { testSample(); return testRequire(name); };
var testAddressOf = E.getAddressOf, testArea = E.memoryArea;
var testShift = testAddressOf(testRequire("Storage").read("${firstFile}"), true) - ${firstAddress};
function testIsFlash(address) { return address >= ${flashAddress} && address < ${flashAddress + flashBytesMax}; }
E.getAddressOf = function (text, flat) {
  var address = testAddressOf(text, flat);
  return testIsFlash(address - testShift) ? address - testShift : address;
};
E.memoryArea = function (address, length) { testSample(); return testArea(testIsFlash(address) ? address + testShift : address, length); };
var testString = E.toString;
E.toString = function (bytes) { testSample(); bytes = testString(bytes); if (testTells) print("# load " + bytes.length + (E.getAddressOf(bytes, true) ? " flat" : " in pieces") + ": 0 " + process.memory().free); return bytes; };
var testTells = false;
function testTo(seconds) {
  while (testDue >= 0 && testDue <= seconds) { testNow = testDue; testDue = -1; testWake(); testSample(); }
  testNow = seconds;
}
function testEdge(pin, state) {
  var watch = testWatch(pin);
  watch.state = state;
  watch.act({ pin: pin, state: state, time: testNow });
  testSample();
}
function testHold(pin, seconds) { testEdge(pin, true); testTo(testNow + seconds); testEdge(pin, false); testTo(testNow + 0.1); }
function testKey(pin) { testHold(pin, 0.1); }
function testLeave() { for (var i = 0; i < 4 && testPage; i++) testHold(BTN1, 1.2); if (testPage) print("Uncaught page"); }
function testPress(pin) { testEdge(pin, false); testTo(testNow + 0.2); testEdge(pin, true); testTo(testNow + 0.2); }
function testAsk(line) { testOks = 0; testHears(line + "\\n"); testSay(line + " > " + (testOks > 0 ? "ok" : "error")); }
function testSay(name) {
  var memory = process.memory(2);
  if (testFlags().indexOf("MEMORY") >= 0) print("Uncaught memory full: " + name);
  testPeak = memory.peak || Math.max(testPeak, memory.usage);
  print("# " + name.split(":").join("") + ": " + testPeak + " " + memory.usage);
  testPeak = 0;
}
`;

export interface Run {
  /**
   * Looks for a peak at every call from the firmware to a stub, which is slow. A build that counts peaks at every
   * allocation (`process.memory().peak`) finds them in any case.
   */
  samples: boolean;
  /** The number of variables left to the firmware and to Espruino itself. */
  variables: number;
}

/** A measurement on the way: the peak since the last one and the variables in use, both without the stubs. */
export interface Said {
  name: string;
  peak: number;
  used: number;
}

/**
 * Runs the image from power-on, then `play`: ES5 that uses the functions above and those of walk.ts. Throws if memory
 * ran out.
 */
export async function runImage(
  program: string,
  files: ReadonlyMap<string, Uint8Array>,
  play: string,
  run: Run,
): Promise<Said[]> {
  const { lines } = await runEspruino(program, scriptOf(files, play, run), 600_000);
  const said = lines.flatMap(readSaid);
  const base = said[0]?.used ?? 0;
  const own = (variables: number) => variables - base + ownVariables;
  return said.slice(1).map(({ name, peak, used }) => ({ name, peak: own(peak), used: own(used) }));
}

export function scriptOf(files: ReadonlyMap<string, Uint8Array>, play: string, run: Run): string {
  return [
    `var testIsSampling = ${run.samples} && process.memory().peak === undefined;`,
    ...[...files].flatMap(([name, bytes]) => writes(name, bytes)),
    stubsFor([...files.keys()][0] ?? ""),
    walk,
    ballast(run.variables),
    'print("# base: 0 " + process.memory().usage);',
    'eval(testRequire("Storage").read(".bootcde"));',
    'testSay("power-on");',
    `(function () {\n${play}\n})();`,
  ].join("\n");
}

function readSaid(line: string): Said[] {
  const [, name, peak, used] = /^# ([^:]+): (\d+) (\d+)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, peak: Number(peak), used: Number(used) }];
}

/** Returns a script that takes variables until only `left` of them are free. */
function ballast(variables: number): string {
  const free = variables - ownVariables;
  return `var testBallast = [new Uint8Array((process.memory().free - ${free} - 10) * process.memory().blocksize)];
while (process.memory().free > ${free}) testBallast.push(true);`;
}

/** Returns the calls that write a file of Storage in pieces. */
function writes(name: string, bytes: Uint8Array): string[] {
  const calls: string[] = [];
  for (let at = 0; at < bytes.length; at += 400) {
    const text = [...bytes.slice(at, at + 400)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
    calls.push(`require("Storage").write("${name}", "${text}", ${at}${at === 0 ? `, ${bytes.length}` : ""});`);
  }
  return calls;
}

/** Returns the pin of a key or lever of the board. */
export function pinOf(board: Board, contact: Switch): string {
  const { levers, buttons } = board;
  const all = [levers?.leftPin, levers?.rightPin, buttons.menu, buttons.start, buttons.minus, buttons.plus];
  const pin = all[contact];
  if (pin === undefined) throw new Error(`${board.name} has no contact ${contact}`);
  return pin;
}
