/*
 * The picture of the display, in the lines that its chip takes. Most take pages of 8 rows: a byte for each column, bit
 * 0 on top. Others take single rows: the row's number, a byte for 8 columns with bit 7 at the left and ink cleared, and
 * an empty byte. Size and kind come from the board's definition.
 */
#include <string.h>
#include "chip.h"

#if PICTURE_BY_ROWS
enum { LINES = PICTURE_HEIGHT, LINE_BYTES = PICTURE_WIDTH / 8 + 2, COPIES = 2, INK = 0 };
#define BITS_FROM(place) (0xff >> (place))
#else
enum { LINES = PICTURE_HEIGHT / 8, LINE_BYTES = PICTURE_WIDTH, COPIES = 1, INK = 1 };
#define BITS_FROM(place) (0xff << (place) & 0xff)
#endif
enum { LETTER_HEIGHT = 8, FIRST_LETTER = 32 };

typedef struct {
  int left, top, right, bottom; /* the last two are outside */
} Box;

/* Behind the lines of displays that take rows there is room for what is being sent. */
static uint8_t picture[COPIES * (LINES + 1)][LINE_BYTES] __attribute__((aligned(4)));
/* Lines in which a pixel changed since they were taken; at first all. */
static uint8_t changed[LINES] = {[0 ... LINES - 1] = 1};

static int larger(int a, int b) { return a > b ? a : b; }
static int smaller(int a, int b) { return a < b ? a : b; }

/* Bytes that hold the same 8 columns, or the same 8 rows, are changed by the same mask. */
static void fill_box(Box box, int lit) {
  int left = larger(box.left, 0), right = smaller(box.right, PICTURE_WIDTH);
  int top = larger(box.top, 0), bottom = smaller(box.bottom, PICTURE_HEIGHT);
  int first = PICTURE_BY_ROWS ? left : top, end = PICTURE_BY_ROWS ? right : bottom;
  int from = PICTURE_BY_ROWS ? top : left, to = PICTURE_BY_ROWS ? bottom : right;
  for (int eight = first / 8; eight * 8 < end; eight++) {
    int mask = BITS_FROM(larger(first - eight * 8, 0)) ^ BITS_FROM(smaller(end - eight * 8, 8));
    int cleared = lit == INK ? 0 : mask;
    for (int at = from; at < to; at++) {
      int line = PICTURE_BY_ROWS ? at : eight;
      uint8_t *byte = &picture[line][PICTURE_BY_ROWS ? 1 + eight : at], old = *byte;
      *byte = (uint8_t)((old | mask) ^ cleared);
      changed[line] |= old ^ *byte;
    }
  }
}

/* fill(x, y, width, height, lit) */
int chip_fill(lua_State *L) {
  return fill_box((Box){ARG(1), ARG(2), ARG(1) + ARG(3), ARG(2) + ARG(4)}, lua_toboolean(L, 5)), 0;
}

/* segment(which, x, y, width, arm, stroke, length, lit): as hal/segment.ts draws it */
int chip_segment(lua_State *L) {
  int which = ARG(1), x = ARG(2), y = ARG(3), width = ARG(4), arm = ARG(5), stroke = ARG(6), length = ARG(7);
  for (int k = 0, taper = 0; k < stroke; k++) {
    taper += k > 2 * taper + 1;
    int away = 2 * k + 1 - stroke, last = y + 2 * arm + stroke - 1;
    int inset = which != 1 ? k + 1 : away < 0 ? -away : larger(away, 1);
    int row = which == 0 ? y + k : which == 1 ? y + arm + k : last - k;
    int column = which == 3 || which == 5 ? x + k : x + width - 1 - k;
    int top = which < 5 ? y + k + 1 : last - length + taper;
    Box level = {x + inset, row, x + width - inset, row + 1};
    Box upright = {column, top, column + 1, top + length - k - taper};
    fill_box(which < 3 ? level : upright, lua_toboolean(L, 8));
  }
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

/* Draws letters at the left of a box (align −1), in its middle (0) or at its right. */
static void draw_letters(Box box, int size, int align, int lit, const uint8_t *letters, int count) {
  int width = 0, x = box.left;
  for (int i = 0; i < count; i++) width += size * width_of(letters[i]);
  if (align == 0) x += (box.right - box.left) / 2 - width / 2;
  if (align > 0) x = box.right - width;
  for (int i = 0; i < count; i++) {
    for (int column = 0; column < width_of(letters[i]); column++, x += size) {
      draw_column(box, x, size, font_columns[font_places[letters[i] - FIRST_LETTER] + column], lit);
    }
  }
}

/* write(x, y, width, size, align, reversed, text): what follows two spaces stands at the right edge. */
int chip_write(lua_State *L) {
  Box box = {ARG(1), ARG(2), ARG(1) + ARG(3), ARG(2) + ARG(4) * LETTER_HEIGHT};
  int size = ARG(4), lit = !lua_toboolean(L, 6), count = 0, gap = 0;
  const uint8_t *text = (const uint8_t *)lua_tostring(L, 7);
  uint8_t letters[LINE_MAX];
  while (*text != 0 && count < LINE_MAX) {
    letters[count++] = next_letter(&text);
    if (gap == 0 && count > 1 && letters[count - 2] == ' ' && letters[count - 1] == ' ') gap = count;
  }
  fill_box(box, !lit);
  draw_letters(box, size, ARG(5), lit, letters, gap == 0 ? count : gap - 2);
  if (gap > 0) draw_letters(box, size, 1, lit, letters + gap, count - gap);
  return 0;
}

static int has_ink(int line) {
  const uint8_t *eight = &picture[line][PICTURE_BY_ROWS];
  return eight[0] != (INK ? 0 : 0xff) || memcmp(eight, eight + 1, LINE_BYTES - 1 - 2 * PICTURE_BY_ROWS) != 0;
}

/*
 * seek(from, wanted, by_ink): returns the first line from there on that changed or holds ink, or that did or does not.
 * The lines that it passes count as taken.
 */
int chip_seek(lua_State *L) {
  int line = ARG(1), wanted = lua_toboolean(L, 2), by_ink = lua_toboolean(L, 3);
  while (line < LINES && (by_ink ? has_ink(line) : changed[line] != 0) != wanted) changed[line++] = 0;
  GIVE(line);
}

/* picture(): its address */
int chip_picture(lua_State *L) { GIVE((uintptr_t)picture); }
