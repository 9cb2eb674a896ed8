/** Calls every part of a board and prints the results. It is device code, so it runs wherever a back-end runs. */
import type { Hal, Switch } from "../../hal/hal";

/** The calls of the contract test, with their numbers and texts. */
export const enum Call {
  Now = 100,
  /** Numbers: ms, and the ms of a second wake that the first one requests. */
  WakeIn = 101,
  IsClosed = 102,
  HasOverflowed = 103,
  Fill = 104,
  Write = 105,
  Show = 106,
  Raise = 107,
  Run = 108,
  Play = 109,
  Pages = 110,
  /** Numbers: page, place, and how many bytes (one by default). */
  Read = 111,
  /** Numbers: page, place, bytes. */
  WriteBytes = 112,
  Erase = 113,
  Supply = 114,
  Send = 115,
  Guard = 116,
  Light = 117,
  Restart = 118,
  /** Numbers: billionths. */
  Trim = 119,
  /** Numbers: page, place. */
  IsErased = 120,
  /** Numbers: bytes. */
  Check = 121,
  /** The checksum of a text. */
  Sum = 122,
  /** Number: a code. */
  Letter = 123,
  /** Numbers: a grid, then left and top. */
  Digit = 124,
  /** Numbers: the heights of the flags on the left and right. */
  Lift = 125,
  /** Number: a level. */
  Loudness = 126,
  /** Numbers: an ear, then a pattern. */
  Vibrate = 127,
  /** Numbers: an ear, a tongue, then phrases. */
  Say = 128,
  /** Number: an ear. */
  Hush = 129,
  /** Number: a level. */
  Volume = 130,
}

/** The engine provides this function. */
declare function print(this: void, line: string): void;

let hal: Hal;
let againMs = -1;

/** Prints everything that the board reports from now on. */
export function listen(board: Hal): void {
  hal = board;
  againMs = -1;
  hal.time.onWake(wake);
  hal.contacts.onEdge(feel);
  hal.link.onLine(hear);
}

function wake(this: void, nowMs: number): void {
  const ms = againMs;
  againMs = -1;
  if (ms >= 0) hal.time.wakeIn(ms);
  print('{"wake":' + nowMs + "}");
}

function feel(this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number): void {
  print('{"edge":[' + contact + "," + (closed ? 1 : 0) + "," + atMs + "," + nowMs + "]}");
}

function hear(this: void, line: string, nowMs: number): void {
  print('{"heard":"' + line + '","at":' + nowMs + "}");
}

export function perform(this: void, call: Call, numbers: number[], text: string): void {
  if (call === Call.Digit) hal.screen.digit(numbers[8] ?? 0, numbers[9] ?? 0, numbers, text);
  else if (call < Call.Fill) callTimeAndContacts(call, numbers);
  else if (call < Call.Pages) callSigns(call, numbers, text);
  else if (call < Call.Supply) callStore(call, numbers);
  else if (call < Call.Lift) callRest(call, numbers, text);
  else callOptional(call, numbers);
}

/** Calls what some boards lack: there nothing happens. */
function callOptional(call: Call, numbers: number[]): void {
  const [first = 0, second = 0, ...rest] = numbers;
  const { flags, buzzer, touch, voice } = hal;
  if (call === Call.Lift && flags.lift !== undefined) flags.lift(first, second);
  if (call === Call.Loudness && buzzer.setVolume !== undefined) buzzer.setVolume(first);
  if (call === Call.Vibrate && touch !== undefined) touch.vibrate(first, [second, ...rest]);
  if (voice === undefined) return;
  if (call === Call.Say) voice.say(first, second, rest);
  if (call === Call.Hush) voice.stop(first);
  if (call === Call.Volume) voice.setVolume(first);
}

function callTimeAndContacts(call: Call, numbers: number[]): void {
  const [first = 0, second = -1] = numbers;
  if (call === Call.Now) tell("now", hal.time.now());
  if (call === Call.WakeIn) {
    againMs = second;
    hal.time.wakeIn(first);
    tell("asked", first);
  }
  if (call === Call.IsClosed) tell("closed", hal.contacts.isClosed(first) ? 1 : 0);
  if (call === Call.HasOverflowed) tell("overflowed", hal.contacts.hasOverflowed() ? 1 : 0);
}

function callSigns(call: Call, numbers: number[], text: string): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  if (call === Call.Fill) hal.screen.fill(a, b, c, d, e === 1);
  if (call === Call.Write) hal.screen.write(a, b, c, d, e, f === 1, text);
  if (call === Call.Show) hal.screen.show();
  if (call === Call.Raise) hal.flags.raise(a === 1, b === 1);
  if (call === Call.Run) hal.flags.run(a === 1, b === 1);
  if (call === Call.Play) hal.buzzer.play(numbers);
}

function callStore(call: Call, numbers: number[]): void {
  const [page = 0, at = 0] = numbers;
  if (call === Call.Pages) {
    tell("pages", hal.store.pages);
    tell("pageBytes", hal.store.pageBytes);
  }
  if (call === Call.Read) tellBytes(hal.store.read(page, at, numbers[2] ?? 1));
  if (call === Call.WriteBytes) tell("took", hal.store.write(page, at, bytesOf(numbers)) ? 1 : 0);
  if (call === Call.Erase) tell("erased", hal.store.erase(page) ? 1 : 0);
}

function tellBytes(bytes: readonly number[]): void {
  let text = "";
  for (let i = 0; i < bytes.length; i++) text += (i > 0 ? "," : "") + bytes[i];
  print('{"bytes":[' + text + "]}");
}

function bytesOf(numbers: readonly number[]): number[] {
  const bytes: number[] = [];
  for (let i = 2; i < numbers.length; i++) bytes.push(numbers[i] ?? 0);
  return bytes;
}

function callRest(call: Call, numbers: number[], text: string): void {
  const [first = 0] = numbers;
  if (call === Call.Supply) tell("mv", hal.battery.supplyMv());
  if (call === Call.Send) tell("sent", hal.link.send(text) ? 1 : 0);
  if (call === Call.Guard) hal.watchdog.start(first);
  if (call === Call.Light) hal.power.light(first === 1);
  if (call === Call.Restart) hal.power.restart();
  if (call === Call.Trim) hal.time.trim(first);
  if (call === Call.IsErased) tell("isErased", hal.store.isErased(first, numbers[1] ?? 0) ? 1 : 0);
  if (call === Call.Sum) tell("sum", hal.link.sum(text));
  if (call === Call.Letter) print('{"letter":"' + hal.link.letter(first) + '"}');
  if (call === Call.Check) tell("check", hal.store.check(numbers));
}

function tell(name: string, value: number): void {
  print('{"' + name + '":' + value + "}");
}
