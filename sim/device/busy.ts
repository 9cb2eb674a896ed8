/** A clock that came up with a game from its memory, or locked: it takes no control and no setting. */
export class BusyClock extends Error {
  /** `file`: the scenario that begins with them. */
  constructor(readonly file: string) {
    super("busy");
  }
}
