import type { MinorsChat } from '../contract/club';
import type { ClubFault, operatorFields } from '../domain/clubFields';
import { counted } from './counted';

/** Texts of the club's settings [CL-2]. */
export const clubTexts = {
  sections: 'Abschnitte',
  offline: 'Du bist offline. Die Angaben zum Verein siehst du wieder, sobald du online bist.',
  offlineChange:
    'Du bist offline. Speichern kannst du wieder, sobald du online bist. Was du getippt hast, bleibt hier.',
  retry: 'Noch einmal versuchen',
  onlyAdmins: {
    title: 'Diese Seite ist für die Leitung des Vereins.',
    text: 'Wenn du hier etwas ändern möchtest, sprich mit der Leitung.',
  },
  club: { title: 'Verein', name: 'Name', hint: 'So heißt der Verein auf Einladungen und im Impressum.' },
  operator: {
    title: 'Betreiber und Datenschutz',
    short: 'Impressum',
    explanation: 'Steht im Impressum.',
    missing: (count: number) => counted(count, 'Angabe fehlt', 'Angaben fehlen'),
    needed: 'Für das Impressum nötig',
    fields: {
      name: 'Betreiber',
      representedBy: 'Vertreten durch',
      address: 'Anschrift',
      registerCourt: 'Registergericht',
      registerNumber: 'Registernummer',
      phone: 'Telefon',
      email: 'E-Mail',
      dataProtectionOfficer: 'Ansprechperson Datenschutz',
    } satisfies Record<(typeof operatorFields)[number], string>,
  },
  chat: {
    title: 'Nachrichten mit Minderjährigen',
    short: 'Nachrichten',
    explanation: 'Gilt für alle, die in diesem Jahr höchstens 18 werden.',
    choices: {
      off: 'Aus',
      secondReader: 'Eine zweite Person liest mit',
      on: 'An',
    } satisfies Record<MinorsChat, string>,
    hints: {
      off: 'Es gibt keine Einzelnachrichten mit ihnen.',
      secondReader: 'Sie ist in jedem Gespräch sichtbar dabei. Empfohlen.',
      on: 'Trainer und Kind schreiben zu zweit.',
    } satisfies Record<MinorsChat, string>,
    reader: 'Wer liest mit?',
    readerChoice: 'Bitte wählen',
    readerHint: 'Sie liest vom Tag der Einstellung an mit, nicht, was davor geschrieben wurde.',
    readerGone: 'Bisherige Person',
    withoutReader:
      'Wer mitliest, schreibt hier selbst mit. Dann liest niemand mit, deshalb sind diese Gespräche geschlossen:',
    pair: (athlete: string, trainer: string) => `${athlete} mit ${trainer}`,
    noReaders: 'Die Liste der Trainer ist gerade nicht da. Öffne die Seite noch einmal.',
  },
  screening: {
    title: 'Screening wiederholen',
    short: 'Screening',
    label: 'Wenn nichts anderes gewählt ist, alle',
    weeks: (count: number) => counted(count, 'Woche', 'Wochen'),
    hint: 'Danach ist ein Screening wieder fällig.',
  },
  consent: {
    title: 'Einwilligungstext',
    short: 'Einwilligung',
    explanation:
      'Dem stimmen alle zu, bevor es losgeht: was gespeichert wird, wozu, wer es sieht und wie lange.',
    label: 'Text',
    version: (version: number) =>
      `Jetzt gilt Fassung ${version}. Änderst du den Text, wird daraus Fassung ${version + 1}. Danach werden alle gefragt, sobald sie die App wieder öffnen.`,
    nextVersion: (version: number) =>
      `Der Text ist geändert. Mit dem Speichern wird er Fassung ${version + 1}, und alle werden gefragt, sobald sie die App wieder öffnen.`,
  },
  storage: {
    title: 'Speicher und Fassung',
    short: 'Speicher',
    used: 'Belegt',
    usedOf: (used: string, disk: string) => `${used} von ${disk}`,
    version: 'Fassung',
    backup: 'Letzte Sicherung',
    noBackup: 'Auf dem Server liegt noch keine Sicherung.',
    whoBacksUp: 'Frag, wer ihn betreibt, wann er zuletzt gesichert wurde.',
    backupFailed:
      'Die letzte Sicherung ist fehlgeschlagen, oft weil die Festplatte voll ist. Sag es denen, die den Server betreiben.',
  },
  keeping: {
    title: 'Daten aufbewahren',
    short: 'Aufbewahren',
    label: 'Ohne Aktivität eines Mitglieds bleiben seine Daten',
    hint: 'Von selbst wird nichts gelöscht.',
    months: (count: number) =>
      count % 12 === 0 ? counted(count / 12, 'Jahr', 'Jahre') : counted(count, 'Monat', 'Monate'),
  },
  faults: {
    clubNameMissing: 'Gib den Namen des Vereins ein.',
    clubNameLong: 'Höchstens 100 Zeichen.',
    clubNameLink: 'Bitte nur den Namen, ohne Link.',
    long: 'Höchstens 300 Zeichen.',
    readerMissing: 'Wähl die Person, die mitliest.',
    textMissing: 'Ohne Text kann niemand zustimmen. Schreib, worum es geht.',
    textLong: 'Höchstens 10.000 Zeichen. Kürz den Text.',
  } satisfies Record<ClubFault, string>,
  unsaved: 'Nicht gespeichert',
  saved: 'Gespeichert',
  discard: 'Verwerfen',
  save: 'Speichern',
} as const;
