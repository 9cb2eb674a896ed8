/*
 * Draws the picture of the display, in the lines that its chip takes. Most chips take pages of 8 rows: a byte for each
 * column, bit 0 on top. Others take single rows: the row's number, a byte for 8 columns with bit 7 at the left and ink
 * cleared, and an empty byte. The board's definition sets size and kind.
 */
#include <string.h>
#include "chip.h"

enum { LINES = PICTURE_BY_ROWS ? PICTURE_HEIGHT : PICTURE_HEIGHT / 8, INK = !PICTURE_BY_ROWS };
enum { LINE_BYTES = PICTURE_BY_ROWS ? PICTURE_WIDTH / 8 + 2 : PICTURE_WIDTH };
/* The smallest part of the picture that is changed at once: 32 columns of a row, or 8 rows of a column. */
typedef __typeof__(__builtin_choose_expr(PICTURE_BY_ROWS, 0u, (uint8_t)0)) Unit;
/* The columns or rows in a unit, those that a line's head takes, and the distance of the units that a mask changes. */
enum { UNIT = 8 * sizeof(Unit), HEAD = PICTURE_BY_ROWS ? 8 : 0, LINE_UNITS = LINE_BYTES / (int)sizeof(Unit) };
enum { STRIDE = PICTURE_BY_ROWS ? LINE_UNITS : 1 };
enum { LETTER_HEIGHT = 8 };

static union {
  uint8_t bytes[LINES][LINE_BYTES];
  uint32_t words[LINES][LINE_BYTES / 4];
  Unit units[LINES][LINE_UNITS];
} picture;
/* The lines as they were sent last. The bus takes them from here, because the program may draw meanwhile. */
static volatile uint32_t sent[LINES][LINE_BYTES / 4];

/* 1 if something was drawn since no line differed from those that were sent. */
static volatile uint8_t is_drawn = 1;

/* Returns the bits of a unit from a place on. The first column is the highest bit of the lowest byte. */
static Unit bits_from(int place) {
  return (Unit)(!PICTURE_BY_ROWS ? 0xffu << place : place < 32 ? __builtin_bswap32(~0u >> place) : 0);
}

/* Units that hold the same columns, or the same rows, are changed by the same mask. */
static void fill_box(int x, int y, int width, int height, int lit) {
  int left = larger(x, 0), right = smaller(x + width, PICTURE_WIDTH);
  int top = larger(y, 0), bottom = smaller(y + height, PICTURE_HEIGHT);
  int first = PICTURE_BY_ROWS ? left + HEAD : top, end = PICTURE_BY_ROWS ? right + HEAD : bottom;
  for (int place = first / UNIT; place * UNIT < end && first < end; place++) {
    Unit mask = bits_from(larger(first - place * UNIT, 0)) ^ bits_from(smaller(end - place * UNIT, UNIT));
    Unit cleared = lit == INK ? 0 : mask;
    Unit *unit = PICTURE_BY_ROWS ? &picture.units[top][place] : &picture.units[place][left];
    for (int count = PICTURE_BY_ROWS ? bottom - top : right - left; count > 0; count--, unit += STRIDE)
      *unit = (Unit)((*unit | mask) ^ cleared);
  }
  is_drawn = 1; /* at the end, because an interrupt may look at the lines before */
}

/* Copies a line to those that were sent. Returns 0 if it is the same. */
IN_RAM static int copy_line(int line) {
  volatile uint32_t *old = sent[line];
  uint32_t *now = picture.words[line], *end = now + LINE_BYTES / 4, differing = 0;
  for (; now < end; *old++ = *now++) differing |= *old ^ *now;
  return differing != 0;
}

/* Cycles at 125 MHz: 3 µs, and half a bit at 2 MHz. A row of 0.22 ms has gone after the rounds, of 5 cycles or more. */
enum { SELECT_CYCLES = 375, HALF_BIT_CYCLES = 32, BUSY_ROUNDS = 8000 };
enum { SPI_BUSY = 0x10, PAGE = 0xb0, COLUMN_HIGH = 0x10 };
enum { WRITE_ROWS = 0x80, CLEAR_ALL = 0x20, OF_SPI = 1, OF_PROGRAM = 5 };
/*
 * So many lines go out again with each transfer of at most SHORT ones. They mend what a glitch on the wires has drawn.
 * A second that passes changes 116 rows.
 */
enum { REPEATED = PICTURE_BY_ROWS ? 2 : LINES, SHORT = PICTURE_BY_ROWS ? 130 : LINES };
static volatile uint8_t is_sending;
static int first_column, to_repeat, last_sent;

