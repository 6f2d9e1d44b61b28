const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const welcomeTexts = {
  hello: (firstName: string) => `Hallo ${firstName}`,
  tiles: 'Bereiche',
  resume: { screeningRun: 'Screening fortsetzen', exerciseRun: 'Training fortsetzen' },
  place: {
    screeningRun: (step: number, steps: number) => `Test ${step} von ${steps}`,
    exerciseRun: (step: number, steps: number) => `Übung ${step} von ${steps}`,
  },
  today: (time: string) => `heute um ${time} Uhr`,
  onDate: (date: string) => `am ${date}`,
  interrupted: (place: string, when: string) => `${place}, ${when} unterbrochen`,
  interruptedOf: (name: string, place: string, when: string) => `${name}: ${place}, ${when} unterbrochen`,
  start: 'Screening starten',
  tests: (count: number) => counted(count, 'Test', 'Tests'),
  athletes: (count: number, withScreening: number) =>
    `${counted(count, 'Athlet', 'Athleten')}, ${withScreening} mit Screening`,
  noScreening: 'Kein Screening zugewiesen',
  overview: 'Screeningübersicht',
  last: (date: string) => `Zuletzt am ${date}`,
  lastOf: (name: string, date: string) => `Zuletzt ${name}, ${date}`,
  noResult: 'Noch kein Ergebnis',
  noRun: 'Es wurde noch kein Screening durchlaufen',
  training: 'Training',
  exercises: (count: number) => `${counted(count, 'Übung', 'Übungen')} für dich`,
  plans: 'Pläne deiner Athleten',
  noExercises: 'Noch keine Übungen',
  refused: (count: number) =>
    count === 1
      ? 'Der Server hat 1 Lauf nicht angenommen. Er bleibt auf diesem Gerät.'
      : `Der Server hat ${count} Läufe nicht angenommen. Sie bleiben auf diesem Gerät.`,
  refusal: (date: string, message: string) => `${date}: ${message}`,
  export: 'Als Datei sichern',
} as const;
