import { maxImport } from '../contract/members';
import { counted } from './counted';

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
    lead: 'Lade viele Athleten auf einmal ein. Speichere deine Liste in Excel, Numbers oder deinem Vereinsprogramm als CSV-Datei und wähl sie hier.',
    file: 'Datei wählen',
    drop: 'Oder zieh die Datei in dieses Feld.',
    before: 'Vor dem Einladen siehst du eine Vorschau. Bis dahin wird nichts gespeichert.',
    reading: 'Die Datei wird gelesen',
    columnsTitle: 'Diese Spalten werden gelesen',
    columnHints: {
      firstName: 'nötig',
      lastName: 'nötig',
      email:
        'Wer eine Adresse hat, bekommt die Einladung dorthin. Sonst druckst du einen Code. Geschwister dürfen dieselbe haben.',
      birthYear: 'oder Geburtsdatum, gespeichert wird nur das Jahr',
      team: 'oder Mannschaft, Gruppe',
    },
    columnsText: `Die erste Zeile nennt die Spalten, auf Deutsch oder Englisch. Ihre Reihenfolge ist egal, andere Spalten bleiben ungelesen. Höchstens ${maxImport} Zeilen auf einmal.`,
    example: 'Beispieldatei herunterladen',
    exampleName: 'mitglieder-beispiel.csv',
    exampleRows: [
      'Lina;Acker;lina.acker@example.org;2011;U16 Mädchen',
      'Tom;Beck;;2013;U14 Jungen',
      'Jan;Müller;familie.mueller@example.org;12.03.2012;U14 Jungen',
    ],
  },
  fileFaults: {
    unreadable: 'Diese Datei lässt sich nicht lesen. Wähl sie noch einmal oder nimm eine andere.',
    large: 'Diese Datei ist größer als 1 MB. Teile die Liste in mehrere Dateien.',
    excel:
      'Das ist eine Tabelle von Excel oder einem ähnlichen Programm. Öffne sie dort, speichere sie als CSV und wähl dann diese Datei.',
    noText: 'Diese Datei enthält keinen Text. Speichere deine Liste als CSV-Datei und wähl dann diese.',
    empty:
      'In dieser Datei stehen keine Mitglieder. Die erste Zeile nennt die Spalten, darunter steht je Zeile ein Mitglied.',
    columns:
      'In dieser Datei fehlt die Spalte „Vorname“ oder „Nachname“. Benenne die Spalten in der ersten Zeile so und wähl die Datei noch einmal.',
    many: (count: number) =>
      `In dieser Datei stehen ${count} Mitglieder, höchstens ${maxImport} gehen auf einmal. Teile die Liste in mehrere Dateien.`,
    quotes: (line: number) =>
      `In Zeile ${line} der Datei passen die Anführungszeichen nicht zusammen. Verbessere die Zeile und wähl die Datei noch einmal.`,
  },
  preview: {
    title: (rows: number) => `Vorschau von ${counted(rows, 'Zeile', 'Zeilen')}`,
    label: 'Vorschau der Liste',
    nothingSaved: 'Noch ist nichts gespeichert.',
    allFaultless: 'Alle Zeilen sind in Ordnung.',
    someFaulty: (faultless: number, faulty: number) =>
      `${counted(faultless, 'Zeile ist', 'Zeilen sind')} in Ordnung, ${faulty} ${faulty === 1 ? 'hat' : 'haben'} einen Fehler.`,
    allFaulty: 'Keine Zeile lässt sich hinzufügen. Warum, steht bei jeder Zeile.',
    all: 'Alle',
    faultyFirst: 'Mit Fehler zuerst',
    line: 'Zeile',
    outcome: 'Was geschieht',
    missing: 'fehlt',
    withoutEmail: 'ohne',
    mailed: 'Einladung',
    printed: 'Einladung mit Code',
    leaveOut: 'Fehlerhafte Zeilen auslassen',
    leaveOutHint:
      'Du kannst sie in der Datei verbessern und noch einmal einlesen. Wer dann schon Mitglied ist, wird erkannt.',
    notLeftOut: (faulty: number) =>
      `${counted(faulty, 'Zeile hat', 'Zeilen haben')} einen Fehler. Lass sie aus oder verbessere die Datei.`,
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
    long: (column: string) => `${column} hat mehr als 100 Zeichen`,
    email: (typed: string) => `E-Mail ungültig: ${typed}`,
    year: (typed: string, first: number, last: number) =>
      `Jahrgang: ${typed} liegt nicht zwischen ${first} und ${last}`,
    doubleInFile: (line: number) => `Steht schon in Zeile ${line}`,
    doubleMember: (person: string) => `Gibt es schon: ${person}`,
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
