/**
 * The application has one clock at a time: parameters that are given nothing but `app.clock`, or the same parameter of a
 * caller, need not be handed on. A function that is also called for another clock keeps its parameter.
 */
import { relative } from "node:path";
import ts from "typescript";

const clock = { file: "firmware/core/clock.ts", type: "Clock", member: "clock" } as const;
const application = { file: "firmware/app/app.ts", type: "App" } as const;

function isOf(root: string, type: ts.Type, wanted: { file: string; type: string }): boolean {
  const { symbol } = type;
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && symbol.name === wanted.type && relative(root, file) === wanted.file;
}

/** The parameters that are always the application's clock. */
export function clockParameters(root: string, program: ts.Program): ReadonlySet<ts.Node> {
  const checker = program.getTypeChecker();
  const found = new Set<ts.Node>();
  /** What each parameter is given: parameters of callers, or undefined for what is neither one nor `app.clock`. */
  const given = new Map<ts.Node, (ts.Node | undefined)[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node)) {
      for (const parameter of node.parameters) {
        if (isOf(root, checker.getTypeAtLocation(parameter), clock)) found.add(parameter);
      }
    } else if (ts.isCallExpression(node)) noteCall(node);
    else if (ts.isIdentifier(node)) noteValue(node);
    ts.forEachChild(node, visit);
  };
  const noteCall = (node: ts.CallExpression): void => {
    const declared = checker.getResolvedSignature(node)?.getDeclaration()?.parameters ?? [];
    const parameters = declared.filter(({ name }) => name.getText() !== "this");
    for (const [index, argument] of node.arguments.entries()) {
      const parameter = parameters[index];
      if (parameter === undefined || isApplicationsClock(argument)) continue;
      given.set(parameter, [...(given.get(parameter) ?? []), declaredAs(argument)]);
    }
  };
  /** A function that is a value is called by whoever has it. */
  const noteValue = (node: ts.Identifier): void => {
    const { parent } = node;
    const isCallee = ts.isCallExpression(parent) && parent.expression === node;
    if (isCallee || ts.isFunctionDeclaration(parent) || ts.isImportSpecifier(parent)) return;
    const declared = declaredAs(node);
    if (declared === undefined || !ts.isFunctionDeclaration(declared)) return;
    for (const parameter of declared.parameters) given.set(parameter, [undefined]);
  };
  const declaredAs = (node: ts.Node): ts.Node | undefined => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
  };
  const isApplicationsClock = (node: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(node)) {
      const isMember = node.name.text === clock.member;
      return isMember && isOf(root, checker.getTypeAtLocation(node.expression), application);
    }
    const declared = declaredAs(node);
    if (declared === undefined || !ts.isVariableDeclaration(declared) || !declared.initializer) return false;
    return isConst(declared) && isApplicationsClock(declared.initializer) && !setsClock(blockAround(declared));
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file);
  return alwaysSame(found, given);
}

function isConst(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}

function blockAround(node: ts.Node): ts.Node {
  return ts.isFunctionDeclaration(node) || ts.isSourceFile(node) ? node : blockAround(node.parent);
}

/** Whether another clock is put in the place of the application's. */
function setsClock(node: ts.Node): boolean {
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  const isSet = isAssignment && ts.isPropertyAccessExpression(node.left) && node.left.name.text === clock.member;
  return isSet || ts.forEachChild(node, (child) => setsClock(child) || undefined) === true;
}

/** Takes away, until nothing changes, each parameter that is given anything but one that is still there. */
function alwaysSame(
  found: Set<ts.Node>,
  given: ReadonlyMap<ts.Node, readonly (ts.Node | undefined)[]>,
): ReadonlySet<ts.Node> {
  for (let changed = true; changed; ) {
    changed = false;
    for (const parameter of found) {
      const others = given.get(parameter) ?? [];
      if (others.every((other) => other !== undefined && found.has(other))) continue;
      found.delete(parameter);
      changed = true;
    }
  }
  return found;
}
