/** The texts of speech on the page. */
import type { SpeechLanguage } from "./clock-languages";

/** The English texts of speech on the page. */
export const speechEn = {
  ask: (side: string) => `${side}: ask the time`,
  said: "What the clock said",
  ears: "The clock speaks to",
  earsOf: ["nobody", "the left player", "the right player", "both players"],
  tongue: "Language of speech",
  way: "You hear it",
  ways: { sound: "as sound from this page", reader: "through your screen reader" },
  speaker: {
    clips: "The clock speaks with recorded words, each player on his own side.",
    browser: "This page has no recorded words in this language, so your browser’s voice speaks. Both players hear it.",
    reader: "The clock writes its words for a screen reader. Both players hear it.",
  },
  older: "The recorded words of this page are for another version. Make them again with flagfall voice.",
  volume: "Volume",
  isShort: "Short times: only numbers",
  hasHelp: "Say what the keys do",
  hasPeriods: "Say what a new period brings",
  alarms: "Warn a player when the time left is",
  minutes: (n: number) => `${n} min`,
  seconds: (n: number) => `${n} s`,
  help: [
    "Press a player’s ask key for his time, twice for the opponent’s, hold it for one second for everything. D is the left ask key, K the right one. A lever that changes nothing asks too.",
    "Own earphones: recorded words for the left player are on the left channel alone, for the right player on the right one. A stereo splitter with two mono plugs, or the two halves of a pair of earphones, gives each player his own.",
    "Sound comes from the page or from a screen reader, never from both. The words stay readable in either case.",
  ],
};

export type SpeechWords = typeof speechEn;

/** The Spanish texts of speech on the page. */
export const speechEs: SpeechWords = {
  ask: (side) => `${side}: consultar el tiempo`,
  said: "Lo que dijo el reloj",
  ears: "El reloj habla a",
  earsOf: ["nadie", "el jugador de la izquierda", "el jugador de la derecha", "los dos jugadores"],
  tongue: "Idioma de la voz",
  way: "Se oye",
  ways: { sound: "como sonido de esta página", reader: "por tu lector de pantalla" },
  speaker: {
    clips: "El reloj habla con palabras grabadas, a cada jugador en su lado.",
    browser:
      "La página no tiene palabras grabadas en este idioma, así que habla la voz de tu navegador. La oyen los dos jugadores.",
    reader: "El reloj escribe sus palabras para un lector de pantalla. Las oyen los dos jugadores.",
  },
  older: "Las palabras grabadas de esta página son de otra versión. Hay que crearlas de nuevo con flagfall voice.",
  volume: "Volumen",
  isShort: "Tiempos breves: solo números",
  hasHelp: "Decir qué hacen las teclas",
  hasPeriods: "Decir lo que trae cada período",
  alarms: "Avisar a un jugador cuando le quedan",
  minutes: (n) => `${n} min`,
  seconds: (n) => `${n} s`,
  help: [
    "Pulsa la tecla de consulta de un jugador para oír su tiempo, dos veces para el del rival, y mantenla un segundo para oírlo todo. D es la tecla de la izquierda y K la de la derecha. Una palanca que no cambia nada también sirve de consulta.",
    "Auriculares propios: las palabras grabadas para el jugador de la izquierda van solo por el canal izquierdo y las del otro por el derecho. Un divisor estéreo con dos clavijas mono, o las dos mitades de unos auriculares, da a cada jugador el suyo.",
    "El sonido viene de la página o de un lector de pantalla, nunca de los dos. Las palabras se pueden leer en ambos casos.",
  ],
};

