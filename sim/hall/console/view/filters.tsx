/** Shows the filters with their counts, the search, and what can be done with the selected boards. */
import { useComputed } from "@preact/signals";
import type { ClockId } from "../../model/clock";
import { ask, asked } from "../asked";
import { type Filter, filters } from "../order";
import { counts, filter, mayAct, query, selected, shown, words } from "../store";
import { Button } from "./fields";

export function Filters() {
  const { value: w } = words;
  return (
    <div class="filters">
      <section class="scroll chips" aria-label={w.filters.name}>
        {filters.map((each) => (
          <Chip key={each} name={each} />
        ))}
      </section>
      <input
        type="search"
        id="search"
        aria-label={w.search}
        placeholder={w.search}
        value={query.value}
        onInput={({ currentTarget }) => (query.value = currentTarget.value)}
      />
    </div>
  );
}

function Chip({ name }: { name: Filter }) {
  const count = useComputed(() => counts.value[name]);
  const look = useComputed(() => `chip ${name}${counts.value[name] > 0 ? " some" : ""}`);
  return (
    <button
      type="button"
      class={look}
      aria-pressed={filter.value === name}
      onClick={() => (filter.value = filter.value === name ? "all" : name)}
    >
      {words.value.filters[name]} <b>{count}</b>
    </button>
  );
}

/** Returns clocks as the list has them; those that it does not show come last. */
function inListOrder(ids: readonly ClockId[]): ClockId[] {
  const places = new Map(shown.peek().map(({ id }, at) => [id, at]));
  const placeOf = (id: ClockId): number => places.get(id) ?? places.size;
  return [...ids].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Offers commands for the selected boards at once. */
export function Bulk() {
  const ids = [...selected.value];
  const { bulk, acts } = words.value;
  if (ids.length === 0 || !mayAct.value) return null;
  return (
    <section class="bulk" aria-label={acts.name}>
      <b>{bulk.selected(ids.length)}</b>
      <Button text={acts.pause} onClick={() => ask(ids, { do: "pause" })} />
      <Button text={acts.resume} onClick={() => ask(ids, { do: "resume" })} />
      <Button text={acts.set} onClick={() => (asked.value = { kind: "set", clocks: ids })} />
      <Button text={acts.number} onClick={() => (asked.value = { kind: "number", clocks: inListOrder(ids) })} />
      <Button text={bulk.clear} onClick={() => (selected.value = new Set())} />
    </section>
  );
}
