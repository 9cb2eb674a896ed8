/** Resolves when the user or the system asks the program to end: Ctrl+C, or a `SIGTERM`. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
