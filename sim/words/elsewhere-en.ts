/** The English texts about another device, another tab and a closed page. They are loaded when they are asked for. */
export const elsewhereEn = {
  scan: "Scan this code with the other device’s camera, or type the address. It gets a clock of its own.",
  code: "QR code of the address below",
  alone:
    "This page is served to this computer alone. Start it with “npm start -- --host”, and devices in the same network can open it.",
  plain:
    "This page came over plain http. So this device cannot install it, and needs the network to open it. A silent film keeps the screen lit during a game.",
  published: "Over https it can do all of that:",
  publish: "Published over https it can do all of that; flagfall’s README says how.",
  heldText:
    "Another tab has your clock, but does not answer. It may be asleep or gone. If you use the clock here, that tab saves nothing any more.",
  heldTake: "Use it here",
  heldLeave: "Play on a separate clock",
  awayText: (side: string, time: string) => `It was closed for ${time}. Which time does ${side} get?`,
  awayKeep: (time: string) => `${time} – as it stood when the page closed`,
  awayCharge: (time: string) => `${time} – as if the clock had run on`,
  awayFlag: "Flag – as if the clock had run on",
};

export type ElsewhereWords = typeof elsewhereEn;
