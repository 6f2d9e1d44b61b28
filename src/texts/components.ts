import type { Level } from '../domain/progress';

/** German texts inside components. Screens pass in all other texts. */
export const componentTexts = {
  skip: 'Zum Inhalt',
  home: 'Zur Startseite',
  logout: 'Abmelden',
  unread: (count: number) => `${count} ungelesen`,
  loading: 'Wird geladen',
  offline: 'Du bist offline. Alles wird auf diesem Gerät gespeichert.',
  closeToast: 'Meldung schließen',
  toasts: 'Meldungen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  imprint: 'Impressum',
  copyright: (year: number) => `© ${year} Athletik`,
  video: (name: string) => `Video: ${name}`,
  videoFallback: 'Ihr Browser kann das Video leider nicht anzeigen.',
  level: { low: 'Auffällig', mid: 'Ausbaufähig', high: 'Gut' },
  counts: ({ high, mid, low }: Record<Level, number>) => `${high} gut, ${mid} ausbaufähig, ${low} auffällig`,
  percentOf: (name: string, percent: number) => `${name}: ${percent} Prozent`,
  valueOf: (value: number, max: number) => `${value} von ${max}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  updateState: { waits: 'wartet', runs: 'läuft', done: 'geladen', failed: 'Fehler' },
} as const;
