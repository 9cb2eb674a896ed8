/**
 * Measures how long a recovery reads, on an Espruino for Linux. The firmware writes a log into memory and replays it.
 */
import { Side } from "../../firmware/core/words";
import { bundleEs5, compileEs5 } from "../../sim/build/espruino/es5";
import { projectRoot } from "../../sim/build/root";

/** Compiles and bundles a player, which is device code, with all modules of the firmware that it imports. */
export function bundlePlayer(player: string): Promise<string> {
  const files = [...player.matchAll(/ from "[.]\/(firmware\/[^"]+)"/g)].map(([, path]) => `${path}.ts`);
  return bundleEs5(compileEs5(projectRoot(), files), player);
}

const records = 300;

/** Prints, each after `mark`, the ns for a press in the core, a press from the log, and a heartbeat from the log. */
export const recoveryPlayer = (mark: string) => `
import { createClock } from "./firmware/core/new-clock";
import { press, start } from "./firmware/core/game";
import { saveClock } from "./firmware/core/snapshot";
import { parseControl } from "./firmware/notation/notation";
import { putBlock } from "./firmware/app/log/blocks";
import { packed } from "./firmware/app/log/numbers";
import { record } from "./firmware/app/log/log";
import { createLog } from "./firmware/app/model/log-state";
import { nextRecord, openTape } from "./firmware/app/log/log-reader";
import { play } from "./firmware/app/log/log-replay";

var pageBytes = 4096;
var flash = new Uint8Array(pageBytes);
flash["fill"](255);
function quiet() {}
function part(at, count) { return new Uint8Array(flash["buffer"], at, count); }
var store = {
  pages: 1,
  pageBytes: pageBytes,
  read: function (page, at, count) { return page === 0 ? part(at, count) : []; },
  isErased: function (page, at) { return E["sum"](part(at, pageBytes - at)) === 255 * (pageBytes - at); },
  write: function (page, at, bytes) { flash["set"](bytes, at); return true; },
  check: function (bytes) { return E["CRC32"](bytes) % 65536; }
};
store.write(0, 0, [70, 1, 0, 1, 185, 254, 255, 254]);
var clock = createClock(parseControl("5400+30").control, 0, quiet);
var log = createLog(store, 0);
log.page = 0;
log.seq = 1;
log.at = 8;
log.end = pageBytes;
putBlock(log, 17, packed([40, 0, 1, 0]["concat"](saveClock(clock))));
record(log, 5, 0);
var atMs = 0;
for (var i = 0; i < ${records}; i++) record(log, 3 + i % 2, atMs += 1000);
for (var i = 0; i < ${records}; i++) record(log, 0, atMs += 9000);
var tape = openTape(store, quiet);
function plays(count) { for (var i = 0; i < count; i++) { nextRecord(tape); play(tape); } }
function presses(count) { for (var i = 0; i < count; i++) press(clock, ${Side.White} + i % 2, atMs += 1000); }
function time(name, work) {
  var from = getTime();
  work(${records});
  print("${mark} " + name + " " + Math.floor((getTime() - from) * 1000000000 / ${records}));
}
plays(2);
time("press_read", plays);
time("heartbeat_read", plays);
print("${mark} white " + tape.clock.white.presses);
atMs = 0;
start(clock, 0);
time("press", presses);
`;
