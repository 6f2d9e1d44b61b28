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
  /** What 'Neu beginnen' does to it [FL-13]. */
  restartKeeps: 'Beginnst du neu, bleibt das Begonnene als nicht beendet erhalten.',
  documentTitle: (place: string, title: string) => `${place} · ${title}`,
  note: 'Notiz zur Übung',
  description: 'Beschreibung',
  materials: 'Materialien',
  video: (name: string) => `Video: ${name}`,
  playVideo: 'Video abspielen',
  pauseVideo: 'Video anhalten',
  videoFallback: 'Ihr Browser kann das Video leider nicht anzeigen.',
  missingVideo: 'Dieses Video ist nicht auf deinem Gerät.',
  back: 'Zurück',
  next: 'Weiter',
  finish: 'Fertig',
  clock: {
    title: 'Die Uhr dieses Geräts geht falsch.',
    text: 'Es geht nichts verloren: Was du jetzt machst, zählt als das Neueste. Nur das Datum stimmt nicht. Stell Datum und Uhrzeit in den Einstellungen des Geräts auf „automatisch“.',
  },
  elsewhere: {
    title: 'Diese Seite ist in einem anderen Tab geöffnet',
    text: 'Schließ sie dort, dann machst du hier an derselben Stelle weiter.',
  },
  unsaved: {
    full: {
      title: 'Der Speicher dieses Geräts ist voll.',
      text: 'Die letzte Änderung ist noch nicht gespeichert. Gib Speicherplatz frei und speichere noch einmal.',
    },
    /** For every other reason [DB-13]. */
    failed: {
      title: 'Der Speicher dieses Geräts antwortet nicht.',
      text: 'Die letzte Änderung ist noch nicht gespeichert. Lass die Seite offen und speichere noch einmal.',
    },
    retry: 'Noch einmal speichern',
  },
} as const;
