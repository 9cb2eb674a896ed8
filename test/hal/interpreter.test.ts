/**
 * Checks what docs/runtimes.md says about Espruino's idle loop, Storage and flash, checked on the interpreter itself.
 */
import { describe, expect, test } from "vitest";
import { bundleEs5, compileEs5 } from "../../sim/build/espruino/es5";
import { projectRoot } from "../../sim/build/root";
import { runEspruino } from "../engines/espruino";
import { testWithout } from "../engines/found";
import { isCi } from "../runner/ci";

const program = process.env.ESPRUINO_BIN ?? "";

/** Returns the lines that a script prints, without Espruino's own. */
async function printed(script: string): Promise<string[]> {
  const { lines } = await runEspruino(program, script);
  return lines.filter((line) => line.startsWith("= ")).map((line) => line.slice(2));
}

const tell = "function tell(what) { print('= ' + what); }";
/** A loop that is busy until all timers of a few ms are due. */
const wait = "var until = getTime() + 0.02; while (getTime() < until);";

describe.runIf(program !== "" || !isCi())("Espruino itself", () => {
  if (program === "") {
    testWithout("is asked for its ways", "ESPRUINO_BIN (an Espruino built for Linux)", true);
    return;
  }

  test("hands out what was queued before any timer", async () => {
    const script = `${tell}
      Serial1.on("data", function (part) { tell("data " + part); });
      setTimeout(function () { tell("timer"); }, 1);
      Serial1.inject("a");
      ${wait}`;
    expect(await printed(script)).toEqual(["data a", "timer"]);
  });

  test("runs timers that are due together in the order in which they were set", async () => {
    const script = `${tell}
      setTimeout(function () { tell("first"); }, 5);
      setTimeout(function () { tell("second"); }, 1);
      ${wait}`;
    expect(await printed(script)).toEqual(["first", "second"]);
  });

  test("tells of an exception only after everything that was due, and of the last one alone", async () => {
    const script = `${tell}
      process.on("uncaughtException", function (thrown) { tell("told " + thrown.message); });
      setTimeout(function () { throw new Error("one"); }, 1);
      setTimeout(function () { tell("next"); throw new Error("two"); }, 2);
      setTimeout(function () { tell("last"); }, 3);
      ${wait}`;
    expect(await printed(script)).toEqual(["next", "last", "told two"]);
  });

  test("gives the number of a timer that is over to the next one", async () => {
    const script = `${tell}
      function nothing() {}
      var first = setTimeout(nothing, 1);
      clearTimeout(first);
      tell(setTimeout(nothing, 1) === first ? "again" : "never");
      tell(first > 0);
      clearTimeout(0);
      clearTimeout(99);
      try { clearTimeout(undefined); } catch (thrown) { tell("not undefined"); }`;
    expect(await printed(script)).toEqual(["again", "true", "not undefined"]);
  });

  test("evaluates in the scope of the caller", async () => {
    const script = `${tell}
      function outer() {
        var inner = 5;
        return eval("function add(n) { return n + inner; } add");
      }
      var add = outer();
      tell(add(2));
      tell(typeof inner);`;
    expect(await printed(script)).toEqual(["7", "undefined"]);
  });

  test("leaves the code of a function from Storage in its file: it outlives its holder, not the file", async () => {
    const script = `${tell}
      var storage = require("Storage");
      storage.write("part", "(function () { return 'still here'; })");
      var part = { entry: eval(storage.read("part")) }, kept = part.entry;
      part = undefined;
      tell(kept());
      storage.write("other", "something else");
      tell(kept());
      storage.erase("part");
      try { kept(); } catch (thrown) { tell(thrown.message); }`;
    expect(await printed(script)).toEqual(["still here", "still here", "Function code is null, not a string"]);
  });

  test("refuses to write what is not erased, and makes a file anew that is written from its start", async () => {
    const script = `${tell}
      var storage = require("Storage");
      storage.write("log", "\\xff", 0, 100);
      storage.write("log", "\\x0f", 7);
      try { storage.write("log", "\\x0f", 7); } catch (thrown) { tell("refused"); }
      storage.write("log", "ab", 0);
      tell(storage.read("log").length);`;
    expect(await printed(script)).toEqual(["refused", "2"]);
  });

  test("has every name that the back-end uses, but for pins and radio", async () => {
    const names = [
      ...["getTime", "setTimeout", "clearTimeout", "pinMode", "digitalRead", "digitalWrite", "analogWrite", "setWatch"],
      ...["on", "getErrorFlags", "enableWatchdog", "reboot", "setConsole", "getAddressOf"].map((name) => `E.${name}`),
      ...["on", "setup", "println"].map((name) => `Serial1.${name}`),
      ...["CRC32", "memoryArea", "sum"].map((name) => `E.${name}`),
      "String.fromCharCode",
      ...["read", "write", "getFree"].map((name) => `global.require("Storage").${name}`),
      ...["read", "write", "erasePage"].map((name) => `global.require("Flash").${name}`),
      ...[
        "reset",
        "setColor",
        "setBgColor",
        "setClipRect",
        "clearRect",
        "fillRect",
        "drawImage",
        "setFontCustom",
        "setFontAlign",
        "drawString",
      ].map((name) => `Graphics.createArrayBuffer(8, 8, 1).${name}`),
      "process.on",
    ];
    const asked = names.map((name, index) => `if (typeof ${name} !== "function") tell(${index});`);
    const missing = await printed(`${tell}\n${asked.join("\n")}`);
    expect(missing.map((index) => names[Number(index)])).toEqual([]);
  });

  test("finds a pin in a list", async () => {
    const script = `${tell} tell([D2, undefined, D5].indexOf(D5)); tell([D2].indexOf(D5)); digitalWrite([], 3);`;
    expect(await printed(script)).toEqual(["2", "-1"]);
  });

  test("the store lives in its own Storage and flash", async () => {
    expect(await printed(await storeScript())).toEqual([
      "pages true, 1024",
      ...["255", "true", "7,3,255", "true", "5", "false", "true", "255", "255,9", "none ", "false", "false"],
      ...["code is there", "again 9"],
    ]);
  });
});

