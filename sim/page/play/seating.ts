/** Shows the players of the match that is on at their halves. */
import { halvesOf, pointsText, recallMatches } from "../keep/match";
import { seat } from "../store/seats";

export function seatMatch(): void {
  const { list, isOn } = recallMatches();
  const [match] = list;
  if (!isOn || match === undefined) {
    seat();
    return;
  }
  const at = (place: "left" | "right") => ({ name: match.names[place], score: pointsText(halvesOf(match, place)) });
  seat({ left: at("left"), right: at("right") });
}
