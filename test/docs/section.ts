/** Returns the text between the two marks of a section in a document. Throws if the document has no such section. */
export function sectionOf(text: string, name: string): string {
  const [, section] = text.split(`<!-- figures: ${name} -->`);
  if (section === undefined) throw new Error(`no section ${name}`);
  return (section.split("<!-- end -->")[0] ?? "").trim();
}
