/** Composes the whole screen from the named texts of the clock's display and the open page, for any size. */
import { leftSide, rightSide } from "../../firmware/app/model/app";
import { Stage } from "../../firmware/app/model/choices";
import { Word } from "../../firmware/app/model/word";
import { wordOf } from "../../firmware/app/text/text";
import { hasFallen, sideOf } from "../../firmware/core/clock";
import { Mode } from "../../firmware/core/words";
import { classOf } from "../../firmware/laws/class";
import { printControl } from "../../firmware/notation/notation";
import type { TerminalWords } from "../words/terminal";
import type { Size } from "./digits";
import { faceRows, type Half, type Halves, markedRow } from "./face";
import { overlayPage, type Page, type PageRow } from "./overlay";
import { framed, type Row, rowOf } from "./paint";
import { appOf, editionOf, type Session, wordsOf } from "./session";
import { cell, centred, ends, firstLines, flow, lastLines, pick, shortened, wrap } from "./text";

/** The smallest terminal in which everything works, and the smallest that shows anything. */
const LEAST = { columns: 20, rows: 4 };
const COLUMNS_MIN = 9;
const TITLED_ROWS = 14;
/** The columns of a page with its frame, at most and at least. */
const PAGE_COLUMNS = 64;
const FRAMED_COLUMNS = 36;
/** The rows of the largest menu: a frame, six rows, and what the keys do. */
const MENU_ROWS = 9;
/** The fewest rows for the face above a page; with fewer, the page takes the whole screen. */
const FACE_ROWS = 5;
/** The share of the rows that a long page takes. */
const PAGE_SHARE = 0.6;
const BLINK_MS = 500;
/** The rows that a clock with a voice keeps for its words. */
const SPOKEN_ROWS = 3;

/** Returns the rows of the screen at the instant that the clock has reached. */
export function screenRows(session: Session): Row[] {
  const { columns, rows } = session.screen;
  const words = wordsOf(session);
  const page = pageOf(session, Math.max(1, Math.min(columns, PAGE_COLUMNS) - 4));
  let all = [rowOf(shortened(words.tooSmall(LEAST.columns, LEAST.rows), columns))];
  if (columns >= COLUMNS_MIN) all = page === undefined ? clockRows(session, words) : pagedRows(session, words, page);
  return Array.from({ length: rows }, (_, y) => all[y] ?? []);
}

/** Returns the screen with the face alone. */
function clockRows(session: Session, words: TerminalWords): Row[] {
  const { columns, rows } = session.screen;
  const titled = rows >= TITLED_ROWS ? 1 : 0;
  const keys = rows >= 20 ? 2 : rows >= 4 ? 1 : 0;
  const status = rows >= 3 ? 1 : 0;
  const { text } = session.message;
  const said = text === "" ? [] : wrap(text, columns - 2);
  const fixed = titled + status + keys;
  const spare = session.speaks ? Math.min(Math.max(SPOKEN_ROWS, said.length), rows - fixed - LEAST.rows) : titled;
  const face = faceRows(halvesOf(session, words), columns, rows - fixed - Math.max(0, spare));
  const free = rows - fixed - face.length;
  // What a voice asks for comes last.
  const told = (session.speaks ? lastLines : firstLines)(said, columns - 2, Math.max(1, free));
  const spoken = told.map((line) => rowOf(` ${line}`, "message"));
  const line = (free === 0 ? spoken[0] : undefined) ?? statusRow(session, words);
  return [
    ...(titled > 0 ? [titleRow(session, words)] : []),
    ...face,
    ...(status > 0 ? [line] : []),
    ...Array.from({ length: free }, (_, y): Row => spoken[y] ?? []),
    ...flow(keysOf(session, words), columns - 2, keys).map((text) => rowOf(` ${text}`, "dim")),
  ];
}

/** Returns what the keys do now. A voice also asks a player to hold them. */
function keysOf(session: Session, { keys, course }: TerminalWords): readonly string[] {
  const usual = keys[appOf(session).stage];
  return session.speaks ? [course.hold, ...usual] : usual;
}

