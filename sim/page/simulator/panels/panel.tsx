/** Shows a part of the page that the user can fold; the page remembers whether it is folded. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { recall, remember } from "../../keep/memory";

/** Panels that are open on a first visit; on a wide screen more are open. */
const openAtFirst = ["control", "time", "timeline"];
const openWhereWide = ["chart", "journal"];

function openPanels(): string[] {
  const kept = recall("folds");
  if (kept !== null) return kept.split(" ");
  return matchMedia("(min-width: 62rem)").matches ? [...openAtFirst, ...openWhereWide] : openAtFirst;
}

export function Panel({ name, title, children }: { name: string; title: string; children: () => ComponentChildren }) {
  const [isOpen, setOpen] = useState(openPanels().includes(name));
  const toggle = (event: { currentTarget: HTMLDetailsElement }) => {
    const { open } = event.currentTarget;
    if (open === isOpen) return;
    setOpen(open);
    const others = openPanels().filter((other) => other !== name && other !== "");
    remember("folds", [...others, ...(open ? [name] : [])].join(" "));
  };
  return (
    <details class={`panel ${name}`} open={isOpen} onToggle={toggle}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen ? <div class="inside">{children()}</div> : null}
    </details>
  );
}
