/** Texts that both kinds of run share. */
export const runTexts = {
  /** The position in a run; `step` counts from 1. */
  place: {
    screeningRun: (step: number, steps: number) => `Test ${step} von ${steps}`,
    exerciseRun: (step: number, steps: number) => `Übung ${step} von ${steps}`,
  },
  today: (time: string) => `heute um ${time} Uhr`,
  onDate: (date: string) => `am ${date}`,
  interrupted: (place: string, when: string) => `${place}, ${when} unterbrochen`,
  documentTitle: (place: string, title: string) => `${place} · ${title}`,
  note: 'Notiz zur Übung',
  description: 'Beschreibung',
  materials: 'Materialien',
  missingVideo: 'Dieses Video ist nicht auf deinem Gerät.',
  back: 'Zurück',
  next: 'Weiter',
  finish: 'Fertig',
  elsewhere: {
    title: 'In einem anderen Tab geöffnet',
    text: 'Schließ dort die Seite, dann geht es hier weiter, wo du stehst.',
  },
  unsaved: {
    full: {
      title: 'Der Speicher dieses Geräts ist voll.',
      text: 'Die letzte Änderung ist noch nicht gespeichert. Schaff Platz und speichere erneut.',
    },
    /** For every other reason [DB-13]. */
    failed: {
      title: 'Der Speicher dieses Geräts antwortet nicht.',
      text: 'Die letzte Änderung ist noch nicht gespeichert. Lass die Seite offen und speichere erneut.',
    },
    retry: 'Erneut speichern',
  },
} as const;
