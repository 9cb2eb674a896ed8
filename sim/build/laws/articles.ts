/** Generates the functions that return articles of the Laws, for a screen to cite. */
import type { Cell, PenaltyName } from "../../../firmware/laws/table/cell";
import {
  bothFlags,
  competition,
  defaultTime,
  guideline,
  penalties,
  settingChange,
} from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, type Question } from "./choices";
import { articlesOf, cellOf, classes, editions, namedPenalties, offences, valueIn } from "./parameters";

function penaltyCell(choice: Record<string, string>): Cell<unknown> {
  return cellOf<unknown>(penalties[choice.penalty as PenaltyName], choice);
}

const penaltyQuestions: Question[] = [
  {
    comment: "Returns the articles behind a penalty in an edition. Returns an empty text if none is at hand.",
    name: "articleOf",
    parameters: [editions, classes, namedPenalties, offences],
    decides: [namedPenalties, editions, classes],
    answer: (choice) => penaltyCell(choice).articles.join(", "),
  },
  {
    comment: "Returns true if the penalty is known from other editions or commentary, not from the edition's own text.",
    name: "isOutside",
    parameters: [editions, classes, namedPenalties],
    decides: [editions, namedPenalties, classes],
    answer: (choice) => penaltyCell(choice).outside,
  },
];

const articleQuestions: Question[] = [
  {
    comment: "Returns after how many presses by each side a change of the setting causes a warning; 0 if never.",
    name: "settingPresses",
    parameters: [editions, classes],
    answer: (choice) => cellOf(settingChange, choice).effect.presses,
  },
  {
    comment: "Returns the article on the default time.",
    name: "defaultTimeArticle",
    parameters: [editions],
    answer: (choice) => valueIn(defaultTime, choice).articles.join(", "),
  },
  {
    comment: "Returns the articles on two fallen flags. Returns an empty text if none is at hand.",
    name: "bothFlagsArticle",
    parameters: [editions, classes],
    answer: articlesOf(bothFlags),
  },
  {
    comment: "Returns the articles on the Competition Rules in rapid and blitz: their choice, then their contents.",
    name: "competitionArticle",
    parameters: [editions, classes],
    answer: articlesOf(competition),
  },
  {
    comment: "Returns the articles on five seconds a move in the last two minutes.",
    name: "guidelineArticle",
    parameters: [editions, classes],
    answer: articlesOf(guideline),
  },
  {
    comment: "Returns the article that closes the setting to changes. Returns an empty text if there is none.",
    name: "settingArticle",
    parameters: [editions, classes],
    answer: articlesOf(settingChange),
  },
];

/** Returns the text of firmware/laws/table/articles.ts. */
export function articlesSource(): string {
  return sourceOf(articleQuestions, "Class, Edition");
}

/** Returns the text of firmware/laws/table/penalty-articles.ts. */
export function penaltyArticlesSource(): string {
  return sourceOf(penaltyQuestions, "Class, Edition, Penalty");
}

function sourceOf(questions: readonly Question[], types: string): string {
  const [first, ...rest] = types.split(", Edition");
  const imports = `import { ${first}${rest.join("")} } from "../../core/words";\nimport { Edition } from "../edition";`;
  return `${[`${generatedMark}\n${imports}`, ...questions.map(functionOf)].join("\n\n")}\n`;
}
