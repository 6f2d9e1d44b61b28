/** Texts that sagas show to the person. */
export const syncTexts = {
  wrongCredentials: 'Email Adresse oder Passwort falsch!',
  damagedSession: 'Deine Anmeldung auf diesem Gerät ist beschädigt. Melde dich neu an.',
  updateFailed: (message: string) => `Beim Laden ist ein Fehler aufgetreten. Fehler: ${message}`,
  updateFinished: 'Daten wurden erfolgreich geladen!',
  usersLoaded: (count: number) => (count === 1 ? '1 Person geladen' : `${count} Personen geladen`),
  screeningsLoaded: (screenings: number, runs: number) =>
    `${screenings === 1 ? '1 Screening' : `${screenings} Screenings`} und ${runs === 1 ? '1 Lauf' : `${runs} Läufe`} geladen`,
  exercisesLoaded: (count: number) => (count === 1 ? '1 Übung geladen' : `${count} Übungen geladen`),
  videosLoaded: (count: number) => (count === 1 ? '1 Video auf dem Gerät' : `${count} Videos auf dem Gerät`),
  videoFailed: (fileName: string, message: string) =>
    `Das Video ${fileName} konnte nicht geladen werden: ${message}`,
  trainingKept: 'Training auf dem Gerät gespeichert',
};