/** The German texts of speech on the page. */
export const speechDe: SpeechWords = {
  ask: (side) => `${side}: Zeit abfragen`,
  said: "Was die Uhr gesagt hat",
  ears: "Die Uhr spricht zu",
  earsOf: ["niemandem", "dem linken Spieler", "dem rechten Spieler", "beiden Spielern"],
  tongue: "Sprache der Stimme",
  way: "Zu hören",
  ways: { sound: "als Ton dieser Seite", reader: "durch deinen Screenreader" },
  speaker: {
    clips: "Die Uhr spricht mit aufgenommenen Wörtern, zu jedem Spieler auf seiner Seite.",
    browser:
      "Diese Seite hat in dieser Sprache keine aufgenommenen Wörter, also spricht die Stimme deines Browsers. Beide Spieler hören sie.",
    reader: "Die Uhr schreibt ihre Wörter für einen Screenreader. Beide Spieler hören ihn.",
  },
  older: "Die aufgenommenen Wörter dieser Seite gehören zu einer anderen Version. Erstelle sie neu mit flagfall voice.",
  volume: "Lautstärke",
  isShort: "Kurze Zeiten: nur Zahlen",
  hasHelp: "Sagen, was die Tasten tun",
  hasPeriods: "Sagen, was eine neue Periode bringt",
  alarms: "Einen Spieler warnen, wenn ihm bleiben",
  minutes: (n) => `${n} min`,
  seconds: (n) => `${n} s`,
  help: [
    "Drück die Fragetaste eines Spielers für seine Zeit, zweimal für die des Gegners, und halte sie eine Sekunde für alles. D ist die linke Fragetaste, K die rechte. Ein Hebel, der nichts ändert, fragt auch.",
    "Eigene Ohrhörer: aufgenommene Wörter für den linken Spieler kommen nur auf dem linken Kanal, die für den rechten nur auf dem rechten. Ein Stereoverteiler mit zwei Monosteckern oder die beiden Hälften eines Ohrhörerpaars geben jedem Spieler seinen.",
    "Der Ton kommt von der Seite oder von einem Screenreader, nie von beiden. Die Wörter bleiben in jedem Fall lesbar.",
  ],
};

/** The French texts of speech on the page. */
export const speechFr: SpeechWords = {
  ask: (side) => `${side}\u00a0: demander le temps`,
  said: "Ce que la pendule a dit",
  ears: "La pendule parle",
  earsOf: ["à personne", "au joueur de gauche", "au joueur de droite", "aux deux joueurs"],
  tongue: "Langue de la voix",
  way: "Vous l’entendez",
  ways: { sound: "comme son de cette page", reader: "par votre lecteur d’écran" },
  speaker: {
    clips: "La pendule parle avec des mots enregistrés, à chaque joueur de son côté.",
    browser:
      "Cette page n’a pas de mots enregistrés dans cette langue\u00a0: la voix de votre navigateur parle. Les deux joueurs l’entendent.",
    reader: "La pendule écrit ses mots pour un lecteur d’écran. Les deux joueurs l’entendent.",
  },
  older: "Les mots enregistrés de cette page sont d’une autre version. Recréez-les avec flagfall voice.",
  volume: "Volume",
  isShort: "Temps brefs\u00a0: seulement les nombres",
  hasHelp: "Dire ce que font les touches",
  hasPeriods: "Dire ce qu’apporte une nouvelle période",
  alarms: "Avertir un joueur quand il lui reste",
  minutes: (n) => `${n} min`,
  seconds: (n) => `${n} s`,
  help: [
    "Appuyez sur la touche de question d’un joueur pour son temps, deux fois pour celui de l’adversaire, une seconde pour tout entendre. D est la touche de gauche, K celle de droite. Un levier qui ne change rien sert aussi de question.",
    "Écouteurs séparés\u00a0: les mots enregistrés pour le joueur de gauche passent par le seul canal gauche, ceux de l’autre par le seul canal droit. Un répartiteur stéréo à deux fiches mono, ou les deux moitiés d’une paire d’écouteurs, donne à chacun le sien.",
    "Le son vient de la page ou d’un lecteur d’écran, jamais des deux. Les mots restent lisibles dans les deux cas.",
  ],
};

