/** The tokens of a hall. The file holds a line of JSON for each: who, which role, and a hash of 256 random bits. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { appendFileSync, chmodSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { z } from "zod";
import { personSchema, type Role } from "../model/event";
import { tournamentName } from "../model/seat";

export const personName = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,38}[\p{L}\p{N}])?$/u;

export const holderSchema = z.object({
  name: z.string().regex(personName),
  role: personSchema.shape.role,
  /** SHA-256 of the token, in hexadecimal. The token is random, so a hash without salt cannot be guessed either. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The only tournament that the holder may command; absent if all. */
  tournament: tournamentName.exactOptional(),
  /** When the token ends, ms since 1970; absent if never. */
  untilMs: z.int().min(0).exactOptional(),
});

/** Whoever has a token. */
export type Holder = Readonly<z.infer<typeof holderSchema>>;

/** The limits of a token. */
export type TokenLimits = Pick<Holder, "tournament" | "untilMs">;

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Returns 256 random bits as text. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Reads the lines of a token file. A line that cannot be read is `undefined`; empty lines are left out. */
export function readHolders(text: string): (Holder | undefined)[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    try {
      return holderSchema.safeParse(JSON.parse(line)).data;
    } catch {
      return undefined;
    }
  });
}

/**
 * Adds a holder to the file, which only its owner may read. Returns the token. Throws if the file cannot be written,
 * and leaves the file then as it was.
 */
export function addHolder(file: string, name: string, role: Role, limits: TokenLimits = {}): string {
  const token = `flagfall_${randomSecret()}`;
  const holder: Holder = { name, role, hash: hashOf(token), ...limits };
  const size = (): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1;
  const before = size();
  try {
    appendFileSync(file, `${before <= 0 || endsLine(file) ? "" : "\n"}${JSON.stringify(holder)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (thrown) {
    // A full disk takes half a line, or an empty file.
    if (before < 0) rmSync(file, { force: true });
    else if (size() > before) truncateSync(file, before);
    throw thrown;
  }
  return token;
}

/** Returns false if an editor left the end of the last line out. */
function endsLine(file: string): boolean {
  return readFileSync(file).at(-1) === 0x0a;
}

/** The token file while a server runs. It is read again when it changes, so that a removed line counts at once. */
export interface TokenFile {
  /** Returns whoever has this token. It takes the same time for every token. */
  find(token: string): Holder | undefined;
  /** Returns true if the file still holds this holder. */
  holds(holder: Holder): boolean;
}

export function openTokens(file: string, nowMs = Date.now): TokenFile {
  let holders: readonly Holder[] = [];
  let stamp = "";
  const current = (): readonly Holder[] => {
    const now = stampOf(file);
    if (now !== stamp) holders = now === "" ? [] : validHolders(file);
    stamp = now;
    return holders.filter(({ untilMs = Number.POSITIVE_INFINITY }) => nowMs() < untilMs);
  };
  return {
    find: (token) => findHolder(current(), hashOf(token)),
    holds: ({ hash, role, tournament }) =>
      current().some((known) => known.hash === hash && known.role === role && known.tournament === tournament),
  };
}

function findHolder(holders: readonly Holder[], hash: string): Holder | undefined {
  const given = Buffer.from(hash, "hex");
  const same = holders.filter((holder) => timingSafeEqual(Buffer.from(holder.hash, "hex"), given));
  return same[0];
}

/** Returns a text that changes with the file. Returns an empty text if there is no file. */
function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? "" : `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
}

function validHolders(file: string): Holder[] {
  try {
    return readHolders(readFileSync(file, "utf8")).filter((holder) => holder !== undefined);
  } catch {
    return [];
  }
}
