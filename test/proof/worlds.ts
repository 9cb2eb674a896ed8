/** The small worlds: time controls, and what may be done in each. */
import { type Year, years } from "./articles/editions";
import { type Alphabet, alphabets, type Move, type Opening, openings } from "./moves";

export interface World {
  readonly control: string;
  readonly alphabet: Alphabet;
  /** The edition of the Laws; 2023 if none is named. */
  readonly year?: Year;
  /** What was played before the walk begins; nothing if none is named. */
  readonly opening?: Opening;
}

const policies = ["zero", "own", "moves"] as const;
const bonuses = ["", "+1", "d1", "b1", "+2", "d2", "b2"] as const;

/** Controls of one period. */
const single = [
  ...bonuses.flatMap((bonus) => [`3${bonus}`, `5${bonus}`]),
  ...["3d1;flag=run-on", "3+1;flag=run-on", "3;flag=freeze", "4+1;from=3", "3+1;first=0", "W2-B4", "W3+1-B2d1"],
  ...["*3", "*4;flag=run-on", "gong2", "gong3", "2x2", "3x1;flag=freeze", "c2/3", "c3/4", "up", "up3", "2*", "2/3"],
];

/** Controls of two and three periods, by each policy. */
const several = policies.flatMap((policy) => [
  ...bonuses.map((bonus) => `2/3${bonus}:2${bonus};at=${policy}`),
  ...["2/3:2/2:2", "3/2+1:2/3+1:4+1", "2/2b1:3/2b1:2b1", "2/6d1:2/3d1:2d1"].map((text) => `${text};at=${policy}`),
  ...["2/3+1:2d2", "2/3b2:3", "W2/3:2-B3/2:4", "W4+1-B2/2:3", "2/2:2*", "2/3:2/2", "2/3:2;flag=freeze"].map(
    (text) => `${text.replace(";", `;at=${policy};`)}${text.includes(";") ? "" : `;at=${policy}`}`,
  ),
  ...["2/3:2x2", "2:c2/2", "3:up", "2/2:2:up3", "2+1:1x2"].map((text) => `${text};at=${policy}`),
]);

const controls = [...single, ...several];

/** A standard, a rapid and a blitz game by each edition, some in their last phase, and one with extra time. */
const lawful = ["5400", "2/5400:150;at=moves", "1800", "2/900:150;at=moves", "300", "W150-B61", "1800+10", "5400+1"];

const world =
  (alphabet: Alphabet) =>
  (control: string): World => ({ control, alphabet });

const after = (opening: Opening, alphabet: Alphabet, ...texts: string[]): World[] =>
  texts.map((control) => ({ control, alphabet, opening }));

/** Games that are walked on from an opening, and moves at the bounds of what is possible. */
const far = [
  ...after("a flag", "acts", "3", "2/3:2;at=own", "3;flag=freeze", "up3"),
  ...after("a flag", "bounds", "3", "3b2", "up3"),
  ...after("two flags", "acts", "3"),
  ...after("two flags", "bounds", "3"),
  ...after("a press and a pause", "acts", "3", "3b2", "2/3:2;at=moves"),
  ...after("a press and a pause", "methods", "5", "2/3:2;at=moves"),
  ...after("a press and a pause", "bounds", "up", "4d2"),
  ...after("times set to zero", "undo", "3"),
  ...after("eight acts", "undo", "3"),
  ...after("a sealed move", "acts", "5", "2/3+1:2+1;at=moves"),
  ...after("a passed control", "play", "2/2:400;at=own", "2/2:400;at=zero"),
  ...after("a third period", "fields", "2/5:2:3;at=moves", "2/5*"),
  ...after("a third period", "change", "2/5:2:3;at=moves"),
  ...["3", "4b2", "4d2", "up", "2/1:2:3;at=moves"].map(world("bounds")),
  ...["5", "up", "2/3:2;at=moves", "2:2x2;at=own"].map(world("methods")),
  ...["3", "2/3:2;at=moves"].map(world("ends")),
];

/** Every world that the proof walks. The deep ones have few moves, so that a walk reaches far. */
export const worlds: readonly World[] = [
  ...controls.map(world("play")),
  ...controls.map(world("acts")),
  ...["2", "3", "2/2:2;at=moves"].map(world("undo")),
  ..."3 3d1 2b2 2/3:2;at=moves 2/2d1:2b1;at=zero 2:2x2;at=own 2:c2/2 up3 2* gong2 *3".split(" ").map(world("fields")),
  ...["9", "3+1", "2/3+1:2+1;at=moves", "W3-B5"].map(world("exchange")),
  ...["2/3:2;at=moves", "2/3+1:3+1;at=moves"].map(world("change")),
  ...["601", "2/601:3;at=moves", "700;flag=run-on"].map(world("guideline")),
  ...years.flatMap((year) => lawful.map((control): World => ({ control, alphabet: "laws", year }))),
  ...far,
];

export const yearOf = ({ year }: World): Year => year ?? 2023;
export const nameOf = ({ control, alphabet, year, opening }: World): string =>
  `${control} (${alphabet}${year === undefined ? "" : ` of ${year}`}${opening === undefined ? "" : ` after ${opening}`})`;
/** Returns the moves before the walk begins. */
export const openingOf = ({ opening }: World): readonly Move[] => (opening === undefined ? [] : openings[opening]);
export const movesOf = ({ alphabet }: World) => alphabets[alphabet];
