/** The pages of information as a reader turns them over. */

import { infoText } from "../../../firmware/app/display/info";
import type { App } from "../../../firmware/app/model/app";
import { Language } from "../../../firmware/app/model/language";
import { type Desk, openDesk } from "../desk";

export function pages(app: App): string[] {
  const texts: string[] = [];
  for (let text = infoText(app, 1); text !== ""; text = infoText(app, texts.length + 1)) texts.push(text);
  return texts;
}

/** Returns a clock that is ready for `control`. */
export function ready(control: string, language = Language.English): Desk {
  return openDesk({ control, facts: { language } });
}
