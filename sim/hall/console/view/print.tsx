/** The times of all boards at one instant, to print or to save. */
import { computed, signal, untracked, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ClockView } from "../../model/clock";
import { addressOf } from "../api";
import { allCells, tick } from "../cells";
import { type Facts, factsOf } from "../facts";
import { dateAndTime, playerName, shortName, timeOfDay } from "../naming";
import { inOrder } from "../order";
import { separatorOf } from "../separator";
import { connection, heardAtMs, words } from "../store";
import { Button } from "./fields";
import { stateText, waitText } from "./signs";
import { Scroll } from "./table";

interface Snapshot {
  readonly atMs: number;
  readonly isStale: boolean;
  readonly rows: readonly { readonly view: ClockView; readonly facts: Facts }[];
}

const snapshot = signal<Snapshot | undefined>(undefined);
/** False until the sheet has the first boards. */
const hasClocks = computed(() => (snapshot.value?.rows.length ?? 0) > 0);

function take(): void {
  const cells = inOrder(allCells(), { filter: "all", query: "", by: "number", isDown: false });
  const isStale = connection.peek() === "lost";
  snapshot.value = {
    atMs: isStale ? heardAtMs.peek() : Date.now(),
    isStale,
    rows: cells.map((cell) => ({ view: cell.view.peek(), facts: factsOf(cell.view.peek(), cell.facts.peek().left) })),
  };
}

export function Print() {
  useEffect(take, []);
  useSignalEffect(() => {
    if (tick.value > 0 && !hasClocks.peek()) untracked(take);
  });
  const { print } = words.value;
  return (
    <main class="page print" id="boards">
      <h2>
        {print.title}
        {snapshot.value !== undefined && ` ${print.at(timeOfDay(snapshot.value.atMs))}`}
      </h2>
      {snapshot.value?.isStale && <p class="wrong">{print.stale}</p>}
      <div class="buttons noPrint">
        <Button class="main" text={print.print} onClick={() => window.print()} />
        <Button text={print.again} onClick={take} />
        {connection.value !== "alone" && (
          <>
            <a
              class="button"
              href={`${addressOf("times.csv")}&separator=${separatorOf(navigator.language)}`}
              download="times.csv"
            >
              {print.csv}
            </a>
            <a class="button" href={addressOf("pgn")} download="games.pgn">
              {print.pgn}
            </a>
          </>
        )}
      </div>
      {snapshot.value !== undefined && (
        <Scroll look="wide" label={print.title}>
          <Sheet {...snapshot.value} />
        </Scroll>
      )}
    </main>
  );
}

function Sheet({ rows, atMs }: Snapshot) {
  const { columns, print } = words.value;
  return (
    <table class="sheet">
      <caption>
        {print.title} · {dateAndTime(atMs)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col" colSpan={2}>
            {columns.white}
          </th>
          <th scope="col" colSpan={2}>
            {columns.black}
          </th>
          <th scope="col">{columns.moves}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ view, facts }) => (
          <tr key={view.id}>
            <th scope="row">{shortName(view)}</th>
            <td>{playerName(view, "white")}</td>
            <td class="time">{facts.white.time}</td>
            <td>{playerName(view, "black")}</td>
            <td class="time">{facts.black.time}</td>
            <td class="moves">
              {facts.white.count}/{facts.black.count}
            </td>
            <td>{facts.isHeard ? `${stateText(facts)} ${waitText(facts)}` : words.value.presences[view.presence]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
