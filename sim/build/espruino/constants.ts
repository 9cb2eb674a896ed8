/**
 * Replaces names that never change by their values, and removes names that nobody reads. Each name of the script costs
 * the device a variable.
 */
import { type AnyNode, type AssignmentExpression, type Program, parse, type VariableDeclarator } from "acorn";
import { applyEdits, type Edit } from "./edits";
import { hasCall } from "./returns";
import { isSingle } from "./singles";
import { outerReferences, type Reference } from "./syntax";

/** The longest text, in letters, that is repeated at each use. A longer one that is used twice keeps its name. */
const textMax = 3;

/** Returns the script with declarations, in front, of the members of single records that it names. */
export function declareSingles(script: string): string {
  const names = new Set([...outerReferences(parse(script, { ecmaVersion: 5 }))].map(({ node }) => node.name));
  const list = [...names].filter(isSingle);
  return list.length === 0 ? script : `var ${list.join(", ")};\n${script}`;
}

/**
 * Returns the script without names that stand for one value: a number, a short text or a function that has another
 * name. The value takes the place of each use.
 */
export function inlineConstants(script: string): string {
  for (let text = script; ; ) {
    const next = withoutUnread(withConstants(text));
    if (next === text) return text;
    text = next;
  }
}

/** Everything that the script does with a name of the top level. */
interface Story {
  reads: Reference[];
  /** The places where a plain `=` gives it a value. */
  writes: (AssignmentExpression | VariableDeclarator)[];
  /** How often it is changed in another way. */
  changes: number;
  /** True if the name is declared as a function. */
  isFunction: boolean;
}

function storiesOf(program: Program): Map<string, Story> {
  const stories = new Map<string, Story>();
  const begin = (name: string, isFunction: boolean) =>
    stories.set(name, { reads: [], writes: [], changes: 0, isFunction });
  for (const statement of program.body) {
    if (statement.type === "FunctionDeclaration") begin(statement.id.name, true);
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id } of statement.declarations) if (id.type === "Identifier") begin(id.name, false);
  }
  for (const reference of outerReferences(program)) {
    const story = stories.get(reference.node.name);
    if (story !== undefined) tell(story, reference);
  }
  return stories;
}

function tell(story: Story, reference: Reference): void {
  const { node, parent } = reference;
  if (parent.type === "VariableDeclarator" && parent.id === node) {
    if (parent.init) story.writes.push(parent);
  } else if (parent.type === "AssignmentExpression" && parent.left === node && parent.operator === "=") {
    story.writes.push(parent);
  } else if (isWritten(node, parent)) story.changes++;
  else story.reads.push(reference);
}

function withConstants(script: string): string {
  const program = parse(script, { ecmaVersion: 5 });
  const stories = storiesOf(program);
  const edits: Edit[] = [];
  const gone = new Set<string>();
  for (const [name, story] of stories) {
    const value = constantOf(script, story, stories);
    if (value === undefined) continue;
    gone.add(name);
    for (const { node } of story.reads) edits.push({ start: node.start, end: node.end, text: value });
    for (const write of story.writes) {
      if (write.type === "AssignmentExpression") edits.push({ start: write.start, end: write.end, text: value });
    }
  }
  return applyEdits(script, 0, script.length, [...edits, ...withoutDeclared(program, gone)]);
}

/** Returns the text of the only value that a name ever has. Returns undefined if it may have others. */
function constantOf(script: string, story: Story, stories: ReadonlyMap<string, Story>): string | undefined {
  if (story.isFunction || story.changes > 0) return undefined;
  const texts = story.writes.map((write) => valueText(script, write, story, stories));
  const [text] = texts;
  return texts.every((other) => other === text) ? text : undefined;
}

function valueText(
  script: string,
  write: AssignmentExpression | VariableDeclarator,
  story: Story,
  stories: ReadonlyMap<string, Story>,
): string | undefined {
  const value = write.type === "VariableDeclarator" ? write.init : write.right;
  if (!value) return undefined;
  const text = script.slice(value.start, value.end);
  if (value.type === "Identifier") {
    const other = stories.get(value.name);
    return other?.isFunction === true && other.writes.length + other.changes === 0 ? text : undefined;
  }
  if (!isPlain(value)) return undefined;
  if (/^["']/.test(text) && text.length > textMax + 2 && story.reads.length > 1) return undefined;
  return value.type === "Literal" ? text : `(${text})`;
}

/** Returns true for a number, a text, true or false, and for sums and products of them. */
function isPlain(node: AnyNode): boolean {
  if (node.type === "UnaryExpression" && node.operator === "-") return isPlain(node.argument);
  if (node.type === "BinaryExpression") return isPlain(node.left) && isPlain(node.right);
  return node.type === "Literal" && ["number", "string", "boolean"].includes(typeof node.value);
}

/**
 * Returns the script without names that are written and never read. The values that were assigned stay as statements.
 */
function withoutUnread(script: string): string {
  const program = parse(script, { ecmaVersion: 5 });
  const edits: Edit[] = [];
  const gone = new Set<string>();
  for (const [name, { reads, writes, changes, isFunction }] of storiesOf(program)) {
    if (isFunction || reads.length + changes > 0) continue;
    if (writes.some((write) => write.type === "VariableDeclarator" && write.init && hasCall(write.init))) continue;
    gone.add(name);
    for (const write of writes) {
      if (write.type === "AssignmentExpression") edits.push({ start: write.start, end: write.right.start, text: "" });
    }
  }
  return applyEdits(script, 0, script.length, [...edits, ...withoutDeclared(program, gone)]);
}

function withoutDeclared(program: Program, gone: ReadonlySet<string>): Edit[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== "VariableDeclaration") return [];
    const { declarations, start, end } = statement;
    const isGone = declarations.map(({ id }) => id.type === "Identifier" && gone.has(id.name));
    const last = isGone.lastIndexOf(false);
    if (last < 0) return [{ start, end, text: "" }];
    return declarations.flatMap((declaration, index) => {
      if (!isGone[index]) return [];
      if (index < last) return [{ start: declaration.start, end: declarations[index + 1]?.start ?? end, text: "" }];
      return [{ start: declarations[index - 1]?.end ?? start, end: declaration.end, text: "" }];
    });
  });
}

/** Returns true if `parent` assigns to `node`. A declaration is no assignment. */
export function isWritten(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === "AssignmentExpression" || parent.type === "ForInStatement") return parent.left === node;
  return parent.type === "UpdateExpression";
}
