/** Checks what a client makes of the lines of a wire. */
import { expect, test } from "vitest";
import type { Wire } from "../../sim/link/client";
import { Client } from "../../sim/link/client";
import { LinkFault } from "../../sim/link/fault";

/** A wire whose other end is the test. */
class Rope implements Wire {
  readonly sent: string[] = [];
  say: (line: string) => void = () => {};

  write(text: string): void {
    this.sent.push(text);
  }

  listen(take: (piece: string) => void): void {
    this.say = (line) => take(`${line}\n`);
  }

  async close(): Promise<void> {}
}

test("what a clock says aloud is no lost report", () => {
  const rope = new Rope();
  const gaps: number[] = [];
  new Client(rope).on("gap", (count) => gaps.push(count));
  const saying = (seq: number): string => `{"at":5,"event":"say","side":null,"tongue":0,"phrases":[1],"seq":${seq}}`;
  rope.say(saying(1));
  rope.say(saying(2));
  expect(gaps).toEqual([]);
  rope.say(saying(4));
  rope.say('{"at":5,"event":"unknown","seq":5}');
  expect(gaps).toEqual([1, 1]);
});

test("a question that is open when the client closes is lost, and so is every later one", async () => {
  const rope = new Rope();
  const client = new Client(rope);
  const asked = client.state().catch((thrown: unknown) => thrown);
  await expect.poll(() => rope.sent).toHaveLength(1);
  await client.close();
  expect(await asked).toEqual(new LinkFault("lost", "closed"));
  await expect(client.state()).rejects.toThrow("lost: closed");
});
