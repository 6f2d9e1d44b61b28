import type { ExerciseGroup } from '../contract/content';
import type { Advice } from '../domain/content/advice';
import { counted } from './counted';
import { contentEditorTexts } from './exerciseEditor';

/** The parts of a plan, as a sentence lists them. */
const groups: Record<ExerciseGroup, string> = contentEditorTexts.relations.groups;

/** Texts of the editors of tests and screenings, of the preview and of the trial. */
export const editorTexts = {
  noMatch: 'Nichts davon passt.',
  noName: 'Ohne Namen',
  tooLong: (max: number) => `Das ist zu lang. Kürz es auf ${max} Zeichen.`,
  weights: {
    weightOf: (name: string) => `Gewicht von ${name}`,
    remove: (name: string) => `${name} wegnehmen`,
    add: (answer: string) => `Übung hinzufügen: ${answer}`,
    gone: 'im Ruhestand',
    unknown: 'Unbekannte Übung',
    choose: 'Zu welcher Übung?',
    search: 'Übung suchen',
    none: 'Es gibt noch keine andere Übung. Leg unter „Übungen“ welche an.',
    draft: 'Entwurf',
  },
  matrix: {
    title: 'Welche Antwort führt zu welcher Übung',
    text: (count: number) =>
      `1 hilft ein wenig, 10 am meisten. Das höchste Gewicht kommt im Plan zuerst, zusammen höchstens ${count} Übungen. Mit den Pfeiltasten kommst du von Feld zu Feld.`,
    caption: 'Gewichte der Übungen je Antwort',
    cell: (answer: string, exercise: string) => `${answer}, ${exercise}`,
    no: (question: string) => `${question}: Nein`.replace('?: ', '? '),
    value: (question: string, answer: string) => `${question}: ${answer}`.replace('?: ', '? '),
    none: 'Noch führt keine Antwort zu einer Übung.',
  },
  test: {
    name: 'Name des Tests',
    what: 'Was wird getestet?',
    materials: 'Was wird gebraucht?',
    materialsHint: 'Steht auch in der Liste der Tests, zum Beispiel „Stab, Matte“.',
    execution: 'Durchführung',
    sides: 'Links und rechts getrennt',
    sidesHint: 'Jede Frage wird für beide Seiten beantwortet.',
    tries: 'Versuche',
    counts: 'Was zählt?',
    countOptions: { best: 'der beste', last: 'der letzte' },
    secondPerson: 'Braucht eine zweite Person',
    secondPersonHint: 'Zum Zusehen, Messen oder Halten.',
    watchedFrom: 'Von wo schaut man?',
    watchedFromHint: 'Zum Beispiel „von vorn und von der Seite“.',
    ageFrom: 'Ab welchem Alter?',
    ageTo: 'Bis zu welchem Alter?',
    ageHint: 'In Jahren. Ein Hinweis, der niemanden ausschließt.',
    ageWrong: 'Schreib eine Zahl von 1 bis 99, oder lass es leer.',
    about: 'Der Test',
    conditions: 'Wie und für wen',
  },
  questions: {
    title: 'Fragen',
    none: 'Noch keine Frage. Frag nach dem, was stimmen soll: „Die Fersen bleiben am Boden“.',
    addYesNo: 'Ja/Nein',
    addRange: 'Wertebereich',
    yesNo: (place: number) => `Ja/Nein-Frage ${place}`,
    range: (place: number) => `Wertebereichsfrage ${place}`,
    ifNo: 'Bei Nein',
    answer: (place: number) => `Antwort ${place}`,
    addAnswer: 'Antwort',
    addAnswerTo: (question: string) => `Antwort hinzufügen: ${question}`,
    leadsTo: 'Führt zu',
    yesNoList: 'Ja/Nein-Fragen',
    rangeList: 'Wertebereichsfragen',
    result: 'Wert 0 bis 10',
    resultOf: (answer: string) => `Wert von „${answer}“`,
    remove: (name: string) => `${name} entfernen`,
    region: 'Körperstelle',
    regionNone: 'keine',
  },
  regions: {
    shoulder: 'Schulter',
    trunk: 'Rumpf',
    hip: 'Hüfte',
    knee: 'Knie',
    ankle: 'Sprunggelenk',
    shoulderLeft: 'Schulter links',
    shoulderRight: 'Schulter rechts',
    hipLeft: 'Hüfte links',
    hipRight: 'Hüfte rechts',
    kneeLeft: 'Knie links',
    kneeRight: 'Knie rechts',
    ankleLeft: 'Sprunggelenk links',
    ankleRight: 'Sprunggelenk rechts',
  },
  preview: {
    plan: 'Diese Antworten führen zu',
    noPlan: 'Diese Antworten führen zu keiner Übung.',
    place: 'Vorschau',
  },
  screening: {
    name: 'Name des Screenings',
    tests: (count: number) => `${counted(count, 'Test', 'Tests')} in dieser Reihenfolge`,
    none: 'Noch kein Test. Füge den ersten hinzu.',
    add: 'Test hinzufügen',
    choose: 'Welcher Test?',
    search: 'Test suchen',
    noneLeft: 'Es gibt keinen anderen Test. Leg unter „Tests“ welche an.',
    questions: (count: number) => counted(count, 'Frage', 'Fragen'),
    sides: ', links und rechts',
    isDraft: ', Entwurf',
    isRetired: 'Im Ruhestand: Nimm ihn heraus, oder hol ihn zurück.',
    isGone: 'Diesen Test gibt es nicht mehr.',
    remove: (name: string) => `${name} herausnehmen`,
  },
  meaning: {
    title: 'Was das bedeutet',
    duration: 'Dauer',
    minutes: (count: number) => (count === 1 ? 'etwa 1 Minute' : `etwa ${count} Minuten`),
    version: 'Fassung',
    unpublished: 'noch nicht veröffentlicht',
    since: (version: number, date: string) => `${version}, seit ${date}`,
    runs: 'Gemacht',
    runsCount: (count: number) => counted(count, 'Screening', 'Screenings'),
    assigned: 'Zugewiesen',
    athletes: (count: number) => counted(count, 'Athlet', 'Athleten'),
    runsStay: (count: number) =>
      count === 1
        ? '1 Screening hat diese Fassung. Es bleibt, wie es ist.'
        : `${count} Screenings haben diese Fassung. Sie bleiben, wie sie sind.`,
    compared: 'Der Vergleich nimmt nur Fragen, die beide Fassungen haben.',
    next: (athletes: number, version: number) =>
      athletes === 1
        ? `1 Athlet bekommt Fassung ${version} mit der nächsten Aktualisierung.`
        : `${athletes} Athleten bekommen Fassung ${version} mit der nächsten Aktualisierung.`,
  },
  inUse: (count: number, next: number) =>
    `Texte kannst du ändern. Neue Fragen, Werte oder Gewichte ergeben eine neue Fassung${next > 1 ? ` ${next}` : ''}. ${
      count === 1
        ? 'Das Screening, das schon gemacht ist, behält'
        : `Die ${count} Screenings, die schon gemacht sind, behalten`
    } die bisherige. Verglichen wird, was beide Fassungen fragen.`,
  advice: {
    twoCriteria: 'Das sind zwei Kriterien. Mach zwei Fragen daraus, dann weiß man, was nicht stimmt.',
    wholeMovement:
      'Das fragt nach der ganzen Bewegung. Darüber sind sich zwei Personen selten einig: Frag nach einer Stelle.',
    pain: 'Schmerz hat seinen eigenen Platz („Schmerz?“) und zählt in keinem Ergebnis. Frag nach dem, was man sieht.',
    leadsNowhere: 'Diese Antwort führt zu keiner Übung.',
    unreached: 'Keine Antwort führt zu dieser Übung, und auf der Basisliste steht sie auch nicht.',
    fewAnswers: (points: number) =>
      `Mit so wenigen Antworten erkennt der Test erst Änderungen über ${points} Prozentpunkte. Ab drei Antworten wird es besser.`,
    tooFewAnswers: 'Mit so wenigen Antworten erkennt der Test keine Änderung. Stell mindestens drei Fragen.',
    missingGroups: (names: string) => `Im Plan bei lauter schwachen Antworten fehlt: ${names}.`,
  },
  probe: {
    title: 'Probelauf',
    open: 'Probelauf starten',
    openText: 'Geh das ganze Screening durch, mit Ergebnis und Plan. Nichts davon wird gespeichert.',
    hint: 'Nichts davon wird gespeichert oder übertragen.',
    shortHint: 'Wird nicht gespeichert.',
    leave: 'Beenden',
    end: 'Probelauf beenden',
    again: 'Noch einmal',
    result: 'Ergebnis',
    plan: 'Plan',
    noPlan: 'Diese Antworten führen zu keiner Übung. Wer dieses Ergebnis hat, bekommt die Basisliste.',
    noTests: {
      title: 'Noch nichts auszuprobieren',
      text: 'Dieses Screening hat noch keinen Test mit Fragen.',
    },
    back: 'Zurück zum Screening',
  },
};

const adviceTexts = editorTexts.advice;

/** Advice in a sentence [CT-8]. */
export const adviceInWords = (advice: Advice): string => {
  switch (advice.kind) {
    case 'fewAnswers':
      return advice.points === null ? adviceTexts.tooFewAnswers : adviceTexts.fewAnswers(advice.points);
    case 'missingGroups':
      return adviceTexts.missingGroups(advice.groups.map((group) => groups[group]).join(', '));
    default:
      return adviceTexts[advice.kind];
  }
};
