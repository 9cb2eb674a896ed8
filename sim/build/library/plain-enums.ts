/**
 * Turns enums into plain objects for programs that use the library. Compilers that see one file at a time cannot read a
 * `const enum` of a declaration file.
 */
import ts from "typescript";

/** Replaces each enum of a script or a declaration file: `const Side = { None: 0, … }` and the type of its values. */
export function withPlainEnums(text: string, isDeclaration: boolean): string {
  const file = ts.createSourceFile("enums.ts", text, ts.ScriptTarget.Latest, true);
  let result = "";
  let end = 0;
  for (const statement of file.statements) {
    if (!ts.isEnumDeclaration(statement)) continue;
    result += text.slice(end, statement.getStart(file)) + plainEnum(statement, file, isDeclaration);
    end = statement.end;
  }
  return result + text.slice(end);
}

function plainEnum(declaration: ts.EnumDeclaration, file: ts.SourceFile, isDeclaration: boolean): string {
  const name = declaration.name.text;
  const before = declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ? "export " : "";
  const members = declaration.members.map((member) => plainMember(member, file, isDeclaration));
  const values = isDeclaration
    ? `${before}declare const ${name}: {\n${members.join(";\n")};\n};`
    : `${before}const ${name} = {\n${members.join(",\n")},\n} as const;`;
  const all = `(typeof ${name})[keyof typeof ${name}]`;
  return `${values}\n/** One of the values of {@link ${name}:variable}. */\n${before}type ${name} = ${all};`;
}

/** Returns a member as the property of an object, with its comment. */
function plainMember(member: ts.EnumMember, file: ts.SourceFile, isDeclaration: boolean): string {
  const { initializer } = member;
  if (initializer === undefined) throw new Error(`${member.getText(file)} has no number of its own`);
  const comment = file.text.slice(member.getFullStart(), member.getStart(file)).trim();
  const line = `${isDeclaration ? "readonly " : ""}${member.name.getText(file)}: ${initializer.getText(file)}`;
  return `${comment === "" ? "" : `  ${comment}\n`}  ${line}`;
}
