import { counted } from './counted';

/** Texts of the page that lists what the server does not have. */
export const unsentTexts = {
  kept: 'Alles hier ist auf diesem Gerät gespeichert und bleibt es, bis es übertragen ist.',
  /** The browser has refused to protect the stored data. */
  keptForNow:
    'Alles hier ist auf diesem Gerät gespeichert. Dein Browser darf es aber löschen, wenn der Platz knapp wird. Öffne die App bald mit Netz, damit es übertragen wird.',
  /** The same while there is a network. */
  keptUntilSent:
    'Alles hier ist auf diesem Gerät gespeichert. Dein Browser darf es aber löschen, wenn der Platz knapp wird. Lass die App offen, bis es übertragen ist.',
  nothing: 'Alles, was du auf diesem Gerät gespeichert hast, ist übertragen.',
  /** Only open runs are listed. */
  onlyOpen: 'Alles Beendete ist übertragen',
  list: 'Nicht übertragen',
  sendNow: 'Jetzt senden',
  export: 'Als Datei sichern',
  /** Nothing reads the file back in. */
  exportHint:
    'Die Datei enthält alles als Text, damit nichts verloren geht. Gib sie dem, der euren Server betreibt.',
  exportFileName: 'nicht-uebertragen.json',
  kinds: { screeningRun: 'Screening', exerciseRun: 'Training' },
  runOf: (name: string, when: string) => `${name}, ${when}`,
  when: (date: string, time: string) => `${date} um ${time} Uhr`,
  /** 'Nachricht', or 'Nachricht an Tina Trainer'. */
  entryTitle: (title: string, link: string | undefined, about: string | null) =>
    about === null || link === undefined ? title : `${title} ${link} ${about}`,
  painValue: (value: number) => `${value} von 10`,
  noteOn: (subject: string, text: string) => `${subject}: ${text}`,
  noteSubjects: { screening: 'Screening', training: 'Training', test: 'Test', exercise: 'Übung' },
  /** Of a note whose texts were removed. */
  noText: 'ohne Text',
  planChanges: (count: number) => counted(count, 'Änderung', 'Änderungen'),
  noScreening: 'Kein Screening',
  decide: 'Ansehen und entscheiden',
  deletion: {
    open: 'Löschen',
    title: 'Eintrag löschen',
    question: 'Der Eintrag ist nur auf diesem Gerät gespeichert. Gelöscht lässt er sich nicht zurückholen.',
    confirm: 'Endgültig löschen',
  },
  damagedRun: 'Beschädigter Eintrag',
  reasons: {
    inProgress: 'Noch nicht beendet. Wird spätestens am Ende übertragen.',
    waiting: 'Wird bald übertragen.',
    offline: 'Wird übertragen, sobald du online bist.',
    sending: 'Wird gerade übertragen.',
    awaitsScreening: 'Wartet, bis das Screening dazu auf dem Server ist. Der Server hat es nicht angenommen.',
    awaitsTraining: 'Wartet, bis das Training dazu auf dem Server ist.',
    awaitsRefusedTraining:
      'Wartet, bis das Training dazu auf dem Server ist. Der Server hat es nicht angenommen.',
    conflict: 'Jemand anderes hat das auch geändert. Wähl, was gilt.',
    damaged: 'Bleibt gespeichert, lässt sich aber nicht übertragen.',
  },
  failed: (nextTry: string | null, reason: string | null) =>
    `Letzter Versuch fehlgeschlagen${nextTry === null ? '' : `, nächster um ${nextTry} Uhr`}.${reason === null ? '' : ` Grund: ${reason}`}`,
  failing: (reason: string) => `Mehrmals fehlgeschlagen. Wird weiter versucht. Grund: ${reason}`,
  sendWithoutScreening: 'Ohne Screening senden',
  withoutScreeningHint: 'Das Training zählt dann, gehört aber zu keinem Screening.',
  notSaved: (reason: string) => `Nicht gespeichert: ${reason}`,
  refused: (reason: string) => `Vom Server nicht angenommen: ${reason}`,
  former: {
    title: 'Vom früheren Server',
    nothingElse: 'Alles, was du für diesen Server gespeichert hast, ist übertragen.',
    explanation:
      'Das hast du auf diesem Gerät gespeichert, als die App mit einem anderen Server verbunden war. Es bleibt gespeichert und steht auch in der Datei, die du sichern kannst.',
    ownRun: 'Wartet auf den früheren Server. Du kannst es auch hier senden.',
    runOfOther: 'Für jemand anderen aufgenommen. Lässt sich nur als Datei sichern.',
    onlyAsFile: 'Wartet auf den früheren Server. Lässt sich nur als Datei sichern.',
    send: 'Eigene hier senden',
    question: (count: number) =>
      `${counted(count, 'eigener Eintrag wird', 'eigene Einträge werden')} auf diesem Server gespeichert. Auf den früheren Server ${count === 1 ? 'wartet er' : 'warten sie'} dann nicht mehr.`,
    confirm: 'Senden',
    waiting: (count: number) =>
      count === 1
        ? '1 Eintrag wartet noch auf deinen früheren Server.'
        : `${count} Einträge warten noch auf deinen früheren Server.`,
  },
} as const;