/* A bus that is broken must not stop the clock. Its full queue takes 64 µs at 2 MHz. */
IN_RAM static void await_sent(void) { for (int left = BUSY_ROUNDS; left > 0 && REG(SPI0_STATUS) & SPI_BUSY;) left--; }

/* Waits for at least so many cycles, however the compiler unrolls the loop. */
IN_RAM static void hold(int cycles) { while (cycles-- > 0) __asm__ volatile("nop"); }

/* Sends a byte without the SPI. The clock is high afterwards. */
IN_RAM static void send_by_hand(uint32_t byte) {
  for (uint32_t bit = 0x80; bit != 0; bit >>= 1) {
    REG(GPIO_OUT_CLR) = PICTURE_CLOCK | PICTURE_DATA;
    if (byte & bit) REG(GPIO_OUT_SET) = PICTURE_DATA;
    hold(HALF_BIT_CYCLES);
    REG(GPIO_OUT_SET) = PICTURE_CLOCK;
    hold(HALF_BIT_CYCLES);
  }
}

IN_RAM static void lend_bus(uint32_t user) { PIN_USER(PICTURE_CLOCK) = user, PIN_USER(PICTURE_DATA) = user; }

/*
 * A display that takes rows asks for a low clock while its select pin changes, 3 µs behind a rise and 2 µs before a
 * fall. The SPI does not pause after each frame only if its clock is high at rest. So the first byte and the last one
 * go out by hand: they raise the clock and lower it.
 */
IN_RAM static void begin_rows(uint32_t command) {
  REG(GPIO_OUT_SET) = PICTURE_SELECT;
  hold(SELECT_CYCLES);
  send_by_hand(command);
  lend_bus(OF_SPI);
}

IN_RAM static void end_rows(void) {
  await_sent();
  lend_bus(OF_PROGRAM);
  send_by_hand(0);
  REG(GPIO_OUT_CLR) = PICTURE_CLOCK;
  hold(SELECT_CYCLES);
  REG(GPIO_OUT_CLR) = PICTURE_SELECT;
}

/* Each page is a transfer of its own, with its place. So a glitch shifts no more than the rest of one page. */
IN_RAM static void name_page(int page) {
  REG(GPIO_OUT_CLR) = PICTURE_SELECT | PICTURE_COMMAND;
  REG(SPI0_DATA) = PAGE + page;
  REG(SPI0_DATA) = COLUMN_HIGH;
  REG(SPI0_DATA) = first_column;
  await_sent();
  REG(GPIO_OUT_SET) = PICTURE_COMMAND;
}

/* Returns the next line to send, or −1: first those that changed. */
IN_RAM static int next_line(void) {
  static int repeated, changed;
  for (int left = is_drawn ? LINES : 0; left > 0; left--) {
    last_sent = last_sent + 1 < LINES ? last_sent + 1 : 0;
    if (!copy_line(last_sent)) continue;
    if (!is_sending) to_repeat = REPEATED, changed = 0;
    changed++;
    return last_sent;
  }
  is_drawn = 0;
  if (!is_sending || to_repeat == 0 || changed > SHORT) return -1;
  to_repeat--;
  return repeated = repeated + 1 < LINES ? repeated + 1 : 0;
}

/* After each line an interrupt begins to send the next one. */
IN_RAM void on_row(void) {
  REG(DMA_INTS0) = 1;
  if (!PICTURE_BY_ROWS) await_sent(), REG(GPIO_OUT_SET) = PICTURE_SELECT;
  int line = next_line();
  if (PICTURE_BY_ROWS && is_sending && line < 0) end_rows();
  if (PICTURE_BY_ROWS && !is_sending && line >= 0) begin_rows(WRITE_ROWS);
  if (!PICTURE_BY_ROWS && line >= 0) name_page(line);
  is_sending = line >= 0;
  if (line >= 0) REG(DMA0_READ_AND_START) = (uint32_t)sent[line];
}

/* Nobody knows what the display shows at power-on. So the lines that seem to have been sent differ from any picture. */
void start_picture(void) {
  memset((void *)sent, 0x5a, sizeof sent);
  /* The display wants the lowest bit of a row's number first, the bus sends the highest. */
  for (int i = 0; PICTURE_BY_ROWS && i < LINES * 8; i++)
    picture.bytes[i / 8][0] |= (uint8_t)((i / 8 + 1) >> i % 8 & 1) << (7 - i % 8);
}

