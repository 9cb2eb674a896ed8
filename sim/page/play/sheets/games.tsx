/** Shows the stories of the games played on this device, one beside the other, and exports them. */
import { useRef, useState } from "preact/hooks";
import { gamePgn } from "../../../replay/write";
import { pairOf } from "../../../words/isolated";
import { exactTime } from "../../control/exact-time";
import { nameOfText } from "../../control/labels";
import { type Game, journalOfGame, keepGames, recallGames } from "../../keep/games";
import { tongue, words } from "../../store/tongue";
import { removeItem } from "./focus-first";
import { escaped, saveText, sharePicture, sizeWithin } from "./hand-out";
import { lateWords } from "./late-words";
import { chart, gameCsv, pathOf, placeIn, type SideName, type Story, sampleOf, sides, storyOf } from "./story";

const scores = { white: "1-0", draw: "1/2-1/2", black: "0-1", none: "*" } as const;

export function Games() {
  const [games, setGames] = useState(recallGames);
  const [scrolledTo, setScrolledTo] = useState(0);
  const row = useRef<HTMLElement>(null);
  const { games: w } = lateWords();
  const remove = (game: Game) => {
    const left = games.filter((each) => each !== game);
    keepGames(left);
    setGames(left);
  };
  const show = (n: number) => row.current?.children[n]?.scrollIntoView({ block: "nearest", inline: "start" });
  if (games.length === 0) return <p>{w.empty}</p>;
  return (
    <>
      <Pages at={Math.min(scrolledTo, games.length - 1)} count={games.length} show={show} />
      <section
        ref={row}
        class="stories scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a person with a keyboard scrolls from game to game.
        tabIndex={0}
        aria-label={w.title}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setScrolledTo(Math.round((scrollLeft * games.length) / scrollWidth))
        }
      >
        {games.map((game) => (
          <OneGame key={game.endedMs} game={game} onRemove={() => remove(game)} />
        ))}
      </section>
    </>
  );
}

/** Says which of several games is shown, and leads to the games beside it. */
function Pages({ at, count, show }: { at: number; count: number; show: (n: number) => void }) {
  const { games: w } = lateWords();
  if (count < 2) return null;
  const turn = (label: string, icon: string, to: number) => {
    const isThere = to >= 0 && to < count;
    return (
      // A key that is disabled would lose the focus.
      <button type="button" aria-label={label} aria-disabled={!isThere} onClick={() => isThere && show(to)}>
        {icon}
      </button>
    );
  };
  return (
    <div class="pages">
      {turn(w.newer, "‹", at - 1)}
      <span role="status">{w.place(at + 1, count)}</span>
      {turn(w.older, "›", at + 1)}
    </div>
  );
}

function namesOf({ white, black }: Game): { white: string; black: string } {
  const { side } = words.value;
  return { white: white === "" ? side.white : white, black: black === "" ? side.black : black };
}

function OneGame({ game, onRemove }: { game: Game; onRemove: () => void }) {
  const { games: w } = lateWords();
  const story = storyOf(game);
  const { white, black } = namesOf(game);
  const date = new Date(game.endedMs);
  // The day and the time of the players, not of Greenwich.
  const here = new Date(game.endedMs - date.getTimezoneOffset() * 60_000).toISOString();
  const file = `game-${here.slice(0, 16).replace(/[:T]/g, "-")}`;
  const tags = {
    White: white,
    Black: black,
    Date: here.slice(0, 10).replaceAll("-", "."),
    Result: scores[game.result],
  };
  // PGN has no sign for what a fallen flag does.
  const journal = journalOfGame({ ...game, control: game.control.replace(/;.*/, "") });
  const players = pairOf(white, black);
  const control = nameOfText(game.control, words.value);
  const svg = () => pictureOf(story, `${players} · ${scores[game.result]}`, control);
  return (
    <article class="story" data-item tabIndex={-1}>
      <h3>
        {players} <small>{scores[game.result]}</small>
      </h3>
      <p>
        {control} · {date.toLocaleString(tongue.value, { dateStyle: "medium", timeStyle: "short" })}
      </p>
      <Chart story={story} />
      <Facts story={story} />
      <div class="buttons">
        <button
          type="button"
          onClick={() =>
            saveText(`${file}.pgn`, "application/x-chess-pgn", gamePgn(journal, { tags, knights: w.knights }))
          }
        >
          PGN
        </button>
        <button type="button" onClick={() => saveText(`${file}.csv`, "text/csv", gameCsv(game))}>
          CSV
        </button>
        <button type="button" onClick={() => void sharePicture(`${file}.png`, svg(), 1280, 720)}>
          {w.picture}
        </button>
        <button type="button" class="loses" onClick={({ currentTarget }) => removeItem(currentTarget, onRemove)}>
          {w.remove}
        </button>
      </div>
    </article>
  );
}

