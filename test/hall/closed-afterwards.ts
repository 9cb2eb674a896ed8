/** Closes what a test has opened, the last first. */
import { onTestFinished } from "vitest";

/** Returns something that is open until the test ends. */
export function closedAfterwards<Opened extends { close(): unknown }>(opened: Opened): Opened {
  onTestFinished(async () => {
    await opened.close();
  });
  return opened;
}
