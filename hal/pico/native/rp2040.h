/* The registers of the RP2040 that the firmware uses in C; the drivers in TypeScript name their own. */
#ifndef RP2040_H
#define RP2040_H

#include <stddef.h>
#include <stdint.h>

#define REG(address) (*(volatile uint32_t *)(address))
/* Each peripheral appears again at these distances: a write there sets or clears the bits given. */
#define SET_BITS(address) REG((address) + 0x2000)
#define CLEAR_BITS(address) REG((address) + 0x3000)

enum {
  XIP_BASE = 0x10000000, SSI = 0x18000000, PADS_QSPI = 0x40020000,
  CLK_SYS_DIV = 0x40008040, CLK_USB_CTRL = 0x40008054,
  PADS_BANK0 = 0x4001c000, IO_INTR0 = 0x400140f0, IO_PROC0_INTS0 = 0x40014120,
  SPI0_DATA = 0x4003c008, SPI0_STATUS = 0x4003c00c,
  UART0_DR = 0x40034000, UART0_FR = 0x40034018, UART0_IMSC = 0x40034038, UART0_ICR = 0x40034044,
  TIMER_HIGH = 0x40054008, TIMER_LOW = 0x4005400c, TIMER_ALARM0 = 0x40054010, TIMER_RAWL = 0x40054028,
  TIMER_INTR = 0x40054034,
  PWM_COMPARE = 12, PWM_ENABLED = 0x400500a0, PWM_INTR = 0x400500a4,
  WATCHDOG_CTRL = 0x40058000, WATCHDOG_ENABLED = 1 << 30, WATCHDOG_REASON = 0x40058008,
  WATCHDOG_LOAD = 0x40058004, WATCHDOG_SCRATCH0 = 0x4005800c, WATCHDOG_SCRATCH1 = 0x40058010,
  WATCHDOG_SCRATCH2 = 0x40058014, STOPPED_AT = 0x40058018, /* SCRATCH3 */
  DMA0_READ_AND_START = 0x5000003c, DMA_INTS0 = 0x5000040c,
  USB_MEMORY = 0x50100000, USB_ADDRESS = 0x50110000,
  USB_STATUS = 0x50110050, USB_BUFFERS = 0x50110058, USB_ABORT = 0x50110060, USB_ABORT_DONE = 0x50110064,
  USB_STALL_ARM = 0x50110068, USB_INTF = 0x50110094, USB_INTS = 0x50110098,
  IRQ_TIMER_0 = 0, IRQ_PWM = 4, IRQ_USB = 5, IRQ_DMA_0 = 11, IRQ_IO_BANK0 = 13, IRQ_UART0 = 20,
};
/* Bits of USB: of a buffer, of the interrupts, of the status, of a setting. */
enum {
  USB_FULL = 1 << 15, USB_ODD = 1 << 13, USB_STALL = 1 << 11, USB_LENT = 1 << 10, USB_COUNT = 1023,
  USB_BUS_RESET = 1 << 12, USB_SETUP = 1 << 16, USB_KICKED = 1 << 17,
  USB_STATUS_RESET = 1 << 19, USB_STATUS_SETUP = 1 << 17, USB_TELL_EACH = 1 << 29,
};
/* Each USB endpoint has two pipes, in and out. A pipe has a setting, the control of its buffer, and a place. */
enum { ANSWER, REQUEST, NOTICE, SEND = 4, RECEIVE, PIPES, SERIAL = 1 << NOTICE | 1 << SEND | 1 << RECEIVE };
#define USB_SETTING(pipe) REG(USB_MEMORY + 4 * (pipe))
#define USB_CONTROL(pipe) REG(USB_MEMORY + 128 + 4 * (pipe))
/* Both pipes of endpoint 0 share one place. */
#define USB_PLACE(pipe) (256u + 64 * ((pipe) & ~1u) + ((pipe) == RECEIVE ? 64 : 0))
#define USB_BYTES(pipe) ((volatile uint8_t *)(USB_MEMORY + USB_PLACE(pipe)))
/* The setting of the pipes of the serial port: enabled, each packet is reported, interrupt or bulk. */
#define USB_IN_USE(pipe) (1u << 31 | USB_TELL_EACH | (uint32_t)((pipe) == NOTICE ? 3 : 2) << 26 | USB_PLACE(pipe))
/* The part of the chip that uses a pin, which is given as its bit. */
#define PIN_USER(bit) REG(0x40014004 + 8 * __builtin_ctz(bit))
#define SIO_GPIO_IN 0xd0000004
#define GPIO_OUT_SET 0xd0000014
#define GPIO_OUT_CLR 0xd0000018
#define GPIO_OE_CLR 0xd0000028
#define VTOR 0xe000ed08

#endif
