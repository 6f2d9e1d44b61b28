export const screeningOverviewTexts = {
  start: 'Startzeit',
  duration: 'Dauer',
  results: 'Ergebnis je Test',
  ticks: 'Ab 50\u00a0% ausbaufähig, ab 79\u00a0% gut.',
  none: 'Es wurde noch kein Screening durchgeführt!',
  /** Of an earlier run. */
  notHere:
    'Dieses Ergebnis ist nicht auf diesem Gerät. Gibt es das Screening auf dem Server, kommt es mit dem nächsten Update.',
  back: 'Zurück',
  toPlan: 'Zum Trainingsplan',
  total: (date: string) => `Gesamtwert vom ${date}`,
  withoutTotal: (date: string) => `Screening vom ${date}`,
  ringBefore: (date: string) => `Der kleine Ring zeigt den Gesamtwert vom ${date}.`,
  explain: 'Was heißt das?',
  more: 'Mehr dazu',
  close: 'Schließen',
  weakest: 'Hier ist am meisten zu holen',
  unmet: (unmet: number, asked: number) => `${unmet} von ${asked} nicht erfüllt`,
} as const;
