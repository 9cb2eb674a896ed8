/** Scripts as Espruino's tokens, read back as Espruino reads them. */
import { describe, expect, test } from "vitest";
import { tokenise } from "../../../sim/build/image/tokens";

/** The words in the order of Espruino's lexer, from 138 on. The number of `catch` is never written. */
const words = [
  ..."== === != !== <= << <<= >= >> >>> >>= >>>= += -= ++ -- *= /=".split(" "),
  ...["%=", "&=", "&&", "|=", "||", "^=", "=>", "if", "else", "do", "while", "for", "break", "continue", "function"],
  ..."return var let const this throw try catch finally true false null undefined".split(" "),
  ..."new in instanceof switch case default delete typeof void debugger class extends".split(" "),
  ...["super", "static", "of"],
];

/** Returns the script that the bytes mean, with a space between any two tokens. */
function script(bytes: Uint8Array): string {
  const tokens: string[] = [];
  let letters = "";
  const buffer = Buffer.from(bytes);
  const end = (): void => {
    if (letters !== "") tokens.push(letters);
    letters = "";
  };
  for (let at = 0; at < bytes.length; ) {
    const byte = buffer.readUInt8(at++);
    if (byte < 138) {
      letters += String.fromCharCode(byte);
      continue;
    }
    end();
    if (byte === 0xd1 || byte === 0xd2) {
      const length = byte === 0xd1 ? buffer.readUInt8(at) : buffer.readUInt16LE(at);
      at += byte === 0xd1 ? 1 : 2;
      tokens.push(JSON.stringify(buffer.toString("latin1", at, at + length)));
      at += length;
    } else if (byte === 0xd4) tokens.push(String(buffer.readInt8(at++)));
    else if (byte === 0xd5) {
      tokens.push(String(buffer.readInt16LE(at)));
      at += 2;
    } else tokens.push(words[byte - 138] ?? `no token ${byte}`);
  }
  end();
  return tokens.join(" ");
}

/** Rows: what is tested, the script before, and the script after it was packed and read back. */
const rows: readonly [what: string, before: string, after: string][] = [
  ["spaces go", "var a = 1 ;\n  print ( a ) ;", "var a=1;print(a);"],
  ["words and signs are one byte", "if(a===b&&!c)return a", "if (a === b && !c) return a"],
  ["a space stays between a word and a name of letters", "catch_ in\na", "catch_ in a"],
  ["and between two names of letters", "catch (a) {}", "catch(a){}"],
  ["not within signs that would be another", "a+ +b", "a+ +b"],
  ["nor these", "a- -b", "a- -b"],
  ["a plus before a minus needs none", "a+ -b", "a+-b"],
  ["two minuses and one", "a-- - b", "a -- -b"],
  ["a digit stays a letter", "a=9", "a=9"],
  ["ten is a number", "a=10", "a= 10"],
  ["of one byte up to 127", "a=[127,128]", "a=[ 127 , 128 ]"],
  ["of two up to 32,767", "a=[32767,32768]", "a=[ 32767 ,32768]"],
  ["a fraction and a hexadecimal are letters", "a=[12.5,0x1f,1e3]", "a=[12.5,0x1f,1e3]"],
  ["a sign belongs to its number", "a=[-1,-128,-129,-32768,-32769]", "a=[ -1 , -128 , -129 , -32768 ,-32769]"],
  ["minus nought is not a whole number", "a=-0", "a=-0"],
  ["after return, case, a sign or a bracket it is a sign", "return -5", "return -5"],
  ["after a name it takes away", "b-5", "b-5"],
  ["after a closing bracket too", "f()-5;a[1]-55", "f()-5;a[1]- 55"],
  ["after what counts up too", "a++-5", "a ++ -5"],
  ["void 0, !0 and !1 have words", "a=[void 0,!0,!1]", "a=[ undefined , true , false ]"],
  ["what only looks like it has not", "a=[void 1,!00,!a,!10]", "a=[ void 1,!00,!a,! 10 ]"],
  ["a member is a name, whatever it is called", "a.in.of.delete(0)", "a.in.of.delete(0)"],
  ["catch stays a word", "try{a()}catch(b){}", "try {a()}catch(b){}"],
  ["comments go", "a;// b\n/* c */d", "a;d"],
];

