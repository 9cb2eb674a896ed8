/** Lines that nobody meant: random ones, and valid ones that were damaged on the way. */
import type { Random } from "../oracle/random";

const good: [string, ...string[]] = [
  "hello",
  ...["state", "time", "settings", "subscribe", "subscribe state", "subscribe off", "log 0", "export 1"],
  ...["set 180+2", "set *180", "set 40/5400+30:1800+30", "setting 0 25", "setting 6 100001", "lock 1234", "lock off"],
  ...["start", "pause", "resume", "resume black", "undo", "undo charge", "finish", "new", "number 12", "white Anand"],
  ...["correct white.remaining=60000 black.presses=12 turn=black", "correct press", "correct next=both first=none"],
  ...["penalty illegal-move white 2", "penalty draw-claim black add", "control 60+1", "control III.4"],
  ...["adjourn 1 sealed 5", "restore 1", "import 1 0A1b2", "unlock 0000", "unlock 123", "lock"],
  ...["unlock 1111", "unlock 2222", "unlock 3333", "unlock 4444"],
];
const pieces: [string, ...string[]] = [
  "#",
  "*",
  " ",
  "=",
  ".",
  "99999999999",
  "-1",
  "white",
  "black",
  '"',
  "\\",
  "\u0000",
  "\u00ff",
  "é",
  "\t",
  "{",
];

export function fuzzedLine(random: Random): string {
  let line = random.chance(0.1) ? noise(random) : random.pick(good);
  if (random.chance(0.4)) line = `#${random.whole(0, 11)} ${line}`;
  if (random.chance(0.2)) line = `*${checkOf(line)} ${line}`;
  if (random.chance(0.05)) return line + noise(random).repeat(20);
  for (let faults = random.whole(0, 3); faults > 0; faults--) line = damaged(line, random);
  return line;
}

export function checkOf(line: string): string {
  const sum = Buffer.from(line, "latin1").reduce((codes, code) => codes + code, 0) % 256;
  return sum.toString(16).padStart(2, "0");
}

function noise(random: Random): string {
  return Array.from({ length: random.whole(0, 39) }, () => String.fromCharCode(random.whole(0, 255))).join("");
}

function damaged(line: string, random: Random): string {
  const at = random.whole(0, line.length);
  const [head, tail] = [line.slice(0, at), line.slice(at)];
  switch (random.whole(0, 4)) {
    case 0:
      return head + tail.slice(1);
    case 1:
      return head + random.pick(pieces) + tail;
    case 2:
      return head + String.fromCharCode(random.whole(0, 255)) + tail.slice(1);
    case 3:
      return head;
    default:
      return head + tail.slice(0, random.whole(0, 8)) + tail;
  }
}
