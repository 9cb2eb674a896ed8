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
  CLK_REF_CTRL = 0x40008030, CLK_REF_SELECTED = 0x40008038,
  CLK_SYS_CTRL = 0x4000803c, CLK_SYS_SELECTED = 0x40008044, CLK_PERI_CTRL = 0x40008048,
  RESETS = 0x4000c000, RESETS_DONE = 0x4000c008,
  IO_INTR0 = 0x400140f0, IO_PROC0_INTE0 = 0x40014100, IO_PROC0_INTS0 = 0x40014120,
  XOSC_CTRL = 0x40024000, XOSC_STATUS = 0x40024004, XOSC_STARTUP = 0x4002400c,
  PLL_SYS_CS = 0x40028000, PLL_SYS_PWR = 0x40028004, PLL_SYS_FBDIV = 0x40028008, PLL_SYS_PRIM = 0x4002800c,
  UART0_DR = 0x40034000, UART0_FR = 0x40034018, UART0_IMSC = 0x40034038, UART0_ICR = 0x40034044,
  TIMER_ALARM0 = 0x40054010, TIMER_RAWH = 0x40054024, TIMER_RAWL = 0x40054028,
  TIMER_INTR = 0x40054034, TIMER_INTE = 0x40054038,
  PWM_COMPARE = 12, PWM_INTR = 0x400500a4,
  WATCHDOG_LOAD = 0x40058004, WATCHDOG_TICK = 0x4005802c,
  USB_INTE = 0x50110090,
  IRQ_TIMER_0 = 0, IRQ_PWM = 4, IRQ_USB = 5, IRQ_IO_BANK0 = 13, IRQ_UART0 = 20,
};
#define SIO_GPIO_IN 0xd0000004
#define GPIO_OUT_SET 0xd0000014
#define GPIO_OUT_CLR 0xd0000018
#define NVIC_ISER 0xe000e100
/* The priorities of the interrupts 4 to 7, a byte each. */
#define NVIC_IPR1 0xe000e404
#define VTOR 0xe000ed08

#endif
