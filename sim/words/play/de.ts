/** The German texts of the page's play screen. */
import type { PlayWords } from "./en";

export const playDe: PlayWords = {
  title: "flagfall – Schachuhr",
  name: "Schachuhr",
  side: { white: "Weiß", black: "Schwarz" },
  moves: (n) => `${n} ${n === 1 ? "Zug" : "Züge"}`,
  stage: (n) => `Periode ${n}`,
  flag: "Blättchen",
  classes: { blitz: "Blitz", rapid: "Schnellschach", standard: "klassisch" },
  /** Short names of time controls. */
  names: {
    methods: { byoyomi: "Byo-yomi", canadian: "Kanadisch", hourglass: "Sanduhr", upcount: "Aufwärts", gong: "Gong" },
    from: (move) => `ab Zug ${move}`,
    repeats: "Wiederholt",
  },
  hints: {
    start: "Schwarz: zum Start tippen",
    other: "Du hast Schwarz? Hier tippen",
    paused: "Pause",
    next: "Pause · diese Uhr läuft weiter",
    choose: "Tippen: diese Uhr läuft weiter",
    noPower: "Kein Strom",
  },
  says: { running: (side) => `${side} am Zug`, flag: (side) => `${side}: Blättchen gefallen` },
  bar: {
    name: "Bedienung der Uhr",
    pause: "Pause",
    resume: "Weiter",
    again: "Noch eine Partie, gleiche Bedenkzeit",
    choose: "Andere Bedenkzeit wählen",
    correct: "Zeiten und Züge ändern",
    exchange: "Farben tauschen",
    menu: "Menü",
    short: { again: "Noch eine", choose: "Andere", correct: "Ändern", menu: "Menü", resume: "Weiter" },
  },
  undo: {
    takeBack: (what) => `Zurücknehmen: ${what}`,
    start: "den Start",
    press: (side) => `den Druck von ${side}`,
    correction: "die Korrektur",
    moves: "die gezählten Züge",
    penalty: "die Strafe",
    control: "den Wechsel der Bedenkzeit",
    colours: "den Farbtausch",
    act: "die letzte Handlung",
    nothing: "Nichts zurückzunehmen",
    forgotten: "Älteres ist vergessen",
  },
  results: {
    name: "Partie beenden",
    of: { white: "Weiß gewinnt", draw: "Remis", black: "Schwarz gewinnt", none: "Ohne Ergebnis" },
  },
  strip: {
    back: "Die Uhr läuft. Zum Verlassen anhalten.",
    hold: "Zum Anhalten gedrückt halten.",
    ended: (result) => `${result}.`,
    takeBack: "Rückgängig",
  },
  plainNote: "Kein https: nicht ohne Netz nutzbar",
  presets: { name: "Bedenkzeiten", other: "mehr…" },
  faults: {
    locked: "Die Sperre des Schiedsrichters ist an. Hebe sie im Simulator auf.",
    link: "Die Bedenkzeit in diesem Link ist nicht lesbar.",
    tab: "Deine Uhr ist in einem anderen Tab. Diese hier ist eine eigene und wird nicht gespeichert.",
    useHere: "Hier benutzen",
    storage:
      "Dieser Browser speichert nichts: Sein Speicher ist voll oder aus. Mit der Seite geht die Partie verloren.",
    other: "Die Uhr hat das nicht angenommen.",
  },
};
