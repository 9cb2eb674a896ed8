/**
 * Runs the terminal clock as an Ink program. Keys come in, frames go out, and one timer waits for the next visible
 * change.
 */
import { Box, Text, useApp, useInput } from "ink";
import { useEffect, useReducer } from "react";
import { Mode } from "../../firmware/core/words";
import { nowMs } from "./counter";
import type { Size } from "./digits";
import { Face, type Look } from "./face";
import { keysOf } from "./key";
import { takeKey } from "./keys";
import type { Palette } from "./palette";
import { screenOf } from "./screen-view";
import { pass, type Session, sleepMs } from "./session";
import { cell, columnsOf } from "./text";
import { panelColumns, type VisiblePanel, type VisibleRow } from "./visible-panel";

/** A margin against timers that fire a fraction of a millisecond early and would need a second timer. */
const EARLY_MS = 1;

export interface AppProps {
  session: Session;
  palette: Palette;
  /** Calls back with the terminal's new size. Returns the function that ends this. */
  onResize: (callback: (size: Size) => void) => () => void;
}

export function App({ session, palette, onResize }: AppProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { exit } = useApp();
  useInput((input, key) => {
    // The key's stamp is taken before anything else happens.
    const atMs = nowMs();
    const quits = keysOf(input, key).some((name) => takeKey(session, name, atMs));
    if (quits) exit();
    else redraw();
  });
  useEffect(
    () =>
      onResize((size) => {
        session.screen = size;
        pass(session, nowMs());
        redraw();
      }),
    [onResize, session],
  );
  // Runs after every drawing, so that there is at most one timer.
  useEffect(() => {
    const ms = sleepMs(session, nowMs());
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => {
      pass(session, nowMs());
      redraw();
    }, ms + EARLY_MS);
    return () => clearTimeout(timer);
  });
  return <Screen session={session} palette={palette} />;
}

/** Draws the session at the instant of its clock. */
export function Screen({ session, palette }: { session: Session; palette: Palette }) {
  const { words } = session;
  const view = screenOf(session, session.clock.atMs);
  const { layout, columns, facts } = view;
  const starts = session.clock.mode === Mode.Paused ? words.resumes : words.starts;
  const look: Look = { palette, blinkOn: facts.blinkOn, runs: words.runs, starts };
  return (
    <Box flexDirection="column" width={columns} height={session.screen.rows} overflow="hidden">
      {layout.title > 0 && <Text {...palette.title}>{` ${view.title}`}</Text>}
      <Face facts={facts} layout={layout.face} look={look} tooSmall={view.tooSmall} />
      {layout.status > 0 && <Text {...palette.mode}>{` ${cell(view.status, columns - 2)}`}</Text>}
      {layout.message > 0 && <Text {...palette.message}>{` ${cell(view.message, columns - 2)}`}</Text>}
      {view.panel !== undefined && <Panel panel={view.panel} columns={columns} palette={palette} />}
      {layout.keys > 0 && (
        <Box flexGrow={1} flexDirection="column" justifyContent="flex-end">
          <Text {...palette.keys}>{view.keys.map((line) => ` ${line}`).join("\n")}</Text>
        </Box>
      )}
    </Box>
  );
}

function Panel({ panel, columns, palette }: { panel: VisiblePanel; columns: number; palette: Palette }) {
  const { title, rows, foot, hint } = panel;
  const rule = "─".repeat(Math.max(0, columns - columnsOf(title) - 4));
  return (
    <Box flexDirection="column" flexGrow={1}>
      {title !== "" && <Text {...palette.title}>{`─ ${title} ${rule}`}</Text>}
      <Box flexDirection="column" flexGrow={1}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <PanelRow key={at} row={row} columns={columns} palette={palette} />
        ))}
      </Box>
      {foot.map((row) => (
        <PanelRow key={row.text} row={{ ...row, isChosen: false, leads: false }} columns={columns} palette={palette} />
      ))}
      {hint !== "" && <Text {...palette.keys}>{` ${hint}`}</Text>}
    </Box>
  );
}

interface RowProps {
  row: VisibleRow;
  columns: number;
  palette: Palette;
}

function PanelRow({ row, columns, palette }: RowProps) {
  const { isChosen, leads } = row;
  const style = isChosen ? { ...palette.tone[row.tone], bold: true } : palette.tone[row.tone];
  const text = cell(row.text, panelColumns(columns));
  const { from, to } = row.mark ?? { from: text.length, to: text.length };
  return (
    <Text {...style}>
      {isChosen && leads ? " ► " : "   "}
      {text.slice(0, from)}
      <Text {...palette.chosen}>{text.slice(from, to)}</Text>
      {text.slice(to)}
    </Text>
  );
}
