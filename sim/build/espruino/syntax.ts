/** Reads the syntax tree of an ES5 script, and finds the scopes and names in it. */
import { type AnyNode, type Program, parse } from "acorn";

export type FunctionNode = Extract<AnyNode, { type: "FunctionDeclaration" | "FunctionExpression" }>;
/** A scope for variables: in ES5 the script itself, and each function. */
export type Scope = Program | FunctionNode;

export function parseEs5(source: string): Program {
  return parse(source, { ecmaVersion: 5, sourceType: "script", locations: true });
}

export function isFunction(node: AnyNode): node is FunctionNode {
  return node.type === "FunctionDeclaration" || node.type === "FunctionExpression";
}

/** Returns the direct children of `node`, in the order of the text. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) children.push(item);
  }
  return children.sort((a, b) => a.start - b.start);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** Yields every node below `scope`, with inner functions but not with what is inside them. */
export function* ownNodes(scope: Scope, node: AnyNode = scope): Generator<{ node: AnyNode; parent: AnyNode }> {
  for (const child of childrenOf(node)) {
    yield { node: child, parent: node };
    if (!isFunction(child)) yield* ownNodes(scope, child);
  }
}

/** Yields `scope` and every scope inside it. */
export function* scopesOf(scope: Scope): Generator<Scope> {
  yield scope;
  for (const { node } of ownNodes(scope)) if (isFunction(node)) yield* scopesOf(node);
}

/** Returns true if `node` refers to a variable. It could also name a member, a label or a function's declaration. */
export function isVariable(node: AnyNode, parent: AnyNode): boolean {
  if (node.type !== "Identifier") return false;
  if (parent.type === "MemberExpression") return parent.computed || parent.object === node;
  if (parent.type === "Property") return parent.value === node;
  if (isFunction(parent)) return false;
  return parent.type !== "LabeledStatement" && parent.type !== "BreakStatement" && parent.type !== "ContinueStatement";
}

/** The declarations of a scope by name, with the place where each begins. */
export type Names = ReadonlyMap<string, { at: number; kind: "parameter" | "variable" | "function" }>;

/** Returns the names that `scope` declares. The place of a parameter is 0. */
export function declaredIn(scope: Scope): Names {
  const names = new Map<string, { at: number; kind: "parameter" | "variable" | "function" }>();
  const declare = (name: string, at: number, kind: "parameter" | "variable" | "function") => {
    if (!names.has(name)) names.set(name, { at, kind });
  };
  if (scope.type !== "Program") {
    if (scope.type === "FunctionExpression" && scope.id) declare(scope.id.name, 0, "parameter");
    for (const node of scope.params) if (node.type === "Identifier") declare(node.name, 0, "parameter");
    declare("arguments", 0, "parameter");
  }
  for (const { node } of ownNodes(scope)) {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier") {
      declare(node.id.name, node.start, "variable");
    }
    if (node.type === "FunctionDeclaration" && node.id) declare(node.id.name, node.start, "function");
    if (node.type === "CatchClause" && node.param?.type === "Identifier") {
      declare(node.param.name, node.start, "variable");
    }
  }
  return names;
}

/** An identifier that refers to a variable, and its parent node. */
export interface Reference {
  node: AnyNode & { type: "Identifier" };
  parent: AnyNode;
}

/** Yields every reference below `scope` to a name of the scope itself or from outside of it. */
export function* outerReferences(scope: Scope, hidden: readonly Names[] = []): Generator<Reference> {
  for (const { node, parent } of ownNodes(scope)) {
    if (isFunction(node)) yield* outerReferences(node, [declaredIn(node), ...hidden]);
    else if (node.type === "Identifier" && isVariable(node, parent)) {
      if (!hidden.some((names) => names.has(node.name))) yield { node, parent };
    }
  }
}
