/**
 * Article 6.3.1: a player has to make a number of moves, or all of them, in a time that is allotted to him, and that
 * includes what each move adds. Article 6.3.2: what he has not used goes with him into the next period; with a delay,
 * the main time begins to count only when the extra time of the move is used up, and an unused rest of it is lost.
 */

import { type Account, type Accounts, intoNext, withAccount } from "./accounts";
import { article6_2_1 } from "./article-6-2";
import { article6_4 } from "./article-6-4";
import { type Edge, opponentOf, type Player, type Turn } from "./edges";
import type { Schedule } from "./schedule";

/** Returns what is allotted before the first move. */
export function article6_3_1(schedule: Schedule): Accounts {
  const account = (player: Player): Account => ({
    mainMs: (schedule.spans[player][0]?.ms ?? 0) + (schedule.mode === "added" ? schedule.extraMs : 0),
    extraMs: schedule.mode === "delay" ? schedule.extraMs : 0,
    ...{ period: 1, moves: 0, usedMs: 0 },
  });
  return { players: [account(0), account(1)], fallen: undefined };
}

/** Returns how much of the main time a think costs, with the extra time of the move before it. */
export const article6_3_2 = (thinkMs: number, extraMs: number): number => Math.max(0, thinkMs - extraMs);

/** Returns the accounts after one more turn. */
function afterTurn(schedule: Schedule, accounts: Accounts, { player, ms, isPressed }: Turn): Accounts {
  if (accounts.fallen !== undefined) return accounts;
  const account = accounts.players[player];
  const mainMs = account.mainMs - article6_3_2(ms, account.extraMs);
  const extraMs = Math.max(0, account.extraMs - ms);
  const spent = { ...account, mainMs, extraMs, usedMs: account.usedMs + ms };
  const checked = article6_4(schedule, withAccount(accounts, player, spent), player);
  return isPressed && checked.fallen === undefined ? afterPress(schedule, checked, player) : checked;
}

/** Returns the accounts after a press: the move counts, may complete a period, and earns the extra time. */
function afterPress(schedule: Schedule, accounts: Accounts, player: Player): Accounts {
  const moves = accounts.players[player].moves + 1;
  const counted = withAccount(accounts, player, { ...accounts.players[player], moves });
  const spans = schedule.spans[player].slice(0, counted.players[player].period);
  const asked = spans.some((span) => span.moves === 0) ? undefined : spans.reduce((sum, span) => sum + span.moves, 0);
  const completes = schedule.opens === "moves" && asked !== undefined && moves >= asked;
  const opened = completes ? intoNext(schedule, counted, player) : counted;
  const account = opened.players[player];
  const addedMs = schedule.mode === "added" ? schedule.extraMs : 0;
  const extraMs = schedule.mode === "delay" ? schedule.extraMs : 0;
  return withAccount(opened, player, { ...account, mainMs: account.mainMs + addedMs, extraMs });
}

/**
 * Returns what the articles say of both players at an instant: a fold over the turns, which are a fold over the
 * presses.
 */
export function accountsAt(schedule: Schedule, edges: readonly Edge[], now: number): Accounts {
  const turns = article6_2_1(edges, now);
  return turns.reduce((accounts, turn) => afterTurn(schedule, accounts, turn), article6_3_1(schedule));
}

/** Returns the player who has the move at `now`. */
export function playerAt(edges: readonly Edge[], now: number): Player {
  const last = article6_2_1(edges, now).at(-1);
  if (last === undefined) return 0;
  return last.isPressed ? opponentOf(last.player) : last.player;
}
