/**
 * Writes Espruino's own operators in place of the functions that divide or wrap instants: a call takes four times as
 * long as the division. Its 64-bit floats need no correction.
 */
import ts from "typescript";

/** Half of the counter's wrap has 29 bits: two shifts by so many extend the sign of a difference. */
const signBits = 2;
/** The largest number of the core, and the mask of the counter of ms, which wraps at 2³⁰. */
const largest = 2 ** 30 - 1;

/**
 * The project's functions for a quotient rounded down, for its remainder, and for the difference and the sum of
 * instants, with what replaces a call.
 */
const operators = new Map<string, (factory: ts.NodeFactory, a: ts.Expression, b: ts.Expression) => ts.Expression>([
  ["divide", (factory, a, b) => factory.createBitwiseOr(factory.createDivide(a, b), factory.createNumericLiteral(0))],
  ["remainder", (factory, a, b) => factory.createModulo(a, b)],
  [
    "span",
    (factory, from, to) => {
      const bits = factory.createNumericLiteral(signBits);
      const difference = factory.createParenthesizedExpression(factory.createSubtract(to, from));
      return factory.createRightShift(factory.createLeftShift(difference, bits), bits);
    },
  ],
  ["later", (factory, at, ms) => factory.createBitwiseAnd(factory.createAdd(at, ms), shiftedLargest(factory))],
]);

/** Returns the largest number as a shift, `-1>>>2`. That takes 4 bytes of tokens instead of 10 digits. */
function shiftedLargest(factory: ts.NodeFactory): ts.Expression {
  const minusOne = factory.createPrefixMinus(factory.createNumericLiteral(1));
  return factory.createUnsignedRightShift(minusOne, factory.createNumericLiteral(signBits));
}

/** The transformer for all files of a program. */
export const writeOperators: ts.TransformerFactory<ts.SourceFile> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isNumericLiteral(node) && Number(node.text) === largest) return shiftedLargest(factory);
    const inside = ts.visitEachChild(node, visit, context);
    if (!ts.isCallExpression(inside) || !ts.isIdentifier(inside.expression)) return inside;
    const operator = operators.get(inside.expression.text);
    const [a, b] = inside.arguments;
    if (operator === undefined || a === undefined || b === undefined) return inside;
    return factory.createParenthesizedExpression(operator(factory, a, b));
  };
  return (file) => ts.visitEachChild(file, visit, context);
};
