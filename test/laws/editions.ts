/** The editions of the Laws and the classes of games, by their names. */
import { Class, Edition } from "../../firmware/core/words";

export const editions = {
  1997: Edition.Laws1997,
  2001: Edition.Laws2001,
  2014: Edition.Laws2014,
  2018: Edition.Laws2018,
  2023: Edition.Laws2023,
};
export const classes = { standard: Class.Standard, rapid: Class.Rapid, blitz: Class.Blitz, none: Class.None };

export type Year = keyof typeof editions;
export type Kind = keyof typeof classes;
export const kinds: Kind[] = ["standard", "rapid", "blitz", "none"];
