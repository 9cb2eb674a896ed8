/** Writes the list of boards, sim/boards/known.ts, from the files in board-defs. */

/** The longest line, as in biome.json. */
const LINE_WIDTH = 120;

/** Returns the text of the list: boards that were in `text` keep their order, new ones follow by name. */
export function knownBoards(text: string, files: readonly string[]): string {
  const there = files.map((file) => file.replace(/\.ts$/, ""));
  const listed: readonly string[] = /readonly Board\[\] = \[([^\]]*)\]/.exec(text)?.[1]?.match(/\w+/g) ?? [];
  const names = [
    ...listed.filter((name) => there.includes(name)),
    ...there.filter((name) => !listed.includes(name)).sort(),
  ];
  const modules = ["board", ...names].sort();
  const imports = modules.map((name) =>
    name === "board"
      ? 'import type { Board } from "../../board-defs/board";'
      : `import { ${name} } from "../../board-defs/${name}";`,
  );
  const line = `export const boards: readonly Board[] = [${names.join(", ")}];`;
  const list = line.length <= LINE_WIDTH ? line : line.replace(/\[(\w.*)\]/, `[\n  ${names.join(",\n  ")},\n]`);
  return `/** GENERATED from the files of board-defs by \`npm run boards\`: the boards, in the order in which they are shown. */
${imports.join("\n")}

${list}
`;
}
