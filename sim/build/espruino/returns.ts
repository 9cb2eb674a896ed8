/** Converts the body of a function so that it can take the place of a call in another function. */
import type { AnyNode, Statement } from "acorn";
import { childrenOf, isFunction } from "./syntax";

/** The fate of the value: it is dropped, the caller returns it, or a new variable keeps it. */
export type Ending = "drop" | "return" | "keep";

/**
 * Returns the text of `statements` without their returns. Returns undefined if a return lies where only a return can
 * leave, such as in a loop. `isLast` is true if nothing follows the call in its function; `target` names the variable
 * of the ending `keep`.
 */
export function bodyWithout(
  text: string,
  statements: readonly Statement[],
  ending: Ending,
  isLast: boolean,
  target: string,
): string | undefined {
  if (ending === "drop") return convert(text, statements);
  const texts = statements.map((statement) => text.slice(statement.start, statement.end));
  if (ending === "return") return `${texts.join("\n")}\n${isLast || endsAlways(statements) ? "" : "return;\n"}`;
  const last = statements.at(-1);
  if (last?.type !== "ReturnStatement" || !last.argument || statements.slice(0, -1).some(hasReturn)) return undefined;
  return `${texts.slice(0, -1).join("\n")}\nvar ${target} = (${text.slice(last.argument.start, last.argument.end)});\n`;
}

function convert(text: string, statements: readonly Statement[]): string | undefined {
  let out = "";
  for (const [index, statement] of statements.entries()) {
    if (hasReturn(statement)) {
      const rest = convertEnd(text, statement, statements.slice(index + 1));
      return rest === undefined ? undefined : out + rest;
    }
    out += `${text.slice(statement.start, statement.end)}\n`;
  }
  return out;
}

/** Converts a statement that contains a return. `rest` are the statements behind it. */
function convertEnd(text: string, node: Statement, rest: readonly Statement[]): string | undefined {
  switch (node.type) {
    case "ReturnStatement":
      return node.argument && hasCall(node.argument) ? `${text.slice(node.argument.start, node.argument.end)};\n` : "";
    case "BlockStatement":
      return rest.length === 0 || endsAlways(node.body) ? convert(text, node.body) : undefined;
    case "IfStatement":
      return convertIf(text, node, rest);
    default:
      return undefined;
  }
}

/** Converts an `if`. The statements behind it move into each branch that does not return. */
function convertIf(
  text: string,
  node: Statement & { type: "IfStatement" },
  rest: readonly Statement[],
): string | undefined {
  const yes = listOf(node.consequent);
  const no = node.alternate ? listOf(node.alternate) : [];
  if (rest.length > 0 && !endsAlways(yes) && (hasReturn(node.consequent) || !endsAlways(no))) return undefined;
  const after = (list: readonly Statement[]) => (endsAlways(list) ? list : [...list, ...rest]);
  const first = convert(text, after(yes));
  const second = convert(text, after(no));
  if (first === undefined || second === undefined) return undefined;
  const test = text.slice(node.test.start, node.test.end);
  return `if (${test}) {\n${first}}${second === "" ? "" : ` else {\n${second}}`}\n`;
}

function listOf(node: Statement): Statement[] {
  return node.type === "BlockStatement" ? node.body : [node];
}

function hasReturn(node: AnyNode): boolean {
  return node.type === "ReturnStatement" || (!isFunction(node) && childrenOf(node).some(hasReturn));
}

/** Returns true if the statements always end in a return. */
export function endsAlways(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.type === "ReturnStatement") return true;
    if (statement.type === "BlockStatement") return endsAlways(statement.body);
    if (statement.type !== "IfStatement" || !statement.alternate) return false;
    return endsAlways(listOf(statement.consequent)) && endsAlways(listOf(statement.alternate));
  });
}

/** Returns true if an expression calls or assigns anything, so that dropping it would change what happens. */
export function hasCall(node: AnyNode): boolean {
  const does = ["CallExpression", "NewExpression", "AssignmentExpression", "UpdateExpression"];
  return does.includes(node.type) || childrenOf(node).some(hasCall);
}
