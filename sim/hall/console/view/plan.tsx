/** Shows the boards as the tables stand in the hall. */
import { signal, useComputed, useSignalEffect } from "@preact/signals";
import type { SideName } from "../../../link/state";
import type { Cell } from "../cells";
import { recall, remember } from "../memory";
import { boardName, pairName, shortName } from "../naming";
import { cursorId, openId, selected, shown, words } from "../store";
import { Choice } from "./fields";
import { isLost, Nothing, openBoard } from "./list";
import { MarkWords, Signs, StateWords, sideClass, stateClass } from "./signs";
import { useRowWindow } from "./window";

/** Boards in a row; 0: as many as fit. */
const perRow = signal(Number(recall("perRow") ?? 0));
const isFromTop = signal(recall("start") !== "bottom");
/** How many boards are in a row now: the arrow keys need it. */
export const perRowNow = signal(1);

/** The sizes of a board, the same as in plan.css. */
const tileMinPx = 152;
const rowHeightPx = 98;
const gapPx = 8;
const choices: readonly string[] = ["0", "2", "4", "5", "6", "8", "10", "12", "15", "16", "20"];

export function Plan() {
  const { box, span, widthPx, reveal } = useRowWindow(rowHeightPx, 0);
  const cells = shown.value;
  const fitting = Math.max(Math.floor((widthPx.value - gapPx) / (tileMinPx + gapPx)), 1);
  const columns = perRow.value > 0 ? perRow.value : fitting;
  useSignalEffect(() => {
    perRowNow.value = perRow.value > 0 ? perRow.value : fitting;
    const sought = cursorId.value;
    const at = shown.peek().findIndex(({ id }) => id === sought);
    if (at >= 0) reveal(Math.floor(at / perRowNow.value));
  });
  const rows = rowsOf(cells, columns);
  const first = Math.min(span.value.first, rows.length);
  const end = Math.min(span.value.end, rows.length);
  return (
    <>
      <PlanChoices />
      {cells.length === 0 && <Nothing />}
      <div class="scroll plan" ref={box}>
        <div class="floor" style={{ minWidth: `${columns * (tileMinPx + gapPx) + gapPx}px` }}>
          <div style={{ height: `${first * rowHeightPx}px` }} />
          {rows.slice(first, end).map((row) => (
            <div key={row[0]?.id} class="tables" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {row.map((cell) => (
                <Tile key={cell.id} cell={cell} />
              ))}
            </div>
          ))}
          <div style={{ height: `${(rows.length - end) * rowHeightPx}px` }} />
        </div>
      </div>
    </>
  );
}

function rowsOf(cells: readonly Cell[], columns: number): Cell[][] {
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += columns) rows.push(cells.slice(at, at + columns));
  return isFromTop.value ? rows : rows.reverse();
}

function PlanChoices() {
  const { plan } = words.value;
  return (
    <div class="choices">
      <Choice
        label={plan.perRow}
        value={String(perRow.value)}
        of={choices}
        names={{ ...Object.fromEntries(choices.map((count) => [count, count])), "0": plan.auto }}
        choose={choosePerRow}
      />
      <Choice
        label={plan.start}
        value={isFromTop.value ? "top" : "bottom"}
        of={["top", "bottom"]}
        names={plan}
        choose={chooseStart}
      />
    </div>
  );
}

function choosePerRow(count: string): void {
  perRow.value = Number(count);
  remember("perRow", count);
}

function chooseStart(start: string): void {
  isFromTop.value = start !== "bottom";
  remember("start", start);
}

function Tile({ cell }: { cell: Cell }) {
  const look = useComputed(() => {
    const isChosen = selected.value.has(cell.id) ? " chosen" : "";
    return `tile ${stateClass(cell.facts.value)}${openId.value === cell.id ? " open" : ""}${isChosen}`;
  });
  const view = cell.view;
  const number = useComputed(() => shortName(view.value));
  const pair = useComputed(() => pairName(view.value));
  const label = useComputed(() => boardName(view.value));
  const tab = useComputed(() => (cursorId.value === cell.id || (isLost() && shown.value[0] === cell) ? 0 : -1));
  return (
    <button
      type="button"
      class={look}
      data-board={cell.id}
      tabIndex={tab}
      onFocus={() => (cursorId.value = cell.id)}
      onClick={() => openBoard(cell)}
    >
      <span class="top">
        <span class="hidden">{label}</span>
        <b aria-hidden="true">{number}</b>
        <Signs cell={cell} />
      </span>
      <span class="times">
        <TileTime cell={cell} side="white" />
        <TileTime cell={cell} side="black" />
      </span>
      <span class="pair">{pair}</span>
      <StateWords cell={cell} />
    </button>
  );
}

function TileTime({ cell, side }: { cell: Cell; side: SideName }) {
  const look = useComputed(() => sideClass(cell.facts.value, side));
  return (
    <span class={look}>
      <span class="hidden">{words.value.side[side]} </span>
      <span class="time">{cell.times[side]}</span>
      <MarkWords cell={cell} side={side} />
    </span>
  );
}
