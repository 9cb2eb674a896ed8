/** Finds comments that are wider than the code: the formatter leaves them as they are. */

/** As in .editorconfig and biome.json. */
export const lineMax = 120;

/** A line that is a comment, or one with a comment behind the code. A text that has two slashes is none. */
const comment = /^\s*(?:\/\/|\/?\*)|[;,{}()] (?:\/\/|\/\*)[^"'`]*$/;

/** Returns `path:line: fault` for each comment in `text` that is too wide. */
export function widthFaults(path: string, text: string): string[] {
  if (!/[.](?:tsx?|mjs|cjs|js|css|c|h)$/.test(path)) return [];
  return text.split("\n").flatMap((line, index) => {
    if (line.length <= lineMax || !comment.test(line)) return [];
    return [`${path}:${index + 1}: ${line.length} letters, ${lineMax} at most: wrap the comment`];
  });
}
