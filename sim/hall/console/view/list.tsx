/** Shows the boards as a table, of which only the rows in sight are drawn. */
import { computed, signal, untracked, useComputed, useSignalEffect } from "@preact/signals";
import type { SideName } from "../../../link/state";
import { allCells, type Cell, tick } from "../cells";
import { boardName, playerName, shortName } from "../naming";
import type { SortKey } from "../order";
import { cursorId, isSortedDown, mayAct, openId, selected, shown, sortBy, toggleSelected, words } from "../store";
import { Mark, Signs, StateWords, sideClass, stateClass } from "./signs";
import { useRowWindow } from "./window";

/** The heights of a row, the same as in list.css. A narrow list puts names below the times. */
const rowPx = { wide: 38, narrow: 58 };
const headPx = 36;
const narrowPx = 780;
const fullPx = 1080;

const windowPx = signal(window.innerWidth);
window.addEventListener("resize", () => {
  windowPx.value = window.innerWidth;
});
/** The panel of a board, and the least window that has it beside the list; the same as in detail.css. */
const panelPx = 440;
const besidePx = 1000;

/** True if a clock has no number yet, so that its link's name stands in the place of one. */
const hasLinks = computed(() => {
  tick.value;
  return untracked(() => allCells().some(({ view }) => view.peek().number === 0));
});

type Room = "full" | "medium" | "narrow";

/** How much room the list has: the panel of a board takes some. Less room means fewer columns, then two lines. */
const room = computed((): Room => {
  const takenPx = openId.value !== undefined && windowPx.value >= besidePx ? panelPx : 0;
  const leftPx = windowPx.value - takenPx;
  return leftPx < narrowPx ? "narrow" : leftPx < fullPx ? "medium" : "full";
});

export function List() {
  return <Table key={room.value} room={room.value} />;
}

function Table({ room: how }: { room: Room }) {
  const isNarrow = how === "narrow";
  const heightPx = isNarrow ? rowPx.narrow : rowPx.wide;
  const { box, span, reveal } = useRowWindow(heightPx, headPx);
  useSignalEffect(() => {
    const sought = cursorId.value;
    const at = shown.peek().findIndex(({ id }) => id === sought);
    if (at >= 0) reveal(at);
  });
  const cells = shown.value;
  const first = Math.min(span.value.first, cells.length);
  const end = Math.min(span.value.end, cells.length);
  return (
    <div class="scroll list" ref={box}>
      {cells.length === 0 && <Nothing />}
      <table
        class={`boards${isNarrow ? " narrow" : ""}${hasLinks.value ? " links" : ""}`}
        aria-rowcount={cells.length + 1}
      >
        <Head isFull={how === "full"} />
        <Gap rows={first} heightPx={heightPx} />
        <tbody>
          {cells.slice(first, end).map((cell, at) => (
            <Row key={cell.id} cell={cell} at={first + at} isFull={how === "full"} />
          ))}
        </tbody>
        <Gap rows={cells.length - end} heightPx={heightPx} />
      </table>
    </div>
  );
}

export function Nothing() {
  const { noClocks, notFound } = words.value;
  return <p class="nothing">{allCells().length === 0 ? noClocks : notFound}</p>;
}

/** Stands for rows that are not drawn. */
function Gap({ rows, heightPx }: { rows: number; heightPx: number }) {
  if (rows === 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr class="gap">
        <td style={{ height: `${rows * heightPx}px` }} />
      </tr>
    </tbody>
  );
}

function Head({ isFull }: { isFull: boolean }) {
  const { columns } = words.value;
  return (
    <thead>
      <tr>
        {mayAct.value && (
          <th class="select" scope="col">
            <SelectAll />
          </th>
        )}
        <SortHead by="number" text={columns.number} />
        <SortHead by="time" text={columns.white} label={columns.time} />
        <th scope="col">{columns.black}</th>
        {isFull && (
          <th scope="col" class="moves">
            {columns.moves}
          </th>
        )}
        <SortHead by="state" text={columns.state} />
        {isFull && <th scope="col">{columns.class}</th>}
      </tr>
    </thead>
  );
}

