/** The course by ear: ten steps, each repeated until it is done. A learner who knows nothing else can play after it. */
import { describe, expect, test } from "vitest";
import { Phrase } from "../../../firmware/app/model/phrase";
import { Word } from "../../../firmware/app/model/word";
import { Ear, Switch } from "../../../hal/hal";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../../../sim/words/clock-languages";
import { ask } from "../asking";
import type { Desk } from "../desk";
import { strike } from "../strokes";
import { Vocabulary } from "./ear";
import { heard, openSpeakingDesk } from "./listener";

/** A finger knows this without the course: which key or lever has which name. */
const NAMES: readonly (readonly [phrase: number, contact: Switch])[] = [
  [Phrase.KeyMenu, Switch.Menu],
  [Phrase.KeyStart, Switch.Start],
  [Phrase.KeyMinus, Switch.Minus],
  [Phrase.KeyPlus, Switch.Plus],
  [Phrase.Words + Word.LeftLever, Switch.Left],
  [Phrase.Words + Word.RightLever, Switch.Right],
];

interface Deed {
  contact: Switch;
  isLong: boolean;
}

class Learner {
  readonly words: Vocabulary;
  /** The strokes for each effect that the course names. */
  readonly learned = new Map<string, Deed>();
  readonly steps: number[] = [];
  private from: number;

  constructor(
    readonly desk: Desk,
    language: SpeechLanguage,
  ) {
    this.words = new Vocabulary(language);
    this.from = 0;
  }

  listen(): string {
    const text = heard(this.desk, Ear.Left, this.from).join(" ");
    this.from = this.desk.lines.length;
    return text;
  }

  /** Does what the last step in a text asks for. Returns false if it asks for nothing. */
  obey(text: string): boolean {
    const { words } = this;
    const [, ...told] = text.split(`${words.phrase(Phrase.Step)} `);
    const step = told.at(-1);
    if (step === undefined) return false;
    this.steps.push(words.numberIn(step));
    const [, order = "", ...effect] = step.replace(/: /, ", ").split(", ");
    const named = NAMES.find(([phrase]) =>
      [order, effect[0] ?? ""].some((part) => part.endsWith(words.phrase(phrase))),
    );
    expect(named, step).toBeDefined();
    const deed = { contact: named?.[1] ?? Switch.Menu, isLong: step.includes(words.phrase(Phrase.PressLong)) };
    this.learned.set(effect.at(-1) ?? order, deed);
    this.do(deed);
    return true;
  }

  do({ contact, isLong }: Deed): void {
    this.desk.hold(contact, isLong ? 2_000 : 80);
  }

  deed(phrase: number): Deed {
    const deed = [...this.learned].find(([effect]) => effect.endsWith(this.words.phrase(phrase)))?.[1];
    if (deed === undefined) throw new Error(`the course did not teach "${this.words.phrase(phrase)}"`);
    return deed;
  }
}

function openCourse(language: SpeechLanguage): Learner {
  const desk = openSpeakingDesk();
  desk.line(`speech 1 ${SPEECH_LANGUAGES.indexOf(language)}`);
  const learner = new Learner(desk, language);
  learner.listen();
  expect(ask(desk, "course")).toEqual({ ok: true });
  return learner;
}

describe.each(SPEECH_LANGUAGES)("%s", (language) => {
  const learner = openCourse(language);
  const { desk, words } = learner;

  test("a learner does each of the ten steps by the words alone", () => {
    let last = "";
    for (let i = 0; i < 20; i++) {
      last = learner.listen();
      if (!learner.obey(last)) break;
    }
    expect(learner.steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(last).toContain(words.phrase(Phrase.Accepted));
    expect(desk.app.speech?.course).toBe(0);
  });

  test("and sets and plays after it with what the course named", () => {
    desk.restart();
    desk.line("new");
    desk.wait(100);
    learner.listen();
    const at = desk.app.programs.chosen;
    for (const effect of [Phrase.Following, Phrase.Choose, Phrase.StartWhite]) {
      learner.do(learner.deed(effect));
      desk.wait(50);
    }
    expect(desk.app.programs.chosen).toBe(at + 1);
    expect(learner.listen()).toContain(words.phrase(Phrase.ClockStarted));
    desk.wait(10_000);
    learner.do(learner.deed(Phrase.OpponentsMove));
    desk.wait(1_000);
    learner.listen();
    learner.do(learner.deed(Phrase.OwnTime));
    expect(words.secondsIn(learner.listen())).toBe(1_490);
  });
});

describe("another key", () => {
  test("does nothing, and the clock says the step again", () => {
    const learner = openCourse("en");
    const { desk } = learner;
    expect(learner.listen()).toContain("A course of ten steps. step one, press plus, forward one");
    for (const contact of [Switch.Minus, Switch.Start, Switch.Left, Switch.Right]) {
      desk.hold(contact, 80);
      expect(learner.listen()).toContain("step one, press plus, forward one");
    }
    expect([desk.app.programs.chosen, desk.app.stage, desk.app.clock.mode]).toEqual([1, 0, 0]);
  });

  test("the step comes again after a silence, and a key that is held too long leads back", () => {
    const learner = openCourse("en");
    learner.listen();
    learner.desk.wait(15_000);
    expect(learner.listen()).toContain("step one");
    learner.desk.tap(Switch.Plus);
    learner.listen();
    learner.desk.hold(Switch.Start, 1_200);
    expect(learner.listen()).toContain("step two, press start key, chooses");
  });

  test("MENU leaves the course where no step asks for it", () => {
    const learner = openCourse("en");
    learner.listen();
    learner.desk.tap(Switch.Menu);
    expect(learner.listen()).toBe("closed");
    learner.desk.tap(Switch.Menu);
    expect(learner.listen()).toContain("settings");
  });
});

test("an ask key that is held at power-on begins it, and does not count as stuck", () => {
  const desk = openSpeakingDesk();
  desk.edge(Switch.RightAsk, true);
  strike(desk, "restart 500ms");
  desk.edge(Switch.RightAsk, false);
  desk.wait(100);
  const said = heard(desk, Ear.Left).join(" ");
  expect(said).toContain("Flagfall chess clock. program one, five minutes, A course of ten steps. step one");
  expect(said).not.toContain("stuck");
});

test("it begins among the programs only", () => {
  expect(ask(openSpeakingDesk({ control: "300" }), "course")).toEqual({ error: "busy" });
});
