/** Finds what a person cannot read or reach in the present layout. Runs in the page, bundled by view-faults.ts. */
import { type Box, forgetFrames, frameOf } from "./frame";

interface Seen {
  element: Element;
  box: Box;
}

/** What may differ by rounding, px. */
const slackPx = 1.5;
/** Boxes that share less than this are beside each other, px. */
const sharedPx = 3;
/** Texts that may end in an ellipsis, because people write them; each is elsewhere in full. */
const written = ".half .name, .bar .control[data-long=true], .stories";
/** Lines that people move sideways with a finger. */
const sliding = ".scroll, .middle > .presets, .middle > .results";

/** Returns the element that a person sees: the open sheet, which covers everything else, or the page. */
function ground(): Element {
  return document.querySelector("dialog[open]") ?? document.body;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest(".hidden, .skip, .film") === null;
}

function named(element: Element): string {
  return element.outerHTML.replace(/\s+/g, " ").slice(0, 110);
}

/** Returns the boxes of an element's own text. */
function textBoxes(element: Element): Box[] {
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
  );
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  });
}

/** Returns all texts and drawn times that are shown. */
function seenTexts(): Seen[] {
  const all = [...ground().querySelectorAll("*")].filter(
    (each) => isShown(each) && each.closest("select, svg") === null,
  );
  const texts = all.flatMap((element) => textBoxes(element).map((box) => ({ element, box })));
  const drawn = [...ground().querySelectorAll(".time svg, .icon, .qr")].filter(isShown);
  return [...texts, ...drawn.map((element) => ({ element, box: element.getBoundingClientRect() }))];
}

/** How far a box lies beyond the sides of another one, and beyond its top or bottom, px. */
function beyond(box: Box, limits: Box): { x: number; y: number } {
  return {
    x: Math.max(limits.left - box.left, box.right - limits.right),
    y: Math.max(limits.top - box.top, box.bottom - limits.bottom),
  };
}

/** Says where a text is cut: by an ancestor that hides what is beyond it, or by a window that cannot scroll there. */
function cutBy({ element, box }: Seen): string | undefined {
  if (element.closest(written) !== null) return undefined;
  const isReachedSideways = element.closest(sliding) !== null;
  let isReached = false;
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    const { inner, overflowX, overflowY, position } = frameOf(each);
    if (inner === undefined) continue;
    const { x, y } = beyond(box, inner);
    const isCutAcross = overflowX !== "visible" && x > slackPx && !isReachedSideways;
    const isCutDown = ["hidden", "clip"].includes(overflowY) && y > slackPx && !isReached;
    if (isCutAcross || isCutDown) return `${named(each)} by ${Math.round(Math.max(x, y))} px`;
    isReached ||= ["auto", "scroll"].includes(overflowY);
    if (position === "fixed") break;
  }
  isReached ||= getComputedStyle(document.body).overflowY !== "hidden";
  return cutByWindow(box, isReachedSideways, isReached);
}

function cutByWindow(
  { left, right, top, bottom }: Box,
  isReachedSideways: boolean,
  isReached: boolean,
): string | undefined {
  const across = isReachedSideways ? 0 : Math.max(-left, right - document.documentElement.clientWidth);
  const down = isReached ? 0 : Math.max(-top, bottom - window.innerHeight);
  const most = Math.max(across, down);
  return most > slackPx ? `the window by ${Math.round(most)} px` : undefined;
}

function cutTexts(texts: readonly Seen[]): string[] {
  return texts.flatMap((seen) => {
    const by = cutBy(seen);
    return by === undefined ? [] : [`cut: ${named(seen.element)} – ${by}`];
  });
}

/** Returns the part of a box that its scrolling ancestors show. */
function shownPart({ element, box }: Seen): Box {
  const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    const { inner, overflowX, overflowY } = frameOf(each);
    if (inner === undefined) continue;
    const { left, right, top, bottom } = inner;
    if (overflowX !== "visible")
      Object.assign(part, { left: Math.max(part.left, left), right: Math.min(part.right, right) });
    if (overflowY !== "visible")
      Object.assign(part, { top: Math.max(part.top, top), bottom: Math.min(part.bottom, bottom) });
  }
  return part;
}

