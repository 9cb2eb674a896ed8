/**
 * Replaces functions that are written for every runtime by operators of Lua 5.4 or functions of the chip. A bundle for
 * a Pico spent half of its time in them.
 */
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import type { Extras } from "../lua/inspect-lua";

/** The operators that replace these functions for whole numbers, if the first is at least 0 and the second above 0. */
const operators: ReadonlyMap<string, tstl.BinaryOperator> = new Map([
  ["divide", tstl.SyntaxKind.FloorDivisionOperator],
  ["remainder", tstl.SyntaxKind.ModuloOperator],
]);

/** The functions of firmware/ that are written in C too, and global. */
const native: readonly string[] = ["nameAt"];

/** The functions that such a bundle has in addition to that of other Luas. */
export const shortcuts: Extras = { operators: ["//", "%"], functions: native };

/** Throws at the end of a bundle if it lacks one of the functions, which may have been renamed. */
export function shortcutPlugin(): tstl.Plugin {
  const found = new Set<string>();
  return {
    visitors: {
      [ts.SyntaxKind.CallExpression]: (node, context) => {
        const operator = ts.isIdentifier(node.expression) ? operators.get(node.expression.text) : undefined;
        const [left, right] = node.arguments;
        if (operator === undefined || left === undefined || right === undefined) {
          return context.superTransformExpression(node);
        }
        const [a, b] = [context.transformExpression(left), context.transformExpression(right)];
        return tstl.createBinaryExpression(a, b, operator, node);
      },
      [ts.SyntaxKind.FunctionDeclaration]: (node, context) => {
        const name = node.name?.text ?? "";
        if (operators.has(name) || native.includes(name)) found.add(name);
        if (operators.has(name)) return [];
        return native.includes(name) ? [nativeStatement(name)] : context.superTransformStatements(node);
      },
    },
    afterEmit: () => {
      for (const name of [...operators.keys(), ...native]) {
        if (!found.has(name)) throw new Error(`the bundle has no function ${name}`);
      }
      return [];
    },
  };
}

/** `name = _G.name` */
function nativeStatement(name: string): tstl.Statement {
  const found = tstl.createTableIndexExpression(tstl.createIdentifier("_G"), tstl.createStringLiteral(name));
  return tstl.createAssignmentStatement(tstl.createIdentifier(name), found);
}
