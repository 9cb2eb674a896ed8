/** Keeps the choices of a person in the browser between visits. Without storage nothing is kept. */

export type Choice = "language" | "theme" | "sound" | "letters" | "perRow" | "start";

const prefix = "flagfall.hall.";

export function recall(choice: Choice): string | null {
  try {
    return localStorage.getItem(prefix + choice);
  } catch {
    return null;
  }
}

export function remember(choice: Choice, value: string): void {
  try {
    localStorage.setItem(prefix + choice, value);
  } catch {
    return;
  }
}
