/** Draws the icons of the middle bar on a grid of 24 units. */

const paths = {
  pause: "M8 5v14M16 5v14",
  resume: "M7 4.5v15L19.5 12z",
  again: "M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.4h-4.4",
  choose: "M4 6.5h16M4 12h16M4 17.5h16",
  correct: "M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5",
  menu: "M12 5v.1M12 12v.1M12 19v.1",
  exchange: "M7 4v15M3.5 15.5L7 19l3.5-3.5M17 20V5M13.5 8.5L17 5l3.5 3.5",
  undo: "M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-4",
  turn: "M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4",
  close: "M6 6l12 12M18 6L6 18",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon ${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