/* show(column): begins to send the lines that changed. If some are on their way, the others follow them. */
int chip_show(lua_State *L) {
  first_column = ARG(1);
  if (!is_sending) on_row();
  return 0;
}

/* sending(): returns whether lines are on their way. */
int chip_sending(lua_State *L) { GIVE_TRUTH(is_sending); }

/*
 * clear(): clears the picture, and a display that takes rows by one command. No line differs then, so the row that is
 * on its way is the last one before it.
 */
int chip_clear(lua_State *L) {
  is_drawn = to_repeat = 0;
  fill_box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 0);
  is_drawn = 0;
  for (int line = 0; line < LINES; line++) copy_line(line);
  for (int left = BUSY_ROUNDS; left > 0 && is_sending;) left--;
  begin_rows(CLEAR_ALL);
  end_rows();
  return (void)L, 0;
}

/* fill(x, y, width, height, lit) */
int chip_fill(lua_State *L) { return fill_box(ARG(1), ARG(2), ARG(3), ARG(4), lua_toboolean(L, 5)), 0; }

/* Fills or clears the same columns of some rows. The highest bit is column x. */
static void fill_columns(int x, int y, int height, uint32_t columns, int lit) {
  int place = (x + HEAD) / 32, shift = (x + HEAD) % 32;
  uint32_t first = __builtin_bswap32(columns >> shift), second = __builtin_bswap32(columns << 1 << (31 - shift));
  uint32_t *word = &picture.words[y][place], cleared = lit == INK ? 0 : ~0u;
#pragma GCC unroll 1 /* most pieces have one row */
  for (; height > 0; height--, word += LINE_BYTES / 4)
    word[0] = (word[0] | first) ^ (first & cleared), word[1] = (word[1] | second) ^ (second & cleared);
  is_drawn = 1;
}

/* digit(x, y, grid, digit): draws a digit, or a dash, over another one. The build has cut it into pieces. */
int chip_digit(lua_State *L) {
  int x = ARG(1), y = ARG(2), letter = *lua_tostring(L, 4), digit = letter == '-' ? 10 : letter - '0';
  for (const Piece *piece = digit_pieces[number_in(L, 3, GRID_NUMBER)]; piece->height > 0; piece++)
    if (PICTURE_BY_ROWS) fill_columns(x, y + piece->y, piece->height, piece->columns, piece->lit >> digit & 1);
    else fill_box(x + piece->x, y + piece->y, piece->width, piece->height, piece->lit >> digit & 1);
  /* The next search for changed rows begins here. */
  return last_sent = PICTURE_BY_ROWS && !is_sending ? y - 1 : last_sent, 0;
}

/* The part of a row of letters that a text may draw into, and how. */
typedef struct { int left, top, right, size, lit; } Row;

/* Draws the column of a letter, its highest bit on top, as far as it lies within the row. */
static void draw_column(Row row, int x, unsigned bits) {
  int left = larger(x, row.left), right = smaller(x + row.size, row.right);
  for (int y = 0, first = 0; y <= LETTER_HEIGHT; y++) {
    if (y < LETTER_HEIGHT && bits << y & 0x80) continue;
    if (y > first) fill_box(left, row.top + first * row.size, right - left, (y - first) * row.size, row.lit);
    first = y + 1;
  }
}

/* Draws a text at the left of a row (align −1), in its middle (0) or at its right. */
static void draw_text(Row row, int align, const char *text, const char *end) {
  int width = 0, x = row.left;
  for (const char *at = text; at < end; at++) width += row.size * font_widths[(uint8_t)*at];
  if (align == 0) x += (row.right - row.left) / 2 - width / 2;
  if (align > 0) x = row.right - width;
  for (; text < end; text++)
    for (int column = 0; column < font_widths[(uint8_t)*text]; column++, x += row.size)
      draw_column(row, x, font_columns[font_places[(uint8_t)*text] + column]);
}

/* write(x, y, width, size, align, reversed, text): what follows two spaces is aligned to the right edge. */
int chip_write(lua_State *L) {
  Row row = {ARG(1), ARG(2), ARG(1) + ARG(3), ARG(4), !lua_toboolean(L, 6)};
  const char *text = lua_tostring(L, 7), *end = text + strlen(text), *gap = strstr(text, "  ");
  fill_box(row.left, row.top, row.right - row.left, row.size * LETTER_HEIGHT, !row.lit);
  draw_text(row, ARG(5), text, gap == NULL ? end : gap);
  if (gap != NULL) draw_text(row, 1, gap + 2, end);
  return 0;
}
