import type { Separator } from "../model/choices";

/**
 * Returns what separates the cells of a CSV file in the spreadsheets of a country: semicolons where the decimal sign is
 * a comma, as in Spain, but not in Mexico. `locale` is a tag such as `es-MX`.
 */
export function separatorOf(locale: string): Separator {
  return new Intl.NumberFormat(locale).format(0.5).includes(",") ? "semicolon" : "comma";
}
