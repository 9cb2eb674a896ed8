/**
 * Measures a passing second and a press of a lever on Espruino: valgrind counts the instructions of the firmware of
 * `pixljsplus` on the Espruino for Linux that ESPRUINO_BIN names. Each figure is the difference of two runs. Display,
 * Storage and time are faked as cheaply as possible; letters and pixels are drawn into memory by Espruino itself.
 */
import { parse } from "acorn";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { prototypesFirst } from "../../sim/build/espruino/hot-names";
import { makeFirmware } from "../../sim/build/image/firmware";
import { imageFiles } from "../../sim/build/image/image";
import { projectRoot } from "../../sim/build/root";
import { findProgram } from "../../sim/engines/program";
import { runFiles } from "../engines/child";
import { aimAtMost, type Group, type Row } from "./row";

const handled = 10;
const runMs = 300_000;
const tickMost = 2.5;
const pressMost = 10;
/** Our assumption of how many million instructions an nRF52832 executes in a second at 64 MHz. */
export const millionsPerSecond = 45;

/** What a board has among its names before the firmware. */
const before = `
var g = Graphics.createArrayBuffer(128, 64, 1);
g.flip = function () {};
`;

/** Fakes of the hardware. Their names begin with `test`, because the firmware has the short names. */
const fakes = `
var BTN1 = D4, BTN2 = D5, BTN3 = D6, BTN4 = D7, A0 = D8, LED1 = D9;
var testHears, testNow = 0, testDue = -1, testWake, testActs = {}, testFlash = new Uint8Array(32768).fill(255);
function getTime() { return testNow; }
function setTimeout(act, ms) { testWake = act; testDue = testNow + ms / 1000; return 1; }
function clearTimeout() { testDue = -1; }
function setWatch(act, pin) { testActs[pin] = act; }
function digitalRead(pin) { return pin === D0 || pin === D2 || pin === D3 ? 1 : 0; }
function digitalWrite() {} function pinMode() {} function analogWrite() {}
var NRF = { sleep: function () {}, getBattery: function () { return 3; } };
var Serial1 = { setup: function () {}, on: function (event, act) { testHears = act; }, println: function () {} };
E.on = E.setConsole = E.enableWatchdog = process.on = function () {};
E.getErrorFlags = function () { return []; };
var testModules = {
  Storage: {
    read: function (name, from, length) {
      if (name === "store") return { length: 20480 };
      var file = testFiles[name];
      return from === undefined ? file : length === undefined ? file.slice(from) : file.slice(from, from + length);
    },
    getFree: function () { return 0; }
  },
  Flash: {
    read: function (count, at) { return testFlash.slice(at, at + count); },
    write: function (bytes, at) { testFlash.set(bytes, at); },
    erasePage: function (at) { testFlash.fill(255, at, at + 4096); }
  }
};
function require(name) { return testModules[name]; }
var testAddressOf = E.getAddressOf;
E.getAddressOf = function (text, flat) { return text.length === 20480 ? 4096 : testAddressOf(text, flat); };
E.memoryArea = function (at, count) { return new Uint8Array(testFlash.buffer, at, count); };
function testTo(seconds) {
  while (testDue >= 0 && testDue <= seconds) { testNow = testDue; testDue = -1; testWake(); }
  testNow = seconds;
}
function testEdge(pin, state) { testActs[pin]({ pin: pin, state: state, time: testNow }); }
function testPress(pin) { testEdge(pin, false); testNow += 0.08; testEdge(pin, true); testNow += 0.02; }
`;

const opening = `testHears("set 5400+30\\n"); testEdge(BTN2, true); testTo(testNow + 0.1); testEdge(BTN2, false);
testPress(D3); testPress(D2); testPress(D3); testPress(D2); testTo(testNow + 0.5);`;
const ticks = `for (var i = 0; i < ${handled}; i++) testTo(testNow + 1);`;
const presses = `for (var i = 0; i < ${handled / 2}; i++) { testPress(D3); testPress(D2); }`;

export async function measureHandlers(): Promise<Group> {
  const group = { name: "handlers", title: "A tick and a press on Espruino, instructions", rows: [] };
  const program = process.env.ESPRUINO_BIN ?? "";
  const valgrind = findProgram("valgrind");
  if (program === "" || valgrind === undefined)
    return { ...group, remark: "not measured: needs ESPRUINO_BIN (an Espruino built for Linux) and valgrind" };
  const script = await scriptOf();
  const count = (play: string) => instructionsOf(valgrind, program, script(play));
  const opened = await count("");
  const row = (what: string, all: number, most: number): Row => {
    const value = (all - opened) / handled / 1e6;
    const note = `about ${Math.round((1000 * value) / millionsPerSecond)} ms at ${millionsPerSecond} million a second`;
    return { what, value, digits: 1, unit: "million", goal: aimAtMost(most), note };
  };
  return {
    ...group,
    rows: [
      row("a passing second", await count(ticks), tickMost),
      row("a press and the release", await count(presses), pressMost),
    ],
  };
}

/** Returns the script maker. The firmware comes before the fakes: a board finds what is built in last. */
async function scriptOf(): Promise<(play: string) => string> {
  const firmware = await makeFirmware(projectRoot(), pixljsplus);
  const files = [...imageFiles(firmware)].map(([name, bytes]) => fileText(name, bytes));
  const head = [before, prototypesFirst, declarationsOf(firmware.main), "var testFiles = {};", ...files, fakes].join(
    "\n",
  );
  return (play) => `${head}\neval(require("Storage").read(".bootcde"));
(function () { ${opening} ${play} })();
print("# done"); quit();\n`;
}

function declarationsOf(script: string): string {
  const declared = parse(script, { ecmaVersion: 5 }).body.filter(
    (node) =>
      node.type === "FunctionDeclaration" ||
      (node.type === "VariableDeclaration" && node.declarations.every(({ init }) => !init)),
  );
  return declared.map(({ start, end }) => script.slice(start, end)).join("\n");
}

function fileText(name: string, bytes: Uint8Array): string {
  const text = [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
  const pieces = text.match(/.{1,1600}/g) ?? [];
  const appended = pieces.map((piece) => `testFiles["${name}"] += "${piece}";`);
  return [`testFiles["${name}"] = "";`, ...appended, `testFiles["${name}"] = E.toString(testFiles["${name}"]);`].join(
    "\n",
  );
}

async function instructionsOf(valgrind: string, program: string, script: string): Promise<number> {
  const tool = `#!/bin/sh\nexec ${valgrind} --tool=callgrind --callgrind-out-file=/dev/null ${program} play.js\n`;
  const { lines, errors } = await runFiles("espruino", "/bin/sh", { "play.js": script, "count.sh": tool }, runMs);
  const counted = Number(/Collected : (\d+)/.exec(errors)?.[1]);
  if (!lines.includes("# done") || !(counted > 0))
    throw new Error(`bench: Espruino did not end: ${errors.slice(-300)}`);
  return counted;
}
