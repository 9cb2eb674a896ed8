/** Shows a part of the page that the user can fold; the page remembers whether it is folded. */
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { recall, remember } from "../../keep/memory";

/** Panels that are open on a first visit. A phone has the past folded; a wide screen has room for more. */
const openAtFirst = ["control", "time"];
const openFromWidths = { "36rem": ["timeline"], "62rem": ["chart", "journal"] } as const;

function openPanels(): string[] {
  const kept = recall("folds");
  if (kept !== null) return kept.split(" ");
  const wide = Object.entries(openFromWidths).filter(([width]) => matchMedia(`(min-width: ${width})`).matches);
  return [...openAtFirst, ...wide.flatMap(([, names]) => names)];
}

interface PanelProps {
  name: string;
  title: string;
  /** Drawn while the panel is open. */
  Content: ComponentType;
}

export function Panel({ name, title, Content }: PanelProps) {
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
      {isOpen ? (
        <div class="inside">
          <Content />
        </div>
      ) : null}
    </details>
  );
}
