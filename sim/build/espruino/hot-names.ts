/**
 * Puts the names that a tick and a press look up most often before all others. Espruino searches the names of a script
 * from the first one on, and pays about 17 instructions for each name on its way.
 */
import { parse } from "acorn";
import { namesOf } from "./places";

/**
 * The names of the joined script, by how often a passing second and a press of `pixljsplus` look them up: counted on
 * Espruino itself. A name that a script lacks counts for nothing.
 */
export const hotNames: readonly string[] = `
App_clock App_stage periodOf Display_shown put isBusy2 Keys_down Display_drawn Display_needsRedraw untilZero signed
Conversation_isListening rate Settings_left Display_headKey Log_lastMs boxOf word Display_head advance counterAt fill
fromMs fromS Game_noShowMin Settings_tenths sideOf signMs timer2 noteChange Log_at Log_hasTornWord Log_page draw begin
bitmap charge Display_soundedS earnedMs firstPart follow2 now partTurn secondsLeft Settings_fiveMinutes shownUnits
showTime stopIfBusy widths writeIn digit storage rightSide Log_hasNext pageBytes timeHead twoDigits addMain come
countText drawName edge extraOf extraText fillBox finishHandler flagText gridOf handleEdge hasDelay hasFallen
hasOverflowed Keys_contacts levels Log_hasErased Log_isUntidy Log_short mostMainMs nextChangeMs packSide pins
secondsText Settings_counter show showSide showTick smaller sooner Supply_checkedAtMs tell untilBelow untilBlinkMs
untilRise untilTick untilWakeMs wakeIn addressOf append base check checkOfWord drawTime flash hasRoom Log_end Log_seq
Log_words pages record write2 writeWord accept Display_captionKey Game_coloursAsked grant keep keepPress Keys_leversSeen
kindOf methodOf opensByMoves packClock passTurn periodsOf periodText press pressPlace putBesideKeys raisesOther
`
  .trim()
  .split(/\s+/);

/** Functions that take less room in place of their calls, on every board. */
export const shorterNames: readonly string[] = ["leftSide", "programCount", "countsMoves"];

/** Functions of one short expression that a press calls often. A board whose parts are not packed has room for them. */
export const inlinedNames: readonly string[] = `
sideOf otherSide hasFallen smaller isFace remaining isRising unitsOf signMs isTimed isOvertime hasDelay hasValue hasCount
countsUp
`
  .trim()
  .split(/\s+/);

/** The hottest names are a group of their own, so that no function waits behind variables that are looked up less. */
const hottest = 28;

/**
 * The first statement. Espruino puts the prototypes of texts, objects and lists among the names of a script when it
 * first needs them, here for a property of any name, and searches them at each `length` and `slice`.
 */
export const prototypesFirst = '"".a,[].a;';

/** How many variables and how many functions of a script belong to a group of hot names. */
export interface Group {
  readonly variables: number;
  readonly functions: number;
}

/** Declares the hot variables of a script first, then moves the hot functions before all other statements. */
export function hotFirst(script: string): { readonly script: string; readonly groups: readonly Group[] } {
  const functions = new Map<string, string>();
  const declared = new Set<string>();
  let others = "";
  for (const statement of parse(script, { ecmaVersion: 5 }).body) {
    const text = `${script.slice(statement.start, statement.end)}\n`;
    const names = namesOf(statement);
    const isHot = statement.type === "FunctionDeclaration" && hotNames.includes(statement.id.name);
    if (isHot) functions.set(statement.id.name, text);
    else others += text;
    if (statement.type === "VariableDeclaration") for (const name of names) declared.add(name);
  }
  const variables = hotNames.filter((name) => declared.has(name));
  const list = variables.length === 0 ? "" : `var ${variables.join(", ")};\n`;
  const texts = hotNames.map((name) => functions.get(name) ?? "");
  const groups = [hotNames.slice(0, hottest), hotNames.slice(hottest)].map((names) => ({
    variables: names.filter((name) => declared.has(name)).length,
    functions: names.filter((name) => functions.has(name)).length,
  }));
  return { script: `${list}${texts.join("")}${others}`, groups };
}

/**
 * Mixes the variables of a hoisted script with its functions: each group has its variables, then its functions, and all
 * other names follow. Minifying has kept the order of names.
 */
export function mixNames(script: string, groups: readonly Group[]): string {
  const [list, ...statements] = parse(script, { ecmaVersion: 5 }).body;
  if (list?.type !== "VariableDeclaration") return script;
  const names = [...namesOf(list)];
  if (names.length < list.declarations.length) return script;
  let text = "";
  let at = list.end;
  for (const { variables, functions } of groups) {
    const end = statements.splice(0, functions).at(-1)?.end ?? at;
    text += `${declarationOf(names.splice(0, variables))}${script.slice(at, end)}`;
    at = end;
  }
  return `${text}${declarationOf(names)}${script.slice(at)}`;
}

function declarationOf(names: readonly string[]): string {
  return names.length === 0 ? "" : `var ${names.join(",")};`;
}
