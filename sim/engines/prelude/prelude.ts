/**
 * Runs the unmodified firmware of a board without the hardware. ES5 text replaces Espruino's globals by fakes in
 * virtual time and defines `flagfall(verb, atMs, numbers, text)` of firmware/virtual-verbs.ts. The fakes print what the
 * firmware does in the format of the virtual board, so both traces are the same.
 */
import { letterAt } from "../../words/code-page";
import { partsText, storageText } from "./parts";
import { screenText } from "./screen";
import { timeText } from "./time";

/** A firmware as plain ES5, before Espruino's own packing. */
interface DeviceBundle {
  /** The script that a board runs at power-on. */
  readonly main: string;
  /** All other files in the board's Storage; each character is one byte. */
  readonly files: Readonly<Record<string, string>>;
}

/** The Unicode numbers of the letters with the codes from 128 on. */
const points = Array.from({ length: 128 }, (_, n) => letterAt(128 + n).charCodeAt(0));

/** ES5 text that prints the letters of a device. It prints them as UTF-8 on Espruino, which prints bytes. */
const writeText = String.raw`
fake.points = [${points.join()}];
fake.isBytes = typeof E !== "undefined" && E.getErrorFlags !== undefined;
fake.write = function (line) {
  var out = "", code, i;
  if (fake.isBytes && line.match(/[\x80-\xff]/) === null) {
    print(line);
    return;
  }
  for (i = 0; i < line.length; i++) {
    code = line.charCodeAt(i);
    if (code < 128) {
      out += line.charAt(i);
    } else {
      code = fake.points[code - 128];
      if (!fake.isBytes) out += String.fromCharCode(code);
      else out += String.fromCharCode(192 + (code >> 6)) + String.fromCharCode(128 + (code & 63));
    }
  }
  print(out);
};
`;

const verbsText = `
fake.fault = new Error("broken on purpose");

fake.open = function (numbers) {
  var i;
  fake.startMs = numbers[0];
  fake.ppm = numbers[1];
  fake.tellsAll = numbers[2] === 1;
  if (numbers.length > 10) fake.freeBytes = numbers[10] * 4096 + 608;
  fake.tellsTones = false;
  fake.trueMs = 0;
  fake.reads = {};
  for (i = 0; i < fake.contacts.length; i++) fake.reads[fake.contacts[i]] = fake.level(i, false);
  fake.reads[D0] = !fake.isUnplugged;
  fake.supplyMv = 3000;
  fake.cells = {};
  fake.goodWords = -1;
  fake.reboots = 0;
  fake.files = {};
  fake.fill(fake.files);
  fake.power();
};

fake.power = function () {
  fake.powered = true;
  fake.timers = [];
  fake.watches = [];
  fake.modes = [];
  fake.flags = [];
  fake.serial = undefined;
  fake.breaks = false;
  fake.isDrawn = false;
  fake.ink = 1;
  fake.paper = 0;
  fake.box = undefined;
  fake.main();
  fake.flush();
};

var flagfall = function (verb, atMs, numbers, text) {
  if (verb === 0) {
    fake.open(numbers);
    return;
  }
  fake.pass(verb === 2 ? numbers[2] : atMs);
  if (atMs > fake.trueMs) fake.trueMs = atMs;
  if (verb === 4) {
    fake.supplyMv = numbers[0];
    if (numbers[0] > 0 && numbers[0] < 1700) fake.powered = false;
  }
  if (verb === 5) fake.goodWords = numbers[0];
  if (verb === 7) {
    fake.powered = false;
    if (numbers[0] === 0) return;
    fake.startMs = -fake.counted(fake.trueMs);
    fake.tell('{"power":1}');
    fake.power();
    return;
  }
  if (!fake.powered) {
    if (verb === 2) fake.lay(numbers[0], numbers[1] === 1);
    return;
  }
  if (verb === 2) fake.edge(numbers[0], numbers[1] === 1, numbers[2]);
  if (verb === 3) fake.say(text);
  if (verb === 6) {
    fake.breaks = true;
    fake.edge(2, false, atMs);
  }
};
`;

/** Returns one script of the fakes, the Storage files and the firmware. The firmware restarts with every `New`. */
export function deviceScript(bundle: DeviceBundle): string {
  const files = Object.entries(bundle.files).map(([name, text]) => `files[${quote(name)}] = ${quote(text)};\n`);
  const fill = `fake.fill = function (files) {\n${files.join("")}};\n`;
  const main = `fake.main = function () {\n${bundle.main}\n};\n`;
  return [timeText, writeText, screenText, partsText, storageText, fill, main, verbsText].join("");
}

/** Returns a string literal that every engine reads as the same characters. */
function quote(text: string): string {
  const escaped = (unit: string) => `\\x${unit.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return `"${text.replace(/[^ -~]|["\\]/g, escaped)}"`;
}