/** Returns a time with the decimal sign of the language. */
function timeText(ms: number, hasTenths?: boolean): string {
  return exactTime(ms, hasTenths).replace(".", (0.1).toLocaleString(tongue.value).charAt(1));
}

/** Returns how long a player thought, to the nearest tenth, or second. A clock rounds up, because it counts down. */
function thinkText(ms: number): string {
  const unit = ms < 20_000 ? 100 : 1000;
  return timeText(Math.round(ms / unit) * unit, unit === 100);
}

function Facts({ story }: { story: Story }) {
  const { games: w } = lateWords();
  const { side } = words.value;
  const { longest, averageMs, hurried } = story;
  const average = (name: SideName) => (story[name].length === 0 ? "–" : thinkText(averageMs[name]));
  const facts = [
    [w.longest, w.atMove(thinkText(longest.thinkMs), longest.isWhite ? side.white : side.black, longest.move)],
    [w.average, `${side.white} ${average("white")} · ${side.black} ${average("black")}`],
    [w.hurried, `${side.white} ${hurried.white} · ${side.black} ${hurried.black}`],
  ] as const;
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Draws both times over the moves: White's line is open, Black's is solid, so that colour alone tells nothing. */
function Chart({ story }: { story: Story }) {
  const { games: w } = lateWords();
  const { width, height, left, bottom } = chart;
  const base = height - bottom;
  return (
    <svg class="times" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={w.chart}>
      {sides.map((side) => {
        const { path, x, y } = sampleOf(side);
        return (
          <g key={side}>
            <path class={side} d={path} />
            <text x={x} y={y}>
              {words.value.side[side]}
            </text>
          </g>
        );
      })}
      {rowsOf(story).map(({ y, time }) => (
        <g key={y}>
          <path class="grid" d={`M${left} ${y}H${width}`} />
          <text x={left - 8} y={y + 5} text-anchor="end">
            {time}
          </text>
        </g>
      ))}
      <text x={left} y={height - 8}>
        1
      </text>
      <text x={width - chart.right} y={height - 8} text-anchor="end">
        {words.value.moves(story.moves)}
      </text>
      <path class="black" d={pathOf(story, story.black)} />
      <path class="white" d={pathOf(story, story.white)} />
      <circle class="long" r="7" {...longestAt(story)} />
      <path class="axis" d={`M${left} ${base}H${width}`} />
    </svg>
  );
}

/** Returns the times beside the chart, all with tenths or none. */
function rowsOf(story: Story): { y: number; time: string }[] {
  const { mostMs } = story;
  return [0, 0.5, 1].map((part) => {
    const [, y] = placeIn(story, 1, mostMs * part);
    return { y, time: timeText(mostMs * part, mostMs <= 20_000) };
  });
}

function longestAt(story: Story): { cx: number; cy: number } {
  const { isWhite, move } = story.longest;
  const leftMs = (isWhite ? story.white : story.black)[move - 1]?.leftMs ?? 0;
  const [cx, cy] = placeIn(story, move, leftMs);
  return { cx, cy };
}

/** The lines of the sides on a picture. */
const strokes = {
  white: 'stroke="#b06a00" stroke-dasharray="7 4"',
  black: 'stroke="#15181b"',
} as const;

/** Draws the story on a picture of its own colours. */
function pictureOf(story: Story, title: string, control: string): string {
  const heading = (text: string, y: number, size: number, weight: number) =>
    `<text x="16" y="${y}" font-size="${sizeWithin(text, size, 608)}" font-weight="${weight}">${escaped(text)}</text>`;
  const line = (path: string, side: SideName) => `<path d="${path}" fill="none" stroke-width="3" ${strokes[side]}/>`;
  const names = sides.map((side) => {
    const { path, x, y } = sampleOf(side);
    return `${line(path, side)}<text x="${x}" y="${y}">${escaped(words.value.side[side])}</text>`;
  });
  const { left, right, width, height } = chart;
  const labels = rowsOf(story).map(
    ({ y, time }) =>
      `<path d="M${left} ${y}H${width}" stroke="#cfcabd"/><text x="${left - 8}" y="${y + 4}" text-anchor="end">${time}</text>`,
  );
  const moves = `<text x="${left}" y="${height - 12}">1</text><text x="${width - right}" y="${height - 12}" text-anchor="end">${words.value.moves(story.moves)}</text>`;
  const lines = line(pathOf(story, story.black), "black") + line(pathOf(story, story.white), "white");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -44 640 360" width="1280" height="720">
<rect y="-44" width="640" height="360" fill="#fffefb"/><g font-family="system-ui, sans-serif" font-size="13" fill="#15181b">
${heading(title, -20, 18, 700)}${heading(control, -1, 13, 400)}${names.join("")}${labels.join("")}${moves}${lines}</g></svg>`;
}
