/** Runs the terminal clock from its first frame to its last: opens the screen, runs Ink, and restores the screen. */
import { render } from "ink";
import { App } from "./app";
import type { Size } from "./digits";
import { createPainter } from "./frame";
import { paletteFor } from "./palette";
import type { Session } from "./session";

/** The size of a terminal that reports none. */
const usual: Size = { columns: 80, rows: 24 };

export function sizeOf(output: NodeJS.WriteStream): Size {
  return { columns: output.columns || usual.columns, rows: output.rows || usual.rows };
}

/** The signals that end a program, with the exit code that a shell expects. */
const endings = { SIGHUP: 129, SIGTERM: 143 } as const;

/** Plays until the user quits, and resolves to the exit code. It restores the user's screen in any case. */
export async function play(session: Session, input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<number> {
  const painter = createPainter({ write: (text) => output.write(text), size: () => sizeOf(output) });
  const onResize = (callback: (size: Size) => void): (() => void) => {
    const listener = (): void => {
      painter.clear();
      callback(sizeOf(output));
    };
    output.on("resize", listener);
    return () => output.off("resize", listener);
  };
  let code = 0;
  painter.open();
  process.on("exit", painter.close);
  const app = render(<App session={session} palette={paletteFor(process.env)} onResize={onResize} />, {
    stdin: input,
    stdout: painter.stream,
    // Each frame arrives whole and unthrottled; the painter writes what changed.
    debug: true,
    exitOnCtrlC: true,
    patchConsole: false,
  });
  const handlers = Object.entries(endings).map(([signal, exitCode]) => {
    const handler = (): void => {
      code = exitCode;
      app.unmount();
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  try {
    await app.waitUntilExit();
  } finally {
    for (const off of handlers) off();
    process.off("exit", painter.close);
    painter.close();
  }
  return code;
}
