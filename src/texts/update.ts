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
  refresh: 'Aktualisieren',
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

interface Asking {
  /** How far the present update is. */
  status: 'idle' | 'running' | 'succeeded' | 'failed';
  isOnline: boolean;
}

/**
 * How old data is, and why there is nothing newer [CO-25, DE-7]. `updatedAt` and `now` are in milliseconds since the
 * epoch.
 */
export const dataAge = (updatedAt: number, now: number, { status, isOnline }: Asking): string => {
  const iso = new Date(updatedAt).toISOString();
  const time = `${daysBetween(iso, now) === 0 ? '' : `${formatDate(iso)}, `}${formatTime(iso)}`;
  if (!isOnline) return `Stand ${time}, ohne Netz`;
  if (status === 'running') return `Stand ${time}, wird aktualisiert`;
  return status === 'failed' ? `Alter Stand ${time}` : `Stand ${time}`;
};
