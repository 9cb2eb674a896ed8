/** What a board has not is not asked: a call of a member that nothing provides goes, and what its arguments would have been. */
import { type AnyNode, parse } from "acorn";
import { isWritten } from "./constants";
import { applyEdits, type Edit } from "./edits";
import { singleName } from "./singles";
import { childrenOf, outerReferences } from "./syntax";

/** Throws where the value of such a call is asked for. */
export function withoutAbsent(script: string): string {
  const program = parse(script, { ecmaVersion: 5 });
  const references = [...outerReferences(program)].filter(({ node }) => singleName.test(node.name));
  const provided = new Set<string>();
  for (const { node, parent } of references) if (isWritten(node, parent)) provided.add(node.name);
  const edits: Edit[] = [];
  const visit = (node: AnyNode, parent: AnyNode): void => {
    if (node.type === "CallExpression" && node.callee.type === "Identifier" && isAbsent(node.callee.name)) {
      if (parent.type !== "ExpressionStatement") throw new Error(`nothing provides ${node.callee.name}`);
      edits.push({ start: parent.start, end: parent.end, text: ";" });
    } else for (const child of childrenOf(node)) visit(child, node);
  };
  const isAbsent = (name: string) => singleName.test(name) && !provided.has(name);
  visit(program, program);
  return applyEdits(script, 0, script.length, edits);
}
