/** Shows one board: the clock as its display shows it, what is known of it, commands, and what happened last. */
import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { addressOf } from "../api";
import { type Cell, cellOf } from "../cells";
import { controlText } from "../control-text";
import { isCalled, type SideFacts } from "../facts";
import { focusCursor } from "../focus";
import { boardName, pairName, playerName } from "../naming";
import { connection, cursorId, mayAct, openId, words } from "../store";
import { Commands } from "./commands";
import { Events } from "./events";
import { CloseButton } from "./modal";
import { markWords, Sign, Signs, StateWords, sideClass } from "./signs";

export function Detail() {
  const cell = openId.value === undefined ? undefined : cellOf(openId.value);
  return cell === undefined ? null : <Board key={cell.id} cell={cell} />;
}

export function closeBoard(): void {
  cursorId.value = openId.value;
  openId.value = undefined;
  requestAnimationFrame(() => focusCursor());
}

function Board({ cell }: { cell: Cell }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const view = cell.view.value;
  return (
    <aside class="detail" aria-label={words.value.detail.name}>
      <div class="bar">
        <h2 tabIndex={-1} ref={title}>
          {boardName(view)}
        </h2>
        <span class="pair">{pairName(view)}</span>
        <CloseButton close={closeBoard} />
      </div>
      <div class="inside">
        <p class="now">
          <StateWords cell={cell} /> <Signs cell={cell} />
        </p>
        <Face cell={cell} />
        {mayAct.value && <Commands cell={cell} />}
        <Facts cell={cell} />
        <Events cell={cell} />
      </div>
    </aside>
  );
}

/** Shows the display: the side on its left is on the left here. */
function Face({ cell }: { cell: Cell }) {
  const { left, white, black, period } = cell.facts.value;
  const line = useComputed(() => cell.view.value.screen.line ?? "");
  const sides = left === "white" ? (["white", "black"] as const) : (["black", "white"] as const);
  return (
    <div class="face">
      {sides.map((side) => (
        <Half key={side} cell={cell} side={side} facts={side === "white" ? white : black} />
      ))}
      <p class="line">
        {period !== "" && <span class="period">{period}</span>} {line}
      </p>
    </div>
  );
}

/** The letters of `1:30:00`; tenths take two more. */
const usualLetters = 7;

function Half({ cell, side, facts }: { cell: Cell; side: "white" | "black"; facts: SideFacts }) {
  const { running, next } = cell.facts.value;
  const { signs, side: sides } = words.value;
  const time = cell.times[side];
  const size = useComputed(() => (time.value.length > usualLetters ? "time big long" : "time big"));
  const look = `half ${sideClass(cell.facts.value, side)}${next === side ? " next" : ""}`;
  return (
    <section class={look} aria-label={sides[side]}>
      <p class="who">
        {sides[side]}
        {running === side && <Sign name="runs" label={signs.running} text="▶" />}
        {next === side && <Sign name="next" label={signs.next} text="▷" />}
      </p>
      <p class="name">{playerName(cell.view.value, side)}</p>
      <p class={size}>{time}</p>
      <p class="under">
        <Marked mark={facts.mark} />{" "}
        {[facts.extra, facts.count === "" ? "" : words.value.detail.moves(facts.count)].filter(Boolean).join(" · ")}
      </p>
    </section>
  );
}

function Marked({ mark }: { mark: SideFacts["mark"] }) {
  if (mark === "under") return <span>&lt;5</span>;
  if (!isCalled(mark)) return null;
  return (
    <b class="flagText">
      {mark === "overdue" ? "⚑?" : "⚑"} {markWords(mark)}
    </b>
  );
}

function Facts({ cell }: { cell: Cell }) {
  const { detail, classes, presences, side: sides } = words.value;
  const { state, board, version, lock, address, presence, id } = cell.view.value;
  const periods = state === null ? [] : ([state.white.period, state.black.period] as const);
  const isApart = periods[0] !== periods[1];
  return (
    <dl class="facts">
      <dt>{detail.control}</dt>
      <dd>
        {state === null ? words.value.none : controlText(state.control)}
        {state?.class && ` (${classes[state.class]})`}
        <br />
        <code>{state?.control}</code>
      </dd>
      {state !== null && (
        <>
          <dt>{detail.period}</dt>
          <dd>
            {isApart
              ? `${detail.periodOf(state.white.period, sides.white)}, ${detail.periodOf(state.black.period, sides.black)}`
              : state.white.period}
          </dd>
        </>
      )}
      <dt>{detail.clock}</dt>
      <dd>
        {[board, version, board === "" ? "" : detail.lock[lock]].filter((text) => text !== "").join(", ") ||
          words.value.none}
      </dd>
      <dt>{detail.link}</dt>
      <dd>
        {id} · {address} · {presences[presence]}
        {connection.value !== "alone" && (
          <>
            {" "}
            · <a href={`${addressOf("pgn")}&clock=${encodeURIComponent(id)}`}>{detail.pgn}</a>
          </>
        )}
      </dd>
    </dl>
  );
}
