/** Conditions of device code are comparisons: 0 and "" are true in Lua. */
import { join } from "node:path";
import ts from "typescript";
import { nodesIn } from "./source";

/** Every condition in `files` that is not of the type boolean. `files` are paths from `root`. */
export function truthFaults(root: string, files: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const program = ts.createProgram(
    [join(root, "firmware/lib.d.ts"), ...files.map((file) => join(root, file))],
    options,
  );
  const checker = program.getTypeChecker();
  const faults: string[] = [];
  for (const path of files) {
    const file = program.getSourceFile(join(root, path));
    if (file === undefined) throw new Error(`${path} is not there`);
    for (const node of nodesIn(file)) {
      for (const condition of conditionsOf(node)) {
        if (isBoolean(checker.getTypeAtLocation(condition))) continue;
        const { line } = file.getLineAndCharacterOfPosition(condition.getStart(file));
        faults.push(`${path}:${line + 1}: "${condition.getText(file)}" as a condition: compare it`);
      }
    }
  }
  return faults;
}

function conditionsOf(node: ts.Node): ts.Expression[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return [node.expression];
  if (ts.isForStatement(node)) return node.condition === undefined ? [] : [node.condition];
  if (ts.isConditionalExpression(node)) return [node.condition];
  if (ts.isPrefixUnaryExpression(node)) {
    return node.operator === ts.SyntaxKind.ExclamationToken ? [node.operand] : [];
  }
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  const isLogical = kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
  return isLogical ? [node.left, node.right] : [];
}

function isBoolean(type: ts.Type): boolean {
  return (type.isUnion() ? type.types : [type]).every((part) => (part.flags & ts.TypeFlags.BooleanLike) !== 0);
}
