import { daysBetween, formatDate, formatTime } from '../domain/formats';

export const updateTexts = {
  waiting: 'Bitte warten.',
  started: 'Update wurde gestartet!',
  afterwards: 'Danach gehen Screenings, Trainings und Nachrichten auch ohne Netz.',
  allowStorage:
    'Fragt dein Browser, ob er Daten dauerhaft speichern darf? Erlaube es, dann bleiben deine Antworten und Videos auf diesem Gerät.',
  videos: (done: number, total: number) => `Videos werden geladen (${done} von ${total}).`,
  failed: 'Update fehlgeschlagen!',
  kept: 'Was schon auf deinem Gerät liegt, bleibt erhalten.',
  retry: 'Update wiederholen',
  goOn: 'Ohne Update weitermachen',
  topics: {
    User: 'Benutzer',
    Screening: 'Screening',
    Training: 'Training',
    Video: 'Videos',
    Finished: 'Fertig',
  },
} as const;

/** How old data is that was last updated at `updatedAt`. Both times in milliseconds since the epoch [CO-25]. */
export const dataAge = (updatedAt: number, now: number, isUpdating: boolean): string => {
  const iso = new Date(updatedAt).toISOString();
  const day = daysBetween(iso, now) === 0 ? '' : `${formatDate(iso)}, `;
  return `Stand ${day}${formatTime(iso)}${isUpdating ? ', wird aktualisiert' : ''}`;
};
