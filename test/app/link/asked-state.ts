/** The state of a clock, asked over its link. */
import { type Answer, ask } from "../asking";
import { type Desk, openDesk } from "../desk";

interface State extends Answer {
  white: Answer;
  black: Answer;
}

export const state = (desk: Desk): State => ask(desk, "state") as State;

export const ready = (): Desk => openDesk({ control: "180+2" });
