import type { Laws, PenaltyName } from "./cell";
import { laws1997 } from "./laws-1997";
import { laws2001 } from "./laws-2001";
import { laws2014 } from "./laws-2014";
import { laws2018 } from "./laws-2018";
import { laws2023 } from "./laws-2023";

/*
 * The editions of the FIDE Laws: the one table, with its articles. Nothing else in the project states these numbers. A
 * file beside this one holds what an edition says, and effects.ts what several of them say.
 *
 * `npm run laws` generates from the table:
 * - firmware/laws/edition.ts: the editions, as the clock numbers them
 * - firmware/laws/laws.ts: what the clock computes
 * - firmware/app/game/article.ts: what it shows beside that
 * - firmware/laws/table/years.ts: the editions, as pages and scripts list them
 * - firmware/laws/table/articles.ts: what a screen can cite
 *
 * Cells marked `outside` come from outside the texts at hand. Their articles are those of public copies of that
 * edition's appendices, or of commentary.
 */

/**
 * The editions, in the order of their years. A clock stores the place of its edition, so a new one comes last. The last
 * is the one that holds where nobody names another.
 */
export const editions = [laws1997, laws2001, laws2014, laws2018, laws2023] as const;

export type EditionName = (typeof editions)[number]["name"];
/** The rules of all editions about one matter. */
export type Row<Key extends keyof Laws> = Readonly<Record<EditionName, Laws[Key]>>;

function row<Key extends keyof Laws>(key: Key): Row<Key> {
  return Object.fromEntries(editions.map((laws: Laws) => [laws.name, laws[key]])) as Row<Key>;
}

export const illegalMove = row("illegalMove");
export const drawClaim = row("drawClaim");
export const quickplayClaim = row("quickplayClaim");
export const pressWithoutMove = row("pressWithoutMove");
export const addTime = row("addTime");
export const takeTime = row("takeTime");
export const warning = row("warning");
export const defaultTime = row("defaultTime");
export const bothFlags = row("bothFlags");
export const flagCall = row("flagCall");
export const reversedColours = row("reversedColours");
export const settingChange = row("settingChange");
export const competition = row("competition");
export const answered = row("answered");
export const guideline = row("guideline");
export const rapidBounds = row("rapidBounds");
export const blitzBounds = row("blitzBounds");

/** The row of each penalty. */
export const penalties = {
  "illegal-move": illegalMove,
  "draw-claim": drawClaim,
  "quickplay-claim": quickplayClaim,
  "press-without-move": pressWithoutMove,
  "add-time": addTime,
  "take-time": takeTime,
  warning,
} as const satisfies Record<PenaltyName, unknown>;
