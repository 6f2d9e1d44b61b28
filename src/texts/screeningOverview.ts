export const screeningOverviewTexts = {
  start: 'Startzeit',
  duration: 'Dauer',
  results: 'Ergebnis je Test',
  ticks: 'Ab 50\u00a0% ausbaufähig, ab 79\u00a0% gut',
  none: 'Es wurde noch kein Screening durchgeführt!',
  /** Of an earlier run. */
  notHere:
    'Dieses Ergebnis ist nicht auf diesem Gerät. Gibt es das Screening auf dem Server, kommt es mit dem nächsten Update.',
  back: 'Zurück',
} as const;
