/** The two halves of a message about an error, in the user's language. */
export interface Message {
  /** What is wrong. */
  wrong: string;
  /** The correct form, or what to do. */
  right: string;
}
