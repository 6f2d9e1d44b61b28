import { counted } from './counted';

/** Texts about the plan of one athlete, and what trainers change in it [PL-1, PL-2]. */
export const planTexts = {
  title: 'Plan',
  none: 'Den Plan gibt es nach dem ersten Screening.',
  list: 'Übungen im Plan',
  recommended: 'Wie vom Screening empfohlen.',
  changed: (count: number) => `${counted(count, 'Änderung', 'Änderungen')} am Vorschlag`,
  leftOut: 'Weggelassen',
  ignored: (count: number) =>
    count === 1
      ? 'Eine Änderung passt nicht mehr zum Plan. Sie zählt nicht.'
      : `${count} Änderungen passen nicht mehr zum Plan. Sie zählen nicht.`,
  unknown: (id: number) => `Übung ${id}`,
  editOf: (exercise: string) => `${exercise}: ändern`,
  removeOf: (exercise: string) => `${exercise}: Änderung zurücknehmen`,
  add: 'Übung hinzufügen',
  changeSeveral: 'Plan ändern',
  several: (athletes: number) => `Plan von ${athletes} Athleten ändern`,
  severalHint: 'Was sonst an ihren Plänen geändert ist, bleibt.',
  nothing: 'Damit ändert sich nichts. Wähl eine Form oder schreib eine Dosis.',
  takeBack: 'Zurück zum Vorschlag',
  takeBackQuestion:
    'Alle Änderungen am Plan gehen zurück. Der Plan ist dann wieder wie vom Screening empfohlen.',
  save: 'Übernehmen',
  exercise: 'Übung',
  choose: 'Bitte wählen',
  missing: 'Wähl eine Übung aus.',
  form: 'Was soll damit sein?',
  forms: {
    kept: 'Bleibt',
    leftOut: 'Weglassen',
    added: 'Dazu, wo sie fehlt',
    easier: 'Leichtere Form',
    harder: 'Schwerere Form',
  },
  formOf: (form: string, name: string) => `${form}: ${name}`,
  sets: 'Sätze',
  units: { seconds: 'Sekunden', distance: 'Meter', repeat: 'Wiederholungen' },
  pause: 'Pause in Sekunden',
  amount: (least: number, most: number) => `Gib eine ganze Zahl von ${least} bis ${most} ein.`,
  asRecommended: 'Leer heißt: wie empfohlen.',
  place: 'Stelle im Plan',
  placeAsRecommended: 'wie empfohlen',
  placeNumber: (place: number) => `${place}.`,
  reason: 'Grund (freiwillig)',
  reasonHint: (length: number) => `Er steht im Training dabei. Höchstens ${length} Zeichen.`,
  goal: 'Ziel pro Woche',
  noGoal: 'kein Ziel',
  goalOf: (trainings: number) => `${trainings} Trainings`,
  goalForAthlete: (trainings: number) => `Ziel: ${trainings} Trainings pro Woche`,
  thisWeek: (done: number, goal: number) =>
    `Diese Woche ${done} von ${counted(goal, 'Training', 'Trainings')}`,
  adapted: (name: string | null) => `Von ${name ?? 'deinem Trainer'} angepasst`,
  adaptedBecause: (name: string | null, reason: string) =>
    `Von ${name ?? 'deinem Trainer'} angepasst: ${reason}`,
  undecided: (count: number) =>
    `Bei ${count === 1 ? 'einem' : count} Athleten gibt es zwei Fassungen des Plans. Wähl zuerst, welche gilt. Dort wurde nichts Neues gespeichert.`,
  conflict: {
    title: 'Inzwischen hat jemand den Plan geändert.',
    own: 'Deine Änderungen',
    present: 'Jetzige Änderungen',
    nothing: 'keine',
    change: (exercise: string, form: string) => `${exercise}: ${form}`,
    forms: {
      kept: 'angepasst',
      leftOut: 'weggelassen',
      added: 'dazu',
      easier: 'leichtere Form',
      harder: 'schwerere Form',
    },
    keepOwn: 'Meine nehmen',
    keepPresent: 'Jetzige lassen',
  },
} as const;
