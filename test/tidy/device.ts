/** The small language of device code, which every Espruino and every Lua VM runs alike; see docs/architecture.md. */
import ts from "typescript";
import { faultAt, isDevice, nodesIn, parseSource, type Source } from "./source";

const { SyntaxKind } = ts;
/** The largest whole number that a 32-bit float counts up to by ones is less; sums stay below this one. */
const numberMax = 2 ** 30;

const forms: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.ClassDeclaration, "a class: write an interface and functions that take it first"],
  [SyntaxKind.ClassExpression, "a class: write an interface and functions that take it first"],
  [SyntaxKind.ArrowFunction, "an arrow function: write a named function at the top of the file"],
  [SyntaxKind.FunctionExpression, "a function as a value: write a named function at the top of the file"],
  [SyntaxKind.MethodDeclaration, "a method: write a function that takes the record first"],
  [SyntaxKind.ForOfStatement, "for-of: write for (let i = 0; i < list.length; i++)"],
  [SyntaxKind.ForInStatement, "for-in: its order differs; keep a list"],
  [SyntaxKind.ObjectBindingPattern, "destructuring: read the fields by name"],
  [SyntaxKind.ArrayBindingPattern, "destructuring: read the items by index"],
  [SyntaxKind.SpreadElement, "spread: push item by item"],
  [SyntaxKind.SpreadAssignment, "spread: write every field"],
  [SyntaxKind.ComputedPropertyName, "a computed key: write an interface, or a list by index"],
  [SyntaxKind.QuestionDotToken, "?.: compare with undefined"],
  [SyntaxKind.QuestionQuestionToken, "??: compare with undefined"],
  [SyntaxKind.NullKeyword, "null: undefined is the only absence"],
  [SyntaxKind.RegularExpressionLiteral, "a regular expression: read character by character"],
  [SyntaxKind.TemplateExpression, "a template: join with +"],
  [SyntaxKind.TryStatement, "try: return what happened as a word"],
  [SyntaxKind.ThrowStatement, "throw: return what happened as a word"],
  [SyntaxKind.LabeledStatement, "a label: write a function that returns"],
  [SyntaxKind.YieldExpression, "a generator: write a loop"],
  [SyntaxKind.AwaitExpression, "await: time is an argument"],
  [SyntaxKind.DeleteExpression, "delete: set the field to undefined"],
  [SyntaxKind.NewExpression, "new: write a record"],
  [SyntaxKind.TypeOfExpression, "typeof: give the value one type"],
  [SyntaxKind.InstanceOfKeyword, "instanceof: give the record a field that says what it is"],
  [SyntaxKind.InKeyword, "in: compare the field with undefined"],
  [SyntaxKind.AnyKeyword, "any: name the type"],
  [SyntaxKind.AmpersandToken, "a bit operator: Lua 5.1 has none; multiply and divide()"],
  [SyntaxKind.BarToken, "a bit operator: Lua 5.1 has none; add"],
  [SyntaxKind.CaretToken, "a bit operator: Lua 5.1 has none"],
  [SyntaxKind.TildeToken, "a bit operator: Lua 5.1 has none"],
  [SyntaxKind.LessThanLessThanToken, "a bit operator: Lua 5.1 has none; multiply"],
  [SyntaxKind.GreaterThanGreaterThanToken, "a bit operator: Lua 5.1 has none; divide()"],
  [SyntaxKind.GreaterThanGreaterThanGreaterThanToken, "a bit operator: Lua 5.1 has none; divide()"],
  [SyntaxKind.AsteriskAsteriskToken, "**: multiply"],
  [SyntaxKind.EqualsEqualsToken, "==: write ==="],
  [SyntaxKind.ExclamationEqualsToken, "!=: write !=="],
  [SyntaxKind.NonNullExpression, "!: compare with undefined"],
]);

const words: ReadonlyMap<string, string> = new Map([
  ...["Map", "Set", "WeakMap", "Symbol"].map((word) => [word, "a list, searched by index"] as const),
  ...["Date", "setTimeout", "setInterval"].map((word) => [word, "time is an argument"] as const),
  ...["JSON", "RegExp", "Promise", "Reflect", "Proxy"].map((word) => [word, "plain records and functions"] as const),
  ...["parseInt", "parseFloat", "Number", "isNaN"].map((word) => [word, "count digit by digit"] as const),
  ...["eval", "arguments", "globalThis", "console"].map((word) => [word, "name what you need as a parameter"] as const),
]);

/** Everything in device code that the small language lacks, each with what to write instead. */
export function deviceFaults(source: Source): string[] {
  if (!isDevice(source)) return [];
  const file = parseSource(source);
  const faults: string[] = [];
  for (const node of nodesIn(file)) {
    if (isTypeOnly(node)) continue;
    const advice = forms.get(node.kind) ?? adviceOn(node, source.path);
    if (advice !== undefined) faults.push(faultAt(file, node, advice));
  }
  return faults;
}

/** `A | B` and the like between types. */
function isTypeOnly(node: ts.Node): boolean {
  return ts.isTypeNode(node) && node.kind !== SyntaxKind.AnyKeyword;
}

function adviceOn(node: ts.Node, path: string): string | undefined {
  if (ts.isBinaryExpression(node)) return adviceOnOperator(node.operatorToken.kind, path);
  if (ts.isPrefixUnaryExpression(node)) return forms.get(node.operator);
  if (ts.isParameter(node)) {
    if (node.initializer !== undefined) return "a default parameter: pass it";
    if (node.dotDotDotToken !== undefined) return "a rest parameter: pass a list";
    return undefined;
  }
  if (ts.isNumericLiteral(node)) return adviceOnNumber(Number(node.getText().replaceAll("_", "")));
  if (ts.isIdentifier(node)) return adviceOnName(node);
  if (ts.isSwitchStatement(node)) {
    const { clauses } = node.caseBlock;
    const at = clauses.findIndex(ts.isDefaultClause);
    return at >= 0 && at < clauses.length - 1 ? "default before a case: write it last" : undefined;
  }
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    const isWhole = bindings !== undefined && ts.isNamespaceImport(bindings);
    return isWhole ? "import *: mangled names make it undefined; import by name" : undefined;
  }
  if (ts.isExportDeclaration(node)) return "a re-export: import from where it is defined";
  if (ts.isFunctionDeclaration(node) && !ts.isSourceFile(node.parent)) {
    return "a function inside a function: write it at the top of the file";
  }
  return undefined;
}

function adviceOnOperator(operator: ts.SyntaxKind, path: string): string | undefined {
  if (/^(?:firmware\/core|hal\/espruino)\/divide\.ts$/.test(path)) return undefined;
  if (operator === SyntaxKind.SlashToken || operator === SyntaxKind.SlashEqualsToken) {
    return "/: write divide(a, b) of core/divide";
  }
  if (operator === SyntaxKind.PercentToken || operator === SyntaxKind.PercentEqualsToken) {
    return "%: write remainder(a, b) of core/divide";
  }
  return undefined;
}

function adviceOnNumber(value: number): string | undefined {
  if (!Number.isInteger(value)) return "a fraction: count in a smaller unit";
  return value > numberMax ? "a number above 2^30: some Lua VMs have 32-bit numbers" : undefined;
}

function adviceOnName(node: ts.Identifier): string | undefined {
  const { parent } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isField = ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent) || ts.isEnumMember(parent);
  if (isMember || isField) return undefined;
  const advice = words.get(node.text);
  return advice === undefined ? undefined : `${node.text}: ${advice}`;
}
