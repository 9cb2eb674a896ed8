/**
 * Names that are not ours to change. The members that a `.d.ts` file of a runtime declares are put in quotes before
 * names are made short: `g.clear()` becomes `g["clear"]()`, while `clear` of a record of ours gets a short name.
 */
import { basename } from "node:path";
import ts from "typescript";

/** The library of the language itself: its members keep their names by a list of their own. */
const libraryFile = "lib.d.ts";

/** The node with its foreign name in quotes; undefined where it has none. `visit`: for what is inside. */
export function quoteForeign(
  node: ts.Node,
  checker: ts.TypeChecker,
  factory: ts.NodeFactory,
  visit: (node: ts.Node) => ts.Node,
): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node) && isForeign(checker.getSymbolAtLocation(node.name))) {
    const holder = ts.visitNode(node.expression, visit, ts.isExpression);
    return factory.createElementAccessExpression(holder, factory.createStringLiteral(node.name.text));
  }
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && isForeign(keySymbol(checker, node))) {
    const value = ts.visitNode(node.initializer, visit, ts.isExpression);
    return factory.createPropertyAssignment(factory.createStringLiteral(node.name.text), value);
  }
  return undefined;
}

/** What a key of an object literal stands for in the type that is asked for there. */
function keySymbol(checker: ts.TypeChecker, node: ts.PropertyAssignment): ts.Symbol | undefined {
  return checker.getContextualType(node.parent)?.getProperty(node.name.getText());
}

function isForeign(symbol: ts.Symbol | undefined): boolean {
  const file = symbol?.valueDeclaration?.getSourceFile();
  return file?.isDeclarationFile === true && basename(file.fileName) !== libraryFile;
}
