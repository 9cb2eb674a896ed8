/** Keeps the keyboard's focus when a question has been answered. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/**
 * Returns the reference for a question. If the question goes while a person who uses the keyboard is in it, the focus
 * returns to where it was before. After a tap it does not: a list of choices would take the letters of the levers.
 */
export function useReturnedFocus(): RefObject<HTMLDivElement | null> {
  const question = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      const isInside = question.current?.querySelector(":focus-visible") != null;
      if (isInside && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
  return question;
}
