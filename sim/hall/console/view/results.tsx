/** Takes the results of a round, and gives its papers and the address of its games. */
import { computed, signal, untracked, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TournamentView } from "../../model/books";
import { type PaperKind, paperKinds, type Score, scores } from "../../model/choices";
import type { Board, RoundBoards, RoundHead } from "../../model/round";
import type { Seat } from "../../model/seat";
import { orNotice } from "../acts";
import { addressOf, api } from "../api";
import { allCells, tick } from "../cells";
import { controlText } from "../control-text";
import { rounds } from "../round";
import { separatorOf } from "../separator";
import { mayAct, words } from "../store";
import { Button, Choice, Tick } from "./fields";
import { BoardTable } from "./table";

const opened = signal<RoundBoards | undefined>(undefined);
const tournaments = signal<readonly TournamentView[]>([]);

/** The rounds and results of all seats as one text, which changes when another arbiter or a flag decides something. */
const told = computed(() => {
  tick.value;
  return untracked(() => allCells().map(({ view }) => seatText(view.peek().seat))).join("\n");
});

function seatText(seat: Seat | null): string {
  if (seat === null) return "";
  return [seat.tournament, seat.round, seat.number, seat.result?.score].join("\t");
}

/** How long the page waits for further results before it asks for them, ms: many come at the end of a round. */
const againMs = 1000;
let due: ReturnType<typeof setTimeout> | undefined;

/** Lists the rounds that were set, and again when something has become known. Each opens with its boards. */
export function Rounds({ reload }: { reload(): Promise<void> }) {
  useEffect(() => void loadTournaments(), []);
  useSignalEffect(() => {
    told.value;
    due ??= setTimeout(() => void refresh(reload), againMs);
  });
  useEffect(() => forget, []);
  const { round: w } = words.value;
  return (
    <section class="card" aria-label={w.earlier}>
      <h3>{w.earlier}</h3>
      {rounds.value.length === 0 && <p class="soft">{w.noRounds}</p>}
      <ul class="lines">
        {rounds.value.map((head) => (
          <li key={head.id}>
            <button
              type="button"
              class="plain"
              aria-expanded={opened.value?.id === head.id}
              onClick={() => void toggle(head)}
            >
              <b>{titleOf(head)}</b>
            </button>{" "}
            · {w.setBy(head.who)} · {w.result(head.done, head.asked)} · {w.results(head.results, head.boards)}
          </li>
        ))}
      </ul>
      {opened.value !== undefined && <Opened round={opened.value} reload={reload} />}
    </section>
  );
}

/**
 * Returns tournament, number and name of a round. A round without a name has its control, the same in each language.
 */
export function titleOf({
  tournament,
  round,
  name,
  control,
}: Pick<RoundHead, "tournament" | "round" | "name" | "control">): string {
  return [tournament, words.value.round.number(round), name || control].filter((text) => text !== "").join(" · ");
}

async function toggle({ id }: RoundHead): Promise<void> {
  if (opened.value?.id === id) opened.value = undefined;
  else await load(id);
}

function forget(): void {
  clearTimeout(due);
  due = undefined;
}

async function refresh(reload: () => Promise<void>): Promise<void> {
  due = undefined;
  const before = opened.peek();
  await reload();
  if (before === undefined) return;
  const after = await api.round(before.id).catch(() => before);
  if (opened.peek() === before) opened.value = after;
}

async function load(id: number): Promise<void> {
  opened.value = (await orNotice(api.round(id))) ?? opened.value;
}

async function loadTournaments(): Promise<void> {
  tournaments.value = await api.tournaments().catch(() => tournaments.value);
}

function Opened({ round, reload }: { round: RoundBoards; reload(): Promise<void> }) {
  const { round: w } = words.value;
  const own = tournaments.value.find(({ name }) => name === round.tournament);
  const enter = async (board: Board, score: Score): Promise<void> => {
    const { tournament, round: number } = round;
    const was = board.result?.score ?? "*";
    await orNotice(api.enterResult({ tournament, round: number, number: board.number, score, was }));
    await Promise.all([load(round.id), reload()]);
  };
  return (
    <section class="card" aria-label={titleOf(round)}>
      <h4>{titleOf(round)}</h4>
      <p>{controlText(round.control)}</p>
      {mayAct.value && <Papers round={round} hasReport={own?.hasReport === true} />}
      {mayAct.value && own !== undefined && <Broadcast tournament={own} />}
      <BoardTable
        label={w.resultsTitle}
        head={w.resultsTitle}
        rows={round.pairings.map((board) => ({
          ...board,
          key: String(board.number),
          cell: <Entry board={board} enter={enter} />,
        }))}
      />
    </section>
  );
}

function Entry({ board, enter }: { board: Board; enter(board: Board, score: Score): Promise<void> }) {
  const { round: w } = words.value;
  const { number, result } = board;
  const how = result === null ? "" : result.by === "time" ? w.onTime : result.who;
  if (!mayAct.value) return <>{`${result === null ? words.value.none : w.scores[result.score]} ${how}`}</>;
  return (
    <>
      <Choice
        aria-label={`${words.value.board(number)}: ${w.resultsTitle}`}
        value={result?.score ?? "*"}
        of={["*", ...scores.filter((score) => score !== "*")]}
        names={w.scores}
        choose={(score) => void enter(board, score)}
      />{" "}
      <small class="soft">{how}</small>
    </>
  );
}

function Papers({ round, hasReport }: { round: RoundBoards; hasReport: boolean }) {
  const { papers } = words.value.round;
  const separator = separatorOf(navigator.language);
  const address = (kind: PaperKind): string =>
    `${addressOf("papers")}&kind=${kind}&round=${round.id}&separator=${separator}`;
  return (
    <div class="buttons">
      {paperKinds
        .filter((kind) => kind !== "trf" || hasReport)
        .map((kind) => (
          <a key={kind} class="button" href={address(kind)} download>
            {papers[kind]}
          </a>
        ))}
    </div>
  );
}

/** The secret address at which the world sees the games of a tournament. */
function Broadcast({ tournament: { name, secret, delayMin } }: { tournament: TournamentView }) {
  const { round: w } = words.value;
  const set = async (change: { isOpen?: boolean; delayMin?: number; renew?: true }): Promise<void> => {
    await orNotice(api.setBroadcast({ tournament: name, isOpen: secret !== null, delayMin, ...change }));
    await loadTournaments();
  };
  const isOpen = secret !== null;
  return (
    <fieldset>
      <legend>{w.games}</legend>
      <Tick text={w.gamesOpen} checked={isOpen} onChange={() => void set({ isOpen: !isOpen })} />
      {isOpen && (
        <>
          <p>
            <code>{new URL(`live/${secret}.pgn`, document.baseURI).href.replace(/#.*/, "")}</code>
          </p>
          <div class="row">
            <label class="text">
              <span>{w.delay}</span>
              <input
                name="delay"
                inputMode="numeric"
                autoComplete="off"
                value={delayMin}
                onChange={({ currentTarget: { value } }) =>
                  /^\d{1,3}$/.test(value) && void set({ delayMin: Number(value) })
                }
              />
            </label>
          </div>
          <div class="buttons">
            <Button text={w.renew} onClick={() => void set({ renew: true })} />
          </div>
        </>
      )}
    </fieldset>
  );
}
