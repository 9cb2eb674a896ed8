/** The view for a screen in the hall: large boards without any command, page after page. */
import { signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Cell } from "../cells";
import { boardName, playerName, shortName } from "../naming";
import { shown, words } from "../store";
import { Button } from "./fields";
import { MarkWords, sideClass, stateClass } from "./signs";

const pageMs = 10_000;
/** The least size of a board in this view, so that it can be read from afar. */
const boardPx = { width: 400, height: 150 };

const page = signal(0);
const isHeld = signal(false);

export function Big() {
  const box = useRef<HTMLDivElement>(null);
  const size = useSignal({ columns: 1, rows: 1 });
  useEffect(() => watchSize(box.current, (columns, rows) => (size.value = { columns, rows })), [size]);
  const { columns, rows } = size.value;
  const pages = Math.max(Math.ceil(shown.value.length / (columns * rows)), 1);
  const at = page.value % pages;
  const turns = pages > 1 && !isHeld.value;
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => (page.value = (at + 1) % pages), pageMs);
    return () => clearTimeout(timer);
  }, [at, pages, turns]);
  const cells = shown.value.slice(at * columns * rows, (at + 1) * columns * rows);
  return (
    <main class="big" id="boards">
      <h1 class="hidden">{words.value.nav.big}</h1>
      <BigBar at={at} pages={pages} />
      <div
        class="walls"
        ref={box}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${rows}, 1fr)` }}
      >
        {cells.map((cell) => (
          <Wall key={cell.id} cell={cell} />
        ))}
      </div>
    </main>
  );
}

function watchSize(box: HTMLElement | null, take: (columns: number, rows: number) => void): (() => void) | undefined {
  if (box === null) return undefined;
  const look = (): void =>
    take(
      Math.max(Math.floor(box.clientWidth / boardPx.width), 1),
      Math.max(Math.floor(box.clientHeight / boardPx.height), 1),
    );
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  return () => sizes.disconnect();
}

function turn(at: number, pages: number, by: number): void {
  page.value = (at + by + pages) % pages;
}

function BigBar({ at, pages }: { at: number; pages: number }) {
  const { big } = words.value;
  return (
    <div class="bigBar">
      <a href="#list">{big.leave}</a>
      <Button
        text={big.full}
        onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}
      />
      {pages > 1 && (
        <>
          <Button text="‹" aria-label={big.before} onClick={() => turn(at, pages, -1)} />
          <span>{big.page(at + 1, pages)}</span>
          <Button text="›" aria-label={big.after} onClick={() => turn(at, pages, 1)} />
          <Button
            text={isHeld.value ? big.on : big.hold}
            aria-pressed={isHeld.value}
            onClick={() => (isHeld.value = !isHeld.value)}
          />
        </>
      )}
    </div>
  );
}

function Wall({ cell }: { cell: Cell }) {
  const look = useComputed(() => `wall ${stateClass(cell.facts.value)}`);
  return (
    <section class={look} aria-label={boardName(cell.view.value)}>
      <b class="number">{shortName(cell.view.value)}</b>
      <WallSide cell={cell} side="white" />
      <WallSide cell={cell} side="black" />
    </section>
  );
}

function WallSide({ cell, side }: { cell: Cell; side: "white" | "black" }) {
  const look = useComputed(() => sideClass(cell.facts.value, side));
  const name = useComputed(() => playerName(cell.view.value, side));
  return (
    <p class={look}>
      <span class="name">{name}</span>
      <MarkWords cell={cell} side={side} />
      <span class="time">{cell.times[side]}</span>
    </p>
  );
}
