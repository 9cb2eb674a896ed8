/**
 * Connects an element of the page to a contact of the board, for mouse, several fingers, keyboard and assistive tools.
 */
import type { Switch } from "../../../hal/hal";
import { click, touch } from "../actions";

export function contactHandlers(contact: Switch) {
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    touch(contact, true, event);
  };
  const up = (event: Event) => touch(contact, false, event);
  const key = (closed: boolean) => (event: KeyboardEvent) => {
    if ((event.key !== " " && event.key !== "Enter") || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) touch(contact, closed, event);
  };
  return {
    onPointerDown: down,
    onPointerUp: up,
    onPointerCancel: up,
    onLostPointerCapture: up,
    onKeyDown: key(true),
    onKeyUp: key(false),
    onBlur: up,
    onContextMenu: (event: Event) => event.preventDefault(),
    // The pointer events were handled already; a click without a pointer comes from an assistive tool.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) click(contact, event);
    },
  };
}
