/** Draws only the rows of a long list that are in sight, and some beside them. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

export interface Span {
  readonly first: number;
  /** The row after the last one. */
  readonly end: number;
}

/** Rows drawn above and below what is in sight. */
const beside = 6;

export interface RowWindow {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly span: ReadonlySignal<Span>;
  readonly widthPx: ReadonlySignal<number>;
  /** Scrolls until a row is in sight. */
  reveal(row: number): void;
}

/** Follows a scrolled box whose rows all have the height `rowPx`, below a head of `headPx`. */
export function useRowWindow(rowPx: number, headPx: number): RowWindow {
  const box = useRef<HTMLDivElement>(null);
  const span = useMemo(() => signal<Span>({ first: 0, end: 40 }), []);
  const widthPx = useMemo(() => signal(0), []);
  useEffect(() => watch(box.current, rowPx, span, widthPx), [rowPx, span, widthPx]);
  const reveal = (row: number): void => {
    if (box.current !== null) scrollTo(box.current, row * rowPx, rowPx, headPx);
  };
  return { box, span, widthPx, reveal };
}

function watch(box: HTMLElement | null, rowPx: number, span: Signal<Span>, widthPx: Signal<number>) {
  if (box === null) return;
  const look = (): void => {
    const first = Math.max(Math.floor(box.scrollTop / rowPx) - beside, 0);
    const end = Math.ceil((box.scrollTop + box.clientHeight) / rowPx) + beside;
    widthPx.value = box.clientWidth;
    if (first !== span.peek().first || end !== span.peek().end) span.value = { first, end };
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  box.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", look);
  };
}

function scrollTo(box: HTMLElement, topPx: number, rowPx: number, headPx: number): void {
  const spacePx = box.clientHeight - headPx;
  if (topPx < box.scrollTop) box.scrollTop = topPx;
  else if (topPx + rowPx > box.scrollTop + spacePx) box.scrollTop = topPx + rowPx - spacePx;
}
