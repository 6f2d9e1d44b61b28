import type { DoseUnit } from '../domain/dose';

/** Texts of the dose of an exercise. */
export const doseTexts: {
  units: Record<DoseUnit, string>;
  unspecified: string;
  pause: string;
  pauseSeconds: (seconds: number) => string;
} = {
  units: { seconds: 'Sekunden', distance: 'Meter', repeat: 'Wiederholungen' },
  unspecified: 'Ohne Vorgabe',
  pause: 'Pause',
  pauseSeconds: (seconds) => `Pause ${seconds} Sekunden`,
};

export const trainingTexts = {
  startingPosition: 'Ausgangsstellung',
  movement: 'Bewegungsausführung',
  progression: 'Progression',
  goal: 'Ziel',
  notes: 'Notizen',
  done: 'Erledigt',
  alreadyDone: 'Schon erledigt',
  noteRequired: 'Falls du die Übung nicht erledigen konntest, musst du eine Notiz hinterlegen.',
  unavailable: {
    title: 'Hier gibt es noch kein Training.',
    text: 'Kein passendes Screening wurde durchgeführt!',
  },
  completed: 'Gratulation! Du hast dein Training abgeschlossen',
} as const;
