/** Lists by file and line what the compilers of devices refuse. */
import { relative } from "node:path";
import ts from "typescript";
import { formFaults } from "./small-language";

export function diagnosticText(root: string, problems: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => "\n",
  });
}

/** Throws if a file of the device leaves the small language, but for those in `written`, which the build writes. */
export function checkForms(root: string, program: ts.Program, written: ReadonlyMap<string, string> = new Map()): void {
  program.getTypeChecker();
  const faults = program.getSourceFiles().flatMap((file) => {
    if (written.has(file.fileName)) return [];
    const path = relative(root, file.fileName);
    return formFaults(file, path).map(({ node, advice }) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${path}:${line + 1}: ${advice}\n`;
    });
  });
  if (faults.length > 0) throw new Error(faults.join(""));
}

/** Returns a host with more files, or with other content in those that it has. */
export function withFiles(host: ts.CompilerHost, texts: ReadonlyMap<string, string>): ts.CompilerHost {
  return {
    ...host,
    getSourceFile: (name, target) => {
      const text = texts.get(name);
      return text === undefined ? host.getSourceFile(name, target) : ts.createSourceFile(name, text, target);
    },
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    readFile: (name) => texts.get(name) ?? host.readFile(name),
  };
}
