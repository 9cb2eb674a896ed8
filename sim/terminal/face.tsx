/** Draws the clock's face for each layout. All of its content comes from `facts`. */
import { Box, Text } from "ink";
import { bigText } from "./digits";
import type { Facts, SideFacts } from "./facts";
import type { Beside, FaceLayout, Line, Lines, Stacked } from "./layout";
import type { Palette, Style } from "./palette";
import { cell, centred, columnsOf, ends, pick, shortened } from "./text";

/** Values that are the same for both sides at this instant. */
export interface Look {
  palette: Palette;
  /** Whether blinking signs are visible. */
  blinkOn: boolean;
  /** The words in the bar for a running clock, and for a side that the start key starts. */
  runs: string;
  starts: string;
}

interface SideProps<Layout> {
  side: SideFacts;
  layout: Layout;
  look: Look;
}

const RUNS = "►";
const STARTS = "▹";
const FLAG = "⚑";
const SIGN = "⚐";

/** Returns the sign that shows whose clock runs, in one column. */
function runMark({ runs, starts }: SideFacts): string {
  if (runs) return RUNS;
  return starts ? STARTS : " ";
}

/** Returns the flag in one column; a blinking one is visible every other half second. */
function flagMark({ flag, isFinal }: SideFacts, blinkOn: boolean): string {
  if (flag === "none" || (flag === "blinking" && !blinkOn)) return " ";
  return isFinal ? FLAG : SIGN;
}

function digitStyle({ isFinal, runs }: SideFacts, { palette }: Look): Style {
  if (isFinal) return palette.flag;
  return runs ? palette.runs : palette.waits;
}

function flagStyle({ flag, isFinal }: SideFacts, { palette, blinkOn }: Look): Style {
  if (!isFinal) return palette.sign;
  return { ...palette.flag, inverse: flag === "blinking" && blinkOn };
}

/** Returns the text of a bar, such as "► WHITE                  RUNS ►". */
function barText(side: SideFacts, look: Look, columns: number): string {
  const state = side.runs ? `${look.runs} ${RUNS}` : side.starts ? look.starts : "";
  return ends(` ${runMark(side)} ${side.name.toUpperCase()} ${flagMark(side, look.blinkOn)}`, `${state} `, columns);
}

/** Draws the name in a bar, which is filled while this side's clock runs; `rows` is odd. */
function Bar({ side, look, columns, rows }: { side: SideFacts; look: Look; columns: number; rows: number }) {
  const blank = " ".repeat(columns);
  const lines = Array.from({ length: rows }, (_, y) =>
    y === Math.floor(rows / 2) ? barText(side, look, columns) : blank,
  );
  return <Text {...(side.runs ? look.palette.bar : look.palette.mode)}>{lines.join("\n")}</Text>;
}

interface InfoLine {
  text: string;
  isFlag: boolean;
}

/**
 * Returns `count` lines about a side; the last ones may be empty. A flag and, in a pause, the exact times come before
 * the method.
 */
function infoLines(side: SideFacts, count: number, columns: number, blinkOn: boolean): InfoLine[] {
  const plain = (texts: readonly string[]): InfoLine => ({ text: pick(texts, columns), isFlag: false });
  const pairs = side.counts.flatMap((text, at) => [`${text} · ${side.method[at === 0 ? 0 : 1] ?? ""}`]);
  const both = plain(side.method[1] === "" ? side.counts : [...pairs, ...side.counts]);
  const flag = { text: `${flagMark(side, blinkOn)} ${pick(side.flagText, columns - 2)}`, isFlag: true };
  const extra = [...(side.flagText.length > 0 ? [flag] : []), ...(side.card.length > 0 ? [plain(side.card)] : [])];
  const apart = [plain(side.counts), plain(side.method)];
  const lines = extra.length + apart.length <= count ? [...apart, ...extra] : [both, ...extra];
  const shown = count === 1 ? [...extra, both] : lines;
  return Array.from({ length: count }, (_, at) => shown[at] ?? { text: "", isFlag: false });
}

interface InfoProps {
  side: SideFacts;
  look: Look;
  columns: number;
  count: number;
  place: (text: string, columns: number) => string;
}

function Info({ side, look, columns, count, place }: InfoProps) {
  return infoLines(side, count, columns, look.blinkOn).map(({ text, isFlag }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
    <Text key={at} {...(isFlag ? flagStyle(side, look) : {})}>
      {place(text, columns)}
    </Text>
  ));
}

function Digits({ side, layout, look }: SideProps<Beside | Stacked>) {
  return <Text {...digitStyle(side, look)}>{bigText(side.time, layout.size).join("\n")}</Text>;
}

