/** Small facts by their names, which a program finds again after its restart. */
import { parsed } from "./rows";
import type { Store } from "./writer";

export class Notes {
  constructor(private readonly record: Store) {}

  /** Returns every note. The content of one that cannot be read is undefined. */
  all(): readonly (readonly [name: string, content: unknown])[] {
    const rows = this.record.database.all("SELECT name, text FROM notes");
    return rows.map(({ name, text }) => [String(name), parsed(text)]);
  }

  keep(name: string, content: unknown): Promise<void> {
    const values = [name, JSON.stringify(content)];
    const sql = "INSERT OR REPLACE INTO notes (name, text) VALUES (?, ?)";
    return this.record.writer.write((database) => void database.run(sql, values));
  }

  remove(name: string): Promise<void> {
    return this.record.writer.write((database) => void database.run("DELETE FROM notes WHERE name = ?", [name]));
  }
}