function SelectAll() {
  const cells = shown.value;
  const isAll = cells.length > 0 && cells.every(({ id }) => selected.value.has(id));
  return (
    <input
      type="checkbox"
      checked={isAll}
      aria-label={words.value.selectAll}
      onChange={() => (selected.value = new Set(isAll ? [] : cells.map(({ id }) => id)))}
    />
  );
}

function SortHead({ by, text, label = text }: { by: SortKey; text: string; label?: string }) {
  const isBy = sortBy.value === by;
  const way = isBy ? (isSortedDown.value ? "descending" : "ascending") : undefined;
  return (
    <th scope="col" aria-sort={way} class={`by-${by}`}>
      <button type="button" class="sort" onClick={() => sortOn(by)} title={words.value.sortBy(label)}>
        {text} <span aria-hidden="true">{isBy ? (isSortedDown.value ? "▼" : "▲") : "↕"}</span>
      </button>
    </th>
  );
}

function sortOn(by: SortKey): void {
  isSortedDown.value = sortBy.value === by && !isSortedDown.value;
  sortBy.value = by;
}

function Row({ cell, at, isFull }: { cell: Cell; at: number; isFull: boolean }) {
  const isOpen = openId.value === cell.id;
  const isSelected = selected.value.has(cell.id);
  const look = useComputed(() => stateClass(cell.facts.value));
  const rowClass = useComputed(() => `${look.value}${cell.id === openId.value ? " open" : ""}`);
  const open = (event: MouseEvent): void => {
    if ((event.target as Element).closest("input, button") === null) openBoard(cell);
  };
  return (
    <tr class={rowClass} aria-rowindex={at + 2} onClick={open}>
      {mayAct.value && (
        <td class="select">
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            aria-label={words.value.selectBoard(boardName(cell.view.value))}
            onChange={() => toggleSelected(cell.id)}
          />
        </td>
      )}
      <th scope="row" class="number">
        <BoardButton cell={cell} isOpen={isOpen} />
      </th>
      <SideCell cell={cell} side="white" />
      <SideCell cell={cell} side="black" />
      {isFull && <Moves cell={cell} />}
      <td class="about">
        <StateWords cell={cell} /> <Signs cell={cell} />
      </td>
      {isFull && <ClassCell cell={cell} />}
    </tr>
  );
}

export function openBoard(cell: Cell): void {
  cursorId.value = cell.id;
  openId.value = cell.id;
}

/** Opens the board. One button of all is in the tab order; arrows move to the others. */
function BoardButton({ cell, isOpen }: { cell: Cell; isOpen: boolean }) {
  const view = cell.view.value;
  const isCursor = useComputed(() => cursorId.value === cell.id || (isLost() && shown.value[0] === cell)).value;
  return (
    <button
      type="button"
      class="board"
      data-board={cell.id}
      tabIndex={isCursor ? 0 : -1}
      aria-expanded={isOpen}
      aria-label={boardName(view)}
      onFocus={() => (cursorId.value = cell.id)}
      onClick={() => openBoard(cell)}
    >
      {shortName(view)}
    </button>
  );
}

/** Returns whether no shown board has the cursor. */
export function isLost(): boolean {
  return !shown.value.some(({ id }) => id === cursorId.value);
}

function SideCell({ cell, side }: { cell: Cell; side: SideName }) {
  const look = useComputed(() => sideClass(cell.facts.value, side));
  const name = useComputed(() => playerName(cell.view.value, side));
  const isNamed = useComputed(() => cell.view.value.players[side === "white" ? 0 : 1] !== "");
  return (
    <td class={look}>
      <div>
        <span class="time">{cell.times[side]}</span>
        <Mark cell={cell} side={side} />
        <span class={isNamed.value ? "name" : "name soft"}>{name}</span>
      </div>
    </td>
  );
}

function Moves({ cell }: { cell: Cell }) {
  const text = useComputed(() => `${cell.facts.value.white.count}/${cell.facts.value.black.count}`);
  return <td class="moves">{text}</td>;
}

function ClassCell({ cell }: { cell: Cell }) {
  const text = useComputed(() => {
    const { state } = cell.view.value;
    if (state === null) return "";
    return state.class === null ? "" : words.value.classes[state.class];
  });
  const control = useComputed(() => cell.view.value.state?.control ?? "");
  return (
    <td class="class" title={control}>
      {text} <small>{control}</small>
    </td>
  );
}
