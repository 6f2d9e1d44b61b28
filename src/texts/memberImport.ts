import { maxImport } from '../contract/members';
import { maxFileBytes } from '../domain/memberFile';
import type { ByteEncoding } from '../domain/textEncodings';
import { counted } from './counted';

/** Made when it is needed: it takes the browser some milliseconds, and the code is loaded long before. */
const severally = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts);

/** Texts of the import of a list of members [MB-3]. */
export const memberImportTexts = {
  title: 'Liste einlesen',
  toMembers: 'Zu den Mitgliedern',
  offline: 'Du bist offline. Listen kannst du wieder einlesen, sobald du online bist.',
  offlinePreview: 'Du bist offline. Deine Vorschau bleibt hier, bis du wieder online bist.',
  retry: 'Noch einmal versuchen',
  /** What the columns are called, on the page and in the file. */
  columns: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    birthYear: 'Jahrgang',
    team: 'Team',
  },
  choose: {
    lead: 'Lade viele Athleten auf einmal ein. Speichere deine Liste in deinem Vereinsprogramm als CSV-Datei und wähl sie hier. Eine Tabelle aus Excel (.xlsx) oder LibreOffice (.ods) geht auch.',
    file: 'Datei wählen',
    drop: 'Oder zieh die Datei in dieses Feld.',
    before: 'Vor dem Einladen siehst du eine Vorschau. Bis dahin wird nichts gespeichert.',
    reading: 'Die Datei wird gelesen',
    columnsTitle: 'Diese Spalten werden gelesen',
    columnHints: {
      firstName: 'nötig',
      lastName: 'nötig',
      email:
        'Wer eine Adresse hat, bekommt die Einladung dorthin. Sonst druckst du einen Code. Familien dürfen dieselbe haben.',
      birthYear: 'oder Geburtsdatum. Gespeichert wird nur das Jahr.',
      team: 'oder Mannschaft, Gruppe, Klasse',
    },
    columnsText: `Eine Zeile über den Mitgliedern nennt die Spalten, auf Deutsch oder Englisch. Ihre Reihenfolge ist egal, andere Spalten bleiben ungelesen. Höchstens ${maxImport} Mitglieder auf einmal.`,
    example: 'Beispieldatei herunterladen',
    exampleName: 'mitglieder-beispiel.csv',
    exampleRows: [
      'Lina;Acker;lina.acker@example.org;2011;U16 Mädchen',
      'Tom;Beck;;2013;U14 Jungen',
      'Jan;Müller;familie.mueller@example.org;12.03.2012;U14 Jungen',
    ],
  },
  /** The file can be meant in several ways [MB-13]. */
  ask: {
    title: 'Welche Zeile stimmt?',
    lead: 'Diese Datei sagt nicht, wie ihre Umlaute und Akzente gespeichert sind. Wähl, wo die Namen richtig geschrieben sind.',
    question: 'Wie die Namen aus der Datei heißen',
    encodings: {
      'windows-1252': 'Gespeichert unter Windows',
      macintosh: 'Gespeichert auf einem Mac',
      cp850: 'Gespeichert als „CSV (MS-DOS)“',
    } satisfies Record<ByteEncoding, string>,
    go: 'So einlesen',
    none: 'Stimmt keine? Speichere die Liste als Excel-Tabelle (.xlsx) oder als „CSV UTF-8“ und wähl die neue Datei.',
  },
  fileFaults: {
    unreadable: 'Diese Datei lässt sich nicht lesen. Wähl sie noch einmal oder nimm eine andere.',
    large: `Diese Datei ist größer als ${maxFileBytes / 1_000_000} MB. Teile die Liste in mehrere Dateien.`,
    huge: 'Diese Tabelle ist zu groß. Kopiere nur die Zeilen mit den Mitgliedern in eine neue Tabelle und wähl dann diese.',
    damaged:
      'Diese Datei ist beschädigt oder nicht vollständig. Öffne sie in deinem Programm, speichere sie noch einmal und wähl dann die neue Datei.',
    old: 'Das ist eine Tabelle in einem alten Format. Öffne sie in Excel, wähl dort „Datei“, „Speichern unter“ und „Excel-Arbeitsmappe (.xlsx)“. Wähl dann hier die neue Datei.',
    password:
      'Diese Tabelle ist mit einem Kennwort geschützt. Öffne sie in deinem Programm, speichere sie ohne Kennwort und wähl dann die neue Datei.',
    numbers:
      'Das ist eine Tabelle von Numbers. Öffne sie dort, wähl „Ablage“, „Exportieren“ und „Excel“. Wähl dann hier die neue Datei.',
    markup:
      'Diese Datei ist eine Webseite oder XML, auch wenn sie wie eine Tabelle heißt. Öffne sie in Excel, wähl dort „Datei“, „Speichern unter“ und „Excel-Arbeitsmappe (.xlsx)“. Wähl dann hier die neue Datei.',
    noTable:
      'In dieser Datei ist keine Tabelle. Speichere deine Liste als Excel-Tabelle (.xlsx) oder als CSV-Datei und wähl dann diese.',
    noText:
      'Diese Datei enthält keinen Text. Speichere deine Liste als Excel-Tabelle (.xlsx) oder als CSV-Datei und wähl dann diese.',
    empty:
      'In dieser Datei stehen keine Mitglieder. Eine Zeile nennt die Spalten, darunter steht je Zeile ein Mitglied.',
    columns:
      'In dieser Datei fehlt die Spalte „Vorname“ oder „Nachname“. Benenne die Spalten in der Zeile über den Mitgliedern so und wähl die Datei noch einmal.',
    many: (count: number) =>
      `In dieser Datei stehen ${count} Mitglieder. Höchstens ${maxImport} gehen auf einmal. Teile die Liste in mehrere Dateien.`,
    quotes: (line: number) =>
      `In Zeile ${line} der Datei passen die Anführungszeichen nicht zusammen. Verbessere die Zeile und wähl die Datei noch einmal.`,
  },
  preview: {
    title: (rows: number) => `Vorschau von ${counted(rows, 'Zeile', 'Zeilen')}`,
    label: 'Vorschau der Liste',
    nothingSaved: 'Noch ist nichts gespeichert.',
    allFaultless: 'Alle Zeilen sind in Ordnung.',
    someFaulty: (good: number, faulty: number, doubtful: number) => {
      const others = [
        faulty > 0 && `${faulty} ${faulty === 1 ? 'hat' : 'haben'} einen Fehler`,
        doubtful > 0 && `${doubtful} ${doubtful === 1 ? 'ist' : 'sind'} unklar`,
      ].filter((part) => part !== false);
      return `${severally([`${counted(good, 'Zeile ist', 'Zeilen sind')} in Ordnung`, ...others])}.`;
    },
    allFaulty: 'Keine Zeile lässt sich hinzufügen. Warum, steht bei jeder Zeile.',
    noneYet: 'Noch ist keine Zeile in Ordnung. Warum, steht bei jeder Zeile.',
    all: 'Alle',
    faultyFirst: 'Fehler und Unklares zuerst',
    line: 'Zeile',
    outcome: 'Was geschieht',
    missing: 'fehlt',
    withoutEmail: 'ohne',
    mailed: 'Einladung',
    printed: 'Einladung mit Code',
    /** Of a row in doubt [MB-16]. */
    confirm: 'Das stimmt so',
    leaveOut: 'Fehlerhafte und unklare Zeilen auslassen',
    leaveOutHint:
      'Du kannst sie in der Datei verbessern und noch einmal einlesen. Wer dann schon Mitglied ist, wird erkannt.',
    notLeftOut: (count: number) =>
      `${counted(count, 'Zeile hat einen Fehler oder ist', 'Zeilen haben einen Fehler oder sind')} unklar. Lass sie aus oder verbessere die Datei.`,
    /** What the file has beside the members [MB-15]. */
    unread: {
      title: 'Nicht gelesen',
      row: (line: number, text: string) => `Zeile ${line}: ${text}`,
      column: 'Spalte',
      columns: 'Spalten',
      sheet: 'Blatt',
      sheets: 'Blätter',
      /** Names of columns or sheets. */
      named: (kind: string, names: string) => `${kind} ${names}`,
      quoted: (name: string) => `„${name}“`,
    },
    otherFile: 'Andere Datei',
    invite: (count: number) => `${counted(count, 'Mitglied', 'Mitglieder')} einladen`,
    /** Below an error: a further try is safe. */
    nobodyTwice: 'Ein weiterer Versuch legt niemanden doppelt an.',
  },
  /** Of the row of a file. */
  rowRefused: (line: number, reason: string) =>
    `Zeile ${line} hat einen Fehler. Es wurde noch niemand hinzugefügt. ${reason}`,
  faults: {
    missing: (column: string) => `${column} fehlt`,
    /** The row itself, where it names nobody. */
    nameless: (text: string) => `In der Zeile steht: ${text}`,
    long: (column: string) => `${column} hat mehr als 100 Zeichen`,
    email: (typed: string) => `E-Mail ungültig: ${typed}`,
    year: (typed: string, first: number, last: number) =>
      `Jahrgang: ${typed} liegt nicht zwischen ${first} und ${last}`,
    unclearYear: (typed: string) => `Jahrgang nicht eindeutig: ${typed}`,
    link: (column: string) => `${column} darf kein Link sein`,
    doubleInFile: (line: number) => `Steht schon in Zeile ${line}`,
    doubleMember: (person: string) => `Gibt es schon: ${person}`,
  },
  doubts: {
    signs: (column: string, typed: string) => `${column} sieht falsch geschrieben aus: ${typed}`,
    cells: 'Die Zeile hat mehr Felder als Spalten. Vielleicht sind sie verrutscht.',
    similarInFile: (line: number, person: string) => `Vielleicht schon in Zeile ${line}: ${person}`,
    similarMember: (person: string) => `Vielleicht schon Mitglied: ${person}`,
  },
  done: {
    title: (count: number) => `${counted(count, 'Mitglied', 'Mitglieder')} hinzugefügt`,
    mailed: (count: number) => `${counted(count, 'Einladung ist', 'Einladungen sind')} per E-Mail unterwegs.`,
    /** The server sends no mails. */
    mailFiles:
      'Auf dem Server ist noch kein Mailversand eingerichtet. Die Einladungen liegen dort als Dateien.',
    withoutEmail: (count: number) =>
      `${counted(count, 'Mitglied hat', 'Mitglieder haben')} keine E-Mail-Adresse. Druck die Einladung mit Code und gib sie weiter.`,
    sheet: 'Einladungen mit Code drucken',
    another: 'Noch eine Liste einlesen',
  },
} as const;
