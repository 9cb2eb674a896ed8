/*
 * The serial port on the chip's USB connector (CDC-ACM). Everything happens in the interrupt and from RAM, so a host
 * gets its answer while Lua computes and while the flash is busy. hal/pico/usb.ts turns the port on and off. Registers
 * and bits are those of the RP2040's data sheet, 4.1. Rules of the bus are those of the USB 2.0 specification.
 */
#include "chip.h"

/* The flash may be busy: no table of jumps and no memset, which would lie there. */
#pragma GCC optimize("no-jump-tables", "no-tree-switch-conversion", "no-tree-loop-distribute-patterns")

/* The longest packet that the clock sends: with 32 bytes RP2040-E15 does not occur. It receives 64. */
enum { PACKET = 32, RECEIVED_PACKET = 64 };
enum { ABORT_ROUNDS = 1000, NO_ADDRESS = -1, LINE_BYTES = 7 };

/* The buffer that a pipe was lent last, 0 when its packet has ended, and whether the next packet is odd. */
static struct { volatile uint32_t lent, odd; } pipes[PIPES];
/* The bits of the pipes that a host has halted. */
static uint32_t halted;
static volatile uint8_t is_on, is_open;
/* `takes_bytes` is 1 while seven bytes follow a request. They set the speed of the line, which has no effect. */
static uint8_t chosen, was_full, takes_bytes;
/* The address that holds once the host knows that the clock has it. */
static int new_address;
static const uint8_t *answer;
static unsigned left;

/* Lends a buffer to the chip. The bit that lends it must follow the others by 12 cycles (data sheet, 4.1.2.5.1). */
IN_RAM static void lend(unsigned pipe, uint32_t state) {
  pipes[pipe].lent = state | USB_LENT;
  if (pipes[pipe].odd) state |= USB_ODD;
  pipes[pipe].odd ^= 1;
  USB_CONTROL(pipe) = state;
  __asm__ volatile(".rept 12\nnop\n.endr");
  USB_CONTROL(pipe) = state | USB_LENT;
}

/* Handles the end of a packet. */
IN_RAM static void finish(unsigned pipe) {
  REG(USB_BUFFERS) = 1u << pipe;
  pipes[pipe].lent = 0;
  for (unsigned i = 0; pipe == RECEIVE && i < (USB_CONTROL(RECEIVE) & USB_COUNT); i++) push_usb(USB_BYTES(RECEIVE)[i]);
}

/* Takes a buffer back. A packet that is under way ends first, within 60 µs (data sheet, EP_ABORT). */
IN_RAM static void take_back(unsigned pipe, uint32_t state) {
  SET_BITS(USB_ABORT) = 1u << pipe;
  int rounds = pipes[pipe].lent ? ABORT_ROUNDS : 0;
  while (rounds-- > 0 && !(REG(USB_ABORT_DONE) >> pipe & 1)) continue;
  if (REG(USB_BUFFERS) >> pipe & 1) finish(pipe);
  USB_CONTROL(pipe) = state;
  REG(USB_ABORT_DONE) = 1u << pipe;
  CLEAR_BITS(USB_ABORT) = 1u << pipe;
}

/* Takes buffers back, and sets the pipes of the serial port up if the host chose it. */
IN_RAM static void choose(unsigned first, uint8_t value) {
  for (unsigned pipe = first; pipe < PIPES; pipe++) {
    take_back(pipe, 0);
    pipes[pipe].lent = pipes[pipe].odd = 0;
    USB_SETTING(pipe) = value && SERIAL >> pipe & 1 ? USB_IN_USE(pipe) : 0;
  }
  chosen = value;
  halted = is_open = was_full = takes_bytes = left = 0;
  new_address = NO_ADDRESS;
}

/* Begins anew, as if no host knew the clock. */
IN_RAM static void forget(void) {
  choose(ANSWER, 0);
  REG(USB_ADDRESS) = 0;
}

IN_RAM static void send_answer(void) {
  unsigned count = left < PACKET ? left : PACKET;
  for (unsigned i = 0; i < count; i++) USB_BYTES(ANSWER)[i] = *answer++;
  left -= count;
  lend(ANSWER, USB_FULL | count);
}

/* Replies a descriptor, by its number, or what a request asks, by the request and the state that it asks for. */
IN_RAM static int reply(unsigned number) {
  const UsbReply *one = usb_replies, *end = usb_replies + USB_REPLIES;
  while (one < end && one->number != number) one++;
  if (one < end) answer = one->bytes, left = one->count;
  return one < end;
}

/* A packet that was lent is lent again: a halt loses no byte. The first one is even (USB 2.0, 9.4.5). */
IN_RAM static int set_halt(unsigned pipe, int isHalted) {
  if (pipe <= REQUEST) return !isHalted;
  halted = (halted & ~(1u << pipe)) | (unsigned)isHalted << pipe;
  take_back(pipe, isHalted ? USB_STALL : 0);
  pipes[pipe].odd = 0;
  if (!isHalted && pipes[pipe].lent) lend(pipe, pipes[pipe].lent & (USB_FULL | USB_COUNT));
  return 1;
}

