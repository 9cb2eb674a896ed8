import type { Key as InkKey } from "ink";

/**
 * A key as the clock understands it: a printed character stands for itself, another key has a name of more than one
 * character.
 */
export type Key = string;

/** Names for what is no printed character; a text can hold them when it is pasted. */
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
  // Ink calls what Linux terminals send for Backspace "delete".
  if (key.backspace || key.delete) return "backspace";
  return undefined;
}

/** The keys behind one input event; a fast typist or a paste makes several of one. Ctrl and Alt make none. */
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
