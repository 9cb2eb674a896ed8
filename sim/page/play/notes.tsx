/** Shows what is not as it should be: what the clock refused, and what the browser lacks. Loaded only then. */
import { isKept } from "../keep/memory";
import { refused } from "../store/store";
import { words } from "../store/tongue";
import { opened, sheet, shownPhase } from "./phase";

export function Notes() {
  return (
    <>
      <Fault />
      <UnkeptNote />
      <PlainNote />
    </>
  );
}

/** Says before the start and in a pause that the browser will not keep the game. */
function UnkeptNote() {
  if (isKept.value || shownPhase.value === "running") return null;
  return (
    <p class="fault" role="alert">
      {words.value.faults.storage}
    </p>
  );
}

/** Says before the start what a page over plain http lacks. */
function PlainNote() {
  if (window.isSecureContext || shownPhase.value !== "ready") return null;
  return (
    <button type="button" class="plainNote" onClick={() => (opened.value = "elsewhere")}>
      {words.value.plainNote}
    </button>
  );
}

/** Says what the clock refused, or that a link cannot be read. */
function Fault() {
  if (refused.value === "") return null;
  const isElsewhere = refused.value === "tab" && shownPhase.value !== "running" && sheet.value === undefined;
  return (
    <div class="fault">
      <p role="alert">{faultText(refused.value)}</p>
      {isElsewhere ? (
        <button type="button" onClick={() => void takeOver()}>
          {words.value.faults.useHere}
        </button>
      ) : null}
    </div>
  );
}

async function takeOver(): Promise<void> {
  const there = await import("../keep/take-over");
  await there.takeOver();
}

export function faultText(fault: string): string {
  const { faults } = words.value;
  return fault === "locked" || fault === "link" || fault === "tab" ? faults[fault] : faults.other;
}
