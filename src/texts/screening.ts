import { counted } from './counted';

export const screeningTexts = {
  title: 'Screening starten',
  note: 'Notiz zum Screening',
  tests: (count: number) => counted(count, 'Test', 'Tests'),
  none: {
    title: 'Kein Screening zugewiesen',
    text: 'Bitte lege für diesen Athleten ein Screening fest um fortfahren zu können.',
    assign: 'Screening zuweisen',
  },
  next: 'Weiter',
  resume: 'Fortsetzen',
  restart: 'Neu beginnen',
} as const;

export const screeningRunTexts = {
  what: 'Was wird getestet',
  execution: 'Durchführung',
  /** How a test is done, and for whom [CT-6]. */
  facts: {
    tries: (count: number) => counted(count, 'Versuch', 'Versuche'),
    counts: { best: 'der beste zählt', last: 'der letzte zählt' },
    secondPerson: 'mit einer zweiten Person',
    watchedFrom: (from: string) => `Blick ${from}`,
    ages: (from: number, to: number) => (from === to ? `für ${from}-Jährige` : `für ${from} bis ${to} Jahre`),
    ageFrom: (from: number) => `ab ${from} Jahren`,
    ageTo: (to: number) => `bis ${to} Jahre`,
  },
  questions: 'Was trifft zu?',
  noAnswer: 'Antwort wählen',
  /** Of checkboxes that nobody touched. */
  untouched: (count: number) =>
    count === 1 ? '1 Frage ohne Antwort zählt als Nein.' : `${count} Fragen ohne Antwort zählen als Nein.`,
  /** Names of what the server sends without a description. */
  criterion: (place: number) => `Kriterium ${place}`,
  level: (place: number) => `Stufe ${place}`,
  rangeRequired: 'Du musst mindestens eine Wertebereichsfrage beantworten.',
  unavailable: {
    title: 'Hier gibt es kein Screening.',
    athlete: 'Dieses Screening ist dir nicht zugewiesen.',
    trainer: 'Dieses Screening ist keinem deiner Athleten zugewiesen.',
  },
  done: {
    title: 'Gut gemacht!',
    text: 'Gratulation! Du hast dein Screening abgeschlossen',
    sent: 'Gespeichert und übertragen.',
    waiting: 'Auf diesem Gerät gespeichert. Wird übertragen, sobald der Server erreichbar ist.',
    refused:
      'Auf diesem Gerät gespeichert. Der Server hat das Screening nicht angenommen. Warum, steht unter „Nicht übertragen“.',
    total: 'Gesamtwert',
    result: 'Ergebnis ansehen',
    ok: 'OK',
  },
} as const;
