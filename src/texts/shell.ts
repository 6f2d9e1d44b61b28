/** Texts of the shell that are needed only with the engine: what is here costs the first paint nothing. */
export const shellTexts = {
  /** Names the product, once. */
  documentTitle: (title: string) => (/^Athletik/.test(title) ? title : `${title} · Athletik Screening`),
  refreshing: 'Daten werden aktualisiert',
  olderTab:
    'Die App ist noch in einem anderen Tab mit einer älteren Version geöffnet. Schließ alle anderen Tabs, dann geht es hier weiter.',
  offline:
    'Du bist offline. Screenings, Trainings, Notizen und Nachrichten bleiben auf diesem Gerät, bis du wieder online bist.',
  online: 'Du bist wieder online.',
  logout: { title: 'Abmelden', confirm: 'Abmelden' },
  sendFirst: 'Erst übertragen, dann abmelden:',
  toasts: 'Meldungen',
  closeToast: 'Meldung schließen',
} as const;
