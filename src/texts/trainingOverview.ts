export const trainingOverviewTexts = {
  rules: 'Kurze Spielregeln:',
  /** The specification does not give this wording [TO-2]. */
  explanation:
    'Mach die Übungen der Reihe nach. Sauber geht vor viel. Klappt eine Übung nicht, schreib eine Notiz und geh weiter.',
  note: 'Notiz zum Training',
  exercises: 'Übungen',
  first: 'Zuerst',
  /** Beside 'Zuerst'. */
  afterwards: 'Danach',
  start: 'Training starten',
  resume: 'Training fortsetzen',
  restart: 'Neu beginnen',
  waiting: 'Bitte Warten - Videos werden geladen',
  videosLoading: (done: number, total: number) => `Videos werden geladen (${done} von ${total}).`,
  none: 'Kein passendes Screening wurde durchgeführt!',
} as const;
