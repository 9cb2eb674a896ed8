/** Generates the code of the methods: their numbers, what the clock asks about them, their words and names. */
import { appFacts, coreFacts, type MethodFact, type MethodRow } from "../../../firmware/tables/methods";
import { withRows } from "../document";
import { readEnums } from "../page/numbers";
import { codeOf, conditionOf, hasFact, methodsMark, rows } from "./rows";

export const wordsFile = "firmware/core/words.ts";

/** Returns the text of `wordsFile` with the numbers of the methods. */
export function withMethods(text: string): string {
  const members = rows.map(({ id }, number) => `  ${id} = ${number},\n`);
  const head = "export const enum Method {\n";
  const from = text.indexOf(head);
  if (from < 0) throw new Error(`${wordsFile}: lost the enum Method`);
  return text.slice(0, from + head.length) + members.join("") + text.slice(text.indexOf("}", from));
}

/** Returns the text of firmware/core/method-facts.ts. */
export function factsSource(): string {
  const parts = [`${methodsMark}\nimport { Method } from "./words";`, marksSource(), ...factSources(coreFacts)];
  return `${parts.join("\n\n")}\n`;
}

/** Returns the text of firmware/app/model/method-facts.ts. */
export function appFactsSource(): string {
  const parts = [
    `${methodsMark}\nimport { Method } from "../../core/words";`,
    `/** The greatest number of a method. */\nexport const LAST_METHOD = Method.${rows.at(-1)?.id};`,
    ...factSources(appFacts),
    extraSource(),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Returns the marks, and for each place in a period the first letters of the marks that may come there. */
function marksSource(): string {
  const letters = (after: MethodRow["after"]) => {
    const each = rows.map((row) => (row.after === after && row.mark !== "" ? row.mark.charAt(0) : "0"));
    return JSON.stringify(each.join("").replace(/0+$/, (rest) => (rest.length === each.length ? "0" : "")));
  };
  return `/**
 * The marks of the notation, in the order of the methods, and the first letters of those that come after a base time,
 * after a count, or first of all. Each letter is at the place of its method. A 0 is no mark.
 */
export const enum Marks {
  All = ${JSON.stringify(rows.map(({ mark }) => mark).join("|"))},
  AfterBase = ${letters("base")},
  AfterCount = ${letters("count")},
  First = ${letters("nothing")},
}`;
}

function factSources(facts: Readonly<Partial<Record<MethodFact, string>>>): string[] {
  return (Object.keys(facts) as MethodFact[]).map((fact) => factSource(fact, facts[fact] ?? ""));
}

function factSource(fact: MethodFact, meaning: string): string {
  const comment = `Returns true for a method ${meaning}.`;
  return `${commented(comment)}
export function ${fact}(method: Method): boolean {
  return ${conditionOf((row) => hasFact(row, fact))};
}`;
}

/** Returns a comment, wrapped at 120 letters. */
function commented(text: string): string {
  if (text.length <= 113) return `/** ${text} */`;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= 117) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return `/**\n${lines.map((line) => ` * ${line}`).join("\n")}\n */`;
}

function extraSource(): string {
  const extras = ["Nothing", "Value", "Delay", "Left", "Mark"] as const;
  const lines = extras
    .slice(1)
    .map((extra) => `  if (${conditionOf((row) => row.extra === extra)}) return Extra.${extra};`);
  return `/** What the display shows beside a time. */
export const enum Extra {
  Nothing = 0,
  /** V, if this move earns it. */
  Value = 1,
  /** What is left of D. */
  Delay = 2,
  /** The periods or moves that are left. */
  Left = 3,
  /** The mark of the notation. */
  Mark = 4,
}

/** Returns what the display shows beside a time. */
export function extraOf(method: Method): Extra {
${lines.join("\n")}
  return Extra.Nothing;
}

/** Returns the sign of a method beside a time, if it has one. */
export function extraSign(method: Method): string {
${signs()}
  return "";
}`;
}

function signs(): string {
  const signed = rows.filter(({ extra }) => extra !== "Nothing" && extra !== "Value");
  const lines = signed.map((row) => {
    const sign = row.extra === "Left" && hasFact(row, "countsMoves") ? "/" : row.mark;
    return `  if (method === ${codeOf(row)}) return ${JSON.stringify(sign)};`;
  });
  return lines.join("\n");
}

/** Returns the text of firmware/app/text/method-word.ts. */
export function wordSource(): string {
  const words = readEnums(".", ["firmware"]).get("Word") ?? new Map<string, number>();
  const numberOf = ({ id, word }: MethodRow): number => {
    const number = words.get(word);
    if (number === undefined) throw new Error(`${id}: ${word} is no word of the display`);
    return number;
  };
  const [first] = rows;
  if (first === undefined) throw new Error("there is no method");
  const others = rows.filter((row, number) => numberOf(row) !== numberOf(first) + number);
  const lines = others.map((row) => `  if (method === ${codeOf(row)}) return Word.${row.word};\n`);
  return `${methodsMark}
import ${others.length === 0 ? "type " : ""}{ Method } from "../../core/words";
import { Word } from "../model/word";

/** Returns the word for a method. */
export function methodWord(method: Method): Word {
${lines.join("")}  return Word.${first.word} + method;
}
`;
}

/** Returns the text of sim/words/method-names.ts. */
export function namesSource(): string {
  return `${methodsMark}

/** The name of a method, for notations that can or cannot express it. */
export type MethodName =
${rows.map(({ name }) => `  | ${JSON.stringify(name)}`).join("\n")};

/** The names of the methods for programs, in the order of their numbers. */
export const methodNames = [
${rows.map(({ name }) => `  ${JSON.stringify(name)},\n`).join("")}] as const satisfies readonly MethodName[];
`;
}

export const methodsPage = "docs/architecture.md";

/** Returns the text of `methodsPage` with the table of the methods. */
export function withTable(text: string): string {
  const cells = rows.map(({ doc }) => [doc.name, doc.start, doc.runs, doc.press, doc.out]);
  return withRows(text, "| method | at the start | while running | on the press | out of time |", cells);
}
