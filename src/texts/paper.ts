import { counted } from './counted';

/** Texts of results and plans on paper [HI-8]. */
export const paperTexts = {
  title: 'Drucken',
  what: 'Was möchtest du drucken?',
  result: 'Ergebnis',
  plan: 'Plan',
  print: 'Drucken',
  back: 'Zurück',
  sheets: (count: number) => `${counted(count, 'Blatt', 'Blätter')} A4`,
  withoutName: 'Ohne Verbindung fehlt auf dem Blatt der Name des Vereins.',
  missing: (names: string) => `Ohne Ergebnis und darum ohne Blatt: ${names}`,
  missingPlan: (names: string) => `Ohne Plan und darum ohne Blatt: ${names}`,
  screening: 'Screening',
  date: 'Datum',
  moment: (date: string, time: string) => `${date}, ${time} Uhr`,
  ratedBy: 'Bewertet von',
  planOf: (name: string) => `Trainingsplan ${name}`,
  planFrom: (count: number, date: string, minutes: number) =>
    `${counted(count, 'Übung', 'Übungen')} nach dem Screening vom ${date}, etwa ${counted(minutes, 'Minute', 'Minuten')}`,
  note: 'Notiz',
  trainingNote: 'Notiz zum Training',
  nextScreening: (date: string) => `Nächstes Screening ab dem ${date}.`,
  movements: 'Das Ergebnis beschreibt Bewegungen, nicht die Person.',
  done: 'Erledigt? Hak ab, wenn du das Training gemacht hast.',
  week: 'Woche',
  time: (place: number) => `${place}. Mal`,
  printed: (date: string) => `Gedruckt am ${date}`,
} as const;
