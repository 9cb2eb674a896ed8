/** The English texts of `flagfall run`. */
import type { ErrorCode } from "yaml";
import type { SecondsFault } from "../scenario/seconds";

/** The second half of a message: the correct form. */
export interface RightWords {
  scenario: string;
  yaml: string;
  shallow: string;
  repeat: string;
  quoteStar: string;
  keyOnce: string;
  keyForm: string;
  seconds: string;
  secondsFault: Record<SecondsFault, string>;
  text: string;
  isTrue: string;
  undo: string;
  trueOrFalse: string;
  edges: string;
  steps: string;
  sideOrNull: string;
  classOrNull: string;
  oneVerb: string;
  device: string;
  deviceOption: string;
  folder: string;
  gameOn: string;
  flash: string;
  byKeys: string;
  holdAlone: string;
  longControl(max: number): string;
  placeText: string;
  picture: string;
  otherPicture: string;
  boards(names: readonly string[]): string;
  roles(names: readonly string[]): string;
  noImage(names: readonly string[]): string;
  stampAlone: string;
  stampLate: string;
  repeatExpect: string;
  minutes: string;
  minutesUnused: string;
  choiceUnused: string;
  chargeUnsealed: string;
  inOrder: string;
  powerOn: string;
  path: string;
  output: string;
  otherOutput: string;
  room: string;
  inUse: string;
  noLock: string;
  runtime(names: readonly string[]): string;
  engine: string;
  oneOf(names: readonly string[]): string;
  mapOf(names: readonly string[]): string;
  whole(min: number, max: number): string;
  fewerSteps(max: number): string;
}

