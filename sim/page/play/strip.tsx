/** Shows a short message in the middle of the play screen. It covers no half, takes no focus, and goes by itself. */
import { signal } from "@preact/signals";
import { words } from "../store/tongue";

/** While a clock runs, the strip says why a touch did nothing. */
export type Hint = "back" | "hold";
/** Before the next game it says how the last one ended. */
export type Message = Hint | "white" | "draw" | "black" | "none";

export const message = signal<Message | undefined>(undefined);
let timer: number | undefined;

/** How long a message stays, ms. A result stays longer, because it can be taken back. */
const hintMs = 5000;
const resultMs = 15_000;

export function showStrip(said: Message): void {
  message.value = said;
  window.clearTimeout(timer);
  timer = window.setTimeout(hideStrip, isHint(said) ? hintMs : resultMs);
}

export function isHint(said: Message | undefined): said is Hint {
  return said === "back" || said === "hold";
}

export function hideStrip(): void {
  message.value = undefined;
}

/** Says in a running game how to leave or to pause it. */
export function BackStrip() {
  const said = message.value;
  return (
    <p class="strip" role="status">
      {isHint(said) ? words.value.strip[said] : ""}
    </p>
  );
}
