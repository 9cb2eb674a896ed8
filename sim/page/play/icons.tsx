/** Draws the icons of the middle bar on a grid of 24 units. */

const paths = {
  pause: "M8 5v14M16 5v14",
  resume: "M7 4.5v15L19.5 12z",
  again: "M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.4h-4.4",
  choose: "M4 6.5h16M4 12h16M4 17.5h16",
  correct: "M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  silent: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  bench: "M4 5.5h16v10H4zM8 19.5h8M12 15.5v4M7.5 9h4M7.5 12h6.5",
  elsewhere:
    "M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.5h2",
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
