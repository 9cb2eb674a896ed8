/** The baud rate of every serial link: flagfall opens the port with it, and hal/espruino sets it. */
export const linkBaud = 115_200;
