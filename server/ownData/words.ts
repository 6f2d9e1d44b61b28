const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The roles in words; of a later version there may be others. */
const roles: Readonly<Record<string, string>> = {
  ROLE_ATHLETE: 'Athlet oder Athletin',
  ROLE_TRAINER: 'Trainer oder Trainerin',
  ROLE_ADMIN: 'Leitung',
  ROLE_CONTENT: 'Inhalte',
};

/** The words of the files that a person downloads. They are read without the app, so the server has them. */
export const exportWords = {
  yes: 'ja',
  no: 'nein',
  unknown: 'nicht bekannt',
  question: (place: number) => `Frage ${place}`,
  answer: (place: number) => `Antwort ${place}`,
  exercise: (id: number) => `Übung ${id}`,
  sides: { left: 'links', right: 'rechts' },
  about: { screening: 'Screening', training: 'Training', test: 'Test', exercise: 'Übung' },
  roles,
  planForms: {
    kept: 'geändert',
    leftOut: 'fällt weg',
    added: 'kommt dazu',
    easier: 'leichtere Form',
    harder: 'schwerere Form',
  },
  dose: {
    sets: (count: number) => counted(count, 'Satz', 'Sätze'),
    seconds: (count: number) => counted(count, 'Sekunde', 'Sekunden'),
    distance: (count: number) => `${count} Meter`,
    repeat: (count: number) => counted(count, 'Wiederholung', 'Wiederholungen'),
    pause: (count: number) => `Pause ${counted(count, 'Sekunde', 'Sekunden')}`,
    place: (count: number) => `an Stelle ${count}`,
  },
  consents: {
    agreed: 'zugestimmt',
    painWithdrawn: 'Schmerzen zurückgenommen',
    withdrawn: 'alles zurückgenommen',
  },
  consentWays: {
    self: 'selbst',
    guardian: 'mit sorgeberechtigter Person',
    paper: 'auf Papier',
    office: 'vom Verein',
  },
} as const;