/*
 * A program that starts to listen gets whole lines, after the rest of one that waits in a packet. Half a line that the
 * program before it wrote is dropped. Whoever listens already, and changes another line of the port, loses nothing.
 */
IN_RAM static int open(int isOpen) {
  if (isOpen && !is_open) begin_unsent(pipes[SEND].lent != 0), drop_half_line();
  is_open = (uint8_t)isOpen;
  return 1;
}

/* Does what a request asks: kind and name, then its fields. Returns 0 if the clock does not know it. */
IN_RAM static int obey(unsigned request, unsigned value, unsigned index) {
  unsigned pipe = 2 * (index & 15) + (index >> 7 ^ 1);
  int is_pipe = index >> 8 == 0 && (pipe <= REQUEST || (chosen && pipe < PIPES && SERIAL >> pipe & 1));
  if (request == 0x0680) return !(value & 0x80) && reply(value);
  if (request == 0x0080) return reply(request);
  if (request == 0x0500) return new_address = (int)value, value < 128;
  if (request == 0x0880) return reply(request | chosen << 16);
  if (request == 0x0900) return value < 2 && (choose(NOTICE, (uint8_t)value), 1);
  if (request == 0x0082) return is_pipe && reply(request | (halted >> pipe & 1) << 16);
  if (request == 0x0102 || request == 0x0302) return value == 0 && is_pipe && set_halt(pipe, request == 0x0302);
  if (!chosen || index > 1) return 0;
  if (request == 0x0b01) return value == 0 && (index == 0 || (set_halt(SEND, 0) && set_halt(RECEIVE, 0)));
  if (request == 0x2021) return takes_bytes = 1;
  if (request == 0x2221) return open(value & 1);
  return request == 0x2321 || (request & 0x80 && reply(request));
}

/* A new request ends the one before, in the middle of its packets too (USB 2.0, 8.5.3.1 and 9.2.6). */
IN_RAM static void answer_setup(void) {
  REG(USB_STATUS) = USB_STATUS_SETUP;
  uint32_t head = REG(USB_MEMORY), rest = REG(USB_MEMORY + 4);
  for (unsigned pipe = ANSWER; pipe <= REQUEST; pipe++) take_back(pipe, 0), pipes[pipe].odd = 1;
  new_address = NO_ADDRESS;
  left = takes_bytes = 0;
  if (!obey(head & 0xffff, head >> 16, rest & 0xffff) || (takes_bytes && rest >> 16 != LINE_BYTES)) {
    REG(USB_STALL_ARM) = 1 << ANSWER | 1 << REQUEST;
    USB_CONTROL(ANSWER) = USB_CONTROL(REQUEST) = USB_STALL;
    return;
  }
  if (left > rest >> 16) left = rest >> 16;
  if (takes_bytes || left > 0) lend(REQUEST, PACKET);
  if (!takes_bytes) send_answer();
}

/* Handles all packets that ended. Those of a request that another one follows need no more. */
IN_RAM static void take_packets(int isStale) {
  uint32_t done = REG(USB_BUFFERS);
  for (unsigned pipe = ANSWER; pipe < PIPES; pipe++)
    if (done >> pipe & 1) finish(pipe);
  if (done >> ANSWER & 1 && new_address >= 0) REG(USB_ADDRESS) = (uint32_t)new_address, new_address = NO_ADDRESS;
  if (isStale) return;
  int has_bytes = done >> REQUEST & 1 && takes_bytes;
  if (has_bytes) takes_bytes = 0;
  if (has_bytes || (done >> ANSWER & 1 && left > 0)) send_answer();
}

/* Takes lines if there is room. Sends a packet of what waits; if nothing follows a full one, an empty one ends it. */
IN_RAM static void serve(void) {
  if (!chosen) return;
  if (!pipes[RECEIVE].lent && !(halted >> RECEIVE & 1) && usb_has_room(RECEIVED_PACKET)) lend(RECEIVE, RECEIVED_PACKET);
  if (pipes[SEND].lent || halted >> SEND & 1) return;
  unsigned count = 0;
  int byte;
  while (is_open && count < PACKET && (byte = next_unsent()) >= 0) USB_BYTES(SEND)[count++] = (uint8_t)byte;
  if (count == 0 && !was_full) return;
  was_full = count == PACKET;
  lend(SEND, USB_FULL | count);
}

IN_RAM void on_usb(void) {
  if (!is_on) return;
  uint32_t pending = REG(USB_INTS);
  REG(USB_INTF) = 0;
  if (pending & USB_BUS_RESET) {
    REG(USB_STATUS) = USB_STATUS_RESET | USB_STATUS_SETUP;
    forget();
    return;
  }
  take_packets((pending & USB_SETUP) != 0);
  if (pending & USB_SETUP) answer_setup();
  serve();
}

void usb_kick(void) { if (is_on) REG(USB_INTF) = USB_KICKED; }

/* usb(isOn): begins anew with a controller that is on and reports nothing yet, or nothing any more. */
int chip_usb(lua_State *L) { return is_on = 0, forget(), is_on = (uint8_t)lua_toboolean(L, 1), 0; }
