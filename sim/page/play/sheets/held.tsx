/** Asks whose the clock is if another tab holds it and does not answer. */
import { elsewhereEn } from "../../../words/elsewhere-en";
import { elsewhereEs } from "../../../words/elsewhere-es";
import { takeClock } from "../../keep/holder";
import { language } from "../../store/store";
import { closeSheet } from "../phase";

export function Held() {
  const { heldText, heldTake, heldLeave } = language.value === "es" ? elsewhereEs : elsewhereEn;
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
