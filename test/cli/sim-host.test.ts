/** `flagfall sim --host`: the local network, the QR code in the terminal; and `--control` as people write it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type NetworkInterfaceInfo, tmpdir } from "node:os";
import { join } from "node:path";
import jsQrModule from "jsqr";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { servedPolicy } from "../../sim/build/page/policy";
import { networkAddresses, webAddress } from "../../sim/cli/network";
import { everywhere, type Served, servePage } from "../../sim/cli/serve";
import { readSimControl, simCommand } from "../../sim/cli/sim";
import { fragmentOf, qrLines } from "../../sim/cli/sim-page";
import { mistypedRows, typedRows } from "../notation/typed-rows";
import { capture } from "./capture";
import { expectRefusal } from "./refusal";

/** The addresses that the program finds, if a test replaces them. */
const computer = vi.hoisted((): { addresses: string[] | undefined } => ({ addresses: undefined }));
vi.mock("../../sim/cli/network", async (original) => {
  const real = await original<typeof import("../../sim/cli/network")>();
  const found: typeof real.networkAddresses = (from) => computer.addresses ?? real.networkAddresses(from);
  return { ...real, networkAddresses: found };
});

/** The package is CommonJS: its function lies one level deeper than its types say. */
const jsQr = (jsQrModule as unknown as { default: typeof jsQrModule }).default;

function infoOf(address: string, internal = false): NetworkInterfaceInfo {
  return { address, netmask: "255.255.255.0", family: "IPv4", mac: "", internal, cidr: null };
}

describe("the addresses of this computer", () => {
  test("the likeliest comes first, loopback not at all", () => {
    const found = networkAddresses({
      lo: [infoOf("127.0.0.1", true)],
      docker0: [infoOf("172.17.0.1")],
      vpn: [infoOf("100.64.3.2"), infoOf("169.254.9.9")],
      wlan0: [infoOf("192.168.1.5"), { ...infoOf(""), address: "fe80::1", family: "IPv6", scopeid: 2 }],
      eth0: [infoOf("10.0.0.7")],
      none: undefined,
    });
    expect(found).toEqual(["192.168.1.5", "10.0.0.7", "172.17.0.1", "100.64.3.2", "169.254.9.9"]);
  });

  test.each([
    ["192.168.1.5", "http://192.168.1.5:80/"],
    ["fe80::1", "http://[fe80::1]:80/"],
  ])("%s as a web address", (address, web) => expect(webAddress(address, 80)).toBe(web));
});

/** Paints the half blocks of lines as a camera sees them: a square is `zoom` pixels wide. */
function pixelsOf(lines: readonly string[]): { data: Uint8ClampedArray; width: number; height: number } {
  const zoom = 4;
  const rows = lines.flatMap((line) => {
    const marks = [...line];
    return [marks.map((mark) => "█▀".includes(mark)), marks.map((mark) => "█▄".includes(mark))];
  });
  const width = (rows[0]?.length ?? 0) * zoom;
  const height = rows.length * zoom;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isLight = rows[Math.floor(y / zoom)]?.[Math.floor(x / zoom)] === true;
      data.fill(isLight ? 255 : 0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

function readLines(lines: readonly string[]): string | undefined {
  const { data, width, height } = pixelsOf(lines);
  return jsQr(data, width, height)?.data;
}

describe("the QR code in the terminal", () => {
  const address = "http://192.168.178.123:8064/#control=W300%2B2-B240%2B2";

  test("can be read, and fits into a terminal of 80 × 24", () => {
    const lines = qrLines(address, false);
    expect(readLines(lines)).toBe(address);
    expect([Math.max(...lines.map((line) => line.length)) <= 80, lines.length <= 22]).toEqual([true, true]);
  });

  test("has colours of its own, so that it is right on a light background too", () => {
    const [first = "", ...rest] = qrLines(address, true);
    expect(first.startsWith("\u001b[97;40m") && first.endsWith("\u001b[0m")).toBe(true);
    expect(rest).toHaveLength(qrLines(address, false).length - 1);
  });
});

describe("served", () => {
  let folder: string;
  let served: Served;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "flagfall-host-"));
    writeFileSync(join(folder, "index.html"), "<!doctype html>");
    served = await servePage(folder, 0, { listen: "127.0.0.2", shared: ["127.0.0.2"] });
  });

  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });

  test("at a second address, which the page can ask for", async () => {
    expect(served.address).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/$/);
    expect(await (await fetch(`${served.address}network.json`)).json()).toEqual({ address: served.address });
    await expect(fetch(served.address.replace("127.0.0.2", "127.0.0.1"))).rejects.toThrow();
  });

  test("everywhere: this computer's own address is loopback", async () => {
    const all = await servePage(folder, 0, { listen: everywhere, shared: ["192.168.1.5"] });
    const { port } = new URL(all.address);
    expect([all.address, all.shared]).toEqual([`http://127.0.0.1:${port}/`, [`http://192.168.1.5:${port}/`]]);
    expect((await fetch(`http://127.0.0.3:${port}/`)).status).toBe(200);
    await all.close();
  });

  test("to this computer alone: there is no address for others", async () => {
    const alone = await servePage(folder, 0);
    expect(await (await fetch(`${alone.address}network.json`)).json()).toEqual({});
    await alone.close();
  });

  test.each(["", "network.json", "none"])("with the policy on every answer: /%s", async (path) => {
    const { headers } = await fetch(served.address + path);
    expect(headers.get("content-security-policy")).toBe(servedPolicy);
    expect(servedPolicy).toContain("frame-ancestors 'none'");
    expect(servedPolicy).not.toContain("unsafe");
  });
});

