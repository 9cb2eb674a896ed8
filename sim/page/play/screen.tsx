/** Shows another device's clock, big and without controls: the second screen. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { theme } from "../store/store";
import { firstTongue, loadSheetWords, sheetWords, speakTongue, tongue, words } from "../store/tongue";
import { Time } from "./digits";
import { type HalfPicture, type Picture, readPicture } from "./picture-form";
import "../style/play-screen.css";

const picture = signal<Picture | undefined>(undefined);
const isLate = signal(false);

/** A page that is there sends something in less time, ms. */
const lateMs = 12_000;

/** Shows the clock of the page with this name, until the window closes. */
export async function showScreen(name: string, place: HTMLElement): Promise<void> {
  await speakTongue(firstTongue());
  await loadSheetWords();
  const { documentElement: root } = document;
  root.lang = tongue.value;
  root.dataset.view = "play";
  if (theme.value !== "auto") root.dataset.theme = theme.value;
  document.title = words.value.title;
  place.replaceChildren();
  render(<Screen />, place);
  listen(name);
}

function listen(name: string): void {
  const events = new EventSource(`./screen/${encodeURIComponent(name)}`);
  let timer: number | undefined;
  const say = (isThere: boolean) => {
    isLate.value = !isThere;
  };
  const fail = () => {
    say(false);
    // A server that does not know the page yet ends the attempts of the browser.
    if (events.readyState !== EventSource.CLOSED) return;
    window.clearTimeout(timer);
    window.setTimeout(() => listen(name), lateMs / 4);
  };
  events.addEventListener("error", fail);
  events.addEventListener("message", ({ data }) => {
    picture.value = readPicture(String(data)) ?? picture.value;
    say(true);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => say(false), lateMs);
  });
}

function Screen() {
  const shown = picture.value;
  return (
    <main class="play screen" data-phase={shown?.phase ?? "ready"}>
      <h1 class="hidden">{words.value.name}</h1>
      {shown === undefined ? null : <Half place="left" half={shown.left} />}
      {shown === undefined ? null : <Half place="right" half={shown.right} />}
      {shown === undefined || isLate.value ? <Late isFirst={shown === undefined} /> : null}
    </main>
  );
}

function Late({ isFirst }: { isFirst: boolean }) {
  const w = sheetWords.value?.second;
  return (
    <p class="late" role="status">
      {isFirst ? w?.waiting : w?.late}
    </p>
  );
}

function Half({ place, half }: { place: string; half: HalfPicture }) {
  const { side, moves, flag } = words.value;
  const colour = half.isWhite ? "white" : "black";
  return (
    <section
      class={`half ${place}`}
      data-side={colour}
      data-runs={half.runs}
      data-flag={half.fell}
      data-low={half.low}
      aria-label={side[colour]}
    >
      <span class="top">
        <span class="who">
          <span class={`piece ${colour}`} aria-hidden="true" />
          <span class="name">{half.name === "" ? side[colour] : half.name}</span>
          {half.score === "" ? null : <span class="score">{half.score}</span>}
        </span>
        <span class="facts">
          {half.fell ? <span class="flag">⚑ {flag}</span> : null}
          {half.moves === 0 ? null : <span>{moves(half.moves)}</span>}
        </span>
      </span>
      <Time time={half.fell ? half.time.replace(/[.].*/, "") : half.time} />
    </section>
  );
}
