import { counted } from './counted';

/** Texts of the dose of an exercise. */
export const doseTexts = {
  units: { seconds: 'Sekunden', distance: 'Meter', repeat: 'Wiederholungen' },
  /** After the unit of a dose [SI-1]. */
  onEachSide: 'je Seite',
  unspecified: 'Ohne Vorgabe',
  pause: (seconds: number) => `Pause ${counted(seconds, 'Sekunde', 'Sekunden')}`,
} as const;

export const trainingTexts = {
  startingPosition: 'Ausgangsstellung',
  movement: 'Bewegungsausführung',
  progression: 'Progression',
  goal: 'Ziel',
  notes: 'Notizen',
  done: 'Erledigt',
  alreadyDone: 'Schon erledigt',
  /** The other forms of an exercise [CT-7]. */
  forms: {
    easier: (name: string) => `Leichter: ${name}`,
    harder: (name: string) => `Schwerer: ${name}`,
    close: 'Schließen',
  },
  noteRequired: 'Falls du die Übung nicht erledigen konntest, musst du eine Notiz hinterlegen.',
  unavailable: {
    title: 'Hier gibt es noch kein Training.',
    text: 'Kein passendes Screening wurde durchgeführt!',
  },
  completed: 'Gratulation! Du hast dein Training abgeschlossen',
} as const;
