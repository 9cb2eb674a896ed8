/**
 * Replaces the only call of a function by the function's body. A function costs a device four variables, one more for
 * each parameter, and about 14 bytes. So the source can have small functions. A difficult case stays a call.
 */
import { type AnyNode, type CallExpression, parse } from "acorn";
import { isWritten } from "./constants";
import { applyEdits, type Edit } from "./edits";
import { PassError } from "./places";
import { bodyWithout, type Ending } from "./returns";
import { childrenOf, declaredIn, type FunctionNode, isFunction, isVariable, outerReferences, ownNodes } from "./syntax";

/** Returns the function that a text declares. Throws a `PassError` if it declares none. */
export function functionIn(text: string): FunctionNode {
  const [node] = parse(text, { ecmaVersion: 5 }).body;
  if (node?.type !== "FunctionDeclaration") throw new PassError("no function", text, 0);
  return node;
}

/**
 * Returns the text of `caller` with the body of `callee` in place of the only call. `suffix` makes the names of
 * `callee` unique. Returns undefined for a case that this pass cannot do.
 */
export function inlineCall(caller: string, callee: string, suffix: string): string | undefined {
  const outer = functionIn(caller);
  const inner = functionIn(callee);
  const path = pathTo(outer.body, inner.id?.name ?? "");
  const call = movableCall(outer, inner, path);
  if (path === undefined || call === undefined) return undefined;
  if (path.some(isLoop) && hasUndefined(inner)) return undefined;
  const bound = bind(caller, outer, call, callee, inner, suffix);
  return asStatement(caller, outer, path, bound) ?? asExpression(caller, path, bound);
}

/** Returns the call at the end of `path`, if the body of `inner` can take its place. */
function movableCall(
  outer: FunctionNode,
  inner: FunctionNode,
  path: AnyNode[] | undefined,
): CallExpression | undefined {
  const call = path?.at(-1);
  if (path === undefined || call?.type !== "CallExpression" || path.some(isFunction)) return undefined;
  return call.arguments.length <= inner.params.length && isMovable(outer, inner, call) ? call : undefined;
}

/**
 * Returns true if each outside name of `inner` means the same in `outer`, and no argument of the call assigns anything.
 */
function isMovable(outer: FunctionNode, inner: FunctionNode, call: CallExpression): boolean {
  if ([...ownNodes(inner)].some(({ node }) => isFunction(node))) return false;
  const locals = declaredIn(outer);
  const own = declaredIn(inner);
  const isTaken = [...outerReferences(inner)].some(({ node }) => locals.has(node.name) && !own.has(node.name));
  return !isTaken && !call.arguments.some(hasAssignment);
}

function isLoop({ type }: AnyNode): boolean {
  return ["ForStatement", "ForInStatement", "WhileStatement", "DoWhileStatement"].includes(type);
}

/** Returns true if a variable begins without a value. Inlined in a loop, it would keep the value of the last round. */
function hasUndefined(inner: FunctionNode): boolean {
  return [...ownNodes(inner)].some(({ node }) => node.type === "VariableDeclarator" && !node.init);
}

function hasAssignment(node: AnyNode): boolean {
  const assigns = node.type === "AssignmentExpression" || node.type === "UpdateExpression";
  return assigns || childrenOf(node).some(hasAssignment);
}

/** The body of a function, with the values of the call in place of its parameters. */
interface Bound {
  text: string;
  node: FunctionNode;
  /** Declarations to put before the body, for values that must be computed once. */
  first: string;
}

/** Returns the nodes from `node` down to the call of `name`. Returns undefined if there is no such call. */
function pathTo(node: AnyNode, name: string): AnyNode[] | undefined {
  if (node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === name) return [node];
  for (const child of childrenOf(node)) {
    const path = pathTo(child, name);
    if (path !== undefined) return [node, ...path];
  }
  return undefined;
}

/**
 * Renames what `inner` declares. Replaces each parameter that never changes by its value, if that cannot change either.
 */
