/** Finds what no Espruino bundle may contain, in the syntax tree of the final script. docs/architecture.md says why. */
import type { AnyNode, Program } from "acorn";
import { builtinMembers } from "../../../sim/build/espruino/es5";
import {
  childrenOf,
  declaredIn,
  isFunction,
  isVariable,
  type Names,
  ownNodes,
  parseEs5,
  type Scope,
  scopesOf,
} from "../../../sim/build/espruino/syntax";

/** The globals that the bundle reads, and the one that it makes. */
const globals: ReadonlySet<string> = new Set(["print", "Math", "flagfall"]);

const builtins = [Object, Function, Array, String, Number, Boolean, RegExp, Date, Map, Set, Promise, Symbol];
/**
 * The names of built-in members that we must not use. Names of up to two letters are left out: they may be our own,
 * shortened.
 */
const bannedMembers: ReadonlySet<string> = new Set(
  [...builtins.flatMap((type) => [type, type.prototype]), Math, JSON, Reflect]
    .flatMap((holder) => Object.getOwnPropertyNames(holder))
    .filter((name) => name.length > 2 && !(builtinMembers as readonly string[]).includes(name)),
);

/**
 * Returns every fault with its line and column; the list is empty if the script is fit for Espruino. `allowed` holds
 * faults that are accepted here.
 */
export function inspectEs5(source: string, allowed: ReadonlySet<string> = new Set()): string[] {
  let program: Program;
  try {
    program = parseEs5(source);
  } catch (thrown) {
    return [`not ES5: ${thrown instanceof Error ? thrown.message : String(thrown)}`];
  }
  const faults: string[] = [];
  const report = (node: AnyNode, fault: string) => {
    const { line, column } = node.loc?.start ?? { line: 0, column: 0 };
    if (!allowed.has(fault)) faults.push(`${line}:${column + 1}: ${fault}`);
  };
  for (const scope of scopesOf(program)) {
    inspectOrder(scope, report);
    for (const { node, parent } of ownNodes(scope)) {
      inspectForm(source, node, report);
      if (node.type === "MemberExpression") inspectMember(node, parent, report);
    }
  }
  inspectNames(program, [], report);
  return faults;
}

type Report = (node: AnyNode, fault: string) => void;

/** Checks that nothing is used before its line: Espruino hoists neither functions nor variables. */
function inspectOrder(scope: Scope, report: Report): void {
  const declared = declaredIn(scope);
  const body = scope.type === "Program" ? scope.body : scope.body.body;
  const reached = reachesIn(scope);
  for (const { node, parent } of ownNodes(scope)) {
    if (node.type === "Identifier" && isVariable(node, parent)) {
      const at = declared.get(node.name)?.at;
      if (at !== undefined && node.start < at) report(node, `${node.name} is used before its line`);
      const reaches = reached.get(node.name);
      if (reaches?.every(({ from, to }) => node.start < from || node.start >= to))
        report(node, `${node.name} is used where its declaration may not have run`);
    }
    if (node.type === "FunctionDeclaration" && !body.some((s) => s === node)) {
      report(node, "a function is declared inside a block");
    }
  }
  let hasRun = false;
  for (const statement of body) {
    const declares = statement.type === "VariableDeclaration" && statement.declarations.every((d) => !d.init);
    if (statement.type !== "FunctionDeclaration") hasRun ||= !declares;
    else if (hasRun) report(statement, "a function is declared after a statement that may call it");
  }
}

/** For each variable of a scope, where its declarations have run: from each one to the end of the block around it. */
function reachesIn(scope: Scope): Map<string, { from: number; to: number }[]> {
  const reaches = new Map<string, { from: number; to: number }[]>();
  const visit = (node: AnyNode, end: number): void => {
    const isBlock = node.type === "BlockStatement" || node.type === "SwitchCase";
    const branches: readonly string[] = ["IfStatement", "WhileStatement", "DoWhileStatement", "ForInStatement"];
    for (const child of childrenOf(node)) {
      const isBody = node.type === "ForStatement" && child === node.body;
      const to = isBlock ? node.end : isBody || branches.includes(node.type) ? child.end : end;
      if (child.type === "VariableDeclarator" && child.id.type === "Identifier") {
        const { name, start } = child.id;
        reaches.set(name, [...(reaches.get(name) ?? []), { from: start, to }]);
      }
      if (!isFunction(child)) visit(child, to);
    }
  };
  visit(scope, scope.end);
  return reaches;
}

