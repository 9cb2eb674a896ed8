/** Shows how another device opens this page: its address as text and as a QR code, and what plain http cannot do. */
import { useEffect, useState } from "preact/hooks";
import { encode } from "uqr";
import { sharedAddress } from "./address";
import { lateWords } from "./late-words";

/** The address of a page over https, from `homepage` in package.json; empty if there is none. The build inserts it. */
declare const publishedPage: string;

/** The command that lets other devices open this page, as the texts have it. */
const command = "npm start -- --host";

interface Found {
  address: string;
  code: Code;
}

async function find(): Promise<Found | undefined> {
  const address = await sharedAddress(location);
  return address === undefined ? undefined : { address, code: codeOf(address) };
}

export function Elsewhere() {
  const [found, setFound] = useState<Found | "sought" | undefined>("sought");
  useEffect(() => {
    void find().then(setFound, () => setFound(undefined));
  }, []);
  const { elsewhere } = lateWords();
  return (
    <div class="sideways">
      {found === undefined ? <Alone text={elsewhere.alone} /> : null}
      {typeof found === "object" ? <Shared {...found} /> : null}
      {window.isSecureContext ? null : <PlainHttp />}
    </div>
  );
}

/**
 * Says how to start the page for other devices. The command stays on one line, so that nobody reads a hyphen into it.
 */
export function Alone({ text }: { text: string }) {
  const [before, after] = text.split(command);
  return (
    <p>
      {before}
      <code>{command}</code>
      {after}
    </p>
  );
}

function Shared({ address, code }: Found) {
  return <Address text={lateWords().elsewhere.scan} address={address} code={code} />;
}

/** Shows an address as a QR code and as a link, below a text that says what it is for. */
export function Address({ text, address, code = codeOf(address) }: { text: string; address: string; code?: Code }) {
  const { elsewhere } = lateWords();
  const { size, path } = code;
  return (
    <>
      <p>{text}</p>
      <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={elsewhere.code}>
        <path class="light" d={`M0 0h${size}v${size}h-${size}z`} />
        <path d={path} />
      </svg>
      <p class="address">
        <a href={address}>{address}</a>
      </p>
    </>
  );
}

/** Says what a browser refuses to a page that came over plain http, and where it has it. */
function PlainHttp() {
  const { elsewhere } = lateWords();
  return (
    <p class="plain">
      {elsewhere.plain} {publishedPage === "" ? elsewhere.publish : elsewhere.published}{" "}
      {publishedPage === "" ? null : <a href={publishedPage}>{publishedPage}</a>}
    </p>
  );
}

/** The white margin that readers need, in squares. */
const margin = 4;

interface Code {
  /** The number of squares on each side, margin included. */
  size: number;
  /** The dark squares, as a path of SVG. */
  path: string;
}

/** Makes a QR code of an address. */
function codeOf(address: string): Code {
  const { size, data } = encode(address, { border: margin });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: squares.join("") };
}
