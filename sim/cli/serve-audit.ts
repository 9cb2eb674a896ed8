/** Runs `flagfall serve audit --verify FILE`: checks the chain of the audit log of a record, or of an export. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { recordFaultText } from "../hall/audited";
import { type AuditRow, checkChain } from "../hall/record/audit";
import { openRecord, RecordFault } from "../hall/record/record";
import type { Language } from "../words/language";
import { serveWords } from "../words/serve";
import { codeOfRun, Refusal } from "./refusal";
import { processStreams, type Streams } from "./streams";

const exportSchema = z.object({
  audit: z.array(z.object({ row: z.int(), entry: z.string(), hash: z.string().nullable() })),
});

/** Returns 0 if the log is whole, 1 if somebody has changed it, and 2 if it cannot be read. */
export async function auditCommand(
  file: string,
  language: Language,
  streams: Streams = processStreams,
): Promise<number> {
  const words = serveWords(language);
  return codeOfRun("flagfall serve: ", streams, async () => {
    const { rows, head, broken } = checkChain(await rowsOf(file, language));
    streams.out(`${broken === undefined ? words.whole(rows, head) : words.broken(broken)}\n`);
    return broken === undefined ? 0 : 1;
  });
}

async function rowsOf(file: string, language: Language): Promise<readonly AuditRow[]> {
  const words = serveWords(language);
  if (!existsSync(file)) throw new Refusal(words.notThere(file));
  if (file.endsWith(".json")) {
    try {
      return exportSchema.parse(JSON.parse(readFileSync(file, "utf8"))).audit;
    } catch {
      throw new Refusal(words.noLog(file));
    }
  }
  // The record would begin in an empty file.
  if (statSync(file).size === 0) throw new Refusal(words.noLog(file));
  try {
    const record = await openRecord({ file });
    const rows = record.audit.rows(0, -1);
    record.close();
    return rows;
  } catch (thrown) {
    throw thrown instanceof RecordFault ? new Refusal(recordFaultText(thrown, language)) : thrown;
  }
}
