/**
 * Dissolves the records of which a device has only one, such as `App`. Each member becomes a variable, and no function
 * passes the record on: `app.stage` becomes `App_stage`, and `press(app, key)` becomes `press(key)`. The facts about
 * the board are known, so they become constants.
 */
import ts from "typescript";
import { decided, isLiteral } from "./decided";
import { sourceError } from "./places";

/** The types of which a device has only one value. */
const singles: readonly string[] = (
  "App Settings Log Programs Game Lock Keys Display Line Menu Conversation Supply " +
  "Hal Time Contacts Screen Flags Buzzer Store Battery Link Watchdog Power"
).split(" ");

/** Further types with one value, whose members are known when the firmware is built. */
const known: readonly string[] = ["Facts", "Features"];

/** The facts and features of a board by name, as sim/boards/facts.ts derives them. */
export type KnownValues = Readonly<Record<string, string | number | boolean>>;

const singleNames = new RegExp(`^(?:${singles.join("|")})_\\w+$`);

/** Returns true if a name is that of a member of a single record, such as `App_stage`. */
export function isSingle(name: string): boolean {
  return singleNames.test(name);
}

/** Returns the transformer for all files of `program`. `values` are the facts about the board. */
export function dissolveSingles(
  root: string,
  program: ts.Program,
  values: KnownValues,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const dissolver = new Dissolver(root, program.getTypeChecker(), values, context);
    return (file) => ts.visitEachChild(file, dissolver.visit, context);
  };
}

class Dissolver {
  private readonly factory: ts.NodeFactory;

  constructor(
    private readonly root: string,
    private readonly checker: ts.TypeChecker,
    private readonly values: KnownValues,
    private readonly context: ts.TransformationContext,
  ) {
    this.factory = context.factory;
  }

  readonly visit = (node: ts.Node): ts.Node | undefined => {
    const left = this.dissolved(node);
    return left && decided(left, this.factory);
  };

  private dissolved(node: ts.Node): ts.Node | undefined {
    if (ts.isPropertyAccessExpression(node)) return this.enumValue(node) ?? this.member(node);
    if (ts.isVariableStatement(node) && this.isKnown(node)) return undefined;
    if (ts.isCallExpression(node)) return this.call(node);
    if (ts.isParameter(node) && this.isDropped(node)) return undefined;
    if (ts.isObjectLiteralExpression(node)) return this.record(node);
    if (ts.isShorthandPropertyAssignment(node)) return this.shorthand(node);
    if (ts.isIdentifier(node)) return this.parameterValue(node) ?? this.localValue(node) ?? node;
    return this.into(node);
  }

  private into(node: ts.Node): ts.Node {
    return ts.visitEachChild(node, this.visit, this.context);
  }

  private expression(node: ts.Expression): ts.Expression {
    return ts.visitNode(node, this.visit, ts.isExpression) ?? node;
  }

  /** Returns the name of a type if it is that of a single record. */
  private single(type: ts.Type | undefined): string | undefined {
    if (type?.isUnion() === true) return undefined;
    const symbol = type?.symbol;
    const file = symbol?.declarations?.[0]?.getSourceFile();
    if (symbol === undefined || file === undefined || file.isDeclarationFile) return undefined;
    return singles.includes(symbol.name) || known.includes(symbol.name) ? symbol.name : undefined;
  }

  private singleOf(node: ts.Node): string | undefined {
    return this.single(this.checker.getTypeAtLocation(node));
  }

  private member(node: ts.PropertyAccessExpression): ts.Node {
    const type = this.singleOf(node.expression);
    if (type === undefined) return this.into(node);
    const name = node.name.text;
    if (!known.includes(type)) return this.factory.createIdentifier(`${type}_${name}`);
    if (known.includes(this.singleOf(node) ?? "")) return this.factory.createTrue();
    const value = this.values[name];
    if (value === undefined) throw sourceError(this.root, node, `${type}.${name} is not known`);
    if (typeof value === "boolean") return value ? this.factory.createTrue() : this.factory.createFalse();
    if (typeof value === "string") return this.factory.createStringLiteral(value);
    return this.number(value);
  }

  private number(value: number): ts.Expression {
    if (value >= 0) return this.factory.createNumericLiteral(value);
    const number = this.factory.createNumericLiteral(-value);
    return this.factory.createParenthesizedExpression(this.factory.createPrefixMinus(number));
  }

  private enumValue(node: ts.PropertyAccessExpression): ts.Expression | undefined {
    const value = this.checker.getConstantValue(node);
    return typeof value === "number" ? this.number(value) : undefined;
  }

