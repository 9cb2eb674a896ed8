/** Shows what a round would set at each board, and what is in the way. */
import type { RoundPlan } from "../../model/round";
import { words } from "../store";
import { Scroll } from "./scroll";

/** The most boards of a preview. Those that cannot be set come first. */
const rowsMax = 500;

interface PlanTableProps {
  plan: RoundPlan;
  /** True if the form has changed since the preview. */
  isOld: boolean;
  set(): void;
}

export function PlanTable({ plan, set, isOld }: PlanTableProps) {
  const { round: w, columns } = words.value;
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
      {isOld && <p class="hint">{w.changed}</p>}
      <div class="buttons">
        <button type="button" class="main" disabled={good === 0 || isOld} onClick={set}>
          {w.set(good)}
        </button>
      </div>
      <Scroll look="tall" label={w.pairings}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.white}</th>
              <th scope="col">{columns.black}</th>
              <th scope="col">{w.problem}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, rowsMax).map(({ number, white, black, problem, clock }) => (
              <tr key={`${number} ${clock} ${white.name}`} class={problem === null ? "" : "faulty"}>
                <th scope="row">{number}</th>
                <td>{white.name || words.value.none}</td>
                <td>{black.name || words.value.none}</td>
                <td>{problem === null ? <span class="soft">{w.ok}</span> : (w.faults[problem] ?? problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {sorted.length > rowsMax && <p class="hint">{w.further(sorted.length - rowsMax)}</p>}
    </section>
  );
}