/** Every text of `flagfall run`. */
export interface RunWords {
  right: RightWords;
  /** The YAML errors by the library's code. A text adds the correct form if it is not obvious. */
  yaml: Record<ErrorCode, string>;
  yamlRight: Partial<Record<ErrorCode, string>>;
  scenario: string;
  empty: string;
  controlCharacter: string;
  notText: string;
  tooLarge: string;
  tooManyAliases: string;
  keyForm: string;
  needsDevice(word: string): string;
  storeNode: string;
  cyclesImage: string;
  noPages: string;
  keepsNothing(title: string): string;
  gameOn: string;
  noFolder: string;
  noVerb(verb: string): string;
  holdAlone: string;
  longControl: string;
  samePicture(name: string): string;
  unknownBoard(name: string): string;
  refusedBoard(title: string, fault: string): string;
  noKey(name: string, board: string): string;
  noImage(board: string, runtime: string): string;
  stampAlone: string;
  stampLate: string;
  repeatExpect: string;
  minutesUnused: string;
  choiceUnused: string;
  chargeUnsealed: string;
  tooManySteps: string;
  tooLate: string;
  powerOff(word: string): string;
  noFile: string;
  isDirectory: string;
  unreadable: string;
  noFiles: string;
  unwritable: string;
  noRoom: string;
  /** The flash file is in use. */
  inUse: string;
  noLock: string;
  sameOutput: string;
  tooDeep(max: number): string;
  noAnchor(name: string): string;
  notUnderstood(message: string): string;
  unknownKey(key: string): string;
  missing(name: string): string;
  cannotBe(name: string, value: string): string;
  item(n: number): string;
  badControl(text: string, column: number): string;
  twoVerbs(verb: string): string;
  goesBack(at: string, after: string): string;
  unknownRuntime(name: string): string;
  engineBroke(message: string): string;
  ok: string;
  failed: string;
  /** One failed field: `white.remaining: expected 0, is 61000`. */
  mismatch(field: string, expected: string, actual: string): string;
  expectations(count: number): string;
  total(scenarios: number, expectations: number, failed: number, failedScenarios: number): string;
  /** The name of an expectation in a JUnit report. */
  testcase(line: number, seconds: string): string;
  progress: string;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const right: RightWords = {
  scenario: "a scenario begins with `control:` and `script:`",
  yaml: "a scenario is a UTF-8 text in YAML 1.2",
  shallow: "a scenario needs few levels: script, step, expect, side",
  repeat: "write a long game with `repeat: {times, every, do}`",
  quoteStar: 'a control that begins with * is quoted: control: "*180"',
  keyOnce: "write each key once",
  keyForm: "keys are plain words: control, script, at, press …",
  seconds: 'write seconds like 62 or 62.500, or "H:MM:SS.mmm"',
  secondsFault: {
    form: 'write seconds like 62 or 62.500, or "H:MM:SS.mmm"',
    decimals: "the clock knows whole milliseconds: three decimals at most",
    large: "a scenario lasts less than 1073741.824 s (298 hours)",
  },
  text: "write a text that is not empty",
  isTrue: "write true, or the word alone",
  undo: "write true or charge",
  trueOrFalse: "write true or false",
  edges: "write a rising list of whole ms, like [0, 3, 5]",
  steps: "write a list of steps, one at least: - {at: 0, press: black}",
  sideOrNull: "write white, black or null",
  classOrNull: "write standard, rapid, blitz or null",
  oneVerb: "write one verb a step; a second step may have the same `at`",
  flash: "name one that --store wrote, in whole pages of 4096 bytes, or a new file",
  device: "name one with --device, such as pixljs; without it use press, start, pause, resume and the arbiter's verbs",
  deviceOption: "name one with --device, such as pixljsplus",
  folder: "name a folder that can be written, or a new one",
  gameOn: "leave control, laws and options out to go on with it, or name a new file with --store",
  byKeys: "press the keys that do it, like {at: 5, key: menu}",
  holdAlone: "how long belongs to a key: {at: 5, key: start, hold: 1.2}",
  longControl: (max) => `its link takes ${max} characters`,
  placeText: "write a text, empty where nothing stands",
  picture: "write a name of letters, digits, - and _, 60 at most",
  otherPicture: "give each picture a name of its own",
  boards: (names) => `use ${names.join(", ")}`,
  roles: (names) => `it has ${names.join(", ")}`,
  noImage: (names) => `use ${names.join(", ")}`,
  stampAlone: "a stamp belongs to a press: {at: 62.2, press: white, stamp: 61.9}",
  stampLate: "the stamp is the instant of the edge, at or before `at`",
  repeatExpect: "write `expect` inside `do`, or as a step after the repeat",
  minutes: "add-time and take-time need minutes: {name: add-time, offender: white, minutes: 2}",
  minutesUnused: "leave the minutes out, or use add-time",
  choiceUnused: "only a draw-claim has a choice, halve or add",
  chargeUnsealed: "only a sealer is charged: {name: one, sealed: true, charge: 60}",
  inOrder: "steps stand in the order of time, rounds of a repeat too",
  powerOn: "give it its power back before, with {at: 90, power: on}",
  path: "name a scenario file that can be read",
  output: "name a file in a folder that can be written",
  otherOutput: "give each output a file of its own",
  room: "make room there, or name a file on another disk",
  inUse: "wait until that run has ended, or name another file",
  noLock: "let one run at a time use it",
  runtime: (names) => `use ${names.join(", ")}`,
  engine: "npm run build makes the bundles",
  oneOf: (names) => (names.length === 1 ? `write ${names.join("")}` : `use one of ${names.join(", ")}`),
  mapOf: (names) => `write a map with ${names.join(", ")}`,
  whole: (min, max) => `write a whole number from ${min} to ${max}`,
  fewerSteps: (max) => `at most ${max} steps, all rounds counted`,
};

export const runEn: RunWords = {
  right,
  yaml: {
    ALIAS_PROPS: "an alias (*name) has an anchor or a tag",
    BAD_ALIAS: "an alias (*name) is broken",
    BAD_COLLECTION_TYPE: "a tag does not fit its value",
    BAD_DIRECTIVE: "a % line is not known",
    BAD_DQ_ESCAPE: "an escape with \\ is not known",
    BAD_INDENT: "the indentation is wrong, or a bracket stays open",
    BAD_PROP_ORDER: "anchors and tags stand in the wrong place",
    BAD_SCALAR_START: "a text cannot begin with this character",
    BLOCK_AS_IMPLICIT_KEY: "two keys stand on one line",
    BLOCK_IN_FLOW: "an indented block stands inside brackets",
    DUPLICATE_KEY: "a key stands here twice",
    IMPOSSIBLE: "this is not YAML",
    KEY_OVER_1024_CHARS: "a key is too long",
    MISSING_CHAR: "a character is missing: a quote, comma, bracket or space",
    MULTILINE_IMPLICIT_KEY: "a key without `:` or over several lines",
    MULTIPLE_ANCHORS: "two anchors on one value",
    MULTIPLE_DOCS: "a second document begins",
    MULTIPLE_TAGS: "two tags on one value",
    NON_STRING_KEY: "a key is no text",
    RESOURCE_EXHAUSTION: "the values are nested too deeply",
    TAB_AS_INDENT: "a tab indents",
    TAG_RESOLVE_FAILED: "a tag (!name) is not known",
    UNEXPECTED_TOKEN: "this does not belong here",
  },
  yamlRight: {
    BAD_DQ_ESCAPE: "write \\\\ for a backslash, or use single quotes",
    BAD_INDENT: "indent with spaces, and close every bracket",
    BAD_SCALAR_START: "put the text in quotes",
    BLOCK_AS_IMPLICIT_KEY: "put each key on a line of its own, or inside {…}",
    MISSING_CHAR: "close quotes and brackets, and put a comma between values",
    MULTILINE_IMPLICIT_KEY: "write `key: value` on one line",
    MULTIPLE_DOCS: "a file holds one scenario, without --- after it",
    TAB_AS_INDENT: "indent with spaces",
    TAG_RESOLVE_FAILED: "leave the tag out",
  },
  scenario: "the scenario",
  empty: "the file holds nothing",
  controlCharacter: "a control character stands here; is this a text?",
  notText: "this is not UTF-8 text",
  tooLarge: "the file is larger than 1 MiB",
  tooManyAliases: "aliases multiply without end",
  keyForm: "this key is no plain text",
  cyclesImage: "`--cycles` is for the image of a board",
  storeNode: "`--store` is for the source itself",
  noPages: "this is no image of a flash",
  keepsNothing: (title) => `the firmware of ${title} keeps nothing, so that it has no flash to be read`,
  gameOn: "the clock of the flash has a game on, or is locked, and cannot be set",
  noFolder: "no pictures can be written here",
  needsDevice: (word) => `\`${word}\` needs a device`,
  noVerb: (verb) => `a device has no \`${verb}\``,
  holdAlone: "`hold` stands without `key`",
  longControl: "this control is too long for a device",
  samePicture: (name) => `the picture ${name} is taken twice`,
  unknownBoard: (name) => `the board ${name} is not known`,
  refusedBoard: (title, fault) => `the firmware does not fit ${title}, ${fault}`,
  noKey: (name, board) => `${board} has no key ${name}`,
  noImage: (board, runtime) => `there is no program for ${board} on ${runtime}`,
  stampAlone: "`stamp` stands without `press`",
  stampLate: "the stamp lies after `at`",
  repeatExpect: "`expect` stands beside `repeat`",
  minutesUnused: "a press without a move has no minutes",
  choiceUnused: "this penalty has no choice",
  chargeUnsealed: "`charge` stands without `sealed: true`",
  tooManySteps: "there are too many steps",
  tooLate: "this step comes too late",
  powerOff: (word) => `\`${word}\` asks a clock whose power is off`,
  noFile: "there is no such file",
  isDirectory: "this is a folder",
  unreadable: "this file cannot be read",
  noFiles: "no scenario is named",
  unwritable: "this file cannot be written",
  noRoom: "there is no room for this file, and nothing was written",
  inUse: "another run uses this flash",
  noLock: "this system cannot hold the flash against other runs",
  sameOutput: "this file is already used",
  tooDeep: (max) => `there are more than ${max} levels`,
  noAnchor: (name) => `the alias ${name} has no anchor`,
  notUnderstood: (message) => `the YAML cannot be read (${message})`,
  unknownKey: (key) => `${key} is not known here`,
  missing: (name) => `${name} is missing`,
  cannotBe: (name, value) => `${name} cannot be ${value}`,
  item: (n) => `item ${n}`,
  badControl: (text, column) => `${text} is no time control, column ${column}`,
  twoVerbs: (verb) => `${verb} is a second verb in this step`,
  goesBack: (at, after) => `time goes back, ${at} s after ${after} s`,
  unknownRuntime: (name) => `the runtime ${name} is not known`,
  engineBroke: (message) => `the runtime stopped: ${message}`,
  ok: "ok",
  failed: "FAILED",
  mismatch: (field, expected, actual) => `${field}: expected ${expected}, is ${actual}`,
  expectations: (count) => plural(count, "expectation"),
  total: (scenarios, expectations, failed, failedScenarios) =>
    `${plural(scenarios, "scenario")}, ${plural(expectations, "expectation")}: ` +
    (failed === 0 ? "all as expected" : `${failed} failed in ${plural(failedScenarios, "scenario")}`),
  testcase: (line, seconds) => `line ${line}, at ${seconds} s`,
  progress: "scenarios",
};
