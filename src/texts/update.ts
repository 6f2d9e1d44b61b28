export const updateTexts = {
  waiting: 'Bitte warten.',
  started: 'Update wurde gestartet!',
  afterwards: 'Danach funktioniert alles auch ohne Netz.',
  videos: (done: number, total: number) => `Videos werden geladen (${done} von ${total}).`,
  failed: 'Update fehlgeschlagen!',
  kept: 'Was schon auf deinem Gerät liegt, bleibt erhalten.',
  retry: 'Update wiederholen',
  goOn: 'Mit den Daten auf diesem Gerät weitermachen',
  topics: {
    User: 'Benutzer',
    Screening: 'Screening',
    Training: 'Training',
    Video: 'Videos',
    Finished: 'Fertig',
  },
} as const;
