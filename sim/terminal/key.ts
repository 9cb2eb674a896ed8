import type { Key as InkKey } from "ink";

/**
 * A key as the clock understands it. A printed character is its own name; any other key has a name of more than one
 * character.
 */
export type Key = string;

/** Names for characters that are not printed; pasted text can contain them. */
const controls: Readonly<Record<string, Key>> = {
  "\r": "enter",
  "\n": "enter",
  "\t": "down",
  "\b": "backspace",
  "\x7f": "backspace",
};

function namedKey(key: InkKey): Key | undefined {
  if (key.upArrow) return "up";
  if (key.downArrow) return "down";
  if (key.leftArrow) return "left";
  if (key.rightArrow) return "right";
  if (key.pageUp) return "pageUp";
  if (key.pageDown) return "pageDown";
  if (key.home) return "home";
  if (key.end) return "end";
  if (key.return) return "enter";
  if (key.escape) return "escape";
  if (key.tab) return key.shift ? "up" : "down";
  // Ink calls the Backspace of Linux terminals "delete".
  if (key.backspace || key.delete) return "backspace";
  return undefined;
}

/**
 * Returns the keys of one input event. A fast typist or a paste puts several into one event. Ctrl and Alt give none.
 */
export function keysOf(input: string, key: InkKey): Key[] {
  const named = namedKey(key);
  if (named !== undefined) return [named];
  if (key.ctrl || key.meta) return [];
  return [...input].flatMap((character) => {
    const control = controls[character];
    if (control !== undefined) return [control];
    return character < " " ? [] : [character];
  });
}
