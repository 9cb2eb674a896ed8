/** Shows the match that is on with its score, begins another one, and keeps the earlier ones. */
import { useState } from "preact/hooks";
import { pairOf } from "../../../words/isolated";
import type { Place } from "../../clock/places";
import { keepMatches, type Match, matchText, pointsOf, recallMatches } from "../../keep/match";
import { words } from "../../store/tongue";
import { seatMatch } from "../seating";
import { removeItem } from "./focus-first";
import { escaped, sharePicture, shareText, sizeWithin } from "./hand-out";
import { lateWords, seatName } from "./late-words";

export function MatchSheet() {
  const [matches, setMatches] = useState(recallMatches);
  const { match: w } = lateWords();
  const { list, isOn } = matches;
  const keep = (next: readonly Match[], on: boolean) => {
    keepMatches({ list: next, isOn: on });
    setMatches({ list: next, isOn: on });
    seatMatch();
  };
  const without = (match: Match) => list.filter((each) => each !== match);
  const [first, ...others] = list;
  const earlier = isOn ? others : list;
  return (
    <div class="match">
      {isOn && first !== undefined ? (
        <Playing match={first} onEnd={() => keep(list, false)} />
      ) : (
        <Begin onBegin={(names) => keep([{ names, games: [] }, ...list], true)} />
      )}
      {earlier.length === 0 ? null : <h3>{w.earlier}</h3>}
      {earlier.map((each) => (
        <p key={list.indexOf(each)} class="kept" data-item tabIndex={-1}>
          <span>{matchText(each)}</span>
          <button type="button" onClick={() => keep([each, ...without(each)], true)}>
            {w.goOn}
          </button>
          <button
            type="button"
            class="loses"
            onClick={({ currentTarget }) => removeItem(currentTarget, () => keep(without(each), isOn))}
          >
            {w.remove}
          </button>
        </p>
      ))}
    </div>
  );
}

/** Asks for the two names. The players sit where they sit; the colours change by themselves. */
function Begin({ onBegin }: { onBegin: (names: Match["names"]) => void }) {
  const [names, setNames] = useState({ left: "", right: "" });
  const { match: w } = lateWords();
  const isReady = names.left.trim() !== "" && names.right.trim() !== "";
  const begin = (event: Event) => {
    event.preventDefault();
    if (isReady) onBegin({ left: names.left.trim(), right: names.right.trim() });
  };
  return (
    <form onSubmit={begin}>
      {(["left", "right"] as const).map((place: Place) => (
        <label key={place}>
          <span>{w.nameAt(seatName(place))}</span>
          <input
            name={place}
            autocomplete="off"
            maxLength={24}
            value={names[place]}
            onInput={({ currentTarget }) => setNames({ ...names, [place]: currentTarget.value })}
          />
        </label>
      ))}
      <p>{w.colours}</p>
      <button type="submit" class="main" disabled={!isReady}>
        {w.begin}
      </button>
    </form>
  );
}

/** How long the sheet says that the text is copied, ms. */
const copiedMs = 5000;

function Playing({ match, onEnd }: { match: Match; onEnd: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const { match: w } = lateWords();
  const { of } = words.value.results;
  const lines = match.games.map(({ white, result }) => `${playersOf(match, white)}: ${of[result]}`);
  const picture = () => pictureOf(match, lines);
  const text = [matchText(match), ...lines.map((line, n) => `${n + 1}. ${line}`)].join("\n");
  const share = async () => {
    setCopied(false);
    if (!(await shareText(text))) return;
    setCopied(true);
    window.setTimeout(() => setCopied(false), copiedMs);
  };
  return (
    <>
      <p class="score">{matchText(match)}</p>
      <ol>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the games of a match only grow at the end.
          <li key={n}>{line}</li>
        ))}
      </ol>
      <div class="buttons">
        <button type="button" onClick={() => void share()}>
          {w.text}
        </button>
        <button type="button" onClick={() => void sharePicture("match.png", picture(), 1080, 1080)}>
          {w.picture}
        </button>
        <button type="button" onClick={onEnd}>
          {w.end}
        </button>
      </div>
      <p role="status">{isCopied ? w.copied : ""}</p>
    </>
  );
}

/** Returns both players of a match, the one at `first` before the other. */
function playersOf({ names }: Match, first: Place): string {
  return pairOf(names[first], names[first === "left" ? "right" : "left"]);
}

/** The width of a line of the picture, between its margins. */
const linePx = 920;

/** Draws the score and the last games on a square. */
function pictureOf(match: Match, lines: readonly string[]): string {
  const shown = lines.slice(-13);
  const texts = shown.map((line, n) => `${lines.length - shown.length + n + 1}. ${line}`);
  const size = Math.min(...texts.map((text) => sizeWithin(text, 34, linePx)));
  const rows = texts.map((text, n) => `<text x="80" y="${380 + n * 50}" font-size="${size}">${escaped(text)}</text>`);
  const players = playersOf(match, "left");
  const points = `${pointsOf(match, "left")} – ${pointsOf(match, "right")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1080" width="1080" height="1080">
<rect width="1080" height="1080" fill="#f6f2e8"/><g font-family="system-ui, sans-serif" fill="#15181b">
<text x="80" y="150" font-size="${sizeWithin(players, 72, linePx)}" font-weight="700">${escaped(players)}</text>
<text x="80" y="280" font-size="110" font-weight="700">${points}</text>${rows.join("")}</g></svg>`;
}
