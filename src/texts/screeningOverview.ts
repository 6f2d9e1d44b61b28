export const screeningOverviewTexts = {
  start: 'Startzeit',
  duration: 'Dauer',
  results: 'Ergebnis je Test',
  ticks: 'Teilstriche bei 50 und 79\u00a0%',
  none: 'Es wurde noch kein Screening durchgeführt!',
  back: 'Zurück',
} as const;
