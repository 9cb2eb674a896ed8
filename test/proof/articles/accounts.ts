/** The accounts of both players, which the articles pass on from one to the next. */
import type { Player } from "./edges";
import type { Schedule } from "./schedule";

/** The account of one player by the articles. */
export interface Account {
  readonly mainMs: number;
  /** The rest of the extra time of the move. */
  readonly extraMs: number;
  readonly period: number;
  readonly moves: number;
  readonly usedMs: number;
}

export interface Accounts {
  readonly players: readonly [Account, Account];
  /** The player whose flag fell first. Nothing after it is judged. */
  readonly fallen: Player | undefined;
}

/** Returns the accounts with another account of one player. */
export const withAccount = (accounts: Accounts, player: Player, account: Account): Accounts => ({
  ...accounts,
  players: player === 0 ? [account, accounts.players[1]] : [accounts.players[0], account],
});

/** Carries the rest of one period into the next. */
export function intoNext(schedule: Schedule, accounts: Accounts, player: Player): Accounts {
  const account = accounts.players[player];
  const next = schedule.spans[player][account.period];
  if (next === undefined) return accounts;
  return withAccount(accounts, player, { ...account, mainMs: account.mainMs + next.ms, period: account.period + 1 });
}
