/** What the login page says of a sign-in that was ended elsewhere. */
export const endedSignInTexts = {
  title: (username: string) => `Die Anmeldung von ${username} wurde beendet`,
  reasons:
    'Zum Beispiel auf einem anderen Gerät, durch ein neues Passwort oder weil das Konto stillgelegt ist. Was schon übertragen ist, ist von diesem Gerät entfernt.',
  nothingWaits: 'Alles, was auf diesem Gerät gespeichert war, ist übertragen.',
  cannotSignIn:
    'Kannst du dich nicht mehr anmelden, sichere es als Datei und gib sie dem, der euren Server betreibt.',
} as const;

/** What the login page says of an account that was erased. */
export const erasedAccountTexts = {
  title: (username: string) => `Das Konto von ${username} ist gelöscht`,
  gone: 'Auf dem Server ist nichts mehr davon gespeichert. Was schon übertragen war, ist auch von diesem Gerät entfernt.',
  waits: (count: number) =>
    `${count === 1 ? '1 Eintrag ist' : `${count} Einträge sind`} noch auf diesem Gerät und ${count === 1 ? 'lässt' : 'lassen'} sich nicht mehr übertragen. Du kannst das als Datei sichern, bevor du es hier löschst.`,
  export: 'Nicht Übertragenes sichern',
  forget: 'Von diesem Gerät löschen',
  understood: 'Verstanden',
} as const;
