/** The Russian texts of the page's play screen. */
import type { PlayWords } from "./en";

/** Returns a side's possession: *белых*. */
export function of(side: string): string {
  return side === "Белые" ? "белых" : "чёрных";
}

/** Returns a number with the form of its noun: 1 ход, 2 хода, 5 ходов. */
export function counted(n: number, [one, few, many]: readonly [string, string, string]): string {
  const isTeen = n % 100 > 10 && n % 100 < 15;
  const last = n % 10;
  return `${n} ${!isTeen && last === 1 ? one : !isTeen && last > 1 && last < 5 ? few : many}`;
}

export const playRu: PlayWords = {
  title: "flagfall – шахматные часы",
  name: "Шахматные часы",
  side: { white: "Белые", black: "Чёрные" },
  moves: (n) => counted(n, ["ход", "хода", "ходов"]),
  stage: (n) => `Период ${n}`,
  flag: "Флажок",
  classes: { blitz: "блиц", rapid: "рапид", standard: "классика" },
  /** Short names of time controls. */
  names: {
    methods: { byoyomi: "Бёёми", canadian: "Канадский", hourglass: "Песочные", upcount: "Прямой счёт", gong: "Гонг" },
    from: (move) => `с хода ${move}`,
    repeats: "С повтором",
  },
  hints: {
    start: "Чёрные: коснитесь для пуска",
    other: "Вы за чёрных? Коснитесь тут",
    paused: "Пауза",
    next: "Пауза · дальше пойдут эти часы",
    choose: "Коснитесь: пойдут эти часы",
    noPower: "Нет питания",
  },
  says: { running: (side) => `Ход ${of(side)}`, flag: (side) => `Флажок ${of(side)} упал` },
  bar: {
    name: "Управление часами",
    pause: "Пауза",
    resume: "Дальше",
    again: "Ещё партия, тот же контроль",
    choose: "Выбрать другой контроль",
    correct: "Исправить время и ходы",
    exchange: "Поменяться цветами",
    menu: "Меню",
    short: { again: "Ещё", choose: "Другой", correct: "Исправить", menu: "Меню", resume: "Дальше" },
  },
  undo: {
    takeBack: (what) => `Отменить: ${what}`,
    start: "пуск",
    press: (side) => `нажатие ${of(side)}`,
    correction: "исправление",
    moves: "подсчёт ходов",
    penalty: "наказание",
    control: "смену контроля",
    colours: "смену цветов",
    act: "последнее действие",
    nothing: "Отменять нечего",
    forgotten: "Более ранние действия забыты",
  },
  results: {
    name: "Закончить партию",
    of: { white: "Победа белых", draw: "Ничья", black: "Победа чёрных", none: "Без результата" },
  },
  strip: {
    back: "Часы идут. Чтобы выйти, поставьте паузу.",
    hold: "Держите для паузы.",
    ended: (result) => `${result}.`,
    takeBack: "Отменить",
  },
  plainNote: "Без https не работает без сети",
  presets: { name: "Контроли времени", other: "ещё…" },
  faults: {
    locked: "Включён замок судьи. Откройте его в симуляторе.",
    link: "Контроль в этой ссылке не читается.",
    tab: "Ваши часы в другой вкладке. Эти – отдельные и не сохраняются.",
    useHere: "Использовать здесь",
    storage: "Браузер ничего не хранит: память заполнена или отключена. С закрытием страницы партия пропадёт.",
    other: "Часы этого не приняли.",
  },
};