function BesideSide({ side, layout, look }: SideProps<Beside>) {
  const inner = layout.columns - 2;
  const { palette } = look;
  const frame = side.runs ? palette.runs : side.isFinal ? palette.flag : palette.keys;
  return (
    <Box
      width={layout.columns}
      height={layout.rows}
      flexDirection="column"
      borderStyle={side.runs ? "bold" : "single"}
      {...(frame.color === undefined ? {} : { borderColor: frame.color })}
    >
      <Bar side={side} look={look} columns={inner} rows={layout.barRows} />
      <Box flexGrow={1} flexDirection="column" alignItems="center" justifyContent="center">
        <Digits side={side} layout={layout} look={look} />
      </Box>
      <Info side={side} look={look} columns={inner} count={layout.infoRows} place={centred} />
    </Box>
  );
}

function StackedSide({ side, layout, look }: SideProps<Stacked>) {
  const { infoColumns, infoRows, size } = layout;
  const named = layout.named ? 0 : 1;
  return (
    <Box width={layout.columns} height={layout.rows} flexDirection="column">
      {layout.named && <Bar side={side} look={look} columns={layout.columns} rows={1} />}
      <Box>
        <Text {...digitStyle(side, look)}>
          {[...Array<string>(size.rows - 1).fill(`${runMark(side)} `), `${flagMark(side, look.blinkOn)} `].join("\n")}
        </Text>
        <Digits side={side} layout={layout} look={look} />
        {infoColumns > 0 && (
          <Box marginLeft={2} flexDirection="column">
            {named > 0 && <Text bold>{shortened(side.name.toUpperCase(), infoColumns)}</Text>}
            <Info side={side} look={look} columns={infoColumns} count={size.rows - named} place={shortened} />
          </Box>
        )}
      </Box>
      {infoRows > 0 && <Info side={side} look={look} columns={layout.columns} count={infoRows} place={cell} />}
    </Box>
  );
}

/** Returns a line such as "►White   0:02:59 ⚑  12". */
function lineText(side: SideFacts, look: Look, nameColumns: number, columns: number): string {
  const time = `${runMark(side)}${side.name.padEnd(nameColumns)} ${side.time}${flagMark(side, look.blinkOn)}`;
  const room = columns - columnsOf(time) - 1;
  return cell(`${time} ${pick([...side.counts, ""], room)}`, columns);
}

function LinesSide({ side, layout, look, nameColumns }: SideProps<Lines> & { nameColumns: number }) {
  const { columns, rows } = layout;
  return (
    <Box flexDirection="column">
      <Text {...(side.runs ? look.palette.bar : digitStyle(side, look))}>
        {lineText(side, look, nameColumns, columns)}
      </Text>
      {rows > 1 && <Info side={side} look={look} columns={columns} count={1} place={shortened} />}
    </Box>
  );
}

function LineSide({ side, look }: { side: SideFacts; look: Look }) {
  const text = `${runMark(side)}${side.time}${flagMark(side, look.blinkOn)}`;
  return <Text {...(side.runs ? look.palette.bar : digitStyle(side, look))}>{text}</Text>;
}

function LineFace({ facts, layout, look }: { facts: Facts; layout: Line; look: Look }) {
  return (
    <Box flexDirection={layout.rows > 1 ? "column" : "row"} columnGap={1}>
      <LineSide side={facts.white} look={look} />
      <LineSide side={facts.black} look={look} />
    </Box>
  );
}

export interface FaceProps {
  facts: Facts;
  layout: FaceLayout;
  look: Look;
  tooSmall: string;
}

export function Face({ facts, layout, look, tooSmall }: FaceProps) {
  const { white, black } = facts;
  switch (layout.kind) {
    case "beside":
      return (
        <Box columnGap={1}>
          <BesideSide side={white} layout={layout} look={look} />
          <BesideSide side={black} layout={layout} look={look} />
        </Box>
      );
    case "stacked":
      return (
        <Box flexDirection="column">
          <StackedSide side={white} layout={layout} look={look} />
          <StackedSide side={black} layout={layout} look={look} />
        </Box>
      );
    case "lines": {
      const nameColumns = Math.max(columnsOf(white.name), columnsOf(black.name));
      return (
        <Box flexDirection="column">
          <LinesSide side={white} layout={layout} look={look} nameColumns={nameColumns} />
          <LinesSide side={black} layout={layout} look={look} nameColumns={nameColumns} />
        </Box>
      );
    }
    case "line":
      return <LineFace facts={facts} layout={layout} look={look} />;
    case "small":
      return <Text>{shortened(tooSmall, layout.columns)}</Text>;
  }
}
