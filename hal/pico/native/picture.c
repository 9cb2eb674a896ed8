/*
 * Draws the picture of the display, in the lines that its chip takes. Most chips take pages of 8 rows: a byte for each
 * column, bit 0 on top. Others take single rows: the row's number, a byte for 8 columns with bit 7 at the left and ink
 * cleared, and an empty byte. The board's definition sets size and kind.
 */
#include <string.h>
#include "chip.h"

enum { LINES = PICTURE_BY_ROWS ? PICTURE_HEIGHT : PICTURE_HEIGHT / 8, INK = !PICTURE_BY_ROWS };
enum { LINE_BYTES = PICTURE_BY_ROWS ? PICTURE_WIDTH / 8 + 2 : PICTURE_WIDTH };
/* The distance of the bytes that a box changes by the same mask. */
enum { STRIDE = PICTURE_BY_ROWS ? LINE_BYTES : 1 };
#define BITS_FROM(place) (PICTURE_BY_ROWS ? 0xff >> (place) : 0xff << (place) & 0xff)
enum { LETTER_HEIGHT = 8, FIRST_LETTER = 32 };

typedef struct {
  int left, top, right, bottom; /* the last two are outside */
} Box;

static union {
  uint8_t bytes[LINES][LINE_BYTES];
  uint32_t words[LINES][LINE_BYTES / 4];
} picture;
/* The lines as they were sent last. The bus takes them from here, because the program may draw meanwhile. */
static volatile uint32_t sent[LINES][LINE_BYTES / 4];

/* 1 if something was drawn since no line differed from those that were sent. */
static volatile uint8_t is_drawn = 1;

static int larger(int a, int b) { return a > b ? a : b; }
static int smaller(int a, int b) { return a < b ? a : b; }