describe("said and read again", () => {
  test.each(rows.map(([what, before, after]) => ({ what, before, after })))("$what", ({ before, after }) => {
    const said = script(tokenise(before));
    expect(said.replace(/ /g, "")).toBe(after.replace(/ /g, ""));
    for (const gap of after.match(/[\w$] [\w$]|\+ \+|- -/g) ?? []) expect(said).toContain(gap);
  });

  test("every word and sign has Espruino's number", () => {
    const asked = words.filter((word) => /^\W/.test(word) && word !== "=>");
    for (const word of asked) {
      const bytes = tokenise(word === "++" || word === "--" ? `a${word}` : `a${word}b`);
      expect(bytes[1], word).toBe(138 + words.indexOf(word));
    }
    expect([...tokenise("return function(){}")].slice(0, 2)).toEqual([171, 170]);
    expect([...tokenise("typeof void a")].slice(0, 2)).toEqual([191, 192]);
    expect([...tokenise("new a")][0]).toBe(184);
  });
});

/** A number and its sign are one token, unless the sign is an operator. */
const numbers: readonly [script: string, bytes: number[]][] = [
  ["a=9", [97, 61, 57]],
  ["a=10", [97, 61, 0xd4, 10]],
  ["a=127", [97, 61, 0xd4, 127]],
  ["a=128", [97, 61, 0xd5, 128, 0]],
  ["a=32767", [97, 61, 0xd5, 255, 127]],
  ["a=-1", [97, 61, 0xd4, 255]],
  ["a=-128", [97, 61, 0xd4, 128]],
  ["a=-129", [97, 61, 0xd5, 127, 255]],
  ["a=-32768", [97, 61, 0xd5, 0, 128]],
  ["a=-0", [97, 61, 45, 48]],
  ["a-5", [97, 45, 53]],
  ["a-55", [97, 45, 0xd4, 55]],
  ["a++-5", [97, 152, 45, 53]],
  ["(a)-5", [40, 97, 41, 45, 53]],
  ["(-5)", [40, 0xd4, 251, 41]],
  ["a,-5", [97, 44, 0xd4, 251]],
  ["return-5", [171, 0xd4, 251]],
  ["a?-5:-6", [97, 63, 0xd4, 251, 58, 0xd4, 250]],
  ["a--5", [97, 153, 53]],
  ["a- -5", [97, 45, 0xd4, 251]],
];

test.each(numbers)("%s", (before, bytes) => expect([...tokenise(before)]).toEqual(bytes));

describe("texts", () => {
  const textOf = (letters: string): number[] => [...tokenise(JSON.stringify(letters))];

  test("every byte is itself", () => {
    const letters = Array.from({ length: 255 }, (_, code) => String.fromCharCode(code + 1)).join("");
    expect(textOf(`\0${letters.slice(0, 254)}`)).toEqual([0xd1, 255, ...Array.from({ length: 255 }, (_, i) => i)]);
    expect(textOf("\xff")).toEqual([0xd1, 1, 255]);
  });

  test("an empty one is two signs", () => expect(textOf("")).toEqual([34, 34]));

  test.each([
    [255, [0xd1, 255]],
    [256, [0xd2, 0, 1]],
    [65_535, [0xd2, 255, 255]],
  ])("%i letters long", (length, head) => {
    const bytes = textOf("x".repeat(length));
    expect(bytes.slice(0, head.length)).toEqual(head);
    expect(bytes).toHaveLength(head.length + length);
  });

  test("one that no length stands for is refused", () => {
    expect(() => textOf("x".repeat(65_536))).toThrow(/65536 letters/);
  });

  test("a letter that no byte stands for is refused", () => expect(() => textOf("€")).toThrow(/Latin-1/));

  test("what was written with a backslash is the letter", () => {
    expect([...tokenise("'\\x41\\n\\''")]).toEqual([0xd1, 3, 0x41, 10, 39]);
  });
});

test("an operator that Espruino has no byte for is letters", () => {
  expect([...tokenise("a=b?c:~d")]).toEqual([..."a=b?c:~d"].map((letter) => letter.charCodeAt(0)));
});

describe("a script that does not lie where it is for good", () => {
  const bytesOf = (text: string) => String.fromCharCode(...tokenise(text, false));

  test("has its texts between quotes, which Espruino copies", () => {
    expect(bytesOf("f('7200:1800')")).toBe('f("7200:1800")');
    expect(bytesOf("f('\\xa4')")).toBe('f("\xa4")');
  });

  test("between single ones where a text holds the others", () => {
    expect(bytesOf("f('{\"a\":1}')")).toBe(`f('{"a":1}')`);
  });

  test("marks what no quotes can hold and is copied even so", () => expect(bytesOf("f('\\\\')")).toBe("f(\xd1\x01\\)"));

  test("refuses what no quotes can hold", () => {
    expect(() => bytesOf("f('some\\nlines')")).toThrow(/between quotes/);
    expect(() => bytesOf(`f("it's \\"")`)).toThrow(/between quotes/);
  });
});
