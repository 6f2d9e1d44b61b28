/** German texts inside components, as far as the shell needs them. Screens pass in all other texts. */
export const componentTexts = {
  skip: 'Zum Inhalt',
  home: 'Zur Startseite',
  logout: 'Abmelden',
  unread: (count: number) => `${count} ungelesen`,
  loading: 'Wird geladen',
  offline:
    'Du bist offline. Screenings, Trainings, Notizen und Nachrichten bleiben auf diesem Gerät, bis du wieder online bist.',
  closeToast: 'Meldung schließen',
  toasts: 'Meldungen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  imprint: 'Impressum',
  cancel: 'Abbrechen',
  copyright: (year: number) => `© ${year} Athletik Screening`,
} as const;
