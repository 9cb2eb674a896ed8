/**
 * Shows the journal: every event with both times, the latest first. It begins at power-on, or holds what is in the
 * clock's memory.
 */
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Entry } from "../../../journal/journal";
import { journalWords } from "../../../words/replay";
import { flashOf } from "../../clock/device";
import { keptEntries } from "../../clock/journal";
import type { State } from "../../clock/state";
import { host, language, slowFrame, words } from "../../store/store";
import { eventText, instantText } from "../past/marks";
import { lookAt } from "../past/past";
import { Choice } from "./choice";

/** The number of rows drawn; older entries are reached through the timeline. */
const rowsMax = 120;

export function Journal() {
  const { journal } = words.value;
  const [source, setSource] = useState("now");
  return (
    <>
      <Choice label={journal.source} name="journal" value={source} onChoose={setSource}>
        {[
          ["now", journal.sources.now],
          ["kept", journal.sources.kept],
        ]}
      </Choice>
      {source === "now" ? <Told /> : <Kept />}
    </>
  );
}

function Told() {
  slowFrame.value;
  const tellings = host.value?.tellings ?? [];
  const rows = tellings.slice(-rowsMax).map((state) => <Row key={keyOf(state)} state={state} />);
  return <Rows count={tellings.length}>{rows.reverse()}</Rows>;
}

/** Returns a unique key. No two events of one side happen at one instant and leave the same counters. */
function keyOf({ at, event, side, withdrawn, white, black }: State): string {
  return [at, event, side, withdrawn, white.presses, black.presses, white.period, black.period].join();
}

function Row({ state }: { state: State }) {
  return (
    <tr class={state.event}>
      <td>
        <button type="button" class="link" onClick={() => lookAt(state.at)}>
          {instantText(state.at)}
        </button>
      </td>
      <td>{eventText(state, words.value)}</td>
      <td>{state.white.shown}</td>
      <td>{state.black.shown}</td>
    </tr>
  );
}

/** Shows the stored journal. Its games may be long past, so its instants cannot be replayed. */
function Kept() {
  slowFrame.value;
  const device = host.value?.device;
  const written = device?.bench.board.cells.words;
  const entries = useMemo(
    () => (device === undefined || written === undefined ? [] : keptEntries(flashOf(device))),
    [device, written],
  );
  const rows = entries
    .slice(-rowsMax)
    .map((entry) => (
      <KeptRow key={`${entry.record.page} ${entry.record.at} ${entry.at} ${entry.event} ${entry.side}`} entry={entry} />
    ));
  return <Rows count={entries.length}>{rows.reverse()}</Rows>;
}

function KeptRow({ entry }: { entry: Entry }) {
  const note = entry.note === undefined ? "" : journalWords(language.value).notes[entry.note];
  const text = entry.event === "note" ? note : eventText(entry, words.value);
  return (
    <tr class={entry.event}>
      <td>{instantText(entry.at)}</td>
      <td>{text}</td>
      <td>{entry.white.shown}</td>
      <td>{entry.black.shown}</td>
    </tr>
  );
}

function Rows({ count, children }: { count: number; children: ComponentChildren }) {
  const { journal } = words.value;
  if (count === 0) return <p class="note">{journal.nothing}</p>;
  return (
    <section class="scroll" aria-label={journal.title}>
      <table>
        <caption>{journal.count(count)}</caption>
        <thead>
          <tr>
            {[journal.at, journal.what, journal.white, journal.black].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