/* Bytes that hold the same 8 columns, or the same 8 rows, are changed by the same mask. */
static void fill_box(Box box, int lit) {
  int left = larger(box.left, 0), right = smaller(box.right, PICTURE_WIDTH);
  int top = larger(box.top, 0), bottom = smaller(box.bottom, PICTURE_HEIGHT);
  int first = PICTURE_BY_ROWS ? left : top, end = PICTURE_BY_ROWS ? right : bottom;
  for (int eight = first / 8; eight * 8 < end; eight++) {
    int mask = BITS_FROM(larger(first - eight * 8, 0)) ^ BITS_FROM(smaller(end - eight * 8, 8));
    int cleared = lit == INK ? 0 : mask, count = PICTURE_BY_ROWS ? bottom - top : right - left;
    /* Four bytes of a row at once. */
    if (PICTURE_BY_ROWS && eight % 4 == 3 && mask == 0xff && eight * 8 + 32 <= end) {
      for (int row = top; row < bottom; row++) picture.words[row][eight / 4 + 1] = cleared != 0 ? 0 : ~0u;
      eight += 3;
      continue;
    }
    uint8_t *byte = PICTURE_BY_ROWS ? &picture.bytes[top][1 + eight] : &picture.bytes[eight][left];
    for (; mask == 0xff && count > 0; count--, byte += STRIDE) *byte = (uint8_t)(0xff ^ cleared);
    for (; count > 0; count--, byte += STRIDE) *byte = (uint8_t)((*byte | mask) ^ cleared);
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

/* Cycles at 125 MHz: 3 µs, and half a bit at 2 MHz. */
enum { SELECT_CYCLES = 375, HALF_BIT_CYCLES = 32 };
enum { SPI_BUSY = 0x10, PAGE = 0xb0, COLUMN_HIGH = 0x10 };
enum { WRITE_ROWS = 0x80, CLEAR_ALL = 0x20, OF_SPI = 1, OF_PROGRAM = 5 };
/*
 * So many lines go out again with each transfer of at most SHORT ones. They mend what a glitch on the wires has drawn.
 * A second that passes changes 116 rows.
 */
enum { REPEATED = PICTURE_BY_ROWS ? 2 : LINES, SHORT = PICTURE_BY_ROWS ? 130 : LINES };
static volatile uint8_t is_sending;
static int first_column;

IN_RAM static void await_sent(void) {
  while (REG(SPI0_STATUS) & SPI_BUSY) continue;
}

/* Waits for at least so many cycles, however the compiler unrolls the loop. */
IN_RAM static void hold(int cycles) {
  while (cycles-- > 0) __asm__ volatile("nop");
}

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

IN_RAM static void lend_bus(uint32_t user) {
  PIN_USER(PICTURE_CLOCK) = user;
  PIN_USER(PICTURE_DATA) = user;
}

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
  static int line, repeated, to_repeat, changed;
  for (int left = is_drawn ? LINES : 0; left > 0; left--) {
    line = line + 1 < LINES ? line + 1 : 0;
    if (!copy_line(line)) continue;
    if (!is_sending) to_repeat = REPEATED, changed = 0;
    changed++;
    return line;
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
  if (line >= 0) {
    if (!PICTURE_BY_ROWS) name_page(line);
    else if (!is_sending) begin_rows(WRITE_ROWS);
    is_sending = 1;
    REG(DMA0_READ_AND_START) = (uint32_t)sent[line];
    return;
  }
  if (PICTURE_BY_ROWS && is_sending) end_rows();
  is_sending = 0;
}

/* What the display shows at power-on is unknown. No line of a picture is like what seems to have been sent. */
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
 * clear(): clears the picture, and a display that takes rows by one command. The row that is on its way is the last one
 * before it.
 */
int chip_clear(lua_State *L) {
  REG(DMA_INTE0) = 0;
  while (REG(DMA0_CONTROL) & DMA_WORKING) continue;
  if (is_sending) end_rows();
  is_sending = 0;
  begin_rows(CLEAR_ALL);
  end_rows();
  for (int line = 0; line < LINES; line++) {
    uint32_t *word = picture.words[line], *last = word + LINE_BYTES / 4 - 1;
    for (*word++ |= ~0xffu; word < last;) *word++ = ~0u;
    *last = ~0u >> 8;
    copy_line(line);
  }
  REG(DMA_INTS0) = 1;
  REG(DMA_INTE0) = 1;
  return (void)L, 0;
}

/* fill(x, y, width, height, lit) */
int chip_fill(lua_State *L) {
  return fill_box((Box){ARG(1), ARG(2), ARG(1) + ARG(3), ARG(2) + ARG(4)}, lua_toboolean(L, 5)), 0;
}

/* The middle of a `Grid`: how digits are made of segments. */
typedef struct {
  int width, arm, stroke, length;
} Grid;

/* Draws a segment as hal/segment.ts does. */
static void draw_segment(int which, int x, int y, Grid grid, int lit) {
  for (int k = 0, taper = 0; k < grid.stroke; k++) {
    taper += k > 2 * taper + 1;
    int away = 2 * k + 1 - grid.stroke, last = y + 2 * grid.arm + grid.stroke - 1;
    int inset = which != 1 ? k + 1 : away < 0 ? -away : larger(away, 1);
    int row = which == 0 ? y + k : which == 1 ? y + grid.arm + k : last - k;
    int column = which == 3 || which == 5 ? x + k : x + grid.width - 1 - k;
    int top = which < 5 ? y + k + 1 : last - grid.length + taper;
    Box level = {x + inset, row, x + grid.width - inset, row + 1};
    Box upright = {column, top, column + 1, top + grid.length - k - taper};
    fill_box(which < 3 ? level : upright, lit);
  }
}

/* digit(x, y, grid, digit): draws a digit, or a dash, as hal/digit.ts does */
int chip_digit(lua_State *L) {
  static const char *const dark[] = {"-14", "017", "-147", "-1237", "-56", "-134579", "-2"};
  Grid grid = {number_in(L, 3, 2), number_in(L, 3, 3), number_in(L, 3, 4), number_in(L, 3, 5)};
  char digit = *lua_tostring(L, 4);
  for (int i = 0; i < 7; i++) draw_segment(i, ARG(1), ARG(2), grid, strchr(dark[i], digit) == NULL);
  return 0;
}

static int width_of(uint8_t letter) { return letter < FIRST_LETTER ? 0 : font_widths[letter - FIRST_LETTER]; }

/* Draws the column of a letter, its highest bit on top, as far as it lies within the box. */
static void draw_column(Box box, int x, int size, unsigned bits, int lit) {
  int left = larger(x, box.left), right = smaller(x + size, box.right);
  for (int row = 0, first = 0; row <= LETTER_HEIGHT; row++) {
    if (row < LETTER_HEIGHT && bits << row & 0x80) continue;
    if (row > first) fill_box((Box){left, box.top + first * size, right, box.top + row * size}, lit);
    first = row + 1;
  }
}

/* Draws a text at the left of a box (align −1), in its middle (0) or at its right. */
static void draw_text(Box box, int size, int align, int lit, const uint8_t *text, const uint8_t *end) {
  int width = 0, x = box.left;
  for (const uint8_t *at = text; at < end;) width += size * width_of(next_letter(&at));
  if (align == 0) x += (box.right - box.left) / 2 - width / 2;
  if (align > 0) x = box.right - width;
  while (text < end) {
    uint8_t letter = next_letter(&text);
    for (int column = 0; column < width_of(letter); column++, x += size)
      draw_column(box, x, size, font_columns[font_places[letter - FIRST_LETTER] + column], lit);
  }
}

/* write(x, y, width, size, align, reversed, text): what follows two spaces is aligned to the right edge. */
int chip_write(lua_State *L) {
  Box box = {ARG(1), ARG(2), ARG(1) + ARG(3), ARG(2) + ARG(4) * LETTER_HEIGHT};
  int size = ARG(4), lit = !lua_toboolean(L, 6);
  const char *text = lua_tostring(L, 7), *end = text + strlen(text), *gap = strstr(text, "  ");
  fill_box(box, !lit);
  draw_text(box, size, ARG(5), lit, (const uint8_t *)text, (const uint8_t *)(gap == NULL ? end : gap));
  if (gap != NULL) draw_text(box, size, 1, lit, (const uint8_t *)gap + 2, (const uint8_t *)end);
  return 0;
}
