/** The reason why a text is no number of seconds. */
export type SecondsFault = "form" | "decimals" | "large";
