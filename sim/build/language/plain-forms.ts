/** The syntax of which device code is made. Whatever is not listed is refused, also what later versions will bring. */
import ts from "typescript";

const { SyntaxKind } = ts;

export const plainForms: ReadonlySet<ts.SyntaxKind> = new Set([
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
