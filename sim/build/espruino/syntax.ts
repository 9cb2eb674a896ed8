/** The syntax tree of an ES5 script, and the scopes in it. */
import { type AnyNode, type Program, parse } from "acorn";

export type FunctionNode = Extract<AnyNode, { type: "FunctionDeclaration" | "FunctionExpression" }>;
/** What can hold variables in ES5: the script itself and each function. */
export type Scope = Program | FunctionNode;

export function parseEs5(source: string): Program {
  return parse(source, { ecmaVersion: 5, sourceType: "script", locations: true });
}

export function isFunction(node: AnyNode): node is FunctionNode {
  return node.type === "FunctionDeclaration" || node.type === "FunctionExpression";
}

/** The nodes right below `node`, in the order of the text. */
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

/** Every node below `scope` that runs as part of it; an inner function counts, what is inside it does not. */
export function* ownNodes(scope: Scope, node: AnyNode = scope): Generator<{ node: AnyNode; parent: AnyNode }> {
  for (const child of childrenOf(node)) {
    yield { node: child, parent: node };
    if (!isFunction(child)) yield* ownNodes(scope, child);
  }
}

/** `scope` and every scope inside it. */
export function* scopesOf(scope: Scope): Generator<Scope> {
  yield scope;
  for (const { node } of ownNodes(scope)) if (isFunction(node)) yield* scopesOf(node);
}

/** True where `node`, an identifier, stands for a variable and not for the name of a member or a function. */
export function isVariable(node: AnyNode, parent: AnyNode): boolean {
  if (node.type !== "Identifier") return false;
  if (parent.type === "MemberExpression") return parent.computed || parent.object === node;
  if (parent.type === "Property") return parent.value === node;
  if (isFunction(parent)) return false;
  return parent.type !== "LabeledStatement" && parent.type !== "BreakStatement" && parent.type !== "ContinueStatement";
}

/** What a scope declares by name, and where the declaration begins. */
export type Names = ReadonlyMap<string, { at: number; kind: "parameter" | "variable" | "function" }>;

/** The names that `scope` declares; parameters begin at 0. */
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

/** A name that stands for a variable, and the node around it. */
export interface Reference {
  node: AnyNode & { type: "Identifier" };
  parent: AnyNode;
}

/** Every name below `scope` that no function inside it declares: it is the scope's own or comes from outside. */
export function* outerReferences(scope: Scope, hidden: readonly Names[] = []): Generator<Reference> {
  for (const { node, parent } of ownNodes(scope)) {
    if (isFunction(node)) yield* outerReferences(node, [declaredIn(node), ...hidden]);
    else if (node.type === "Identifier" && isVariable(node, parent)) {
      if (!hidden.some((names) => names.has(node.name))) yield { node, parent };
    }
  }
}
