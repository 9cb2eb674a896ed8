/** Shows the players of the match that is on at their halves. */
import { pointsOf, recallMatches } from "../keep/match";
import { seat } from "../store/seats";

export function seatMatch(): void {
  const { list, isOn } = recallMatches();
  const [match] = list;
  if (!isOn || match === undefined) {
    seat();
    return;
  }
  const at = (place: "left" | "right") => ({ name: match.names[place], score: pointsOf(match, place) });
  seat({ left: at("left"), right: at("right") });
}
