import type { AccountFault } from '../domain/newAccount';

/** Texts of the pages on which somebody without an account gets one: the set-up and the invitation. */
export const newAccountTexts = {
  username: 'Benutzername',
  usernameHint: 'Damit meldest du dich an.',
  password: 'Passwort',
  passwordHint: 'Mindestens 10 Zeichen. Drei Wörter hintereinander merkst du dir leicht.',
  faults: {
    usernameMissing: 'Wähl einen Benutzernamen.',
    usernameWrong: '3 bis 50 Zeichen: Buchstaben, Ziffern, Punkt, Bindestrich und Unterstrich.',
    usernameTaken: 'Diesen Benutzernamen gibt es schon. Wähl einen anderen.',
    passwordMissing: 'Wähl ein Passwort.',
    passwordShort: 'Das Passwort braucht mindestens 10 Zeichen.',
  } satisfies Record<AccountFault, string>,
  retry: 'Noch einmal versuchen',
  toLogin: 'Zum Login',
  toHome: 'Zur Startseite',
  offline: 'Du bist offline. Hier geht es weiter, sobald du online bist.',
  signedIn: {
    title: (name: string) => `Gerade ist ${name} angemeldet.`,
    text: 'Damit es hier weitergeht, meldet sich diese Person zuerst ab.',
    stays: (name: string) =>
      `Was noch nicht übertragen ist, bleibt auf diesem Gerät. Es wird übertragen, sobald sich ${name} wieder anmeldet.`,
    leave: (name: string) => `${name} abmelden`,
    stay: (name: string) => `Als ${name} weitermachen`,
  },
} as const;
