/** Writes the card of a board as one HTML file, ready to be printed and folded. */
import type { Board } from "../../board-defs/board";
import { lineHeightPx } from "../../hal/font";
import { version } from "../../package.json";
import { glyphOf } from "../build/data/font";
import { type CardWords, cardWords } from "../words/card";
import type { Language } from "../words/language";
import { escapeMarkup } from "../words/text";
import { type Card, cardOf, type KeyRow, type PresetRow } from "./card";
import { cardStyle } from "./style";

const keyNames = ["MENU", "START", "−", "+"];

/** `picture` shows the display, as PNG. */
export function cardPage(board: Board, language: Language, picture: Uint8Array): string {
  const words = cardWords(language);
  const card = cardOf(board, language);
  const title = `${escapeMarkup(card.title)} – ${escapeMarkup(words.subtitle)}`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${title}</title>
<style>${cardStyle}</style>
<div class="sheet">
${backPage(card, words)}
${coverPage(board, card, words, picture)}
</div>
<div class="sheet">
${presetPage(card, words)}
${keyPage(card, words)}
</div>
</html>
`;
}

function coverPage({ display }: Board, card: Card, words: CardWords, picture: Uint8Array): string {
  const source = `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;
  const shape = display.heightPx * 3 > display.widthPx * 2 ? "glass square" : "glass";
  return `<section class="page cover">
<p class="brand">FLAGFALL</p>
<h1>${escapeMarkup(card.title)}<small>${escapeMarkup(words.subtitle)}</small></h1>
<img class="${shape}" src="${source}" alt="${escapeMarkup(words.picture)}">
<h2>${escapeMarkup(words.begin)}</h2>
<ol>${card.steps.map(item).join("")}</ol>
<p class="foot">${escapeMarkup(words.foot(version))}</p>
</section>`;
}

function backPage(card: Card, { signs, arbiter, board }: CardWords): string {
  const rows = signs.rows.map(
    ([sign, meaning]) => `<div><dt>${drawn(sign)}</dt><dd>${escapeMarkup(meaning)}</dd></div>`,
  );
  return `<section class="page back">
<h2>${escapeMarkup(signs.title)}</h2>
<dl class="signs">${rows.join("")}</dl>
<h2>${escapeMarkup(arbiter.title)}</h2>
<ul>${arbiter.rows.map(item).join("")}</ul>
<h2>${escapeMarkup(board)}</h2>
<ul>${card.facts.map(item).join("")}</ul>
</section>`;
}

function presetPage(card: Card, { presets }: CardWords): string {
  const heads = presets.heads.map((head) => `<th>${escapeMarkup(head)}</th>`).join("");
  return `<section class="page">
<h2>${escapeMarkup(presets.title)}</h2>
<table class="presets"><tr>${heads}</tr>${card.presets.map(presetLine).join("")}</table>
<p class="small">${escapeMarkup(presets.note)}</p>
</section>`;
}

function presetLine({ number, control, says, klass }: PresetRow): string {
  const code = control === "" ? "" : `<code>${escapeMarkup(control)}</code>`;
  return `<tr><td>${number}</td><td>${code}${escapeMarkup(says)}</td><td>${escapeMarkup(klass)}</td></tr>`;
}

function keyPage(card: Card, { keys }: CardWords): string {
  const heads = keyNames.map((name) => `<th><kbd>${name}</kbd></th>`).join("");
  return `<section class="page">
<h2>${escapeMarkup(keys.title)}</h2>
<table class="keys"><tr><th>${escapeMarkup(keys.display)}</th>${heads}</tr>${card.keys.map((row) => keyLine(row, keys.held)).join("")}</table>
<p class="small">${escapeMarkup(keys.note)}</p>
</section>`;
}

function keyLine({ stage, keys }: KeyRow, held: string): string {
  const cells = keys.map(({ short, held: long }) => {
    const below = long === undefined ? "" : `<span class="held">${escapeMarkup(`${held}: ${long}`)}</span>`;
    return `<td>${escapeMarkup(short)}${below}</td>`;
  });
  return `<tr><td>${escapeMarkup(stage)}</td>${cells.join("")}</tr>`;
}

/** Draws a sign with the very letters of the display. */
function drawn(sign: string): string {
  const columns = [...sign].flatMap((letter) => [...glyphOf(letter.charCodeAt(0)).columns]);
  const dots = columns.flatMap((bits, x) =>
    Array.from({ length: lineHeightPx }, (_, y) => ((bits << y) & 128 ? `M${x} ${y}h1v1h-1z` : "")),
  );
  const width = Math.max(1, columns.length - 1);
  return `<svg viewBox="0 0 ${width} ${lineHeightPx}" role="img" aria-label="${escapeMarkup(sign)}"><path d="${dots.join("")}"/></svg>`;
}

function item(text: string): string {
  return `<li>${escapeMarkup(text)}</li>`;
}
