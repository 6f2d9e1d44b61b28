import { counted } from './counted';

/** Texts of 'Am Platz': one trainer screens many athletes on one device [TS-1 to TS-6]. */
export const tracksideTexts = {
  forTrainers: '„Am Platz“ ist für Trainer mit Athleten.',
  /** The second title of the page. */
  session: (screening: string, people: number) => `${screening}, ${counted(people, 'Athlet', 'Athleten')}`,
  /** Somebody whom the last update took away. */
  unknown: 'Unbekannt',
  gone: {
    title: 'Dieses Screening ist gerade nicht auf diesem Gerät.',
    text: 'Alle Antworten sind gespeichert. Öffne die App mit Internet, dann geht es hier weiter.',
  },
  failed: { title: '„Am Platz“ lässt sich gerade nicht öffnen.', retry: 'Noch einmal versuchen' },
  ended: {
    kept: {
      title: 'Alles abgeschlossen!',
      text: 'Die Screenings sind auf diesem Gerät gespeichert und werden übertragen, sobald der Server erreichbar ist.',
    },
    discarded: {
      title: 'Alles verworfen',
      text: 'Von diesen Screenings wird nichts übertragen, und was davon schon auf dem Server war, wird dort gelöscht.',
    },
    results: 'Zu den Athleten',
    again: 'Neu beginnen',
  },
  /** How a person is called; the number is of this day [TS-5]. */
  person: (name: string, number: number | null) => (number === null ? name : `${number} · ${name}`),
  people: 'Athleten',
  overview: 'Überblick',
  add: 'Athlet dazu',
  test: {
    place: (step: number, steps: number) => `Test ${step} von ${steps}`,
    answered: (answered: number, questions: number) => `${answered} von ${questions} beantwortet`,
    how: 'So geht es',
  },
  states: {
    current: 'dran',
    open: 'offen',
    begun: (answered: number, questions: number) => `${answered} von ${questions}`,
    done: 'fertig',
    leftOut: 'ausgelassen',
    gone: 'gegangen',
    finished: 'abgeschlossen',
  },
  yes: 'Ja',
  no: 'Nein',
  noAnswer: 'Antwort wählen',
  allMet: { give: 'Alles erfüllt', takeBack: 'Alles erfüllt zurücknehmen' },
  leaveOut: {
    now: 'Auslassen',
    not: 'Doch machen',
    title: 'Dieser Test ist ausgelassen.',
    text: (name: string) =>
      `Er zählt bei ${name} nicht mit. Mit „Doch machen“ kommst du zurück zu den Fragen.`,
  },
  finished: {
    title: (name: string) => `${name} ist fertig.`,
    text: 'Das Screening ist abgeschlossen und lässt sich hier nicht mehr ändern.',
  },
  steps: {
    person: 'Nächste Person',
    test: 'Nächster Test',
    overview: 'Zum Überblick',
  },
  previous: {
    none: 'Zurück',
    person: (name: string) => `Vorige Person: ${name}`,
    test: (name: string) => `Voriger Test: ${name}`,
  },
  choose: {
    who: 'Wer ist da?',
    search: 'Name suchen',
    team: 'Team',
    allTeams: 'Alle Teams',
    today: (count: number) => `Alle von heute (${count})`,
    shown: (count: number) => `Alle gezeigten (${count})`,
    clear: 'Auswahl leeren',
    list: 'Athleten auswählen',
    noMatch: 'Hier ist niemand mit diesem Namen.',
    noAthletes: 'Auf diesem Gerät ist noch kein Athlet. Öffne einmal mit Internet die Seite „Athleten“.',
    allHere: 'Alle deine Athleten sind schon dabei.',
    noConsent: 'Einwilligung fehlt',
    has: (screening: string) => `hat das Screening „${screening}“`,
    picked: (count: number, most: number) => `${count} von höchstens ${most} ausgewählt`,
    full: (most: number) =>
      `Mehr als ${most} gehen hier nicht. Nimm jemanden heraus, um jemand anderen zu wählen.`,
    what: 'Was wird geprüft?',
    screening: 'Screening',
    option: (name: string, tests: number) => `${name} (${counted(tests, 'Test', 'Tests')})`,
    noScreening: 'Auf diesem Gerät liegt noch kein Screening. Öffne die App einmal mit Internet.',
    otherScreening: (names: string) =>
      `${names}: Zugewiesen ist ein anderes Screening. Ihr könnt dieses trotzdem machen, die Zuweisung bleibt.`,
    numbers: 'Nummern für heute',
    numbersHint: 'In der Reihenfolge, in der du auswählst. Ohne Nummern ordnen die Namen.',
    begin: (count: number) => `Mit ${count} Athleten beginnen`,
    nobody: 'Noch niemand ist ausgewählt.',
    late: 'Wer kommt dazu?',
    addThem: (count: number) => (count === 1 ? '1 Athlet dazu' : `${count} Athleten dazu`),
    back: 'Zurück',
  },
  /** Whether the session works without a network. */
  onDevice: {
    all: 'Alles liegt auf diesem Gerät.',
    loading: (done: number, total: number) =>
      `Videos werden geladen (${done} von ${total}). Bleib so lange online.`,
    missing: (missing: number, total: number) =>
      `Die Fragen liegen auf diesem Gerät, Videos fehlen: ${missing} von ${total}.`,
  },
  order: {
    question: 'Reihenfolge',
    byTest: 'Ein Test, alle Athleten',
    byTestHint: 'Der Aufbau bleibt stehen. Empfohlen ab 3 Personen.',
    byAthlete: 'Ein Athlet, alle Tests',
    byAthleteHint: 'Jede Person macht alles am Stück.',
  },
  grid: {
    title: (done: number, all: number) => `${done} von ${all} fertig`,
    name: 'Athleten und Tests',
    athlete: 'Athlet',
    end: 'Abschluss',
    cell: (name: string, test: string, state: string) => `${name}, ${test}: ${state}`,
    percent: (percent: number) => `${percent}\u00a0%`,
    doneWith: (percent: number) => `fertig, ${percent}\u00a0%`,
    begun: (answered: number, questions: number) => `${answered}/${questions}`,
    begunInWords: (answered: number, questions: number) => `angefangen, ${answered} von ${questions}`,
    begunKey: 'angefangen',
    /** Before 'gelassen', which only screen readers get. */
    leftOut: 'aus',
    hint: 'Tipp auf ein Feld, um dort weiterzumachen. Lücken sind erlaubt: Fertig ist, wer jeden Test gemacht oder bewusst ausgelassen hat.',
    finish: 'Fertig',
    leave: 'Geht früher',
    finishAll: 'Für alle abschließen',
    goOn: (name: string) => `Weiter bei ${name}`,
  },
  finish: {
    title: 'Für alle abschließen',
    complete: (count: number) =>
      count === 1 ? '1 Screening ist vollständig.' : `${count} Screenings sind vollständig.`,
    completeNext: (count: number) =>
      count === 1
        ? 'Es wird gespeichert und übertragen, sobald der Server erreichbar ist.'
        : 'Sie werden gespeichert und übertragen, sobald der Server erreichbar ist.',
    noneComplete: 'Noch ist kein Screening vollständig.',
    gaps: (count: number) => (count === 1 ? '1 Screening hat Lücken.' : `${count} Screenings haben Lücken.`),
    gapsOf: (name: string, tests: string) => `${name}: ${tests}`,
    gapCount: (name: string, count: number) => `${name}: ${counted(count, 'Test', 'Tests')}`,
    empty: (names: string) => `Ohne Ergebnis: ${names}`,
    emptyNext: 'Alle Tests sind ausgelassen. Davon wird nichts gespeichert.',
    question: 'Was soll mit den Lücken geschehen?',
    keep: 'Offen lassen',
    keepHint: 'Alle Antworten bleiben auf diesem Gerät. Ergänzen kannst du sie später.',
    discard: 'Verwerfen',
    discardHint: (count: number) =>
      count === 1
        ? 'Die Antworten dieses Screenings werden gelöscht.'
        : `Die Antworten dieser ${count} Screenings werden gelöscht.`,
    back: 'Zurück',
    confirm: (count: number) => `${count} abschließen`,
    confirmKeep: 'Offen lassen',
    confirmDiscard: (count: number) => `${count} verwerfen`,
    confirmBoth: (complete: number, discarded: number) => `${complete} abschließen, ${discarded} verwerfen`,
  },
} as const;
