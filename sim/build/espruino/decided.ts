/** Leaves out the branches that a board never takes, and the statements after a certain return. */
import ts from "typescript";

/** Returns `node`, or what remains of it. Its children must have been decided before. */
export function decided(node: ts.Node, factory: ts.NodeFactory): ts.Node {
  if (ts.isIfStatement(node)) {
    const { thenStatement, elseStatement = factory.createEmptyStatement() } = node;
    return choose(node.expression, thenStatement, elseStatement) ?? node;
  }
  if (ts.isConditionalExpression(node)) return choose(node.condition, node.whenTrue, node.whenFalse) ?? node;
  if (ts.isBlock(node)) return factory.updateBlock(node, reached(node.statements));
  if (ts.isCaseClause(node)) return factory.updateCaseClause(node, node.expression, reached(node.statements));
  if (ts.isParenthesizedExpression(node)) return truthOf(node.expression) === undefined ? node : node.expression;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return choose<ts.Expression>(node.operand, factory.createFalse(), factory.createTrue()) ?? node;
  }
  if (!ts.isBinaryExpression(node)) return node;
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return choose(left, right, left) ?? node;
  if (operatorToken.kind === ts.SyntaxKind.BarBarToken) return choose(left, left, right) ?? node;
  const isEqual = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!isEqual && operatorToken.kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return node;
  if (!ts.isLiteralExpression(left) || !ts.isLiteralExpression(right) || left.kind !== right.kind) return node;
  return (left.text === right.text) === isEqual ? factory.createTrue() : factory.createFalse();
}

/** Returns true for `true`, `false`, a number or an empty text. None of them is longer than a name. */
export function isLiteral(node: ts.Expression): boolean {
  return truthOf(node) !== undefined || ts.isNumericLiteral(node) || (ts.isStringLiteral(node) && node.text === "");
}

function choose<Part extends ts.Node>(test: ts.Expression, yes: Part, no: Part): Part | undefined {
  const truth = truthOf(test);
  return truth === undefined ? undefined : truth ? yes : no;
}

function truthOf({ kind }: ts.Expression): boolean | undefined {
  if (kind === ts.SyntaxKind.TrueKeyword) return true;
  return kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

/** Returns the statements up to and with the first that always returns. */
function reached(statements: ts.NodeArray<ts.Statement>): readonly ts.Statement[] {
  const last = statements.findIndex(returns);
  return last < 0 ? statements : statements.slice(0, last + 1);
}

function returns(node: ts.Statement): boolean {
  if (ts.isReturnStatement(node)) return true;
  if (ts.isBlock(node)) return node.statements.some(returns);
  return ts.isIfStatement(node) && returns(node.thenStatement) && !!node.elseStatement && returns(node.elseStatement);
}