const bannedForms: ReadonlyMap<string, string> = new Map([
  ["TryStatement", "try"],
  ["WithStatement", "with"],
  ["LabeledStatement", "a label"],
]);

function inspectForm(source: string, node: AnyNode, report: Report): void {
  const banned = bannedForms.get(node.type);
  if (banned !== undefined) report(node, banned);
  switch (node.type) {
    case "Property":
      if (node.kind !== "init") report(node, "a getter or setter");
      return;
    case "SwitchStatement":
      if (node.cases.some((c, index) => c.test === null && index < node.cases.length - 1)) {
        report(node, "`default` is not the last case");
      }
      return;
    case "ReturnStatement":
      if (/^return[ \t]*[\r\n]/.test(source.slice(node.start))) report(node, "return, then a new line");
      return;
    case "ExpressionStatement":
      if (node.directive !== undefined) report(node, `the directive "${node.directive}"`);
      return;
    case "Literal":
      if (node.value instanceof RegExp || "regex" in node) report(node, "a regular expression");
      else if (typeof node.value === "number" && !/^\d+$/.test(node.raw ?? "")) {
        report(node, `${node.raw} is not written as a whole number`);
      }
      return;
    default:
      return;
  }
}

function inspectMember(node: AnyNode & { type: "MemberExpression" }, parent: AnyNode, report: Report): void {
  const { property } = node;
  if (node.computed || property.type !== "Identifier") {
    if (property.type === "Literal" && typeof property.value === "string") report(node, "a member by text");
    return;
  }
  const { name } = property;
  if (bannedMembers.has(name)) report(node, `the member ${name}`);
  const isWritten =
    (parent.type === "AssignmentExpression" && parent.left === node) || parent.type === "UpdateExpression";
  if (name === "length" && isWritten) report(node, "length is assigned");
  const isBuiltinCall = name !== "length" && (builtinMembers as readonly string[]).includes(name);
  const isCalled = parent.type === "CallExpression" && parent.callee === node;
  if (isBuiltinCall && !isCalled) report(node, `${name} is used as a value`);
}

/**
 * Returns the names of a program. Those that it declares before any other statement are there before a function runs,
 * so their places count as the beginning.
 */
function withHead(program: Program): Names {
  const isPlain = (node: Program["body"][number]) =>
    node.type === "FunctionDeclaration" ||
    (node.type === "VariableDeclaration" && node.declarations.every(({ init }) => !init));
  const headEnd = program.body.find((node) => !isPlain(node))?.start ?? program.end;
  const names = [...declaredIn(program)].map(
    ([name, declared]) => [name, declared.at < headEnd ? { ...declared, at: 0 } : declared] as const,
  );
  return new Map(names);
}

/**
 * Checks that every name is declared in a scope around it, before the functions that use it. All other names are
 * global.
 */
function inspectNames(scope: Scope, outer: readonly Names[], report: Report): void {
  const around = [scope.type === "Program" ? withHead(scope) : declaredIn(scope), ...outer];
  const visit = (node: AnyNode, parent: AnyNode): void => {
    if (isFunction(node)) {
      inspectNames(node, around, report);
      return;
    }
    if (node.type === "Identifier" && isVariable(node, parent)) inspectName(node, around, report);
    for (const child of childrenOf(node)) visit(child, node);
  };
  for (const child of childrenOf(scope)) visit(child, scope);
}

function inspectName(node: AnyNode & { type: "Identifier" }, around: readonly Names[], report: Report): void {
  const index = around.findIndex((names) => names.has(node.name));
  const declared = around[index]?.get(node.name);
  if (declared === undefined) {
    if (!globals.has(node.name)) report(node, `the global ${node.name}`);
  } else if (index > 0 && declared.kind === "variable" && node.start < declared.at) {
    report(node, `${node.name}, of an outer function, is used before its line`);
  } else if (node.name === "arguments") report(node, "arguments");
}
