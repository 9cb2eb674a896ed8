/** Shows a short message in the middle of the play screen. It covers no half, takes no focus, and goes by itself. */
import { signal } from "@preact/signals";
import { words } from "../store/tongue";

/** The strip says that a running game is not left, or how the last game ended. */
export type Message = "back" | "white" | "draw" | "black" | "none";

export const message = signal<Message | undefined>(undefined);
let timer: number | undefined;

/** How long a message stays, ms. A result stays longer, because it can be taken back. */
const backMs = 5000;
const resultMs = 15_000;

export function showStrip(said: Message): void {
  message.value = said;
  window.clearTimeout(timer);
  timer = window.setTimeout(hideStrip, said === "back" ? backMs : resultMs);
}

export function hideStrip(): void {
  message.value = undefined;
}

/** Says in a running game how to leave it. */
export function BackStrip() {
  return (
    <p class="strip" role="status">
      {message.value === "back" ? words.value.strip.back : ""}
    </p>
  );
}
