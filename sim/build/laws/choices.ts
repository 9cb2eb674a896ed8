/** Turns questions about a table into functions of nested choices, the form that costs a device least. */

/** The first line of every file that the table generates. */
export const generatedMark =
  "/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */";

/** A value of a parameter: its name in the table, and its code on the device. */
export interface Value {
  name: string;
  code: string;
}

export interface Parameter {
  name: string;
  type: string;
  /** The possible values. The last one also covers every value that is not listed. */
  values: Value[];
}

/** A question about the table, from which a function of the device is generated. */
export interface Question {
  comment: string;
  name: string;
  /** The parameters of the function, in their order. */
  parameters: Parameter[];
  /** The parameters on which the answer depends, in the order that gives the least code. All of them if absent. */
  decides?: Parameter[];
  /** The type of the function. If present, the answer is code; otherwise it is a value. */
  type?: string;
  answer: (choice: Record<string, string>) => string | number | boolean;
}

function codeOf({ type, answer }: Question, choice: Record<string, string>): string {
  const value = answer(choice);
  return type === undefined && typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** Returns the type of the function; values of one question are all of one type. */
function typeOf({ parameters, type, answer }: Question): string {
  const choice = Object.fromEntries(parameters.map(({ name, values }) => [name, values[0]?.name ?? ""]));
  return type ?? typeof answer({ klass: "standard", ...choice });
}

/** Returns the body that answers a question: nested choices, except where all answers are the same. */
function decide(question: Question, depth: number, choice: Record<string, string>): string[] {
  const parameter = (question.decides ?? question.parameters)[depth];
  if (parameter === undefined) return [`return ${codeOf(question, choice)};`];
  const byBody = new Map<string, Value[]>();
  for (const value of parameter.values) {
    const body = decide(question, depth + 1, { klass: "standard", ...choice, [parameter.name]: value.name });
    byBody.set(body.join("\n"), [...(byBody.get(body.join("\n")) ?? []), value]);
  }
  const last = parameter.values[parameter.values.length - 1];
  const branches: Branch[] = [];
  let rest: string[] = [];
  for (const [body, values] of byBody) {
    if (last !== undefined && values.includes(last)) rest = body.split("\n");
    else branches.push({ values, body: body.split("\n") });
  }
  const [first, second] = branches;
  if (first === undefined) return rest;
  if (second === undefined) return either(parameter, first, rest);
  return oneOf(parameter, branches, rest);
}

/** The statements for some values of a parameter. */
interface Branch {
  values: Value[];
  body: string[];
}

function oneOf(parameter: Parameter, branches: Branch[], rest: string[]): string[] {
  const cases = branches.flatMap(({ values, body }) => [
    ...values.map((value) => `  case ${value.code}:`),
    ...indented(body, 4),
  ]);
  return [`switch (${parameter.name}) {`, ...cases, "  default:", ...indented(rest, 4), "}"];
}

function either(parameter: Parameter, branch: Branch, rest: string[]): string[] {
  const { values, body } = branch;
  const chosen = plainAnswer(body);
  const other = plainAnswer(rest);
  if (chosen !== undefined && other !== undefined) {
    if (chosen === "true") return [`return ${condition(parameter, values, true)};`];
    if (chosen === "false") return [`return ${condition(parameter, values, false)};`];
    return [`return ${condition(parameter, values, true)} ? ${chosen} : ${other};`];
  }
  if (body.length === 1 && chosen !== undefined) {
    return [`if (${condition(parameter, values, true)}) ${body[0]}`, ...rest];
  }
  if (other !== undefined) return [`if (${condition(parameter, values, false)}) ${rest[0]}`, ...body];
  return [`if (${condition(parameter, values, true)}) {`, ...indented(body, 2), "}", ...rest];
}

/** Returns the value of a body that is a single return. Returns undefined for any other body. */
function plainAnswer(body: string[]): string | undefined {
  return body.length === 1 ? /^return ([\w.-]+|"[^"]*");$/.exec(body[0] ?? "")?.[1] : undefined;
}

/**
 * Returns the condition that a parameter is one of `values`, or with `isOne` false that it is none of them. Numbers
 * must be 1, 2, … without a gap.
 */
function condition(parameter: Parameter, values: Value[], isOne: boolean): string {
  const { name } = parameter;
  if (parameter.type === "number") {
    if (values[values.length - 1]?.code !== `${values.length}`) throw new Error(`${name}: a gap in its values`);
    return `${name} ${isOne ? "<=" : ">"} ${values.length}`;
  }
  return values.map((value) => `${name} ${isOne ? "===" : "!=="} ${value.code}`).join(isOne ? " || " : " && ");
}

export function indented(lines: string[], spaces: number): string[] {
  return lines.map((line) => " ".repeat(spaces) + line);
}

/** Returns the source of the function that answers a question. */
export function functionOf(question: Question): string {
  const body = decide(question, 0, {});
  const parameters = question.parameters.map(({ name, type }) => {
    const isUsed = body.some((line) => new RegExp(`\\b${name}\\b`).test(line));
    return `${isUsed ? "" : "_"}${name}: ${type}`;
  });
  const signature = `export function ${question.name}(${parameters.join(", ")}): ${typeOf(question)} {`;
  return [`/** ${question.comment} */`, signature, ...indented(body, 2), "}"].join("\n");
}
