import { counted } from './counted';

export const welcomeTexts = {
  hello: (firstName: string) => `Hallo ${firstName}`,
  tiles: 'Bereiche',
  resume: { screeningRun: 'Screening fortsetzen', exerciseRun: 'Training fortsetzen' },
  trackside: {
    title: 'Am Platz',
    what: 'Viele Athleten, ein Gerät',
    resume: 'Am Platz fortsetzen',
    far: (athletes: number, done: number, tests: number) =>
      `${counted(athletes, 'Athlet', 'Athleten')}, ${done} von ${counted(tests, 'Test', 'Tests')}`,
  },
  interruptedOf: (name: string, interrupted: string) => `${name}: ${interrupted}`,
  desk: 'Athleten',
  deskCount: (count: number) => counted(count, 'Athlet', 'Athleten'),
  needs: (count: number, all: number) => `${count} von ${all} ${count === 1 ? 'braucht' : 'brauchen'} dich`,
  needsList: 'Gründe',
  calm: 'Gerade steht nichts an.',
  announced: 'Neu von deinem Trainer',
  never: (tests: string) => `Neu, ${tests}`,
  due: (date: string) => `Fällig seit ${date}`,
  start: 'Screening starten',
  tests: (count: number) => counted(count, 'Test', 'Tests'),
  athletes: (count: number, withScreening: number) =>
    `${counted(count, 'Athlet', 'Athleten')}, ${withScreening} mit Screening`,
  noScreening: 'Kein Screening zugewiesen',
  overview: 'Screeningübersicht',
  last: (date: string) => `Zuletzt am ${date}`,
  lastOf: (name: string, date: string) => `Zuletzt ${name}, ${date}`,
  noResult: 'Noch kein Ergebnis',
  noRun: 'Es wurde noch kein Screening durchlaufen',
  training: 'Training',
  trainingOfTheDay: 'Training starten',
  planned: (count: number, minutes: number) =>
    `${counted(count, 'Übung', 'Übungen')}, etwa ${minutes} Minuten`,
  plans: 'Pläne deiner Athleten',
  noExercises: 'Noch keine Übungen',
  writeToTrainer: 'Nachricht an den Trainer',
  askForScreening: 'Frag nach einem Screening',
  noAthletes: 'Noch keine Athleten',
  invite: 'Athleten einladen',
  account: 'Mein Konto',
  manage: 'Verwalten',
  members: 'Mitglieder',
  club: 'Verein',
  content: 'Inhalte',
  messages: 'Nachrichten',
  newMessages: (count: number) => counted(count, 'neue Nachricht', 'neue Nachrichten'),
  noMessages: 'Keine neuen Nachrichten',
  refused: (count: number) =>
    count === 1
      ? 'Der Server hat 1 Eintrag nicht angenommen. Er bleibt auf diesem Gerät.'
      : `Der Server hat ${count} Einträge nicht angenommen. Sie bleiben auf diesem Gerät.`,
  unreadable: (count: number) =>
    count === 1
      ? '1 Eintrag auf diesem Gerät ist beschädigt. Er bleibt gespeichert, wird aber nicht übertragen.'
      : `${count} Einträge auf diesem Gerät sind beschädigt. Sie bleiben gespeichert, werden aber nicht übertragen.`,
  showUnsent: 'Ansehen',
} as const;
