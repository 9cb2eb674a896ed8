/**
 * The last pass over the Espruino bundle. Espruino hoists nothing: a call before the declaration fails, and a
 * variable used before its `var` line is silently an outer one. So each scope begins with its variables and then
 * its functions, and every statement comes after them.
 */
import type { AnyNode, VariableDeclaration } from "acorn";
import { applyEdits, type Edit } from "./edits";
import { PassError } from "./places";
import { declaredIn, isFunction, isVariable, outerReferences, ownNodes, parseEs5, type Scope } from "./syntax";

/** The same program with all hoisting written out. The text must be ES5 whose functions stand at the top of scopes. */
export function hoist(source: string): string {
  const program = parseEs5(source);
  return hoistBody(source, program, program.start, program.end);
}

function hoistBody(source: string, scope: Scope, start: number, end: number): string {
  const parameters = new Set(scope.type === "Program" ? [] : scope.params.map(nameOf));
  const names = new Set<string>();
  const functions: string[] = [];
  const edits: Edit[] = [];
  const lead = leadOf(scope, parameters);
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
      if (node !== lead) edits.push(...assignments(source, node, parent));
    }
  }
  for (const d of lead?.declarations ?? []) names.delete(nameOf(d.id));
  const list = [...names].join(",");
  if (lead === undefined) {
    const variables = list === "" ? "" : `var ${list};`;
    return variables + functions.join("") + applyEdits(source, start, end, edits);
  }
  const at = lead.declarations[0]?.start ?? lead.end;
  edits.push({ start: at, end: at, text: list === "" ? "" : `${list},` });
  return applyEdits(source, start, end, edits);
}

/**
 * A `var` that can stay where it is and take the scope's other variables in: it runs once whatever happens, and
 * nothing before it names a variable of the scope. Text saved; the same program.
 */
function leadOf(scope: Scope, parameters: ReadonlySet<string>): VariableDeclaration | undefined {
  const body = bodyOf(scope);
  if (body.some((node) => node.type === "FunctionDeclaration")) return undefined;
  const declared = declaredIn(scope);
  for (const { node, parent } of ownNodes(scope)) {
    if (isFunction(node)) return undefined;
    if (node.type === "VariableDeclaration") {
      const isDirect = body.includes(node) || (parent.type === "ForStatement" && body.includes(parent));
      const isNew = node.declarations.every((d) => !parameters.has(nameOf(d.id)));
      return isDirect && isNew ? node : undefined;
    }
    if (node.type !== "Identifier" || !isVariable(node, parent)) continue;
    if (declared.has(node.name) && !parameters.has(node.name)) return undefined;
  }
  return undefined;
}

/**
 * Declarations that every use of their names comes after, and lies in the same block as: Espruino runs them like any
 * other statement, and makes no variable in a branch that it does not take.
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
  for (let before = -1; before !== reach.size; ) {
    before = reach.size;
    for (const [node] of reach) {
      const stays = node.declarations.every(({ id, init }) => {
        if (!init || parameters.has(nameOf(id))) return false;
        const own = [...reach].filter(([other]) => other.declarations.some((one) => nameOf(one.id) === nameOf(id)));
        return (uses.get(nameOf(id)) ?? []).every((at) => own.some(([{ start }, end]) => start < at && at < end));
      });
      if (!stays) reach.delete(node);
    }
  }
  return new Set(reach.keys());
}

/** Returns where the list of statements ends that a declaration is one of, or the loop that it begins. */
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

/** What is left of a declaration once its names are declared elsewhere. */
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

/** `6e4` would be a float of 64 bits on Espruino, at every use; written out it is a whole number. */
function wholeText(value: number, raw: string): string {
  return /e/i.test(raw) && Number.isInteger(value) && value < 2 ** 31 ? String(value) : raw;
}