describe("flagfall sim --host", () => {
  test.each([
    ["en", "is opened to everybody in this network", "scan the code"],
    ["es", "se abre a todos los que estén en esta red", "escanee el código"],
  ])("says first that it opens the page, then shows the address as a code: %s", async (lang, opening, scan) => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    try {
      const code = simCommand({ host: "127.0.0.2", port: "0", control: "3+2", from: "lichess", lang });
      await vi.waitFor(() => expect(write.mock.calls.length).toBeGreaterThan(2), 60_000);
      const [said = "", first = "", second = ""] = write.mock.calls.map(([text]) => String(text));
      expect(said).toContain("3+2: 3 min");
      expect([first.includes(opening), second.includes(scan)]).toEqual([true, true]);
      const lines = second.split("\n");
      const read = readLines(lines.filter((line) => /[█▀▄]/.test(line)));
      expect(read).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/#control=180%2B2$/);
      expect(lines.some((line) => line.endsWith(read ?? "?"))).toBe(true);
      expect((await fetch(read ?? "")).status).toBe(200);
      process.emit("SIGTERM", "SIGTERM");
      expect(await code).toBe(0);
    } finally {
      write.mockRestore();
    }
  });

  test("refuses what is no address in one line", () =>
    expectRefusal((lang) => capture(() => simCommand({ host: "127.x", lang })), {
      en: /“127\.x” is no address/,
      es: /«127\.x» no es una dirección;/,
    }));

  test.each([
    ["en", "203.0.113.77 is no address of this computer"],
    ["es", "203.0.113.77 no es una dirección de este equipo"],
  ])("refuses another computer's address in one line: %s", async (lang, words) => {
    const { code, stderr } = await capture(() => simCommand({ host: "203.0.113.77", lang }));
    expect([code, stderr.startsWith(`flagfall: ${words}`), stderr.split("\n").length]).toEqual([2, true, 2]);
  });

  test("refuses where there is no network", async () => {
    computer.addresses = [];
    const words = { en: /in no network/, es: /no está en ninguna red/ };
    await expectRefusal((lang) => capture(() => simCommand({ host: true, lang })), words);
    computer.addresses = undefined;
  });
});

describe("flagfall sim --control", () => {
  test("leads to an address that the page reads as it was meant, also where people mean minutes", () => {
    expect(fragmentOf({ control: "19" })).toBe("#control=19&notation=canonical");
    for (const control of ["60d5", "40/90:30", "3/2", "2:30+5", "5:10+3:20"])
      expect(fragmentOf({ control })).toMatch(/&notation=canonical$/);
    expect(fragmentOf({ control: "180+2" })).toBe("#control=180%2B2");
  });

  const minutes = "3 minutes per player for the whole game, plus 2 seconds per move from move 1.";

  test.each([
    ["3+2", undefined, "180+2", `3+2: ${minutes} In seconds it is written 3s+2s.`],
    ["180+2", undefined, "180+2", `180+2: ${minutes}`],
    ["3/2", undefined, "180+2", `3/2: ${minutes}`],
    ["G/3;+2", "us", "180+2", `G/3;+2: ${minutes}`],
    ["180+2", "canonical", "180+2", `180+2: ${minutes}`],
  ])("%s from %s", (text, from, canonical, said) => {
    expect(readSimControl(text, from, "en")).toEqual({ canonical, said });
  });

  test.each(typedRows)("%s is %s", (text, canonical) => {
    expect(readSimControl(text, undefined, "en")).toMatchObject({ canonical });
  });

  test.each(mistypedRows)("refuses %s at column %i, and says why", (text, column) => {
    for (const language of ["en", "es"] as const) {
      const at = `${language === "en" ? "column" : "columna"} ${column}: `;
      expect(readSimControl(text, undefined, language)).toMatch(new RegExp(`, ${at}.{20}`));
    }
  });

  test.each([
    ["3+2", "nope", "en", "unknown notation “nope” for --from"],
    ["G/", "us", "en", "“G/”, column"],
    ["30+", undefined, "es", "«30+», columna 4"],
    ["three", undefined, "en", "a time is written 3+2"],
    [" 40/90, SD/30 +30", undefined, "en", "column 16: it is not clear which"],
  ] as const)("refuses %s from %s", (text, from, language, words) => {
    expect(readSimControl(text, from, language)).toContain(words);
  });

  test("reaches the game, after its meaning", async () => {
    const { code, stdout } = await capture(() => simCommand({ demo: true, control: "1+0", lang: "en" }));
    expect([code, stdout.split("\n")[0]]).toEqual([0, "1+0: 1 minute per player for the whole game."]);
    expect(stdout).toContain("by itself: 60");
  });
});
