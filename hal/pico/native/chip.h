/* Declares what the parts of the firmware in C share. */
#ifndef CHIP_H
#define CHIP_H

#include "lauxlib.h"
#include "lua.h"
#include "rp2040.h"

enum { LINE_MAX = 230, FIRST_LETTER = 32 };
/* An argument of a function that Lua called. */
#define ARG(n) ((int)lua_tointeger(L, n))
/* Ends such a function with a result. */
#define GIVE(value) return lua_pushinteger(L, (lua_Integer)(value)), 1
#define GIVE_TRUTH(value) return lua_pushboolean(L, value), 1
#define GIVE_TEXT(text, count) return lua_pushlstring(L, text, count), 1
/* Marks code that runs before the memory is ready. */
#define IN_FLASH __attribute__((noinline, section(".flashtext")))
/* Marks code that runs while the flash is busy: it lies in RAM, and touches nothing in flash. */
#define IN_RAM __attribute__((noinline, section(".ramtext")))
/* Marks constants that such code reads. */
#define IN_RAM_DATA __attribute__((section(".ramtext.constants")))

static inline int larger(int a, int b) { return a > b ? a : b; }
static inline int smaller(int a, int b) { return a < b ? a : b; }

/* The functions of hal/pico/chip.ts; each is chip_NAME. */
#define CHIP_FUNCTIONS(F) \
  F(overflowed) F(send) F(usb) F(now) F(alarm) F(trim) F(fill) \
  F(digit) F(write) F(show) F(sending) F(clear) F(erase) F(program) F(erased) F(check) F(sum) \
  F(letter) F(nameAt) F(peek) F(byte) F(poke) F(drive) F(level) \
  F(voice) F(report) F(note)
#define DECLARE(name) int chip_##name(lua_State *L);
CHIP_FUNCTIONS(DECLARE)

/* start.c */
/* Waits for the watchdog. */
void abort(void);

extern uint32_t data_start, data_end, data_load;

/* stop.c */
/* Why a boot stops, by the number that the lamps blink. docs/bring-up.md has the same table. */
enum { STOP_CRYSTAL = 1, STOP_REFERENCE, STOP_PARTS, STOP_PLL, STOP_SYSTEM_CLOCK, STOP_PROGRAM };
/* Waits at a clock that makes so many rounds a millisecond, three cycles each. */
void wait_ms(uint32_t ms, uint32_t rounds_a_ms);
/* Blinks all lamps after a pause. */
void blink(int times, uint32_t rounds_a_ms);
/* Keeps a number in STOPPED_AT, which outlives a restart, and blinks it for ever. */
void stop_at(uint32_t code);

/* selftest.c */
void self_test(void);

/* interrupts.c */
/* Takes the stamp of the oldest edge. Returns 0 if there is none. */
int take_stamp(uint32_t *us);
/* Pushes the oldest edge: pin, level, its instant and the present one. Returns the number of values, or 0. */
int take_edge(lua_State *L);
/* Pushes a line that the link received, and the present instant. Returns the number of values, or 0. */
int take_line(lua_State *L);
/* Queues a byte that USB received. */
void push_usb(uint8_t byte);
/* Returns whether so many bytes can be queued. */
int usb_has_room(unsigned count);
/* Forgets the bytes since the last end of a line. */
void drop_half_line(void);
/* Returns the next byte for USB, or -1 if there is none. */
int next_unsent(void);
/* Lets the bytes for USB begin with the next line, or so many bytes before it. */
void begin_unsent(unsigned before);
/* Sleeps until an interrupt, at most until the instant. */
void sleep_until(uint64_t us);

/* usb.c */
/* Lets USB's interrupt look for lines to send and for room. */
void usb_kick(void);

/* clock.c */
uint64_t micros(void);
/* Returns the counter at an instant. */
int counter_at(uint64_t us);
/* Returns 1 once when the alarm is due. */
int take_alarm(uint64_t us);
/* Returns the instant of the next look at the alarm, at most one second ahead. */
uint64_t alarm_us(uint64_t us);

/* flash.c */
void start_flash(void);
/* Erases a sector, or programs a page if bytes are given. */
void change_flash(uint32_t at, const uint8_t *page);
/* Sends a command of so many bytes, at most 13. Returns the last four bytes of the answer. */
uint32_t ask_flash(uint32_t command, uint32_t count);
/* Returns the CRC-32 of bytes that ends with one more, before its last inversion. It begins with ~0. */
uint32_t add_to_crc(uint32_t crc, uint32_t byte);
/* True while nothing can be read from the flash. */
extern volatile uint8_t flash_is_busy;

/* picture.c */
void start_picture(void);

/* library.c */
/* Returns a number of a list, from place 1 on. */
int number_in(lua_State *L, int list, int place);
void open_library(lua_State *L);

/* The build makes it from the bundle. It pushes the main function. */
void rom_load(lua_State *L);

/* The build makes them from hal/font.ts: by letter its width, which is 0 below 32, and first column; the columns. */
extern const uint8_t font_widths[256], font_columns[];
extern const uint16_t font_places[256];

/*
 * The build makes them from hal/digit.ts: the boxes of each grid's digits, with the digits in which each is lit. If the
 * display takes rows, each piece has the same columns of some rows instead of a box. The highest bit is the first
 * column.
 */
enum { GRID_NUMBER = 9 };
typedef struct {
  union {
    uint32_t columns;
    struct { uint8_t x, width; };
  };
  uint8_t y, height;
  uint16_t lit; /* bits 0 to 9, and 10 for the dash */
} Piece;
extern const Piece *const digit_pieces[];

/* The build makes them (sim/build/pico/usb-data.ts): all that USB replies. They lie in RAM. */
enum { USB_REPLIES = 13 };
typedef struct {
  uint32_t number, count;
  const uint8_t *bytes;
} UsbReply;
extern const UsbReply usb_replies[USB_REPLIES];

/* The build makes it from sim/voice/decode.ts. It lies in RAM. */
enum { STEP_SIZES = 89 };
extern uint16_t step_sizes[STEP_SIZES];

#endif
