/**
 * Turns a `switch` into a chain of `if`. That is half as long as what typescript-to-lua writes, and needs no variable.
 * The compiler option noFallthroughCasesInSwitch ensures that no case with statements falls into the next one.
 */
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { mergedError } from "./merge";

export const switchPlugin: tstl.Plugin = {
  visitors: { [ts.SyntaxKind.SwitchStatement]: transformSwitch },
};

interface Branch {
  labels: ts.Expression[];
  statements: readonly ts.Statement[];
}

function transformSwitch(node: ts.SwitchStatement, context: tstl.TransformationContext): tstl.Statement[] {
  const branches = branchesOf(node.caseBlock.clauses);
  const before: tstl.Statement[] = [];
  let subject = context.transformExpression(node.expression);
  if (!ts.isIdentifier(node.expression)) {
    const name = `value${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    before.push(tstl.createVariableDeclarationStatement(tstl.createIdentifier(name), subject));
    subject = tstl.createIdentifier(name);
  }
  let chain: tstl.IfStatement | tstl.Block | undefined;
  for (const branch of branches.toReversed()) {
    const block = tstl.createBlock(context.transformStatements(branch.statements));
    const [first, ...rest] = branch.labels.map((label) =>
      tstl.createBinaryExpression(subject, context.transformExpression(label), tstl.SyntaxKind.EqualityOperator),
    );
    if (first === undefined) {
      chain = block;
      continue;
    }
    const met = rest.reduce((a, b) => tstl.createBinaryExpression(a, b, tstl.SyntaxKind.OrOperator), first);
    chain = tstl.createIfStatement(met, block, chain);
  }
  if (chain === undefined) return before;
  const whole = tstl.isBlock(chain) ? tstl.createDoStatement(chain.statements) : chain;
  const statements = branches.flatMap((branch) => branch.statements);
  if (!statements.some((statement) => leaves(statement, ts.isBreakStatement))) return [...before, whole];
  if (statements.some((statement) => leaves(statement, ts.isContinueStatement))) {
    throw mergedError(node, "a switch with a `break` in the middle of a case cannot hold a `continue` too");
  }
  return [...before, tstl.createRepeatStatement(tstl.createBlock([whole]), tstl.createBooleanLiteral(true))];
}

/** Returns the branches, each with the cases that share it. The branch `default` has no labels. */
function branchesOf(clauses: readonly ts.CaseOrDefaultClause[]): Branch[] {
  const branches: Branch[] = [];
  let labels: ts.Expression[] = [];
  for (const clause of clauses) {
    const isLast = clause === clauses.at(-1);
    if (ts.isDefaultClause(clause)) {
      if (!isLast) throw mergedError(clause, "`default` must be the last case");
      labels = [];
    } else labels.push(clause.expression);
    if (clause.statements.length === 0 && !isLast) continue;
    const end = clause.statements.at(-1);
    const isBreak = end !== undefined && ts.isBreakStatement(end);
    const statements = isBreak ? clause.statements.slice(0, -1) : clause.statements;
    branches.push({ labels, statements });
    labels = [];
  }
  return branches;
}

/** Returns true if `node` has such a jump. Jumps inside of inner loops and switches do not count. */
function leaves(node: ts.Node, isJump: (node: ts.Node) => boolean): boolean {
  if (isJump(node)) return true;
  if (ts.isIterationStatement(node, false) || ts.isSwitchStatement(node) || ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, (child) => leaves(child, isJump) || undefined) === true;
}
