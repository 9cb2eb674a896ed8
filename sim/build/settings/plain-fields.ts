/** Writes the fields of the plain settings, which have no code of their own, into the record of all settings. */
import { rows } from "./rows";

export const fieldsFile = "firmware/app/model/settings.ts";

const from = "// `npm run settings` writes the lines from here on.\n";
const to = "// Up to here.\n";

/** Returns the text of `fieldsFile` with the fields that the table gives: in the type, and where it is made. */
export function withPlainFields(text: string): string {
  const plain = rows.flatMap(({ flag = "", about, first = false }) =>
    about === undefined ? [] : [{ name: flag.replace("settings.", ""), about, first }],
  );
  const declared = plain.map(({ name, about }) => `  /** ${about} */\n  ${name}: boolean;\n`).join("");
  const made = plain.map(({ name, first }) => `    ${name}: ${first},\n`).join("");
  const [head = "", type = "", maker = "", ...rest] = text.split(from);
  if (rest.length > 0 || ![type, maker].every((part) => part.includes(to)))
    throw new Error(`${fieldsFile}: lost a mark`);
  const after = (part: string) => part.slice(part.indexOf(to) - (part === type ? 2 : 4));
  return `${head}${from}${declared}${after(type)}${from}${made}${after(maker)}`;
}
