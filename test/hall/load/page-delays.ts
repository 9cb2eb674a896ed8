/** The delays of the console in a browser, for all clocks and for the boards that its window shows. */

import type { PageReader } from "./browser";
import { Delays } from "./delays";

export interface PageRow {
  /** Boards that the window draws. */
  readonly drawn: number;
  /** Until the message is in the page, of all clocks. */
  readonly message: ReturnType<Delays["figures"]>;
  /** Until the frame after it is drawn, of all clocks. */
  readonly frame: ReturnType<Delays["figures"]>;
  /** Until the text of a drawn board is in such a frame. */
  readonly board: ReturnType<Delays["figures"]>;
  readonly slackMs: number;
}

export class PageDelays {
  private readonly message = new Delays();
  private readonly frame = new Delays();
  private readonly board = new Delays();

  say(address: string, line: string): void {
    for (const delays of [this.message, this.frame, this.board]) delays.say(address, line);
  }

  begin(): void {
    for (const delays of [this.message, this.frame, this.board]) delays.begin();
  }

  /** Reads what the page noted. The bridge numbers its clocks in the order of the addresses. */
  async read(page: PageReader, addresses: readonly string[]): Promise<PageRow> {
    for (const { id, place, text, messageMs, frameMs, isDrawn } of await page.changes()) {
      const address = addresses[Number(id.slice(id.lastIndexOf("-") + 1)) - 1] ?? "";
      this.message.hear(address, place, text, messageMs);
      this.frame.hear(address, place, text, frameMs);
      if (isDrawn) this.board.hear(address, place, text, frameMs);
    }
    return {
      drawn: await page.drawn(),
      message: this.message.figures(),
      frame: this.frame.figures(),
      board: this.board.figures(),
      slackMs: page.slackMs,
    };
  }
}
