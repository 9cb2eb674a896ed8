/** Reads and replaces the sections of a document that a command writes. Each section is between two markers. */

const beginOf = (name: string) => `<!-- figures: ${name} -->`;
const end = "<!-- end -->";

/** Returns the text of a section. Throws if the document has no such section. */
export function sectionOf(text: string, name: string): string {
  const { from, to } = placeOf(text, name);
  return text.slice(from, to).trim();
}

export function withSection(text: string, name: string, content: string): string {
  const { from, to } = placeOf(text, name);
  return `${text.slice(0, from)}\n${content}\n${text.slice(to)}`;
}

function placeOf(text: string, name: string): { from: number; to: number } {
  const begin = text.indexOf(beginOf(name));
  const to = text.indexOf(end, begin);
  if (begin < 0 || to < 0) throw new Error(`no section ${name}`);
  return { from: begin + beginOf(name).length, to };
}
