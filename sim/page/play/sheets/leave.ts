/** Leaves the page in a pause, once a person has said so. */
import { leave } from "../guard";
import { opened } from "../phase";

/** Leaves the game that stands in its pause. Where the browser has no page to go back to, the paused game stays. */
export function leavePage(): void {
  opened.value = undefined;
  leave.isAsked = true;
  history.go(-2);
  window.setTimeout(() => {
    leave.isAsked = false;
  }, 1000);
}
