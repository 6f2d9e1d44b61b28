import { counted } from './counted';

/** Texts of the dialog that assigns a screening to one athlete or to several [AS-2, AS-6]. */
export const assignTexts = {
  title: 'Screening zuweisen',
  to: (who: string, count: number, isOnline: boolean) =>
    `${who} ${count === 1 ? 'bekommt' : 'bekommen'} das Screening${isOnline ? '' : ', sobald du online bist'}.`,
  athletes: (count: number) => counted(count, 'Athlet', 'Athleten'),
  /** What assigning another one leaves alone [AS-1]. */
  keeps: 'Notizen und bisherige Ergebnisse bleiben erhalten.',
  undecided: (names: string) =>
    `Bei ${names} gibt es zwei Zuweisungen. Wähl zuerst, welche gilt. Bis dahin wird dort nichts zugewiesen.`,
  screening: 'Screening',
  unnamed: 'Screening ohne Namen',
  numbered: (name: string, number: number) => `${name} (${number})`,
  tests: (count: number, isPublished: boolean) =>
    `${counted(count, 'Test', 'Tests')}${isPublished ? '' : ', nicht mehr veröffentlicht'}`,
  withdraw: 'Kein Screening',
  withdrawHint: 'Die Zuweisung wird zurückgezogen. Ein begonnenes Screening geht weiter.',
  missing: 'Wähl ein Screening aus.',
  nonePublished: 'Es gibt noch kein veröffentlichtes Screening, das du zuweisen kannst.',
  noneHere:
    'Auf diesem Gerät ist noch kein Screening zum Zuweisen. Öffne die App mit Netz, dann wird die Liste geladen.',
  interval: 'Abstand',
  weeks: (weeks: number) => (weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`),
  noReminder: 'Keine Erinnerung',
  confirm: 'Zuweisen',
} as const;
