/** Generates what the device shows of the Laws, beside what it computes: the article behind a warning or a loss. */
import { answered, bothFlags, illegalMove, reversedColours, settingChange } from "../../../firmware/laws/table/table";
import { functionOf, generatedMark, type Question } from "./choices";
import { articlesOf, cellOf, classes, editions, pressNumber, valueIn } from "./parameters";

const questions: Question[] = [
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
  return `${[`${generatedMark}\n${imports}`, ...questions.map(functionOf)].join("\n\n")}\n`;
}