/** Returns the screen with a page: in a frame below the face if there is room, else in its place. */
function pagedRows(session: Session, words: TerminalWords, page: Page): Row[] {
  const { columns, rows } = session.screen;
  const halves = halvesOf(session, words);
  const wanted = Math.max(MENU_ROWS, page.rows.length + 3);
  const room = Math.min(wanted, Math.max(MENU_ROWS, Math.floor(rows * PAGE_SHARE)));
  const width = Math.min(columns, PAGE_COLUMNS);
  if (rows - room >= FACE_ROWS && columns >= FRAMED_COLUMNS) {
    const margin = { text: " ".repeat(Math.floor((columns - width) / 2)) };
    const title = page.title === "" ? "" : `─ ${shortened(page.title, width - 6)} `;
    const content = contentRows(session, page, { columns: width - 4, rows: room - 2 });
    const frame = framed(content.map(spaced), width - 2, "title", false, title);
    return [...faceRows(halves, columns, rows - room), ...frame.map((row) => [margin, ...row])];
  }
  const [left, right] = halves;
  const middle = columns - left.time.length - right.time.length;
  const titled = rows >= LEAST.rows && columns >= LEAST.columns ? 1 : 0;
  const head = `${left.time}${centred(shortened(page.title, middle - 2), middle)}${right.time}`;
  const wide = pageOf(session, columns - 2) ?? page;
  const content = contentRows(session, wide, { columns: columns - 2, rows: rows - titled });
  return [...(titled > 0 ? [rowOf(head, "bold")] : []), ...content.map(spaced)];
}

function spaced(row: Row): Row {
  return [{ text: " " }, ...row, { text: " " }];
}

/** Returns the visible rows of a page, and below them the message or what the keys do. */
function contentRows(session: Session, page: Page, { columns, rows }: Size): Row[] {
  const foot = rows >= 3 ? footRows(session, page, columns, rows - 2) : [];
  const size = rows - foot.length;
  const chosen = page.rows.findIndex(({ isChosen }) => isChosen);
  const wanted = chosen < 0 ? (session.overlay?.top ?? 0) : chosen - Math.floor(size / 2);
  const from = Math.max(0, Math.min(wanted, page.rows.length - size));
  if (session.overlay !== undefined && chosen < 0) session.overlay.top = from;
  const visible = Array.from({ length: size }, (_, y) => pageRow(page.rows[from + y] ?? { text: "" }, columns));
  return [...visible, ...foot];
}

/** Returns the message below a page, in at most `rows` rows if the clock says it; or what the keys do. */
function footRows({ message: { text }, speaks }: Session, page: Page, columns: number, rows: number): Row[] {
  if (text === "") return [rowOf(cell(flow(page.hints, columns, 1).join(""), columns), "dim")];
  const lines = speaks ? lastLines(wrap(text, columns), columns, rows) : [text];
  return lines.map((line) => rowOf(cell(line, columns), "message"));
}

function pageRow({ text, value, tone, isChosen, mark }: PageRow, columns: number): Row {
  const style = isChosen === true ? "chosen" : (tone ?? "plain");
  const line = value === undefined ? cell(text, columns) : ends(text, value, columns);
  return mark === undefined ? rowOf(line, style) : markedRow(line, style, mark, mark + 1);
}

/** The letters of the display for more rows above, below and both. */
const arrows: Readonly<Record<string, string>> = { "¯": "↑", "¸": "↓", "¦": "↕" };

/** Returns the open page: the terminal's own, or the menu or form of the clock. */
function pageOf(session: Session, columns: number): Page | undefined {
  const { overlay, device } = session;
  if (overlay !== undefined) return overlayPage(session, overlay, columns);
  const { title = "", hint = "", ...screen } = device.screen;
  if (title === "") return undefined;
  const app = appOf(session);
  const rows = [1, 2, 3, 4, 5, 6].map((n) => menuRow(screen[`row${n}`] ?? ""));
  const usual = [Word.ListHint, Word.FormHint, Word.KeyTestHint];
  const isUsual = usual.some((word) => hint.startsWith(wordOf(app, word)));
  const sign = arrows[hint.slice(-1)];
  const keys = isUsual ? wordsOf(session).keys[app.stage] : [hint];
  const hints = sign === undefined ? keys : [sign, ...keys];
  // A form has its name in the first row, and its keys beside the times.
  if (app.stage === Stage.Filling) return { title: screen.row1 ?? "", rows: rows.slice(1), hints };
  return { title: /^\S+ ?(.*?) {2}\S+$/.exec(title)?.[1] ?? title, rows, hints };
}

