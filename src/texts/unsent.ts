/** What the page of everything that the server does not have says. */
export const unsentTexts = {
  kept: 'Alles hier ist auf diesem Gerät gespeichert und bleibt es, bis der Server es hat.',
  nothing: 'Der Server hat alles, was du auf diesem Gerät gespeichert hast.',
  list: 'Nicht übertragen',
  sendNow: 'Jetzt senden',
  export: 'Als Datei sichern',
  exportFileName: 'nicht-uebertragen.json',
  kinds: { screeningRun: 'Screening', exerciseRun: 'Training' },
  runOf: (name: string, when: string) => `${name}, ${when}`,
  when: (date: string, time: string) => `${date} um ${time} Uhr`,
  messageTo: (name: string) => `Nachricht an ${name}`,
  message: 'Nachricht',
  damagedRun: 'Beschädigter Lauf',
  reasons: {
    inProgress: 'Noch nicht beendet. Wird spätestens am Ende übertragen.',
    waiting: 'Wird bald übertragen.',
    offline: 'Wartet auf Netz.',
    sending: 'Wird gerade übertragen.',
    awaitsScreening: 'Wartet auf sein Screening, das der Server nicht angenommen hat.',
    damaged: 'Bleibt gespeichert, lässt sich aber nicht übertragen.',
  },
  failed: (reason: string, nextTry: string | null) =>
    `Letzter Versuch fehlgeschlagen${nextTry === null ? '' : `, nächster um ${nextTry} Uhr`}. Grund: ${reason}`,
  notSaved: (reason: string) => `Nicht gespeichert: ${reason}`,
  refused: (reason: string) => `Vom Server nicht angenommen: ${reason}`,
} as const;
