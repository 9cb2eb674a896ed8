/** The texts of `flagfall run` that every language has. */
import type { ErrorCode } from "yaml";
import type { SecondsFault } from "./subjects/scenario";

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
  noSpeech: string;
  deviceOption: string;
  folder: string;
  gameOn: string;
  flash: string;
  byKeys: string;
  correction: string;
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
  checkout: string;
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
  noSpeech(board: string): string;
  storeNode: string;
  cyclesImage: string;
  /** `--cycles` in the package, which has no source. */
  cyclesSource: string;
  noPages: string;
  keepsNothing(title: string): string;
  gameOn: string;
  noFolder: string;
  noVerb(verb: string): string;
  holdAlone: string;
  correctsNothing: string;
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
