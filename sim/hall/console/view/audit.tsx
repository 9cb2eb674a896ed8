/** Shows who gave which command, and what became of it. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { deedText, valueWords } from "../../../words/deeds";
import type { AuditEntry } from "../../model/event";
import { faultText, refusalText } from "../acts";
import { api } from "../api";
import { boardList, dateAndTime, numbersText } from "../naming";
import { language, words } from "../store";
import { Button, Wrong } from "./fields";
import { Table } from "./table";

const entriesMax = 200;
const entries = signal<readonly AuditEntry[] | undefined>(undefined);
const fault = signal("");

async function load(): Promise<void> {
  try {
    entries.value = await api.audit(entriesMax);
    fault.value = "";
  } catch (thrown) {
    fault.value = faultText(thrown);
  }
}

export function Audit() {
  useEffect(() => void load(), []);
  const { audit } = words.value;
  return (
    <main class="page" id="boards">
      <h2>{audit.title}</h2>
      <div class="buttons">
        <Button text={audit.again} onClick={() => void load()} />
      </div>
      <Wrong>{fault}</Wrong>
      {entries.value?.length === 0 && <p class="soft">{audit.empty}</p>}
      {entries.value !== undefined && entries.value.length > 0 && <AuditTable entries={entries.value} />}
    </main>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { audit, roles } = words.value;
  return (
    <Table
      look="wide log"
      label={audit.title}
      heads={[audit.at, audit.who, audit.command, audit.clocks, audit.outcome]}
    >
      {entries.map((entry) => (
        <tr key={`${entry.atMs} ${entry.who} ${entry.command} ${entry.clocks[0]}`}>
          <td>{dateAndTime(entry.atMs)}</td>
          <td>
            {entry.who} <small class="soft">{[roles[entry.role], entry.from].filter(Boolean).join(", ")}</small>
          </td>
          <td>
            <span title={entry.command}>{deedText(entry.command, language.value)}</span>
            {entry.reason !== undefined && <p>{audit.because(entry.reason)}</p>}
            <Change entry={entry} />
          </td>
          <td data-head={audit.clocks}>{boardsOf(entry)}</td>
          <td>{outcomeText(entry)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Shows what the command was about, before and after it, where that is one thing. */
function Change({ entry: { details = [] } }: { entry: AuditEntry }) {
  const [only] = details;
  if (only === undefined || details.length > 1 || only.was === only.is) return null;
  const [was, is] = [only.was, only.is].map((value) => valueWords(value, language.value));
  return <p class="soft">{`${was} → ${is}`}</p>;
}

/** Returns the boards as they were then, and the clocks without a board. */
function boardsOf({ clocks, details = [] }: AuditEntry): string {
  const numbers = details.flatMap(({ board }) => (board > 0 ? [board] : []));
  if (numbers.length !== Math.max(clocks.length, 1)) return boardList(clocks) || clocks.join(", ");
  return numbersText(numbers);
}

function outcomeText({ outcomes, clocks }: AuditEntry): string {
  const { audit } = words.value;
  const refused = outcomes.flatMap((outcome, at) => (outcome === "ok" ? [] : [{ outcome, id: clocks[at] ?? "" }]));
  if (refused.length === 0) return audit.all(outcomes.length);
  const reasons = [...new Set(refused.map(({ outcome }) => refusalText(outcome)))].join("; ");
  return `${audit.some(outcomes.length - refused.length, refused.length)}: ${reasons}`;
}