function bind(
  caller: string,
  outer: FunctionNode,
  call: CallExpression,
  callee: string,
  inner: FunctionNode,
  suffix: string,
): Bound {
  const names = [...declaredIn(inner).keys()].filter((name) => name !== "arguments");
  const renamed = new Map(names.map((name) => [name, `${name}${suffix}`]));
  const locals = declaredIn(outer);
  let first = "";
  for (const [index, parameter] of inner.params.entries()) {
    const name = parameter.type === "Identifier" ? parameter.name : "";
    const given = call.arguments[index];
    const text = given === undefined ? "void 0" : caller.slice(given.start, given.end);
    const isLocal = given?.type === "Identifier" && locals.has(given.name);
    const isLasting = given === undefined || isFixed(given) || isLocal;
    const isChanged = [...ownNodes(inner)].some(({ node, parent }) => isNamed(node, name) && isWritten(node, parent));
    if (isLasting && !isChanged) renamed.set(name, given === undefined || isSimple(given) ? text : `(${text})`);
    else first += `var ${renamed.get(name)} = ${text};\n`;
  }
  const edits: Edit[] = [];
  for (const { node, parent } of ownNodes(inner)) {
    if (node.type !== "Identifier" || !isVariable(node, parent)) continue;
    const text = renamed.get(node.name);
    if (text !== undefined) edits.push({ start: node.start, end: node.end, text });
  }
  const text = `function callee() ${applyEdits(callee, inner.body.start, inner.body.end, edits)}`;
  return { text, node: functionIn(text), first };
}

function isSimple({ type }: AnyNode): boolean {
  return type === "Identifier" || type === "Literal";
}

function isNamed(node: AnyNode, name: string): boolean {
  return node.type === "Identifier" && node.name === name;
}

/** Returns true for an expression that has the same value at any time. */
function isFixed(node: AnyNode): boolean {
  if (node.type === "UnaryExpression") return node.operator !== "delete" && isFixed(node.argument);
  if (node.type === "BinaryExpression") return isFixed(node.left) && isFixed(node.right);
  return node.type === "Literal";
}

/**
 * Returns the caller with the whole body in place of the statement that calls. That statement is the call alone,
 * returns it, or declares one variable with it. Returns undefined for any other statement.
 */
function asStatement(caller: string, outer: FunctionNode, path: readonly AnyNode[], bound: Bound): string | undefined {
  const [above, next] = [path.at(-2), path.at(-3)];
  const isValue = above?.type === "VariableDeclarator" && next?.type === "VariableDeclaration";
  const statement = isValue && next.declarations.length === 1 ? next : above;
  const holder = path[path.indexOf(statement as AnyNode) - 1];
  const isInList = holder?.type === "BlockStatement" || holder?.type === "SwitchCase";
  const endings = { ExpressionStatement: "drop", ReturnStatement: "return", VariableDeclaration: "keep" } as const;
  const ending = Reflect.get(endings, statement?.type ?? "") as Ending | undefined;
  if (statement === undefined || ending === undefined || (ending === "keep" && !isInList)) return undefined;
  const isLast = holder === outer.body && outer.body.body.at(-1) === statement;
  const target = isValue ? caller.slice(above.id.start, above.id.end) : "";
  const body = bodyWithout(bound.text, bound.node.body.body, ending, isLast, target);
  if (body === undefined) return undefined;
  return replaced(caller, statement, isInList ? bound.first + body : `{\n${bound.first}${body}}`);
}

/** Returns the caller with an expression in place of the call. Returns undefined if the body is not one expression. */
function asExpression(caller: string, path: readonly AnyNode[], bound: Bound): string | undefined {
  const [statement] = bound.node.body.body;
  const call = path.at(-1);
  if (bound.node.body.body.length !== 1 || call === undefined || bound.first !== "") return undefined;
  if (statement?.type !== "ReturnStatement" || !statement.argument) return undefined;
  const { start, end } = statement.argument;
  return replaced(caller, call, `(${bound.text.slice(start, end)})`);
}

function replaced(text: string, node: AnyNode, by: string): string {
  return text.slice(0, node.start) + by + text.slice(node.end);
}