/** Returns a row of the device: `»` marks the chosen one, and a value follows two spaces. */
function menuRow(text: string): PageRow {
  const isChosen = text.startsWith("»");
  const [label = "", value] = (isChosen ? text.slice(1) : text).split("  ");
  return { text: ` ${label}`, isChosen, ...(value === undefined ? {} : { value: `${value} ` }) };
}

function halvesOf(session: Session, words: TerminalWords): Halves {
  return [halfOf(session, words, "left"), halfOf(session, words, "right")];
}

function halfOf(session: Session, words: TerminalWords, place: "left" | "right"): Half {
  const app = appOf(session);
  const text = (name: string): string => session.face[name] ?? "";
  const side = place === "left" ? leftSide(app) : rightSide(app);
  const mark = text("bar") === place ? "►" : text("bar") === `(${place})` ? "▹" : " ";
  const flag = text(`${place}Flag`);
  const isDark = flag === "first" && Math.floor(session.device.bench.board.crystal.trueMs / BLINK_MS) % 2 === 1;
  const waits = app.clock.mode === Mode.Paused ? words.resumes : words.starts;
  const count = text(`${place}Count`);
  const caret = app.stage === Stage.Correcting ? text("caret") : "";
  return {
    name: text(`${place}Name`),
    time: text(place),
    mark,
    state: mark === "►" ? words.runs : mark === " " ? "" : waits,
    flag: flag === "" || flag === "<5" || isDark ? " " : flag === "passed" ? "⚐" : "⚑",
    flagText: words.flag[flag] ?? [],
    flagStyle: !flag.startsWith("f") ? "sign" : flag === "first" && !isDark ? "flagLit" : "flag",
    hasFallen: hasFallen(app.clock, side),
    count: count === "" ? [] : [words.presses(sideOf(app.clock, side).presses), count],
    extra: extraTexts(words, text(`${place}Extra`)),
    caret: caret.startsWith(place === "left" ? "L" : "R") ? Number(caret.slice(1)) : undefined,
  };
}

/** Returns the method of a half in words, and as the display has it: `+30`, `d5`, `3x`, `12/`, `*`. */
function extraTexts({ extra }: TerminalWords, text: string): string[] {
  const [, before = "", value = "", after = ""] = /^(\D*)(\d*)(.*)$/.exec(text) ?? [];
  const isMinutes = after === "'";
  const said = extra[isMinutes ? before : before + after];
  return [...(said === undefined ? [] : [said(value, isMinutes ? "min" : "s")]), ...(text === "" ? [] : [text])];
}

function titleRow(session: Session, { klass }: TerminalWords): Row {
  const { clock, settings } = appOf(session);
  const hasControl = !(session.face.left ?? "").startsWith("-");
  const control = hasControl
    ? `   ${printControl(clock.control)} · ${klass[classOf(clock.control, settings.edition)]}`
    : "";
  return rowOf(` ${ends(`flagfall${control}`, editionOf(session), session.screen.columns - 2)}`, "title");
}

/** Returns the row below the times: the stage, the line of the display, its signs, and the period or the program. */
function statusRow(session: Session, words: TerminalWords): Row {
  const columns = session.screen.columns - 2;
  const { clock, stage } = appOf(session);
  const { line = "", status = "", middle = "" } = session.face;
  const signs = [...status].map((sign) => words.signs[sign] ?? sign);
  const place = stage === Stage.Setup ? words.program(middle) : words.period(middle);
  const mode = words.stage[stage] ?? words.mode[clock.mode];
  const told = stage === Stage.Running && line === "" ? words.toMove(words.side[clock.turn]) : line;
  const text = pick(told === "" ? [mode] : [`${mode} · ${told}`, told], columns);
  const right = middle === "" ? [] : [[...signs, place].join(" · "), place, middle];
  return rowOf(` ${ends(text, pick([...right, ""], columns - 1 - text.length), columns)}`, "bold");
}
