/** Holds who sits at each half, and that player's score in the match that is on. */
import { signal } from "@preact/signals";
import type { Place } from "../clock/places";
import { recall, remember } from "../keep/memory";

export interface Seat {
  name: string;
  /** Empty while no match is on. */
  score: string;
}

export type Seats = Readonly<Record<Place, Seat>>;

const nobody: Seats = { left: { name: "", score: "" }, right: { name: "", score: "" } };

export const seats = signal<Seats>(recalled());

function recalled(): Seats {
  const [left, right, leftScore = "", rightScore = ""] = (recall("seats") ?? "").split("\n");
  if (left === undefined || right === undefined) return nobody;
  return { left: { name: left, score: leftScore }, right: { name: right, score: rightScore } };
}

export function seat(players: Seats = nobody): void {
  seats.value = players;
  const { left, right } = players;
  remember("seats", players === nobody ? "" : [left.name, right.name, left.score, right.score].join("\n"));
}
