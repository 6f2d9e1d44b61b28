/** What the login page says of a sign-in that was ended elsewhere. */
export const endedSignInTexts = {
  title: (username: string) => `Die Anmeldung von ${username} wurde beendet`,
  reasons:
    'Zum Beispiel auf einem anderen Gerät, durch ein neues Passwort oder weil das Konto stillgelegt ist. Was schon übertragen ist, ist von diesem Gerät entfernt.',
  nothingWaits: 'Alles, was auf diesem Gerät gespeichert war, ist übertragen.',
  cannotSignIn:
    'Kannst du dich nicht mehr anmelden, sichere es als Datei und gib sie dem, der euren Server betreibt.',
} as const;
