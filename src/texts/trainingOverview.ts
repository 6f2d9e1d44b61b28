import { counted } from './counted';

export const trainingOverviewTexts = {
  rules: 'Kurze Spielregeln:',
  /** The specification does not give this wording [TO-2]. */
  explanation:
    'Wärm dich 5 Minuten auf, zum Beispiel mit lockerem Laufen. Mach die Übungen der Reihe nach, zwei- bis dreimal pro Woche, mit einem Tag Pause dazwischen. Sauber geht vor viel. Wenig Zeit? Die ersten vier reichen. Klappt eine Übung nicht, schreib eine Notiz und geh weiter.',
  note: 'Notiz zum Training',
  size: (exercises: number) => counted(exercises, 'Übung', 'Übungen'),
  /** An estimate. */
  length: (minutes: number) => `etwa ${minutes} Minuten`,
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
