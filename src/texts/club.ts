import type { GuardianDemand, MinorsChat } from '../contract/club';
import type { ClubFault, operatorFields } from '../domain/clubFields';
import { counted } from './counted';
import { intervalTexts } from './interval';

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
    explanation: 'Steht im Impressum und in den Unterlagen.',
    missing: (count: number) => counted(count, 'Angabe fehlt', 'Angaben fehlen'),
    /** What Impressum and documents lack. */
    still: (count: number) => `Noch ${counted(count, 'Angabe', 'Angaben')}`,
    why: 'Ohne sie sind Impressum und Unterlagen nicht vollständig.',
    needed: 'Für das Impressum nötig',
    hints: {
      host: 'Für die Unterlagen nötig: Firma und Anschrift, oder „der Verein selbst“, wenn der Server bei euch steht',
      supervisoryAuthority:
        'Für die Unterlagen nötig: die Datenschutzbehörde eures Bundeslandes, mit Anschrift oder Webadresse',
    },
    fields: {
      name: 'Betreiber',
      representedBy: 'Vertreten durch',
      address: 'Anschrift',
      registerCourt: 'Registergericht',
      registerNumber: 'Registernummer',
      phone: 'Telefon',
      email: 'E-Mail',
      dataProtectionOfficer: 'Ansprechperson Datenschutz',
      host: 'Anbieter des Servers',
      supervisoryAuthority: 'Aufsichtsbehörde',
    } satisfies Record<(typeof operatorFields)[number], string>,
  },
  chat: {
    title: 'Nachrichten mit Minderjährigen',
    short: 'Nachrichten',
    explanation: 'Gilt für alle, die dieses Jahr 18 werden oder jünger sind.',
    choices: {
      off: 'Aus',
      secondReader: 'Eine zweite Person liest mit',
      on: 'An',
    } satisfies Record<MinorsChat, string>,
    hints: {
      off: 'Es gibt keine Nachrichten mit ihnen.',
      secondReader: 'Sie ist in jeder Konversation sichtbar dabei. Empfohlen.',
      on: 'Trainer und Jugendliche schreiben unter vier Augen. Nicht empfohlen.',
    } satisfies Record<MinorsChat, string>,
    reader: 'Wer liest mit?',
    readerChoice: 'Bitte wählen',
    readerHint: 'Sie liest mit, sobald du speicherst. Frühere Nachrichten sieht sie nicht.',
    readerGone: 'Bisherige Person',
    withoutReader:
      'Wer mitliest, schreibt hier selbst mit. Dann liest niemand mit, deshalb sind diese Konversationen geschlossen:',
    pair: (athlete: string, trainer: string) => `${athlete} mit ${trainer}`,
    noReaders:
      'Die Liste der Trainer konnte nicht geladen werden. Speichere, was du geändert hast, und lade die Seite neu.',
  },
  guardian: {
    title: 'Bestätigung der Eltern',
    short: 'Eltern',
    explanation:
      'Wer 16 oder jünger ist, gibt eine sorgeberechtigte Person an. Gibt sie ihre E-Mail-Adresse an, bekommt sie einen Link zum Bestätigen.',
    choices: {
      none: 'Nicht verlangt',
      before: 'Vor der ersten Nutzung',
      within14Days: 'Innerhalb von 14 Tagen',
    } satisfies Record<GuardianDemand, string>,
    hints: {
      none: 'Fehlt sie, steht das beim Mitglied. Sonst geschieht nichts.',
      before: 'Bis dahin geht in der App nichts. Ohne E-Mail: auf Papier.',
      within14Days: 'Danach ist das Konto stillgelegt, bis sie da ist. Ohne E-Mail: auf Papier.',
    } satisfies Record<GuardianDemand, string>,
  },
  screening: {
    title: 'Abstand der Screenings',
    short: 'Screening',
    label: 'Üblicher Abstand',
    weeks: (count: number) => counted(count, 'Woche', 'Wochen'),
    hint: 'Danach ist ein Screening wieder fällig. Für einzelne Athleten kannst du einen anderen Abstand wählen.',
  },
  consent: {
    title: 'Einwilligungstext',
    short: 'Einwilligung',
    explanation:
      'Diesem Text stimmen alle zu, bevor es losgeht. Er sagt, was gespeichert wird, wozu, wer es sieht und wie lange.',
    label: 'Text',
    templateText:
      'Die Vorlage dieser Version nennt alles, was der Server speichert. Sie ersetzt den Text oben, bis du ihn speicherst oder verwirfst.',
    template: 'Neue Vorlage übernehmen',
    version: (version: number) =>
      `Jetzt gilt Fassung ${version}. Änderst du den Text, wird daraus Fassung ${version + 1}. Danach werden alle gefragt, sobald sie die App wieder öffnen.`,
    nextVersion: (version: number) =>
      `Der Text ist geändert. Mit dem Speichern wird er Fassung ${version + 1}, und alle werden gefragt, sobald sie die App wieder öffnen.`,
  },
  storage: {
    title: 'Speicher und Version',
    short: 'Speicher',
    used: 'Belegt',
    usedOf: (used: string, disk: string) => `${used} von ${disk}`,
    roomIsShort: (free: string) =>
      `Auf dem Server sind nur noch ${free} frei. Sag es denen, die ihn betreiben: Ist er voll, kann er nichts mehr speichern. Was dann noch nicht übertragen ist, bleibt auf den Geräten.`,
    version: 'Version',
    backup: 'Letzte Sicherung',
    noBackup: 'Auf dem Server liegt noch keine Sicherung.',
    whoBacksUp: 'Wann der Server zuletzt gesichert wurde, weiß, wer ihn betreibt.',
    backupFailed:
      'Die letzte Sicherung ist fehlgeschlagen, oft weil die Festplatte voll ist. Sag es denen, die den Server betreiben.',
  },
  keeping: {
    title: 'Daten aufbewahren',
    short: 'Aufbewahren',
    label: 'So lange bewahren wir Daten ohne Aktivität auf',
    hint: 'Wer so lange nicht da war, steht danach 30 Tage lang mit Datum bei „Athleten“ und „Mitglieder“. Dann werden die Daten gelöscht, aber nur, wenn es eine frische Sicherung gibt. Wer die App wieder öffnet, bleibt. Die Leitung wird nie gelöscht.',
    months: (count: number) =>
      count % 12 === 0 ? counted(count / 12, 'Jahr', 'Jahre') : counted(count, 'Monat', 'Monate'),
  },
  faults: {
    clubNameMissing: 'Gib den Namen des Vereins ein.',
    clubNameLong: 'Höchstens 100 Zeichen.',
    clubNameLink: 'Bitte nur den Namen, ohne Link.',
    long: 'Höchstens 300 Zeichen.',
    readerMissing: 'Wähl die Person, die mitliest.',
    weeks: intervalTexts.wrong,
    textMissing: 'Ohne Text kann niemand zustimmen. Schreib, worum es geht.',
    textLong: 'Höchstens 10.000 Zeichen. Kürz den Text.',
  } satisfies Record<ClubFault, string>,
  unsaved: 'Nicht gespeichert',
  saved: 'Gespeichert',
  discard: 'Verwerfen',
  save: 'Speichern',
} as const;
