/** Shows the timeline of events. The display shows the instant at the slider. */

import { goLive } from "../../actions/ticker";
import { reachedMs } from "../../clock/device";
import { host, isSearching, pastMs, slowFrame, words } from "../../store/store";
import { instantText, type Mark, marksOf } from "../past/marks";
import { goOnFromHere, lookAt } from "../past/past";

/** The most marks that can still be told apart. */
const marksMax = 600;

export function Timeline() {
  slowFrame.value;
  const { timeline } = words.value;
  const clock = host.value;
  const marks = clock === undefined ? [] : marksOf(clock.tellings);
  if (clock === undefined || marks.length === 0) return <p class="note">{timeline.nothing}</p>;
  const endMs = Math.max(1, reachedMs(clock.device));
  const atMs = pastMs.value ?? endMs;
  return (
    <>
      <Marks marks={marks.slice(-marksMax)} endMs={endMs} />
      <label class="scrub">
        <span class="hidden">{timeline.at}</span>
        <input
          type="range"
          name="instant"
          min={0}
          max={endMs}
          value={atMs}
          aria-valuetext={pastMs.value === undefined ? timeline.now : instantText(atMs)}
          onInput={(event) => lookAt(Number(event.currentTarget.value))}
        />
      </label>
      <p class="note">{timeline.marks}</p>
      <Steps marks={marks} atMs={atMs} />
    </>
  );
}

/** Draws White's marks above, Black's below, and common ones across both. */
function Marks({ marks, endMs }: { marks: readonly Mark[]; endMs: number }) {
  return (
    <svg class="marks" viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
      <path class="axis" d="M0 20H1000" />
      {(["press", "period", "act", "flag"] as const).map((kind) => (
        <path
          key={kind}
          class={`mark ${kind}`}
          d={marks
            .filter((mark) => mark.kind === kind)
            .map((mark) => strokeOf(mark, endMs))
            .join("")}
        />
      ))}
    </svg>
  );
}

function strokeOf({ atMs, side }: Mark, endMs: number): string {
  const x = Math.round((1000 * atMs) / endMs);
  if (side === null) return `M${x} 4V36`;
  return side === "white" ? `M${x} 4V18` : `M${x} 22V36`;
}

function Steps({ marks, atMs }: { marks: readonly Mark[]; atMs: number }) {
  const { timeline } = words.value;
  const before = marks.findLast((mark) => mark.atMs < atMs);
  const after = marks.find((mark) => mark.atMs > atMs);
  const isPast = pastMs.value !== undefined;
  return (
    <div class="buttons">
      <Key label={timeline.before} act={before && (() => lookAt(before.atMs))} />
      <Key label={timeline.after} act={isPast ? after && (() => lookAt(after.atMs)) : undefined} />
      <Key label={timeline.live} act={isPast ? goLive : undefined} />
      <Key
        label={timeline.goOn}
        note={timeline.goOnNote}
        act={isPast && !isSearching.value ? goOnFromHere : undefined}
      />
    </div>
  );
}

/** Shows a key of the timeline. One that leads nowhere does nothing: if it were disabled, it would lose the focus. */
function Key({ label, note, act }: { label: string; note?: string; act: (() => void) | undefined }) {
  return (
    <button type="button" title={note} aria-disabled={act === undefined} onClick={() => act?.()}>
      {label}
    </button>
  );
}

/** Shows a note above the clock while the page shows the past. */
export function PastNote() {
  const { timeline } = words.value;
  const atMs = pastMs.value;
  return (
    <p class="past" role="status" hidden={atMs === undefined}>
      {isSearching.value ? timeline.searching : timeline.past(instantText(atMs ?? 0))}{" "}
      <button type="button" onClick={goLive}>
        {timeline.live}
      </button>
    </p>
  );
}
