/** What a constant decides is decided when the firmware is built: the branch that is never taken goes. */
import { type AnyNode, parse, type Statement } from "acorn";
import { applyEdits, type Edit } from "./edits";
import { endsAlways, hasBreak } from "./returns";
import { childrenOf } from "./syntax";

type Constant = number | string | boolean;

/** The same script without dead branches, and with constant conditions and sums worked out. */
export function foldConstants(script: string): string {
  for (let text = script; ; ) {
    const edits: Edit[] = [];
    fold(text, parse(text, { ecmaVersion: 5 }), edits);
    if (edits.length === 0) return text;
    text = applyEdits(text, 0, text.length, edits);
  }
}

/** Outermost first: what is inside a change waits for the next round. */
function fold(script: string, node: AnyNode, edits: Edit[]): void {
  const text = foldedText(script, node);
  if (text !== undefined) {
    edits.push({ start: node.start, end: node.end, text });
    return;
  }
  const rest = unreachable(node);
  for (const child of childrenOf(node)) {
    if (rest.includes(child)) edits.push({ start: child.start, end: child.end, text: "" });
    else fold(script, child, edits);
  }
}

/** Statements behind one that always returns. */
function unreachable(node: AnyNode): AnyNode[] {
  const list = node.type === "BlockStatement" ? node.body : node.type === "SwitchCase" ? node.consequent : [];
  const last = list.findIndex((statement) => endsAlways([statement]));
  return last < 0 ? [] : list.slice(last + 1);
}

function foldedText(script: string, node: AnyNode): string | undefined {
  const textOf = (part: AnyNode) => `(${script.slice(part.start, part.end)})`;
  switch (node.type) {
    case "UnaryExpression":
    case "BinaryExpression": {
      const value = constantIn(node);
      return value === undefined || isMinus(node) ? undefined : JSON.stringify(value);
    }
    case "LogicalExpression": {
      const left = constantIn(node.left);
      if (left === undefined) return undefined;
      return (node.operator === "&&") === Boolean(left) ? textOf(node.right) : textOf(node.left);
    }
    case "ConditionalExpression": {
      const test = constantIn(node.test);
      return test === undefined ? undefined : textOf(test ? node.consequent : node.alternate);
    }
    case "IfStatement": {
      const test = constantIn(node.test);
      if (test === undefined) return undefined;
      const branch = test ? node.consequent : node.alternate;
      return branch ? script.slice(branch.start, branch.end) : ";";
    }
    case "SwitchStatement":
      return chosenCase(script, node);
    default:
      return undefined;
  }
}

function isMinus(node: AnyNode): boolean {
  return node.type === "UnaryExpression" && node.operator === "-";
}

/** What the statements of a `switch` do for a constant; undefined where it is left in their midst. */
function chosenCase(script: string, node: Statement & { type: "SwitchStatement" }): string | undefined {
  const wanted = constantIn(node.discriminant);
  const tests = node.cases.map(({ test }) => (test ? constantIn(test) : undefined));
  if (wanted === undefined || node.cases.some(({ test }, index) => test && tests[index] === undefined))
    return undefined;
  const found = tests.indexOf(wanted);
  const first = found >= 0 ? found : node.cases.findIndex(({ test }) => !test);
  const statements: Statement[] = [];
  for (const statement of first < 0 ? [] : node.cases.slice(first).flatMap(({ consequent }) => consequent)) {
    if (statement.type === "BreakStatement") break;
    if (hasBreak(statement)) return undefined;
    statements.push(statement);
    if (endsAlways([statement])) break;
  }
  return `{\n${statements.map(({ start, end }) => script.slice(start, end)).join("\n")}\n}`;
}

/** What an expression of constants is. */
function constantIn(node: AnyNode): Constant | undefined {
  switch (node.type) {
    case "Literal": {
      const { value } = node;
      return typeof value === "number" || typeof value === "string" || typeof value === "boolean" ? value : undefined;
    }
    case "ParenthesizedExpression":
      return constantIn(node.expression);
    case "UnaryExpression": {
      const value = constantIn(node.argument);
      if (value === undefined) return undefined;
      if (node.operator === "!") return !value;
      return node.operator === "-" && typeof value === "number" ? -value : undefined;
    }
    case "BinaryExpression": {
      const left = node.left.type === "PrivateIdentifier" ? undefined : constantIn(node.left);
      const right = constantIn(node.right);
      return left === undefined || right === undefined ? undefined : resultOf(node.operator, left, right);
    }
    default:
      return undefined;
  }
}

/** Sums and differences of whole numbers, and comparisons; what else there is stays as it is. */
function resultOf(operator: string, left: Constant, right: Constant): Constant | undefined {
  if (operator === "===") return left === right;
  if (operator === "!==") return left !== right;
  if (typeof left !== "number" || typeof right !== "number") return undefined;
  switch (operator) {
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    default:
      return undefined;
  }
}
