/** The rows and columns of the table of the Laws. */
import type { Cell, ClassName } from "../../firmware/laws/table/cell";

export const classes: ClassName[] = ["standard", "rapid", "blitz"];

export function cell<Effect>(effect: Effect, article: string, mark = ""): Cell<Effect> {
  return { effect, articles: article === "" ? [] : article.split(" "), outside: mark === "o" };
}
