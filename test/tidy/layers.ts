/** Who may import whom. */
import { posix } from "node:path";
import ts from "typescript";
import { faultAt, isScript, nodesIn, parseSource, type Source } from "./source";

interface Layer {
  /** The files it is made of. */
  files: RegExp;
  /** What they may import, as paths from the root. */
  may: RegExp;
  /** Packages too: all, none, or those of these names. */
  packages: boolean | RegExp;
  advice: string;
}

/** The first one that a file belongs to counts. */
const layers: readonly Layer[] = [
  {
    files: /^firmware\/core\//,
    may: /^firmware\/core\/[^/]+$/,
    packages: false,
    advice: "the core imports only files beside it; pass what it needs as an argument",
  },
  {
    files: /^firmware\/app\//,
    may: /^firmware\/(app|core|notation|laws)\/|^hal\/hal$/,
    packages: false,
    advice:
      "the app imports only the app, the core, notation, laws and the contract hal/hal; let an entry point pass it in",
  },
  {
    files: /^firmware\/laws\//,
    may: /^firmware\/(laws|core)\//,
    packages: false,
    advice: "the Laws import only the core",
  },
  {
    files: /^firmware\/notation\//,
    may: /^firmware\/(notation|core)\//,
    packages: false,
    advice: "the notation imports only the core",
  },
  {
    files: /^firmware\/[^/]+$/,
    may: /^(firmware\/(app|core|notation|laws)|hal)\/|^firmware\/virtual-\w+$/,
    packages: false,
    advice: "an entry point of the firmware wires app, core and one back-end of hal/",
  },
  {
    files: /^hal\//,
    may: /^(hal|firmware\/core)\//,
    packages: false,
    advice: "a back-end imports only the contract in hal/ and the core's types",
  },
  {
    files: /^board-defs\//,
    may: /^(board-defs|hal)\//,
    packages: false,
    advice: "a board is data; it imports only the types it is made of",
  },
  {
    files: /^sim\/page\/(?!(?:vite\.config|icon|numbers)\.ts$)/,
    may: /^(sim|firmware|hal|board-defs)\//,
    packages: /^(?:preact(?:\/hooks)?|@preact\/signals)$/,
    advice: "the page runs in a browser: of packages it has Preact and its signals; split off what is tied to Node",
  },
  {
    files: /^sim\//,
    may: /^(sim|firmware|hal|board-defs)\/|^package\.json$/,
    packages: true,
    advice: "the simulator imports nothing of the tests; move what both need to sim/",
  },
];

export function layerFaults(source: Source): string[] {
  const layer = layers.find(({ files }) => files.test(source.path));
  if (layer === undefined || !isScript(source)) return [];
  const file = parseSource(source);
  const faults: string[] = [];
  for (const node of nodesIn(file)) {
    const name = importedBy(node);
    if (name === undefined) continue;
    const path = posix.join(posix.dirname(source.path), name);
    const isFine = name.startsWith(".") ? layer.may.test(path) : isAllowed(layer.packages, name);
    if (!isFine) faults.push(faultAt(file, node, `imports "${name}": ${layer.advice}`));
  }
  return faults;
}

function isAllowed(packages: boolean | RegExp, name: string): boolean {
  return typeof packages === "boolean" ? packages : packages.test(name);
}

function importedBy(node: ts.Node): string | undefined {
  let name: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) name = node.moduleSpecifier;
  else if (ts.isImportTypeNode(node)) name = ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  else if (ts.isCallExpression(node)) {
    const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === "require";
    if (isImport || isRequire) name = node.arguments[0];
  }
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : undefined;
}
