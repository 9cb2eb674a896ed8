/**
 * The last pass over the Espruino bundle. Espruino hoists nothing: a call before the declaration fails, and a name that
 * is used before its `var` line means a variable of an outer scope. So this pass moves the variables of each scope to
 * its beginning, then the functions, then all other statements.
 */
import type { AnyNode, VariableDeclaration, VariableDeclarator } from "acorn";
import { applyEdits, type Edit } from "./edits";
import { PassError } from "./places";
import { isFunction, isVariable, outerReferences, ownNodes, parseEs5, type Scope } from "./syntax";

/** Returns the program with all hoisting written out. Throws a `PassError` if a function is declared inside a block. */
export function hoist(source: string): string {
  const program = parseEs5(source);
  return hoistBody(source, program, program.start, program.end);
}

function hoistBody(source: string, scope: Scope, start: number, end: number): string {
  const parameters = new Set(scope.type === "Program" ? [] : scope.params.map(nameOf));
  const names = new Set<string>();
  const functions: string[] = [];
  const edits: Edit[] = [];
  const staying = stayingIn(scope, parameters);
  for (const { node, parent } of ownNodes(scope)) {
    if (node.type === "FunctionDeclaration") {
      if (parent !== (scope.type === "Program" ? scope : scope.body)) {
        throw new PassError(`function ${node.id?.name} is declared inside a block`, source, node.start);
      }
      functions.push(hoistFunction(source, node));
      edits.push({ start: node.start, end: node.end, text: "" });
    } else if (isFunction(node)) {
      edits.push({ start: node.start, end: node.end, text: hoistFunction(source, node) });
    } else if (node.type === "Literal" && typeof node.value === "number") {
      edits.push({ start: node.start, end: node.end, text: wholeText(node.value, node.raw ?? "") });
    } else if (node.type === "VariableDeclaration" && !staying.has(node)) {
      for (const d of node.declarations) if (!parameters.has(nameOf(d.id))) names.add(nameOf(d.id));
      edits.push(...assignments(source, node, parent));
    }
  }
  const list = [...names].join(",");
  const [first] = bodyOf(scope);
  const takesIn = first?.type === "VariableDeclaration" && staying.has(first);
  const at = takesIn ? (first.declarations[0]?.start ?? start) : start;
  if (takesIn && list !== "") edits.push({ start: at, end: at, text: `${list},` });
  const variables = takesIn || list === "" ? "" : `var ${list};`;
  return variables + functions.join("") + applyEdits(source, start, end, edits);
}

/**
 * Returns the declarations that may stay where they are: every use of their names comes later and in the same block.
 * Espruino executes such a declaration like any other statement, so a branch that it does not take costs no variable.
 */
function stayingIn(scope: Scope, parameters: ReadonlySet<string>): ReadonlySet<VariableDeclaration> {
  const reach = new Map<VariableDeclaration, number>();
  const uses = new Map<string, number[]>();
  if (scope.type === "Program") return new Set();
  const parents = new Map<AnyNode, AnyNode>();
  for (const { node, parent } of ownNodes(scope)) {
    parents.set(node, parent);
    if (node.type === "VariableDeclaration") reach.set(node, reachOf(node, parents));
    if (isVariable(node, parent)) uses.set(nameOf(node), [...(uses.get(nameOf(node)) ?? []), node.start]);
    if (!isFunction(node)) continue;
    for (const { node: used } of outerReferences(node)) uses.set(used.name, [-1, ...(uses.get(used.name) ?? [])]);
  }
  const isReached = (name: string): boolean => {
    const own = [...reach].filter(([{ declarations }]) => declarations.some(({ id }) => nameOf(id) === name));
    return (uses.get(name) ?? []).every((at) => own.some(([{ start }, end]) => start < at && at < end));
  };
  for (let before = -1; before !== reach.size; ) {
    before = reach.size;
    for (const [node] of reach) {
      const hasValue = ({ init }: VariableDeclarator) => init || node === bodyOf(scope)[0];
      const stays = (id: string) => !parameters.has(id) && isReached(id);
      if (!node.declarations.every((one) => hasValue(one) && stays(nameOf(one.id)))) reach.delete(node);
    }
  }
  return new Set(reach.keys());
}

/** Returns the end of the block that a declaration lies in, or of the `for` loop that it begins. */
function reachOf(node: VariableDeclaration, parents: ReadonlyMap<AnyNode, AnyNode>): number {
  const parent = parents.get(node);
  const loop = parent?.type === "ForStatement" && parent.init === node ? parent : undefined;
  const holder = loop === undefined ? parent : parents.get(loop);
  const isList = holder?.type === "BlockStatement" || holder?.type === "SwitchCase";
  return (isList ? holder : loop)?.end ?? 0;
}

function hoistFunction(source: string, node: AnyNode & { body: AnyNode }): string {
  if (!isFunction(node)) throw new Error("not a function");
  const { body } = node;
  const inner = hoistBody(source, node, body.start + 1, body.end - 1);
  return `${source.slice(node.start, body.start + 1)}${inner}}`;
}

function bodyOf(scope: Scope): AnyNode[] {
  return scope.type === "Program" ? scope.body : scope.body.body;
}

function nameOf(node: AnyNode): string {
  if (node.type !== "Identifier") throw new Error(`${node.type} is no plain name`);
  return node.name;
}

/** Returns the edits that turn a declaration, whose names are declared elsewhere, into assignments. */
function assignments(source: string, node: VariableDeclaration, parent: AnyNode): Edit[] {
  const given = node.declarations.filter((d) => d.init);
  const [first] = given;
  const last = given.at(-1);
  if (first === undefined || last === undefined) {
    const isForIn = parent.type === "ForInStatement" && parent.left === node;
    if (isForIn) return [{ start: node.start, end: node.declarations[0]?.start ?? node.start, text: "" }];
    return [{ start: node.start, end: node.end, text: inList(node, parent) ? "" : keptEnd(source, node) }];
  }
  const edits: Edit[] = [{ start: node.start, end: first.start, text: "" }];
  for (const [index, from] of given.entries()) {
    const to = given[index + 1];
    if (to !== undefined) edits.push({ start: from.end, end: to.start, text: "," });
  }
  edits.push({ start: last.end, end: node.end, text: keptEnd(source, node) });
  return edits;
}

function inList(node: AnyNode, parent: AnyNode): boolean {
  const isList = parent.type === "Program" || parent.type === "BlockStatement" || parent.type === "SwitchCase";
  return isList || (parent.type === "ForStatement" && parent.init === node);
}

function keptEnd(source: string, node: AnyNode): string {
  return source[node.end - 1] === ";" ? ";" : "";
}

/**
 * Returns a number with all its digits. Espruino reads `6e4` as a float at every use, but `60000` as a whole number.
 */
function wholeText(value: number, raw: string): string {
  return /e/i.test(raw) && Number.isInteger(value) && value < 2 ** 31 ? String(value) : raw;
}
