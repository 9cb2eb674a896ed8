import { vi } from "vitest";

export interface Output {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in this process and keeps what it writes. */
export async function capture(command: () => Promise<number>): Promise<Output> {
  const output: Output = { code: -1, stdout: "", stderr: "" };
  const stdout = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    output.stdout += String(chunk);
    return true;
  });
  const stderr = vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    output.stderr += String(chunk);
    return true;
  });
  try {
    output.code = await command();
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
  return output;
}
