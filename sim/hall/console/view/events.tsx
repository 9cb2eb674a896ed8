/** Shows the last events of a clock, from the record. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { RecordedEvent } from "../../model/hall";
import type { Cell } from "../cells";
import { desk } from "../desk";
import { timeOfDay } from "../naming";
import { words } from "../store";
import { Heads } from "./table";

const shownMax = 12;
const pieceMax = 500;

export function Events({ cell }: { cell: Cell }) {
  const events = useSignal<readonly RecordedEvent[] | undefined>(undefined);
  // The state changes with every event, the screen with every second.
  const at = useComputed(() => `${cell.view.value.state?.at} ${cell.view.value.state?.event}`);
  useSignalEffect(() => {
    const asked = at.value;
    void load(cell, events.peek() ?? []).then((loaded) => {
      if (at.peek() === asked && loaded !== undefined) events.value = loaded;
    });
  });
  const { detail } = words.value;
  return (
    <section class="events" aria-label={detail.events}>
      <h3>{detail.events}</h3>
      {events.value === undefined && <p class="soft">{detail.loading}</p>}
      {events.value?.length === 0 && <p class="soft">{detail.noEvents}</p>}
      {events.value !== undefined && events.value.length > 0 && <EventTable events={events.value} />}
    </section>
  );
}

/** Adds the events after those that are known. Returns undefined if the record cannot be asked now. */
async function load(cell: Cell, known: readonly RecordedEvent[]): Promise<readonly RecordedEvent[] | undefined> {
  let all = known;
  try {
    for (;;) {
      const piece = await desk.peek().events(cell.id, all.at(-1)?.row ?? 0, pieceMax);
      all = [...all, ...piece].slice(-shownMax);
      if (piece.length < pieceMax) return all;
    }
  } catch {
    return undefined;
  }
}

function EventTable({ events }: { events: readonly RecordedEvent[] }) {
  const { detail, events: names, side: sides } = words.value;
  return (
    <table>
      <Heads names={[detail.atTime, detail.event, sides.white, sides.black]} />
      <tbody>
        {events.toReversed().map(({ row, heardMs, state, source, lost }) => (
          <tr key={row} title={source === "journal" ? detail.fromJournal : undefined}>
            <td>{timeOfDay(heardMs)}</td>
            <td>
              {names[state.event] ?? state.event}
              {state.side !== null && ` · ${sides[state.side]}`}
              {lost !== undefined && ` · ≥ ${lost}`}
              {source === "journal" && " *"}
            </td>
            <td class="time">{state.white.shown}</td>
            <td class="time">{state.black.shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
