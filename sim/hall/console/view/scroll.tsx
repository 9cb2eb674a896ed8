/** A box that scrolls. It can have the focus, so that the arrow keys scroll it. */
import type { ComponentChildren } from "preact";

export function Scroll({ look, label, children }: { look: string; label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus nobody could scroll it by keyboard.
    <section class={`scroll ${look}`} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
