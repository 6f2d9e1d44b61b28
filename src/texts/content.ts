import { counted } from './counted';

/** Texts of the club's own content. */
export const contentTexts = {
  title: 'Inhalte',
  kinds: {
    screening: 'Screening',
    test: 'Test',
    exercise: 'Übung',
    basis: 'Basisliste',
    feedback: 'Feedbackfragen',
  },
  tabs: {
    screening: 'Screenings',
    test: 'Tests',
    exercise: 'Übungen',
    basis: 'Basisliste',
    feedback: 'Feedbackfragen',
  },
  tabsLabel: 'Arten von Inhalten',
  headings: {
    screening: (count: number) => counted(count, 'Screening', 'Screenings'),
    test: (count: number) => counted(count, 'Test', 'Tests'),
    exercise: (count: number) => counted(count, 'Übung', 'Übungen'),
  },
  add: { screening: 'Screening anlegen', test: 'Test anlegen', exercise: 'Übung anlegen' },
  search: { screening: 'Screening suchen', test: 'Test suchen', exercise: 'Übung suchen' },
  filters: { all: 'Alle', drafts: 'Entwürfe', withoutClip: 'Ohne Video', retired: 'Im Ruhestand' },
  noMatch: 'Nichts davon passt.',
  showAll: 'Alle zeigen',
  states: {
    draft: 'Entwurf',
    published: 'veröffentlicht',
    changed: 'geändert',
    retired: 'im Ruhestand',
  },
  empty: {
    screening: {
      title: 'Noch kein Screening',
      text: 'Ein Screening besteht aus Tests. Leg die Tests an, dann das Screening. Oder fang mit einem Beispiel an.',
    },
    test: { title: 'Noch kein Test', text: 'Ein Test hat Fragen, und jede Antwort kann zu Übungen führen.' },
    exercise: { title: 'Noch keine Übung', text: 'Aus den Übungen entstehen die Trainingspläne.' },
    basis: {
      title: 'Noch keine Basisliste',
      text: 'Diese Übungen bekommt, wer noch kein Ergebnis hat oder in allen Tests gut ist.',
    },
    feedback: {
      title: 'Noch keine Feedbackfragen',
      text: 'Sie kommen nach jedem Training, in der Reihenfolge, in der sie hier stehen.',
    },
  },
  begin: { basis: 'Basisliste anlegen', feedback: 'Feedbackfragen anlegen' },
  hints: {
    screening:
      'Entwürfe sieht nur, wer Inhalte bearbeitet. Ändert sich ein veröffentlichtes Screening, entsteht eine neue Fassung. Was schon gemacht wurde, bleibt, wie es war.',
    basis: (count: number) =>
      `Diese Übungen bekommt, wer noch kein Ergebnis hat oder in allen Tests gut ist. ${counted(count, 'Übung', 'Übungen')}, in dieser Reihenfolge.`,
    feedback:
      'Kommen nach jedem Training, in dieser Reihenfolge. Markierte Antworten setzen den Athleten auf „Braucht Aufmerksamkeit“.',
  },
  noName: 'Ohne Namen',
  copyName: (name: string) => `${name} (Kopie)`,
  rows: {
    version: (tests: number, version: number) =>
      version === 0
        ? counted(tests, 'Test', 'Tests')
        : `${counted(tests, 'Test', 'Tests')}, Fassung ${version}`,
    reach: (athletes: number, runs: number) =>
      `${counted(athletes, 'Athlet', 'Athleten')}, ${counted(runs, 'Screening', 'Screenings')} gemacht`,
    inScreenings: (count: number) => `in ${counted(count, 'Screening', 'Screenings')}`,
    inTests: (count: number) => `in ${counted(count, 'Test', 'Tests')}`,
    questions: (count: number) => counted(count, 'Frage', 'Fragen'),
    sides: 'links und rechts',
    changedAt: (date: string, time: string) => `zuletzt geändert am ${date} um ${time} Uhr`,
  },
  places: {
    typed: 'noch nicht gespeichert',
    keeping: 'wird gespeichert',
    unkept: (reason: string) => `nicht gespeichert: ${reason}`,
    kept: 'gespeichert auf diesem Gerät',
    sent: 'gespeichert',
    refused: (reason: string) => `auf diesem Gerät gespeichert, vom Server nicht angenommen: ${reason}`,
    conflict: 'auf diesem Gerät gespeichert, aber noch nicht entschieden',
  },
  keepAgain: 'Noch einmal speichern',
  offline:
    'Die Inhalte brauchen ein Netz. Was du geschrieben hast, ist auf diesem Gerät gespeichert und geht von selbst hinaus.',
  offlineChange:
    'Dafür brauchst du ein Netz. Dein Entwurf ist auf diesem Gerät gespeichert. Versuch es noch einmal, sobald du online bist.',
  retry: 'Noch einmal laden',
  forbidden: 'Inhalte bearbeiten dürfen nur Admins und wer das Recht dazu hat.',
  unsupported: 'Euer Server kann noch keine eigenen Inhalte.',
  unknown: 'Diesen Inhalt gibt es nicht mehr.',
  undecided: 'Jemand anderes hat das auch geändert. Entscheide zuerst, welche Fassung gilt.',
  conflict: {
    title: 'Zwei Fassungen',
    text: (name: string) =>
      `${name} hat das auch geändert. Deine Fassung ist auf diesem Gerät gespeichert, nichts ist verloren. Welche soll gelten?`,
    someone: 'Jemand anderes',
    own: 'Deine Fassung',
    present: (name: string) => `Fassung von ${name}`,
    keepOwn: 'Meine nehmen',
    keepPresent: (name: string) => `Die von ${name} nehmen`,
    later: 'Später entscheiden',
    choose: 'Ansehen und entscheiden',
    nothingElse: 'Nichts, was die andere nicht auch hat.',
  },
  actions: {
    copy: 'Kopieren',
    retire: 'In den Ruhestand',
    bringBack: 'Zurückholen',
    discard: 'Entwurf verwerfen',
    publish: 'Veröffentlichen',
    versions: 'Frühere Fassungen',
  },
  done: {
    retire: 'Im Ruhestand. Neu führt nichts mehr dahin.',
    bringBack: 'Zurückgeholt',
    discard: 'Entwurf verworfen',
    takeBack: 'Als Entwurf zurückgeholt. Veröffentliche ihn, damit er gilt.',
  },
  retirement: {
    title: (name: string) => `${name} in den Ruhestand?`,
    text: 'Was damit schon gemacht wurde, bleibt. Neu zuweisen oder einbauen lässt es sich dann nicht mehr. Du kannst es zurückholen.',
  },
  discarding: {
    title: 'Entwurf verwerfen?',
    text: 'Was du seit der letzten Veröffentlichung geschrieben hast, ist dann weg, auch für die anderen.',
    textNew: 'Es wurde noch nie veröffentlicht und ist dann ganz weg, auch für die anderen.',
    confirm: 'Verwerfen',
  },
  published: 'Veröffentlicht. Die Athleten bekommen es mit ihrer nächsten Aktualisierung.',
  publishing: {
    title: (name: string) => `${name} veröffentlichen?`,
    along: (names: string) => `Wird mit veröffentlicht: ${names}.`,
    firstVersion: (name: string) => `„${name}“ lässt sich danach zuweisen.`,
    newVersion: (name: string, version: number) => `„${name}“ bekommt Fassung ${version}.`,
    reach: (athletes: number, runs: number) =>
      `${athletes === 0 ? 'Niemandem ist es zugewiesen' : `${counted(athletes, 'Athlet macht', 'Athleten machen')} als Nächstes die neue Fassung`}. ${runs === 0 ? 'Bisher hat es niemand gemacht' : `${counted(runs, 'Screening bleibt', 'Screenings bleiben')} bei der bisherigen`}.`,
    inPlace:
      'Es gilt für alle ab ihrer nächsten Aktualisierung. Was schon gemacht wurde, bleibt, wie es war.',
    limitedClips: (names: string) =>
      `Ältere Geräte, etwa iPhones vor 2023, spielen das Video vielleicht nicht ab: ${names}. Dort steht dann nur der Text.`,
    spelling: 'Nur Rechtschreibung',
    spellingHint:
      'Es entsteht keine neue Fassung. Geht nur, wenn sich nichts anderes als Texte geändert hat.',
  },
  problems: {
    title: (count: number) => (count === 1 ? '1 Angabe fehlt noch' : `${count} Angaben fehlen noch`),
    elsewhere: (name: string) => `Bei „${name}“`,
    open: 'Dorthin',
  },
  versions: {
    title: 'Frühere Fassungen',
    none: 'Es gibt noch keine frühere Fassung.',
    item: (version: number, date: string) => `Fassung ${version} vom ${date}`,
    by: (name: string) => `veröffentlicht von ${name}`,
    takeBack: 'Fassung zurückholen',
    takeBackOf: (version: number) => `Fassung ${version} zurückholen`,
    question: (version: number) =>
      `Fassung ${version} wird zum Entwurf und ersetzt den jetzigen. Für Athleten ändert sich erst etwas, wenn du ihn veröffentlichst.`,
  },
  samples: {
    title: 'Beispiele',
    intro:
      'Ein Beispiel kommt mit Tests, Übungen und Videos. Es ist sofort veröffentlicht: Ihr könnt es zuweisen und danach ändern, wie ihr wollt. Was ihr schon habt, bleibt, wie es ist. Basisliste und Feedbackfragen kommen nur mit, wenn ihr noch keine habt.',
    take: 'Übernehmen',
    taken: 'übernommen',
    offline: 'Zum Übernehmen brauchst du ein Netz.',
    done: 'Übernommen und veröffentlicht',
    retired:
      'Nichts wurde übernommen: Ein Teil davon ist bei euch im Ruhestand. Hol ihn zuerst zurück, dann versuch es noch einmal.',
  },
  optionalField: (label: string) => `${label} (freiwillig)`,
} as const;
