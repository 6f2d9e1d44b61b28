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
  preparing: 'Bilder und Vereinsname werden geladen. Gedruckt wird, sobald alles da ist.',
  withoutName: 'Ohne Verbindung fehlt auf dem Blatt der Name des Vereins.',
  withoutPictures: (count: number) =>
    `${counted(count, 'Bild fehlt', 'Bilder fehlen')} auf diesem Gerät. Gedruckt wird ohne.`,
  missing: (names: string) => `Noch ohne Ergebnis: ${names}`,
  missingPlan: (names: string) => `Noch ohne Plan: ${names}`,
  missingTitle: 'Noch ohne Ergebnis',
  missingPlanTitle: 'Noch ohne Plan',
  missingNext: 'Ergebnis und Plan gibt es nach dem ersten Screening.',
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
