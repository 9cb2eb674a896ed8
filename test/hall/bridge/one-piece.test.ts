/** An answer and the event behind it may arrive in one piece. The state of the event is the later one. */
import type { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { Switch } from "../../../hal/hal";
import { closedAfterwards } from "../closed-afterwards";
import { bridgeTo, until } from "./open-bridges";
import { TableClock } from "./table-clock";
import { serve } from "./tcp-clock";

test("a state that was asked for does not take the place of a press behind it", async () => {
  const clock = new TableClock();
  let socket: Socket | undefined;
  let piece = "";
  const flush = (): void => {
    socket?.write(piece, "latin1");
    piece = "";
  };
  clock.say = (line) => {
    piece += `${line}\r\n`;
  };
  const server = await serve((opened) => {
    socket = opened;
    opened.on("data", (data) => {
      for (const line of String(data).split("\n").filter(Boolean)) {
        clock.tell(line);
        // Whenever the computer asks, White presses right after the clock's answer.
        if (line.endsWith(" state") && clock.events.at(-1)?.turn === "white") clock.press(Switch.Left);
      }
      flush();
    });
  });
  onTestFinished(() => clock.stop());
  closedAfterwards(server);
  onTestFinished(() => void socket?.destroy());
  for (const line of ["set 300+3", "start"]) clock.tell(line);
  piece = "";
  const { bridge } = await bridgeTo([server.port]);
  await until(() => expect(bridge.clocks()[0]?.presence).toBe("online"));
  expect(clock.events.at(-1)).toMatchObject({ event: "press", running: "black" });
  expect(bridge.clocks()[0]?.state).toMatchObject({ running: "black", turn: "black", white: { presses: 1 } });
});
