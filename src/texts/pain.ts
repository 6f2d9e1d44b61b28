/** Texts about pain. They inform, and judge nothing [PN-1 to PN-4, CS-4]. */
export const painTexts = {
  ask: 'Schmerz?',
  reported: (pain: number) => `Schmerz ${pain}`,
  of: (pain: number) => `Schmerz ${pain} von 10`,
  title: (name: string) => `Schmerz: ${name}`,
  held: 'Die Zeit ist gestoppt.',
  question: 'Wie stark ist der Schmerz?',
  least: '0: kein Schmerz',
  most: '10: stärkster vorstellbarer Schmerz',
  note: 'Notiz (freiwillig)',
  save: 'Speichern',
  takeBack: 'Angabe löschen',
  write: (name: string | null) => (name === null ? 'Nachricht schreiben' : `Nachricht an ${name}`),
  yourTrainer: 'deinem Trainer',
  /** What to do from a pain of 4 on [PN-2]. */
  advice: {
    slower: (name: string) => `Mach langsamer und sprich mit ${name}.`,
    stop: (name: string) => `Hör mit dieser Übung auf und sprich mit ${name}.`,
    slowerTogether: 'Macht langsamer und sprecht darüber.',
    stopTogether: 'Hört mit dieser Übung auf und sprecht darüber.',
  },
  whoSees: (name: string | null) =>
    `${name ?? 'Dein Trainer'} sieht deine Angabe. Die App beurteilt keine Schmerzen, dein Plan bleibt gleich.`,
  whoSeesOf: (name: string) =>
    `${name} und alle Trainer von ${name} sehen die Angabe. Die App beurteilt keine Schmerzen, der Plan bleibt gleich.`,
  staysWithoutResult: 'Ohne Antwort bleibt der Test ohne Ergebnis.',
  withoutResult: (test: string) => `bei „${test}“, ohne Ergebnis`,
  at: (name: string | null) => (name === null ? '' : `bei „${name}“`),
  quote: (note: string) => `„${note}“`,
  nextMorning: (value: number) => `Am Morgen danach: ${value} von 10`,
  morning: {
    before: (pain: number, exercise: string | null) =>
      `Gestern: Schmerz ${pain} von 10${exercise === null ? '' : ` bei „${exercise}“`}`,
    question: 'Wie ist es heute?',
    answer: 'Antworten',
    skip: 'Nicht beantworten',
    why: (name: string | null) =>
      `Nur heute und nur nach einem Training mit Schmerz. ${name ?? 'Dein Trainer'} sieht beide Angaben.`,
    thanks: 'Danke, deine Antwort ist gespeichert.',
  },
} as const;
