/** Asks whose the clock is if another tab holds it and does not answer. */
import { takeClock } from "../../keep/holder";
import { closeSheet } from "../phase";
import { lateWords } from "./late-words";

export function Held() {
  const { heldText, heldTake, heldLeave } = lateWords().elsewhere;
  return (
    <>
      <p>{heldText}</p>
      <div class="answers">
        <button type="button" onClick={closeSheet}>
          {heldLeave}
        </button>
        <button type="button" class="main" onClick={takeClock}>
          {heldTake}
        </button>
      </div>
    </>
  );
}
