/** The French texts of the page's play screen. The blank before `:`, `?` and `!` does not break (U+00A0). */
import type { PlayWords } from "./en";

/** Returns a side with its article: *les Blancs*. */
export function les(side: string): string {
  return `les ${side}`;
}

/** Returns a side's possession: *des Blancs*. */
export function des(side: string): string {
  return `des ${side}`;
}

export const playFr: PlayWords = {
  title: "flagfall – pendule d’échecs",
  name: "Pendule d’échecs",
  side: { white: "Blancs", black: "Noirs" },
  moves: (n) => `${n} ${n < 2 ? "coup" : "coups"}`,
  stage: (n) => `Période ${n}`,
  flag: "Drapeau",
  classes: { blitz: "blitz", rapid: "rapide", standard: "classique" },
  /** Short names of time controls. */
  names: {
    methods: { byoyomi: "Byo-yomi", canadian: "Canadien", hourglass: "Sablier", upcount: "Croissant", gong: "Gong" },
    from: (move) => `dès le coup ${move}`,
    repeats: "Répété",
  },
  hints: {
    start: "Noirs : touchez pour lancer",
    other: "Vous avez les Noirs ? Touchez ici",
    paused: "Pause",
    next: "Pause · cette pendule repart",
    choose: "Touchez : cette pendule repart",
    noPower: "Pas de courant",
  },
  says: { running: (side) => `Trait aux ${side}`, flag: (side) => `Le drapeau ${des(side)} est tombé` },
  bar: {
    name: "Commandes de la pendule",
    pause: "Pause",
    resume: "Reprendre",
    again: "Nouvelle partie, même cadence",
    choose: "Choisir une autre cadence",
    correct: "Corriger les temps et les coups",
    exchange: "Échanger les couleurs",
    menu: "Menu",
    short: { again: "Nouvelle", choose: "Autre", correct: "Corriger", menu: "Menu", resume: "Reprendre" },
  },
  undo: {
    takeBack: (what) => `Annuler : ${what}`,
    start: "le départ",
    press: (side) => `l’appui ${des(side)}`,
    correction: "la correction",
    moves: "les coups comptés",
    penalty: "la pénalité",
    control: "le changement de cadence",
    colours: "l’échange des couleurs",
    act: "la dernière action",
    nothing: "Rien à annuler",
    forgotten: "Les actions plus anciennes sont oubliées",
  },
  results: {
    name: "Terminer la partie",
    of: { white: "Gain blanc", draw: "Nulle", black: "Gain noir", none: "Sans résultat" },
  },
  strip: {
    back: "La pendule tourne. Mettez-la en pause pour quitter.",
    hold: "Maintenez pour la pause.",
    ended: (result) => `${result}.`,
    takeBack: "Annuler",
  },
  plainNote: "Pas de https : inutilisable hors ligne",
  presets: { name: "Cadences", other: "autre…" },
  faults: {
    locked: "Le verrou de l’arbitre est mis. Ouvrez-le dans le simulateur.",
    link: "La cadence de ce lien est illisible.",
    tab: "Votre pendule est dans un autre onglet. Celle-ci est distincte et n’est pas enregistrée.",
    useHere: "L’utiliser ici",
    storage:
      "Ce navigateur ne garde rien : son stockage est plein ou désactivé. La partie est perdue à la fermeture de la page.",
    other: "La pendule a refusé.",
  },
};
