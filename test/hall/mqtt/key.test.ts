/** What the hall's key seals and hides, what nobody without it can do, and the address of a broker. */
import { createHmac } from "node:crypto";
import fs, { existsSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { isBrokerUrl, shownUrl } from "../../../sim/hall/mqtt/broker-link";
import {
  brokerPassword,
  hide,
  isSealed,
  nameOf,
  openMessage,
  readKey,
  reveal,
  seal,
  sealMessage,
  writeKey,
} from "../../../sim/hall/mqtt/key";
import { temporaryFolder } from "../../temporary-folder";
import { key } from "./ends";

const other = Buffer.alloc(32, 8);
const topic = "flagfall/club/west/status";

describe("a file has a key", () => {
  const hex = "0123456789abcdef".repeat(4);
  test.each([
    [`${hex}\n`, true],
    [`  ${hex}  \r\n`, true],
    [hex.toUpperCase(), false],
    [hex.slice(1), false],
    [`${hex}0`, false],
    [`x${hex}`, false],
    ["", false],
  ])("%j: %s", (text, isKey) => {
    const file = join(temporaryFolder("key"), "hall.key");
    writeFileSync(file, text);
    expect(readKey(file)).toEqual(isKey ? Buffer.from(hex, "hex") : undefined);
  });

  test("that is written once, for its owner alone", () => {
    const file = join(temporaryFolder("key"), "hall.key");
    writeKey(file);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readKey(file)).toHaveLength(32);
    expect(() => writeKey(file)).toThrow("EEXIST");
  });

  test("that a full disk does not take leaves no file, which would be in the way later", () => {
    const file = join(temporaryFolder("key"), "hall.key");
    const write = fs.writeFileSync;
    const full = vi.spyOn(fs, "writeFileSync").mockImplementation((path, _, options) => {
      write(path, "", options);
      throw Object.assign(new Error("write"), { code: "ENOSPC" });
    });
    syncBuiltinESMExports();
    expect(() => writeKey(file)).toThrow("write");
    full.mockRestore();
    syncBuiltinESMExports();
    expect(existsSync(file)).toBe(false);
  });
});

test("a key's name and the broker's password differ, and tell nothing of the key", () => {
  expect([nameOf(key), brokerPassword(key)]).toEqual([
    expect.stringMatching(/^[0-9a-f]{16}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  expect(brokerPassword(key).startsWith(nameOf(key))).toBe(false);
  expect(nameOf(key)).not.toBe(nameOf(other));
  expect(new Set([brokerPassword(key), brokerPassword(other), key.toString("hex")]).size).toBe(3);
});

describe("a seal", () => {
  test("is the HMAC of the text, as other programs compute it", () => {
    const sealed = seal(key, "ñ");
    expect(sealed.seal).toBe(createHmac("sha256", key).update("ñ", "utf8").digest("hex"));
    const opened = [isSealed(key, sealed), isSealed(other, sealed), isSealed(key, { ...sealed, text: "n" })];
    expect(opened).toEqual([true, false, false]);
  });

  test.each(["", "00", "zz", "0".repeat(62), "0".repeat(64), "0".repeat(66)])("of %j holds for nothing", (given) => {
    expect(isSealed(key, { text: "pause", seal: given })).toBe(false);
  });
});

describe("a sealed message", () => {
  const message = sealMessage(key, topic, '{"online":true}');

  test("is JSON with the seal as its last member, and opens to what it was", () => {
    expect(JSON.parse(message)).toEqual({ online: true, seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(openMessage(key, topic, message)).toBe('{"online":true}');
    for (const text of ["{}", JSON.stringify({ a: '…,"seal":', b: [1] })])
      expect(openMessage(key, topic, sealMessage(key, topic, text))).toBe(text);
  });

  test.each([
    ["at another topic", "flagfall/club/east/status", message],
    ["with another text", topic, message.replace("true", "null")],
    ["with another seal", topic, message.replace(/"seal":"./, '"seal":"x')],
    ["with something behind the seal", topic, `${message} `],
    ["without its end", topic, message.slice(0, -1)],
    ["that is only a seal", topic, message.slice(message.indexOf(',"seal"'))],
    ["without a seal", topic, '{"online":true}'],
    ["without anything", topic, ""],
    ["with another member in its place", topic, message.replace('"seal"', '"sale"')],
  ])("%s is none", (_, at, text) => {
    expect(openMessage(key, at, text)).toBeUndefined();
  });

  test("is none for another key", () => {
    expect(openMessage(other, topic, message)).toBeUndefined();
  });
});

describe("a hidden code", () => {
  test("is another text each time, and longer than the code by nonce and tag", () => {
    const [first, second] = [hide(key, "0042", "n"), hide(key, "0042", "n")];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, "base64")).toHaveLength(4 + 12 + 16);
    expect([reveal(key, first, "n"), reveal(key, second, "n")]).toEqual(["0042", "0042"]);
    expect([reveal(key, first, "m"), reveal(other, first, "n")]).toEqual([undefined, undefined]);
  });

  test("may be empty, and may have any letters", () => {
    expect([reveal(key, hide(key, "", "n"), "n"), reveal(key, hide(key, "ñ€", "n"), "n")]).toEqual(["", "ñ€"]);
  });

  test.each([0, 15, 30])("with another byte at %i is none", (at) => {
    const bytes = Buffer.from(hide(key, "0042", "n"), "base64");
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(reveal(key, bytes.toString("base64"), "n")).toBeUndefined();
  });

  test.each([0, 1, 27, 28])("of %i bytes is none", (length) => {
    expect(reveal(key, Buffer.alloc(length).toString("base64"), "n")).toBeUndefined();
  });
});

describe("the broker's address", () => {
  test.each([
    ["mqtt://127.0.0.1", true],
    ["mqtts://ana:se%20cret@broker.example:8883", true],
    ["wss://broker.example/mqtt", true],
    ["http://broker.example", false],
    ["mqtt://ana:%zz@broker.example", false],
    ["broker.example", false],
    ["mqtt:", false],
  ])("%s: %s", (url, good) => expect(isBrokerUrl(url)).toBe(good));

  test("is shown without name and password", () => {
    expect(shownUrl("mqtts://ana:secret@broker.example:8883")).toBe("mqtts://broker.example:8883");
    expect(shownUrl("wss://ana:secret@broker.example/mqtt")).toBe("wss://broker.example/mqtt");
  });
});
