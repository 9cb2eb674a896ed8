/** The statements of a function made ready to stand in another one: its returns become what is done with its value. */
import type { AnyNode, Statement } from "acorn";
import { childrenOf, isFunction } from "./syntax";

/** What becomes of the value: nothing, it is the value of the function around, or it is kept under a name. */
export type Ending = { kind: "drop" } | { kind: "return" } | { kind: "keep"; target: string };

/** The text of `statements`; undefined where a return is in the middle of what cannot be left in another way. */
export function bodyWithout(
  text: string,
  statements: readonly Statement[],
  ending: Ending,
  isLast: boolean,
): string | undefined {
  if (ending.kind === "return") {
    const end = isLast || endsAlways(statements) ? "" : "return;\n";
    return `${statements.map((statement) => text.slice(statement.start, statement.end)).join("\n")}\n${end}`;
  }
  return convert(text, statements, ending);
}

function convert(text: string, statements: readonly Statement[], ending: Ending): string | undefined {
  let out = "";
  for (const [index, statement] of statements.entries()) {
    if (!hasReturn(statement)) {
      out += `${text.slice(statement.start, statement.end)}\n`;
      continue;
    }
    const rest = convertEnd(text, statement, statements.slice(index + 1), ending);
    return rest === undefined ? undefined : out + rest;
  }
  // Nothing is returned on this way: whoever keeps the value would keep nothing.
  return ending.kind === "drop" ? out : undefined;
}

/** A statement with a return in it, and what would come after it. */
function convertEnd(text: string, node: Statement, rest: readonly Statement[], ending: Ending): string | undefined {
  switch (node.type) {
    case "ReturnStatement":
      return valueText(text, node.argument, ending);
    case "BlockStatement":
      return rest.length === 0 || endsAlways(node.body) ? convert(text, node.body, ending) : undefined;
    case "IfStatement":
      return convertIf(text, node, rest, ending);
    case "SwitchStatement":
      return rest.length === 0 ? convertSwitch(text, node, ending) : undefined;
    default:
      return undefined;
  }
}

function valueText(text: string, value: AnyNode | null | undefined, ending: Ending): string {
  const given = value ? text.slice(value.start, value.end) : "void 0";
  if (ending.kind === "keep") return `${ending.target} = ${given};\n`;
  return value && hasCall(value) ? `${given};\n` : "";
}

/** What comes after belongs to the branch that comes to its end. */
function convertIf(
  text: string,
  node: Statement & { type: "IfStatement" },
  rest: readonly Statement[],
  ending: Ending,
): string | undefined {
  const yes = listOf(node.consequent);
  const no = node.alternate ? listOf(node.alternate) : [];
  if (rest.length > 0 && !endsAlways(yes) && (hasReturn(node.consequent) || !endsAlways(no))) return undefined;
  const after = (list: readonly Statement[]) => (endsAlways(list) ? list : [...list, ...rest]);
  const first = convert(text, after(yes), ending);
  const second = convert(text, after(no), ending);
  if (first === undefined || second === undefined) return undefined;
  const test = text.slice(node.test.start, node.test.end);
  if (first === "" && second === "") return hasCall(node.test) ? `${test};\n` : "";
  if (first === "") return `if (!(${test})) {\n${second}}\n`;
  return `if (${test}) {\n${first}}${second === "" ? "" : ` else {\n${second}}`}\n`;
}

/** Every case returns, or is left by `break`, which keeps no value; an empty one goes on to the next. */
function convertSwitch(
  text: string,
  node: Statement & { type: "SwitchStatement" },
  ending: Ending,
): string | undefined {
  let out = `switch (${text.slice(node.discriminant.start, node.discriminant.end)}) {\n`;
  for (const { test, consequent } of node.cases) {
    out += test ? `case ${text.slice(test.start, test.end)}:\n` : "default:\n";
    if (consequent.length === 0) continue;
    if (ending.kind === "keep" && (consequent.some(hasBreak) || !endsAlways(consequent))) return undefined;
    if (consequent.some(hasReturn)) {
      const body = endsAlways(consequent) ? convert(text, consequent, ending) : undefined;
      if (body === undefined) return undefined;
      out += `${body}break;\n`;
    } else {
      out += consequent.map((statement) => `${text.slice(statement.start, statement.end)}\n`).join("");
    }
  }
  return `${out}}\n`;
}

function listOf(node: Statement): Statement[] {
  return node.type === "BlockStatement" ? node.body : [node];
}

function hasReturn(node: AnyNode): boolean {
  return node.type === "ReturnStatement" || (!isFunction(node) && childrenOf(node).some(hasReturn));
}

/** It may leave the `switch` around it. */
export function hasBreak(node: AnyNode): boolean {
  const holds = ["SwitchStatement", "ForStatement", "WhileStatement", "DoWhileStatement", "FunctionExpression"];
  return node.type === "BreakStatement" || (!holds.includes(node.type) && childrenOf(node).some(hasBreak));
}

/** No way leads past the end of the statements. */
export function endsAlways(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.type === "ReturnStatement") return true;
    if (statement.type === "BlockStatement") return endsAlways(statement.body);
    if (statement.type !== "IfStatement" || !statement.alternate) return false;
    return endsAlways(listOf(statement.consequent)) && endsAlways(listOf(statement.alternate));
  });
}

/** Whether an expression does something, or may. */
export function hasCall(node: AnyNode): boolean {
  const does = ["CallExpression", "NewExpression", "AssignmentExpression", "UpdateExpression"];
  return does.includes(node.type) || childrenOf(node).some(hasCall);
}
