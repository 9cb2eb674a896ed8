/**
 * Runs a file of tests once and notes which test reaches which change. Then it tries each change: it loads the file
 * anew and runs the tests that reach the change, until one fails. Results go line by line into the file of tries. What
 * the first run found is kept beside it, for the process that goes on where one was held up.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { type File, startTests, type Test, type VitestRunner } from "@vitest/runner";
import { TestRunner, vi } from "vitest";
import { type Status, triesVariable } from "../../sim/build/mutation/rooms.ts";

type Hits = Record<string, number>;

/** The record by which Stryker's instrumenter switches changes and counts how often they are reached. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
}

const changes: Switch = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: changes });

/** A test that takes longer comes after all others. */
const slowMs = 5;
/** So long a test may take with a change, or twice as long as the longest without one. */
const leastTimeoutMs = 5000;

const tries = process.env[triesVariable];

/** What a run without a change shows of a file of tests. */
interface FirstRun {
  readonly reached: Switch["mutantCoverage"];
  /** The ids of its slow tests. */
  readonly slow: readonly string[];
  readonly longestMs: number;
}

export default class MutationRunner extends TestRunner {
  private path = "";
  private slow = new Set<string>();
  private first: FirstRun | undefined;
  private isSlowTurn = false;
  private longestMs = 0;
  private id: string | undefined;
  private outcome: Status = "survived";
  private reached: Switch["mutantCoverage"] = changes.mutantCoverage;

  override async onBeforeRunTask(test: Test): Promise<void> {
    changes.currentTestId = test.id;
    if (this.id === undefined ? this.first !== undefined : !this.isDue(test.id, this.id)) test.mode = "skip";
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: Test): void {
    changes.currentTestId = undefined;
    super.onAfterRunTask(test);
    if (this.id === undefined) this.note(test.id, test.result?.duration ?? 0);
    if (test.result?.state === "fail") this.outcome = isLate(test) ? "timeout" : "killed";
  }

  override onCollectStart(file: File): void {
    this.path = file.filepath;
    const kept = keptRun(this.path);
    if (this.id === undefined && existsSync(kept)) this.first = JSON.parse(readFileSync(kept, "utf8")) as FirstRun;
    super.onCollectStart(file);
  }

  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    if (this.id === undefined && tries !== undefined) await this.tryAll(this.path, tries);
  }

  private note(test: string, ms: number): void {
    if (ms > slowMs) this.slow.add(test);
    this.longestMs = Math.max(this.longestMs, ms);
  }

  private isDue(test: string, id: string): boolean {
    const { static: atLoad, perTest } = this.reached;
    const isReaching = id in atLoad || id in (perTest[test] ?? {});
    return isReaching && this.outcome === "survived" && this.slow.has(test) === this.isSlowTurn;
  }

  private async tryAll(path: string, tries: string): Promise<void> {
    if (this.outcome !== "survived") throw new Error(`a test in ${path} fails without a change`);
    const name = relative(process.cwd(), path);
    const found = { reached: changes.mutantCoverage, slow: [...this.slow], longestMs: this.longestMs };
    writeFileSync(keptRun(path), JSON.stringify(this.first ?? found));
    const { reached, slow, longestMs }: FirstRun = this.first ?? structuredClone(found);
    Object.assign(this, { reached, slow: new Set(slow), longestMs, first: undefined });
    const { testTimeout } = this.config;
    this.config.testTimeout = Math.max(leastTimeoutMs, 2 * this.longestMs);
    // The run itself is over, and nobody reads what single tests of the tries report.
    const { onTaskUpdate, onCollected }: VitestRunner = this;
    const silent = async (): Promise<void> => {};
    Object.assign(this, { onTaskUpdate: silent, onCollected: silent });
    const [ids = "", ...results] = readFileSync(tries, "utf8").trimEnd().split("\n");
    const isDone = (line: string) => / (?:killed|timeout)$/.test(line) || line.includes(` ${name} `);
    const done = new Set(results.filter(isDone).map((line) => line.split(" ")[0]));
    for (const id of ids.split(" ").filter((id) => !done.has(id))) {
      appendFileSync(tries, `${id} ${name} begun\n`);
      appendFileSync(tries, `${id} ${name} ${await this.tryOne(path, id)}\n`);
    }
    this.id = undefined;
    this.config.testTimeout = testTimeout;
    Object.assign(this, { onTaskUpdate, onCollected, outcome: "survived" });
  }

  /** Tries quick tests first: most changes need no other. */
  private async tryOne(path: string, id: string): Promise<Status> {
    const counts = [this.reached.static, ...Object.values(this.reached.perTest)].map((hits) => hits[id] ?? 0);
    const hits = counts.reduce((sum, count) => sum + count, 0);
    if (hits === 0) return "uncovered";
    this.id = id;
    this.outcome = "survived";
    for (this.isSlowTurn of [false, true]) {
      Object.assign(changes, { activeMutant: id, hitCount: 0, hitLimit: hits * 100 });
      vi.resetModules();
      const [file] = await startTests([path], this);
      const isOverLimit = (changes.hitCount ?? 0) > hits * 100;
      Object.assign(changes, { activeMutant: undefined, hitCount: undefined });
      if (isOverLimit) return "timeout";
      if (this.outcome !== "survived") break;
      if (file?.result?.state === "fail") return "killed";
    }
    return this.outcome;
  }
}

/** Returns the file that keeps what the first run of a file of tests found. */
function keptRun(path: string): string {
  return `${tries}.${relative(process.cwd(), path).replaceAll("/", "-")}.json`;
}

function isLate(test: Test): boolean {
  return test.result?.errors?.some(({ message }) => message.startsWith("Test timed out")) ?? false;
}