/** The Russian texts of speech on the page. */
export const speechRu: SpeechWords = {
  ask: (side) => `${side}: узнать время`,
  said: "Что сказали часы",
  ears: "Часы говорят",
  earsOf: ["никому", "левому игроку", "правому игроку", "обоим игрокам"],
  tongue: "Язык речи",
  way: "Слышно",
  ways: { sound: "как звук этой страницы", reader: "через программу чтения с экрана" },
  speaker: {
    clips: "Часы говорят записанными словами, каждому игроку с его стороны.",
    browser:
      "На этой странице нет записанных слов на этом языке, поэтому говорит голос браузера. Его слышат оба игрока.",
    reader: "Часы пишут свои слова для программы чтения с экрана. Её слышат оба игрока.",
  },
  older: "Записанные слова этой страницы от другой версии. Создайте их заново командой flagfall voice.",
  volume: "Громкость",
  isShort: "Кратко: только числа",
  hasHelp: "Говорить, что делают клавиши",
  hasPeriods: "Говорить, что даёт новый период",
  alarms: "Сказать игроку, когда осталось",
  minutes: (n) => `${n} мин`,
  seconds: (n) => `${n} с`,
  help: [
    "Нажмите клавишу вопроса игрока, чтобы узнать его время, дважды – время соперника, и держите её секунду, чтобы узнать всё. D – левая клавиша вопроса, K – правая. Рычаг, который ничего не меняет, тоже спрашивает.",
    "Свои наушники: записанные слова для левого игрока идут только по левому каналу, для правого – только по правому. Разветвитель стерео с двумя штекерами моно или две половины пары наушников дают каждому игроку свой.",
    "Звук идёт от страницы или от программы чтения с экрана, но не от обеих. Слова можно прочитать в любом случае.",
  ],
};

/** The Portuguese texts of speech on the page. */
export const speechPt: SpeechWords = {
  ask: (side) => `${side}: consultar o tempo`,
  said: "O que o relógio disse",
  ears: "O relógio fala para",
  earsOf: ["ninguém", "o jogador da esquerda", "o jogador da direita", "os dois jogadores"],
  tongue: "Idioma da voz",
  way: "Você ouve",
  ways: { sound: "como som desta página", reader: "pelo seu leitor de tela" },
  speaker: {
    clips: "O relógio fala com palavras gravadas, a cada jogador do seu lado.",
    browser:
      "Esta página não tem palavras gravadas neste idioma, então fala a voz do seu navegador. Os dois jogadores a ouvem.",
    reader: "O relógio escreve suas palavras para um leitor de tela. Os dois jogadores o ouvem.",
  },
  older: "As palavras gravadas desta página são de outra versão. Crie-as de novo com flagfall voice.",
  volume: "Volume",
  isShort: "Tempos curtos: só números",
  hasHelp: "Dizer o que as teclas fazem",
  hasPeriods: "Dizer o que um novo período traz",
  alarms: "Avisar um jogador quando lhe restam",
  minutes: (n) => `${n} min`,
  seconds: (n) => `${n} s`,
  help: [
    "Aperte a tecla de consulta de um jogador para ouvir o tempo dele, duas vezes para o do adversário, e segure-a por um segundo para ouvir tudo. D é a tecla da esquerda e K a da direita. Uma alavanca que não muda nada também consulta.",
    "Fones próprios: as palavras gravadas para o jogador da esquerda vão só pelo canal esquerdo, e as do outro só pelo direito. Um divisor estéreo com dois plugues mono, ou as duas metades de um par de fones, dá a cada jogador o seu.",
    "O som vem da página ou de um leitor de tela, nunca dos dois. As palavras podem ser lidas nos dois casos.",
  ],
};

/** The texts of speech on the page, by the page's language. */
export const speechWords: Readonly<Record<SpeechLanguage, SpeechWords>> = {
  en: speechEn,
  es: speechEs,
  de: speechDe,
  fr: speechFr,
  ru: speechRu,
  pt: speechPt,
};
