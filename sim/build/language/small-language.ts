/**
 * The small language of device code, which every Espruino and every Lua VM runs alike; see docs/architecture.md. The
 * compilers would translate more, but the passes after them read no more than this, and Espruino lacks some of the
 * rest.
 */
import ts from "typescript";

const { SyntaxKind } = ts;

/** A place where a file leaves the small language, and what to write instead. */
interface FormFault {
  node: ts.Node;
  advice: string;
}

/** Code that every runtime compiles. Its numbers, words and operators are those of every runtime too. */
const deviceFiles = /^(firmware\/((core|notation|laws|console|app\/[^/]+)\/)?|hal\/virtual\/)[^/]+\.ts$/;
/** Code for one runtime alone, which may use what only that runtime has. */
const boardFiles = /^(firmware\/espruino\.ts|hal\/(espruino\/(silent\/)?|pico\/)?[^/]+\.ts)$/;

export function isDevicePath(path: string): boolean {
  return deviceFiles.test(path) && !boardFiles.test(path) && !path.endsWith(".d.ts");
}

export function isBoardPath(path: string): boolean {
  return boardFiles.test(path) && !path.endsWith(".d.ts") && path !== "hal/font.ts";
}

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

/** The further syntax that code for one runtime may use. */
const boardForms: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[SyntaxKind.NullKeyword, SyntaxKind.NewExpression, SyntaxKind.AmpersandToken],
  ...[SyntaxKind.BarToken, SyntaxKind.PercentToken],
]);

/**
 * Finds everything in a file of the device that the small language lacks. `path` is the file's from the project's root.
 */
export function formFaults(file: ts.SourceFile, path: string): FormFault[] {
  const isDevice = isDevicePath(path);
  if (!isDevice && !isBoardPath(path)) return [];
  const faults: FormFault[] = [];
  for (const node of valueNodes(file)) {
    const isBoards = !isDevice && boardForms.has(node.kind);
    const advice = adviceOnForm(node) ?? (isDevice ? adviceOn(node, path) : undefined) ?? adviceOnKind(node);
    if (advice !== undefined && !isBoards) faults.push({ node, advice });
  }
  return faults;
}

/** Yields `node` and all below it; of types only `any`. */
function* valueNodes(node: ts.Node, isType = false): Generator<ts.Node> {
  const isInside = isType || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  if (!isInside || node.kind === SyntaxKind.AnyKeyword) yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* valueNodes(child, isInside);
}

function adviceOnKind({ kind }: ts.Node): string | undefined {
  return plainForms.has(kind) ? undefined : `${SyntaxKind[kind]}: the language of devices does not have it`;
}

function isConst({ modifiers }: ts.EnumDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === SyntaxKind.ConstKeyword) === true;
}

/** Finds forms that no pass of the build for Espruino and no Espruino can read. */
function adviceOnForm(node: ts.Node): string | undefined {
  const advice = forms.get(node.kind);
  if (advice !== undefined) return advice;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.EqualsToken) {
    const isPattern = ts.isArrayLiteralExpression(node.left) || ts.isObjectLiteralExpression(node.left);
    return isPattern ? "destructuring: assign one by one" : undefined;
  }
  if (ts.isParameter(node)) {
    if (node.initializer !== undefined) return "a default parameter: pass it";
    return node.dotDotDotToken === undefined ? undefined : "a rest parameter: pass a list";
  }
  if (ts.isPropertyAssignment(node) && !ts.isIdentifier(node.name)) return "a key that is no name: write a plain name";
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return "a member by text: the build shortens names; write record.name";
  if (ts.isEnumDeclaration(node) && !isConst(node)) return "an enum that is a record: write const enum";
  if (ts.isImportClause(node) && node.name !== undefined) return "a default import: import by name";
  if (ts.isDefaultClause(node) && node.parent.clauses.at(-1) !== node) return "default before a case: write it last";
  if (ts.isNamespaceImport(node)) return "import *: mangled names make it undefined; import by name";
  if (ts.isExportDeclaration(node)) return "a re-export: import from where it is defined";
  if (ts.isFunctionDeclaration(node)) {
    if (node.asteriskToken !== undefined) return "a generator: write a loop";
    return ts.isSourceFile(node.parent) ? undefined : "a function inside a function: write it at the top of the file";
  }
  return undefined;
}

function adviceOn(node: ts.Node, path: string): string | undefined {
  if (ts.isBinaryExpression(node)) return adviceOnOperator(node.operatorToken.kind, path);
  if (ts.isPrefixUnaryExpression(node)) return forms.get(node.operator);
  if (ts.isNumericLiteral(node)) return adviceOnNumber(Number(node.getText().replaceAll("_", "")));
  if (ts.isIdentifier(node)) return adviceOnName(node);
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

/** The forms that need no advice: the small language itself. */
const plainForms: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[SyntaxKind.SourceFile, SyntaxKind.EndOfFileToken, SyntaxKind.ExportKeyword, SyntaxKind.DeclareKeyword],
  ...[SyntaxKind.ImportDeclaration, SyntaxKind.ImportClause, SyntaxKind.NamedImports, SyntaxKind.ImportSpecifier],
  ...[SyntaxKind.FunctionDeclaration, SyntaxKind.Parameter, SyntaxKind.Block, SyntaxKind.EmptyStatement],
  ...[SyntaxKind.VariableStatement, SyntaxKind.VariableDeclarationList, SyntaxKind.VariableDeclaration],
  ...[SyntaxKind.EnumDeclaration, SyntaxKind.EnumMember, SyntaxKind.ConstKeyword],
  ...[SyntaxKind.IfStatement, SyntaxKind.ForStatement, SyntaxKind.WhileStatement, SyntaxKind.DoStatement],
  ...[SyntaxKind.SwitchStatement, SyntaxKind.CaseBlock, SyntaxKind.CaseClause, SyntaxKind.DefaultClause],
  ...[SyntaxKind.ReturnStatement, SyntaxKind.BreakStatement, SyntaxKind.ContinueStatement],
  ...[SyntaxKind.ExpressionStatement, SyntaxKind.CallExpression, SyntaxKind.ParenthesizedExpression],
  ...[SyntaxKind.PropertyAccessExpression, SyntaxKind.ElementAccessExpression, SyntaxKind.AsExpression],
  ...[SyntaxKind.ObjectLiteralExpression, SyntaxKind.PropertyAssignment, SyntaxKind.ShorthandPropertyAssignment],
  ...[SyntaxKind.ArrayLiteralExpression, SyntaxKind.Identifier, SyntaxKind.NumericLiteral, SyntaxKind.StringLiteral],
  ...[SyntaxKind.TrueKeyword, SyntaxKind.FalseKeyword],
  ...[SyntaxKind.ConditionalExpression, SyntaxKind.QuestionToken, SyntaxKind.ColonToken],
  ...[SyntaxKind.PrefixUnaryExpression, SyntaxKind.PostfixUnaryExpression, SyntaxKind.BinaryExpression],
  ...[SyntaxKind.EqualsToken, SyntaxKind.PlusEqualsToken, SyntaxKind.MinusEqualsToken, SyntaxKind.AsteriskEqualsToken],
  ...[SyntaxKind.PlusToken, SyntaxKind.MinusToken, SyntaxKind.AsteriskToken, SyntaxKind.SlashToken],
  ...[SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.ExclamationEqualsEqualsToken],
  ...[SyntaxKind.LessThanToken, SyntaxKind.LessThanEqualsToken],
  ...[SyntaxKind.GreaterThanToken, SyntaxKind.GreaterThanEqualsToken],
  ...[SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken],
]);
