import { counted } from './counted';

/** Texts of the dialog that assigns a screening to one athlete or to several [AS-2, AS-6]. */
export const assignTexts = {
  title: 'Screening zuweisen',
  toOne: (name: string) => `${name} bekommt das Screening, sobald du online bist.`,
  toMany: (count: number) => `${count} Athleten bekommen das Screening, sobald du online bist.`,
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
  nonePublished:
    'Auf diesem Gerät ist noch kein Screening zum Zuweisen. Öffne die App mit Netz, dann wird die Liste geladen.',
  interval: 'Abstand',
  weeks: (weeks: number) => (weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`),
  noReminder: 'Keine Erinnerung',
  confirm: 'Zuweisen',
} as const;
