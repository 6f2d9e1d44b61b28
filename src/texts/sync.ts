import { counted } from './counted';

/** Texts that sagas show to the person. */
export const syncTexts = {
  wrongCredentials: 'Email Adresse oder Passwort falsch!',
  damagedSession: 'Deine Anmeldung auf diesem Gerät ist beschädigt. Melde dich neu an.',
  updateFailed: (message: string) => `Beim Laden ist ein Fehler aufgetreten. Fehler: ${message}`,
  updateFinished: 'Daten wurden erfolgreich geladen!',
  usersLoaded: (count: number) => `${counted(count, 'Person', 'Personen')} geladen`,
  screeningsLoaded: (screenings: number, runs: number) =>
    `${counted(screenings, 'Screening', 'Screenings')} und ${counted(runs, 'Ergebnis', 'Ergebnisse')} geladen`,
  exercisesLoaded: (count: number) => `${counted(count, 'Übung', 'Übungen')} geladen`,
  videosLoaded: (count: number) => `${counted(count, 'Video', 'Videos')} auf dem Gerät`,
  videoFailed: (fileName: string, message: string) =>
    `Das Video ${fileName} konnte nicht geladen werden: ${message}`,
  forked:
    'Ein anderes Gerät hat dasselbe schon mit anderen Antworten übertragen. Deine Antworten kommen als eigener Eintrag dazu.',
  storedDifferently:
    'Der Server hat etwas anderes gespeichert, als übertragen wurde. Deine Fassung bleibt auf diesem Gerät. Sag dem Verein Bescheid.',
  trainingKept: 'Training auf dem Gerät gespeichert.',
};
