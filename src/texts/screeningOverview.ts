export const screeningOverviewTexts = {
  start: 'Startzeit',
  duration: 'Dauer',
  results: 'Ergebnis je Test',
  ticks: 'Ab 50\u00a0% ausbaufähig, ab 79\u00a0% gut',
  none: 'Es wurde noch kein Screening durchgeführt!',
  back: 'Zurück',
} as const;
