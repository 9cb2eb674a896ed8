/** The Portuguese texts of the page's play screen. */
import type { PlayWords } from "./en";

/** Returns a side's possession: *das brancas*. */
export function das(side: string): string {
  return `das ${side.toLowerCase()}`;
}

export const playPt: PlayWords = {
  title: "flagfall – relógio de xadrez",
  name: "Relógio de xadrez",
  side: { white: "Brancas", black: "Pretas" },
  moves: (n) => `${n} ${n === 1 ? "lance" : "lances"}`,
  stage: (n) => `Período ${n}`,
  flag: "Seta",
  classes: { blitz: "blitz", rapid: "rápido", standard: "clássico" },
  /** Short names of time controls. */
  names: {
    methods: {
      byoyomi: "Byo-yomi",
      canadian: "Canadense",
      hourglass: "Ampulheta",
      upcount: "Crescente",
      gong: "Gongo",
    },
    from: (move) => `a partir do lance ${move}`,
    repeats: "Repetido",
  },
  hints: {
    start: "Pretas: toque para iniciar",
    other: "Joga de pretas? Toque aqui",
    paused: "Pausa",
    next: "Pausa · este relógio continua",
    choose: "Toque: este relógio continua",
    noPower: "Sem energia",
  },
  says: { running: (side) => `Lance ${das(side)}`, flag: (side) => `Caiu a seta ${das(side)}` },
  bar: {
    name: "Controles do relógio",
    pause: "Pausar",
    resume: "Continuar",
    again: "Nova partida, mesmo ritmo",
    choose: "Escolher outro ritmo",
    correct: "Corrigir tempos e lances",
    exchange: "Trocar as cores",
    menu: "Menu",
    short: { again: "Nova", choose: "Ritmo", correct: "Corrigir", menu: "Menu", resume: "Continuar" },
  },
  undo: {
    takeBack: (what) => `Desfazer: ${what}`,
    start: "o início",
    press: (side) => `o toque ${das(side)}`,
    correction: "a correção",
    moves: "os lances contados",
    penalty: "a punição",
    control: "a mudança de ritmo",
    colours: "a troca de cores",
    act: "a última ação",
    nothing: "Nada a desfazer",
    forgotten: "Ações mais antigas foram esquecidas",
  },
  results: {
    name: "Encerrar a partida",
    of: { white: "Brancas venceram", draw: "Empate", black: "Pretas venceram", none: "Sem resultado" },
  },
  strip: {
    back: "O relógio está correndo. Pause para sair.",
    hold: "Segure para pausar.",
    ended: (result) => `${result}.`,
    takeBack: "Desfazer",
  },
  plainNote: "Sem https: não funciona sem rede",
  presets: { name: "Ritmos de jogo", other: "outro…" },
  faults: {
    locked: "A trava do árbitro está ativa. Abra-a no simulador.",
    link: "Não foi possível ler o ritmo deste link.",
    tab: "Seu relógio está em outra aba. Este é separado e não é salvo.",
    useHere: "Usar aqui",
    storage: "Este navegador não guarda nada: o armazenamento está cheio ou desligado. A partida se perde ao fechar.",
    other: "O relógio não aceitou.",
  },
};
