/** Applies several changes to a text at once. */
import { PassError } from "./places";

/** Replaces the characters from `start` to before `end` by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Returns the part of `source` from `start` to `end` with all edits applied. Edits must not overlap. */
export function applyEdits(source: string, start: number, end: number, edits: readonly Edit[]): string {
  let text = "";
  let at = start;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at)
      throw new PassError(`two changes meet at "${source.slice(edit.start, edit.start + 40)}"`, source, edit.start);
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at, end);
}
