/** What never changes stands where its name stood, and what nobody reads is gone: a name is a variable on the device. */
import { type AnyNode, type AssignmentExpression, type Program, parse, type VariableDeclarator } from "acorn";
import { applyEdits, type Edit } from "./edits";
import { hasCall } from "./returns";
import { isSingle } from "./singles";
import { outerReferences, type Reference } from "./syntax";

/** A text that is used more than once is longer than one name for it. */
const textMax = 3;

/** Declares the members of single records that a script names, before anything else. */
export function declareSingles(script: string): string {
  const names = new Set([...outerReferences(parse(script, { ecmaVersion: 5 }))].map(({ node }) => node.name));
  const list = [...names].filter(isSingle);
  return list.length === 0 ? script : `var ${list.join(", ")};\n${script}`;
}

/** The same script with numbers, short texts and second names of functions in place of the names they are given once. */
export function inlineConstants(script: string): string {
  for (let text = script; ; ) {
    const next = withoutUnread(withConstants(text));
    if (next === text) return text;
    text = next;
  }
}

/** Everything that happens to a name of the top level. */
interface Story {
  reads: Reference[];
  /** Where it gets a value by a plain `=`. */
  writes: (AssignmentExpression | VariableDeclarator)[];
  /** In any other way. */
  changes: number;
  /** Declared as a function. */
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

/** The text of the only value that a name ever has; undefined where there may be others. */
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

/** A number, a text, true or false, or what a sum or product of them is. */
function isPlain(node: AnyNode): boolean {
  if (node.type === "UnaryExpression" && node.operator === "-") return isPlain(node.argument);
  if (node.type === "BinaryExpression") return isPlain(node.left) && isPlain(node.right);
  return node.type === "Literal" && ["number", "string", "boolean"].includes(typeof node.value);
}

/** Names that are only given values: the values alone do what there is to do. */
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

/** `node` is given a value there, other than in its declaration. */
export function isWritten(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === "AssignmentExpression" || parent.type === "ForInStatement") return parent.left === node;
  return parent.type === "UpdateExpression";
}
