/**
 * Writes Espruino's own operators in place of the functions that divide: a call takes four times as long as the
 * division. Its 64-bit floats need no correction.
 */
import ts from "typescript";

/** The project's functions for a quotient rounded down and for its remainder, with what replaces a call. */
const operators = new Map<string, (factory: ts.NodeFactory, a: ts.Expression, b: ts.Expression) => ts.Expression>([
  ["divide", (factory, a, b) => factory.createBitwiseOr(factory.createDivide(a, b), factory.createNumericLiteral(0))],
  ["remainder", (factory, a, b) => factory.createModulo(a, b)],
]);

/** The transformer for all files of a program. */
export const writeOperators: ts.TransformerFactory<ts.SourceFile> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const inside = ts.visitEachChild(node, visit, context);
    if (!ts.isCallExpression(inside) || !ts.isIdentifier(inside.expression)) return inside;
    const operator = operators.get(inside.expression.text);
    const [a, b] = inside.arguments;
    if (operator === undefined || a === undefined || b === undefined) return inside;
    return factory.createParenthesizedExpression(operator(factory, a, b));
  };
  return (file) => ts.visitEachChild(file, visit, context);
};
