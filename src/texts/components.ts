/**
 * German texts inside components, as far as they are needed before the engine is there, or by pages. Screens pass in
 * all other texts.
 */
export const componentTexts = {
  skip: 'Zum Inhalt',
  home: 'Zur Startseite',
  logout: 'Abmelden',
  unread: (count: number) => `${count} ungelesen`,
  loading: 'Wird geladen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  imprint: 'Impressum',
  cancel: 'Abbrechen',
  copyright: (year: number) => `© ${year} Athletik Screening`,
} as const;