  /**
   * Returns a call without the arguments that are single records. If such an argument is itself a call, that comes
   * first.
   */
  private call(node: ts.CallExpression): ts.Node {
    const declared = this.checker.getResolvedSignature(node)?.getDeclaration()?.parameters ?? [];
    const parameters = declared.filter(({ name }) => name.getText() !== "this");
    const kept: ts.Expression[] = [];
    const before: ts.Expression[] = [];
    for (const [index, given] of node.arguments.entries()) {
      const parameter = parameters[index];
      const isDropped = parameter !== undefined && ts.isParameter(parameter) && this.singleOf(parameter) !== undefined;
      const written = this.expression(given);
      if (!isDropped) kept.push(written);
      else if (ts.isCallExpression(given)) before.push(written);
    }
    const callee = this.expression(node.expression);
    const call = this.factory.updateCallExpression(node, callee, node.typeArguments, kept);
    return before.reduceRight<ts.Expression>((rest, first) => this.factory.createComma(first, rest), call);
  }

  private record(node: ts.ObjectLiteralExpression): ts.Node {
    const type = this.wanted(node);
    if (type === undefined) return this.into(node);
    const parts: ts.Expression[] = [];
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) {
        throw sourceError(this.root, property, `${property.getText()}: each member of the only ${type} is written out`);
      }
      const value = this.expression(property.initializer);
      if (this.singleIn(property.initializer) !== undefined) {
        if (!ts.isIdentifier(property.initializer)) parts.push(value);
        continue;
      }
      const name = this.factory.createIdentifier(`${type}_${property.name.getText()}`);
      parts.push(this.factory.createAssignment(name, value));
    }
    parts.push(this.factory.createTrue());
    const all = parts.reduce((before, part) => this.factory.createComma(before, part));
    return this.factory.createParenthesizedExpression(all);
  }

  private singleIn(node: ts.Expression): string | undefined {
    return this.singleOf(node) ?? (ts.isObjectLiteralExpression(node) ? this.wanted(node) : undefined);
  }

  /** Returns the single record that a literal makes, if it makes one. */
  private wanted(node: ts.ObjectLiteralExpression): string | undefined {
    const contextual = this.checker.getContextualType(node);
    const options = contextual?.isUnion() === true ? contextual.types : [contextual];
    return options.map((option) => this.single(option)).find((name) => name !== undefined);
  }

  private isDropped(parameter: ts.ParameterDeclaration): boolean {
    return ts.isFunctionDeclaration(parameter.parent) && this.singleOf(parameter) !== undefined;
  }

  /** Returns what replaces a dropped parameter that is used as a value: `true`, because nothing reads it. */
  private parameterValue(node: ts.Identifier): ts.Expression | undefined {
    const declared = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (declared === undefined || !ts.isParameter(declared) || declared.name === node) return undefined;
    return this.isDropped(declared) ? this.factory.createTrue() : undefined;
  }

  /** Returns what replaces a local constant that the board's facts decide, or that names a single record. */
  private localValue(node: ts.Identifier): ts.Expression | undefined {
    const declared = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
    return declared === undefined || declared === node.parent ? undefined : this.valueOf(declared);
  }

  private shorthand(node: ts.ShorthandPropertyAssignment): ts.Node {
    const declared = this.checker.getShorthandAssignmentValueSymbol(node)?.valueDeclaration;
    const value = declared && this.valueOf(declared);
    return value === undefined ? this.into(node) : this.factory.createPropertyAssignment(node.name, value);
  }

  /** Returns true if the declared names are replaced everywhere, so that the declaration can go. */
  private isKnown({ declarationList }: ts.VariableStatement): boolean {
    return declarationList.declarations.every((declared) => this.valueOf(declared) !== undefined);
  }

  private valueOf(declared: ts.Declaration): ts.Expression | undefined {
    if (!ts.isVariableDeclaration(declared)) return undefined;
    const { initializer, parent } = declared;
    const isConstant = (parent.flags & ts.NodeFlags.Const) !== 0 && ts.isVariableStatement(parent.parent);
    if (initializer === undefined || !isConstant || ts.isSourceFile(parent.parent.parent)) return undefined;
    const isName = ts.isPropertyAccessExpression(initializer) || ts.isIdentifier(initializer);
    if (isName && this.singleOf(declared.name) !== undefined) return this.factory.createTrue();
    const value = this.expression(initializer);
    return isLiteral(value) ? value : undefined;
  }
}
