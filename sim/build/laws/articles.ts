/** Generates the functions that return articles of the Laws, for a screen to cite and for the device to show. */
import type { PenaltyName } from "../../../firmware/laws/table/cell";
import {
  answered,
  bothFlags,
  competition,
  illegalMove,
  penalties,
  reversedColours,
  settingChange,
} from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, type Question } from "./choices";
import { articlesOf, cellOf, classes, editions, namedPenalties, offences, pressNumber, valueIn } from "./parameters";

const citedQuestions: Question[] = [
  {
    comment: "Returns the articles behind a penalty in an edition. Returns an empty text if none is at hand.",
    name: "articleOf",
    parameters: [editions, classes, namedPenalties, offences],
    decides: [namedPenalties, editions, classes],
    answer: (choice) => cellOf<unknown>(penalties[choice.penalty as PenaltyName], choice).articles.join(", "),
  },
  {
    comment: "Returns the articles on the Competition Rules in rapid and blitz: their choice, then their contents.",
    name: "competitionArticle",
    parameters: [editions, classes],
    answer: articlesOf(competition),
  },
];

/** Returns the text of firmware/laws/table/articles.ts. */
export function articlesSource(): string {
  const imports = 'import { Class, Penalty } from "../../core/words";\nimport { Edition } from "../edition";';
  return `${[`${generatedMark}\n${imports}`, ...citedQuestions.map(functionOf)].join("\n\n")}\n`;
}

/** What the device shows of the Laws, beside what it computes: the article behind a warning or a loss. */
const shownQuestions: Question[] = [
  {
    comment: "Returns the article by which two fallen flags are a draw, whichever fell first. Empty if they are none.",
    name: "drawArticle",
    parameters: [editions, classes],
    answer: (choice) => {
      const { effect, articles } = cellOf(bothFlags, choice);
      return effect.orderKnown === "drawn" ? (articles[0] ?? "") : "";
    },
  },
  {
    comment: "Returns the article by which an illegal move loses the game.",
    name: "lossArticle",
    parameters: [editions, classes],
    answer: articlesOf(illegalMove),
  },
  {
    comment: "Returns the article by which an answered illegal move stands. Returns an empty text if it is corrected.",
    name: "answeredArticle",
    parameters: [editions, classes],
    answer: (choice) => {
      const { effect, articles } = cellOf(answered, choice);
      return effect.stands ? articles.join(", ") : "";
    },
  },
  {
    comment:
      "Returns the article by which the setting is final after `presses` presses by each side. Empty while it is open.",
    name: "closingArticle",
    parameters: [editions, classes, pressNumber],
    decides: [editions, classes],
    type: "string",
    answer: (choice) => {
      const { effect, articles } = cellOf(settingChange, choice);
      return effect.presses === 0 ? '""' : `presses < ${effect.presses} ? "" : ${JSON.stringify(articles.join(", "))}`;
    },
  },
  {
    comment: "Returns before which move of both sides a game with colours reversed is discontinued; 0 if it goes on.",
    name: "discontinuedBefore",
    parameters: [editions],
    answer: (choice) => valueIn(reversedColours, choice).effect.fewerMoves,
  },
];

/** Returns the text of firmware/app/game/article.ts. */
export function shownSource(): string {
  const imports = 'import { Class } from "../../core/words";\nimport { Edition } from "../../laws/edition";';
  return `${[`${generatedMark}\n${imports}`, ...shownQuestions.map(functionOf)].join("\n\n")}\n`;
}
