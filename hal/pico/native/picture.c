/*
 * The picture of the display, pages of 8 rows with a byte for each column, bit 0 on top. PICTURE_WIDTH and
 * PICTURE_HEIGHT come from the board's definition; the height is a multiple of 8.
 */
#include "chip.h"

enum { PAGES = PICTURE_HEIGHT / 8, LETTER_HEIGHT = 8, FIRST_LETTER = 32, SPI_NOT_FULL = 2, SPI_BUSY = 16 };

typedef struct {
  int left, top, right, bottom; /* the last two are outside */
} Box;

static uint8_t picture[PAGES][PICTURE_WIDTH];
/* Around all that was drawn since the last time. */
static Box drawn = {PICTURE_WIDTH, PICTURE_HEIGHT, 0, 0};

static int larger(int a, int b) { return a > b ? a : b; }
static int smaller(int a, int b) { return a < b ? a : b; }

static void fill_box(Box box, int lit) {
  box.left = larger(box.left, 0);
  box.top = larger(box.top, 0);
  box.right = smaller(box.right, PICTURE_WIDTH);
  box.bottom = smaller(box.bottom, PICTURE_HEIGHT);
  if (box.right <= box.left || box.bottom <= box.top) return;
  for (int page = box.top / 8; 8 * page < box.bottom; page++) {
    unsigned above = (unsigned)larger(box.top - 8 * page, 0);
    unsigned rows = (unsigned)smaller(box.bottom - 8 * page, 8);
    uint8_t mask = (uint8_t)((1u << rows) - (1u << above));
    for (int x = box.left; x < box.right; x++) {
      if (lit) picture[page][x] |= mask;
      else picture[page][x] &= (uint8_t)~mask;
    }
  }
  drawn.left = smaller(drawn.left, box.left);
  drawn.top = smaller(drawn.top, box.top);
  drawn.right = larger(drawn.right, box.right);
  drawn.bottom = larger(drawn.bottom, box.bottom);
}

/* fill(x, y, width, height, lit) */
int chip_fill(lua_State *L) {
  return fill_box((Box){ARG(1), ARG(2), ARG(1) + ARG(3), ARG(2) + ARG(4)}, lua_toboolean(L, 5)), 0;
}

static int width_of(uint8_t letter) { return letter < FIRST_LETTER ? 0 : font_widths[letter - FIRST_LETTER]; }

/* Draws the column of a letter, its highest bit on top, as far as it lies within the box. */
static void draw_column(Box box, int x, int size, uint8_t bits, int lit) {
  int left = larger(x, box.left), right = smaller(x + size, box.right);
  for (int row = 0; bits != 0; row++, bits = (uint8_t)(bits << 1)) {
    Box dot = {left, box.top + row * size, right, box.top + (row + 1) * size};
    if (bits & 0x80) fill_box(dot, lit);
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

/* drawn(): where something was drawn since the last call: left, top, right, bottom; right and bottom are outside. */
int chip_drawn(lua_State *L) {
  if (drawn.right == 0) return 0;
  int edges[] = {drawn.left, drawn.top, drawn.right, drawn.bottom};
  lua_createtable(L, 4, 0);
  for (int i = 0; i < 4; i++) {
    lua_pushinteger(L, edges[i]);
    lua_rawseti(L, -2, i + 1);
  }
  drawn = (Box){PICTURE_WIDTH, PICTURE_HEIGHT, 0, 0};
  return 1;
}

static void send_byte(uint8_t byte) {
  while (!(REG(SPI0_SR) & SPI_NOT_FULL)) continue;
  REG(SPI0_DR) = byte;
}

static void end_sending(void) {
  while (REG(SPI0_SR) & SPI_BUSY) continue;
}

/* transmit(byte…): on SPI0; they have gone out when it returns. */
int chip_transmit(lua_State *L) {
  for (int i = 1; i <= lua_gettop(L); i++) send_byte((uint8_t)ARG(i));
  end_sending();
  return 0;
}

/* transmitPage(page, left, right): columns of the picture, the right one outside. */
int chip_transmitPage(lua_State *L) {
  const uint8_t *page = picture[ARG(1)];
  for (int x = ARG(2); x < ARG(3); x++) send_byte(page[x]);
  end_sending();
  return 0;
}
