/** Reads and replaces what a command writes into a document: sections between two markers, and rows of tables. */

const end = "<!-- end -->";

/** Returns the text with other content in a section. Throws if the document has no such section. */
export function withSection(text: string, name: string, content: string): string {
  const head = `<!-- figures: ${name} -->`;
  const begin = text.indexOf(head);
  const to = text.indexOf(end, begin);
  if (begin < 0 || to < 0) throw new Error(`no section ${name}`);
  return `${text.slice(0, begin + head.length)}\n${content}\n${text.slice(to)}`;
}

/** Returns the text with other rows in the table that begins with `head`. Throws if it has no such table. */
export function withRows(text: string, head: string, rows: readonly (readonly (string | number)[])[]): string {
  const lines = text.split("\n");
  const from = lines.indexOf(head);
  if (from < 0) throw new Error(`lost the table ${head}`);
  const to = lines.findIndex((line, at) => at > from && !line.startsWith("|"));
  return [...lines.slice(0, from + 2), ...rows.map((cells) => `| ${cells.join(" | ")} |`), ...lines.slice(to)].join(
    "\n",
  );
}
