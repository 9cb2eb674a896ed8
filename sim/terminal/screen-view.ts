/** Computes the whole screen as a value from the session alone. */
import { Mode } from "../../firmware/core/words";
import { type Facts, factsOf } from "./facts";
import { type Layout, layoutOf, leastScreen } from "./layout";
import { panelView } from "./panels/open";
import type { PanelOf, Session } from "./session";
import { columnsOf, ends, flow, pick } from "./text";
import { pageSize, panelColumns, type VisiblePanel, visiblePart, wantedRows, wideRows } from "./visible-panel";

export interface ScreenView {
  columns: number;
  layout: Layout;
  facts: Facts;
  title: string;
  /** The mode and what to do next, or the message if it fits nowhere else. */
  status: string;
  message: string;
  panel: VisiblePanel | undefined;
  keys: string[];
  tooSmall: string;
}

export function screenOf(session: Session, atMs: number): ScreenView {
  const { words } = session;
  const { columns } = session.screen;
  const facts = factsOf(session, atMs);
  const layout = layoutFor(session, facts);
  const says = layout.message === 0 && layout.status > 0 && facts.message !== "";
  return {
    columns,
    layout,
    facts,
    title: ends(`flagfall   ${facts.control} · ${facts.klass}`, facts.edition, columns - 2),
    status: says ? facts.message : statusOf(facts, columns - 2, layout.title === 0),
    message: facts.message,
    panel: panelPart(session, layout, facts.message),
    keys: flow(keyTexts(session), columns - 2, layout.keys),
    tooSmall: words.tooSmall(leastScreen.columns, leastScreen.rows),
  };
}

function panelPart(session: Session, layout: Layout, message: string): VisiblePanel | undefined {
  const { panel, screen } = session;
  if (panel === undefined) return undefined;
  const view = panelView(session, panel, panelColumns(screen.columns));
  return visiblePart(view, screen.columns, layout.panel, layout.status === 0 ? message : "");
}

function statusOf({ modeText, modeHints, control }: Facts, columns: number, named: boolean): string {
  const text = pick([...modeHints.map((hint) => `${modeText} – ${hint}`), modeText], columns);
  return named && columnsOf(text) + columnsOf(control) < columns ? ends(text, control, columns) : text;
}

function layoutFor(session: Session, facts: Facts): Layout {
  const { columns, rows } = session.screen;
  const widest = [facts.white, facts.black]
    .flatMap((side) => [side.time, side.widest])
    .reduce((a, b) => (b.length > a.length ? b : a));
  return layoutOf(columns, rows, widest, panelRows(session));
}

/** Returns the rows that the open panel would like. */
function panelRows(session: Session): number {
  const { panel, screen } = session;
  if (panel === undefined) return 0;
  const isQuestion = panel.kind === "quit" || panel.kind === "end";
  return wantedRows(panelView(session, panel, panelColumns(screen.columns)), screen.columns, !isQuestion);
}

/** Returns how many rows a read-only panel has, and how many of them are visible at once. */
export function readPage(session: Session, panel: PanelOf<"help" | "control">): { rows: number; size: number } {
  const { columns } = session.screen;
  const { rows } = wideRows(panelView(session, panel, panelColumns(columns)), panelColumns(columns));
  const layout = layoutFor(session, factsOf(session, session.clock.atMs));
  return { rows: rows.length, size: pageSize(layout.panel) };
}

/** Returns the keys that matter now, the most important first. */
function keyTexts({ clock, words }: Session): string[] {
  const { keys } = words;
  switch (clock.mode) {
    case Mode.Ready:
      return keys.ready;
    case Mode.Running:
      return keys.running;
    case Mode.Paused:
      return keys.paused;
    case Mode.Fallen:
      return keys.fallen;
    case Mode.Finished:
    case Mode.Setup:
      return keys.finished;
  }
}