/** Returns whether two boxes cover each other. */
function meets(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > sharedPx && height > sharedPx;
}

/** Elements that lie over others on purpose: a head or a clock that stays while the page scrolls. */
function isSticky(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (["sticky", "fixed"].includes(frameOf(each).position) && !each.matches("main, dialog")) return true;
  }
  return false;
}

/** Returns the texts, controls and drawings that cover each other. */
function overlaps(texts: readonly Seen[]): string[] {
  const controls = [
    ...ground().querySelectorAll("button:not(.touch, .half), input:not([type=file]), select, a"),
  ].filter(isShown);
  const all = [...texts, ...controls.map((element) => ({ element, box: element.getBoundingClientRect() as Box }))];
  const parts = all.map((seen) => ({ ...seen, part: shownPart(seen) }));
  const faults: string[] = [];
  for (const [n, a] of parts.entries()) {
    for (const b of parts.slice(n + 1)) {
      if (!meets(a.part, b.part) || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (isSticky(a.element) !== isSticky(b.element)) continue;
      faults.push(`overlap: ${named(a.element)} and ${named(b.element)}`);
    }
  }
  return faults;
}

/** Returns the options that their select is too narrow for. */
function cutOptions(): string[] {
  return [...ground().querySelectorAll("select")].filter(isShown).flatMap((select) => {
    if (getComputedStyle(select).appearance === "base-select") return [];
    const twins = [...select.options].map(({ text }) => {
      const twin = select.cloneNode(false) as HTMLSelectElement;
      Object.assign(twin.style, { position: "absolute", width: "max-content", minWidth: "0", maxWidth: "none" });
      twin.append(new Option(text));
      return twin;
    });
    // All at once, so that the page is laid out once.
    select.after(...twins);
    const mostPx = select.getBoundingClientRect().width + slackPx;
    const cut = twins.filter((twin) => twin.getBoundingClientRect().width > mostPx);
    for (const twin of twins) twin.remove();
    return cut.map(({ value }) => `option: ${select.name}: ${value}`);
  });
}

/** Returns the fields whose text or example is wider than they are, and the buttons that are too small for theirs. */
function cutFields(): string[] {
  const fields = [
    ...ground().querySelectorAll<HTMLInputElement>(
      "input:not([type=range], [type=checkbox], [type=radio], [type=file], [readonly])",
    ),
  ];
  const buttons = [...ground().querySelectorAll("button:not(.half), .file span")];
  return [...fields, ...buttons]
    .filter((each) => isShown(each) && each.closest(written) === null)
    .filter((each) => each.scrollWidth > each.clientWidth + slackPx || each.scrollHeight > each.clientHeight + slackPx)
    .map((each) => `too small: ${named(each)}`);
}

/** Returns the words of titles and buttons that end in one line and go on in the next. */
function brokenWords(): string[] {
  const faults: string[] = [];
  for (const element of ground().querySelectorAll("h2, button, button span, label > span")) {
    if (!isShown(element) || element.closest(written) !== null) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1) faults.push(`broken: ${word} in ${named(element)}`);
      }
    }
  }
  return faults;
}

/** Says if the page or a sheet scrolls sideways. */
function sideways(): string[] {
  const parts = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
  return parts
    .filter((each) => each.scrollWidth > each.clientWidth + slackPx)
    .map((each) => `sideways: ${each.tagName} ${each.scrollWidth} > ${each.clientWidth}`);
}

/** Returns every fault of the present layout. */
export function layoutFaults(): string[] {
  forgetFrames();
  const texts = seenTexts();
  return [
    ...new Set([
      ...sideways(),
      ...cutTexts(texts),
      ...overlaps(texts),
      ...cutOptions(),
      ...cutFields(),
      ...brokenWords(),
    ]),
  ];
}
