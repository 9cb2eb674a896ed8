/** The rows and items of a menu. */

import { Region } from "../../../firmware/app/model/choices";
import type { Desk } from "../desk";

const ROWS = 6;

export function rowsOf(desk: Desk): string[] {
  return Array.from({ length: ROWS }, (_, i) => desk.shown(Region.Row1 + i));
}

export const rest = ["End game", "New game", "Settings"];