/**
 * Flash has pages of 1 kB here, and its addresses are nowhere in memory: one is taken from the hash over all files, and
 * a piece of it is read.
 */
async function storeScript(): Promise<string> {
  const modules = compileEs5(projectRoot(), ["hal/espruino/globals.d.ts", "hal/espruino/store.ts"]);
  const main = await bundleEs5(
    modules,
    `import { createStore } from "./hal/espruino/store";
    var store = createStore(1024, 4);
    tell("pages " + (store.pages >= 2) + ", " + store.pageBytes);
    bytesOf = store.read; writeTo = store.write; eraseAt = store.erase;`,
  );
  return `${tell}
    var storage = require("Storage"), bytesOf, writeTo, eraseAt;
    storage.eraseAll();
    storage.write("code", "0123456789");
    E.getAddressOf = function () {
      var start = (0xABCDDCBA << 1) | 1, head = storage.hash(/^store$/) ^ start ^ (E.CRC32("store") | 0);
      return (head >>> 0) + 32;
    };
    E.memoryArea = function (address, count) { return require("Flash").read(count, address); };
    ${main}
    tell(bytesOf(0, 0, 1));
    tell(writeTo(0, 0, [7, 3]));
    tell(bytesOf(0, 0, 3));
    tell(writeTo(0, 0, [5])); tell(bytesOf(0, 0, 1)); tell(writeTo(0, 0, [8]));
    writeTo(1, 1023, [9]);
    tell(eraseAt(0)); tell(bytesOf(0, 0, 1)); tell(bytesOf(1, 1022, 2));
    tell("none " + bytesOf(9, 0, 1) + bytesOf(0, 1023, 2));
    tell(writeTo(0, 1023, [1, 1])); tell(eraseAt(9));
    tell(storage.read("code") === "0123456789" ? "code is there" : "code is gone");
    tell("again " + bytesOf(1, 1023, 1));`;
}
