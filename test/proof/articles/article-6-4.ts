/**
 * Article 6.4: as soon as a flag falls, the terms of 6.3.1 are checked. Who has a further period goes on in it; who has
 * none, or has not made the moves that open it, is out of time.
 */
import { type Accounts, intoNext } from "./accounts";
import { opponentOf, type Player } from "./edges";
import type { Schedule } from "./schedule";

/** Returns the accounts after the check of a player whose main time may be used up. */
export function article6_4(schedule: Schedule, accounts: Accounts, player: Player): Accounts {
  const { mainMs, period } = accounts.players[player];
  if (mainMs > 0) return accounts;
  const hasNext = schedule.spans[player].length > period;
  if (!hasNext || schedule.opens === "moves") return { ...accounts, fallen: player };
  const own = intoNext(schedule, accounts, player);
  const other = opponentOf(player);
  const isShared = schedule.opens === "zero" && own.players[other].period === period;
  return article6_4(schedule, isShared ? intoNext(schedule, own, other) : own, player);
}
