/** Generates the functions that return articles of the Laws, for a screen to cite. */
import type { PenaltyName } from "../../../firmware/laws/table/cell";
import { competition, penalties } from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, type Question } from "./choices";
import { articlesOf, cellOf, classes, editions, namedPenalties, offences } from "./parameters";

const questions: Question[] = [
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
  return `${[`${generatedMark}\n${imports}`, ...questions.map(functionOf)].join("\n\n")}\n`;
}
