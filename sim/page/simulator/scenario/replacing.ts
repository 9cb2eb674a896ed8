/** Asks before another game takes the place of the one on the clock. */
import { signal } from "@preact/signals";
import { isGameOn } from "../../actions/next-clock";
import { host } from "../../store/store";

/** The action that waits until the user agrees to give up the game. */
export const replacing = signal<(() => void) | undefined>(undefined);

/** Does `act`, which puts another game on the clock. If a game is on, the page first asks. */
export function replaceGame(act: () => void): void {
  const clock = host.value;
  replacing.value = undefined;
  if (clock === undefined || !isGameOn(clock)) act();
  else
    replacing.value = () => {
      replacing.value = undefined;
      act();
    };
}
