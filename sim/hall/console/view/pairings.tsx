/** Shows what a round would set at each board, and what is in the way. */
import type { RoundPlan } from "../../model/round";
import { ask } from "../asked";
import { words } from "../store";
import { Button } from "./fields";
import { BoardTable } from "./table";

/** The most boards of a preview. Those that cannot be set come first. */
const rowsMax = 500;
/** The problems that the end of the game on the clock solves. */
const gamesOn: readonly (string | null)[] = ["paused", "fallen"];

interface PlanTableProps {
  plan: RoundPlan;
  /** True if the form has changed since the preview. */
  isOld: boolean;
  set(): void;
}

export function PlanTable({ plan, set, isOld }: PlanTableProps) {
  const { round: w } = words.value;
  const faulty = plan.pairings.filter(({ problem }) => problem !== null).length;
  const good = plan.pairings.length - faulty;
  const [first, ...others] = [...plan.pairings].sort((a, b) => Number(b.problem !== null) - Number(a.problem !== null));
  const sorted = first === undefined ? [] : [first, ...others];
  return (
    <section class="card" aria-label={w.preview}>
      <h3>{[plan.tournament, w.number(plan.round), plan.name].filter((text) => text !== "").join(" · ")}</h3>
      <p>
        <b>{w.reads}:</b> {plan.words} <code>{plan.control}</code>
      </p>
      <p>
        {w.found(plan.pairings.length)}
        {faulty > 0 && (
          <>
            {" · "}
            <b class="flagText">{w.problems(faulty)}</b>
          </>
        )}
      </p>
      <GamesOn plan={plan} />
      {isOld && <p class="hint">{w.changed}</p>}
      <div class="buttons">
        <Button class="main" text={w.set(good)} disabled={good === 0 || isOld} onClick={set} />
      </div>
      <BoardTable
        label={w.pairings}
        head={w.problem}
        rows={sorted.slice(0, rowsMax).map((pairing) => ({
          ...pairing,
          key: `${pairing.number} ${pairing.clock} ${pairing.white.name}`,
          isFaulty: pairing.problem !== null,
          cell: <Problem problem={pairing.problem} />,
        }))}
      />
      {sorted.length > rowsMax && <p class="hint">{w.further(sorted.length - rowsMax)}</p>}
    </section>
  );
}

/** Says why clocks with a game on refuse the round, and offers to end the games that stand still. */
function GamesOn({ plan: { pairings } }: { plan: RoundPlan }) {
  const { round: w } = words.value;
  const clocks = pairings.flatMap(({ clock, problem }) => (gamesOn.includes(problem) ? (clock ?? []) : []));
  if (clocks.length === 0 && pairings.every(({ problem }) => problem !== "running")) return null;
  return (
    <>
      <p class="hint">{w.gamesOnClocks}</p>
      {clocks.length > 0 && (
        <div class="buttons">
          <Button text={w.endGames(clocks.length)} onClick={() => ask(clocks, { do: "finish" })} />
        </div>
      )}
    </>
  );
}

function Problem({ problem }: { problem: string | null }) {
  const { round: w } = words.value;
  return <span class={problem === null ? "soft" : ""}>{problem === null ? w.ok : (w.faults[problem] ?? problem)}</span>;
}
