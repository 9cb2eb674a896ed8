import { Language } from "../model/choices";

/** The last language in the order of `Language`. */
export const LAST_LANGUAGE = Language.Spanish;
