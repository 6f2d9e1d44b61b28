import { counted } from './counted';

const codes = (count: number) => counted(count, 'Code', 'Codes');

/** Texts of the sheet of invitations on paper [MB-2, MB-4]. */
export const invitationSheetTexts = {
  title: 'Einladungen drucken',
  back: 'Zu den Mitgliedern',
  explanation:
    'Wer keine E-Mail-Adresse und noch kein Konto hat, bekommt seine Einladung auf Papier. Auf eine Seite A4 passen 8.',
  choice: 'Wer bekommt einen Code?',
  hasCode: (until: string) => `hat einen Code bis ${until}`,
  all: 'Alle wählen',
  nobody: 'Auswahl aufheben',
  endsOld: 'Mit einem neuen Code gilt der alte nicht mehr.',
  make: 'Codes erstellen',
  offline: 'Du bist offline. Codes erstellen kannst du wieder, sobald du online bist.',
  membersOffline: 'Du bist offline. Deine Mitglieder siehst du wieder, sobald du online bist.',
  retry: 'Noch einmal versuchen',
  empty: {
    title: 'Gerade braucht niemand eine Einladung auf Papier.',
    text: 'Alle haben eine E-Mail-Adresse oder schon ein Konto.',
  },
  progress: 'Fortschritt',
  made: (count: number, total: number) => `${count} von ${total} Codes erstellt`,
  ready: (count: number) =>
    count === 1
      ? '1 Code ist fertig. Er steht nur jetzt hier. Druck ihn, bevor du diese Seite verlässt.'
      : `${count} Codes sind fertig. Sie stehen nur jetzt hier. Druck sie, bevor du diese Seite verlässt.`,
  noneReady: 'Noch ist kein Code fertig.',
  missing: (count: number) => `${codes(count)} ${count === 1 ? 'fehlt' : 'fehlen'} noch.`,
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  mailed: (names: string) =>
    `Diese Mitglieder haben jetzt eine E-Mail-Adresse und bekommen die Einladung dorthin: ${names}.`,
  /** The server sends no mails. */
  mailedAsFiles: (names: string) =>
    `Diese Mitglieder haben jetzt eine E-Mail-Adresse. Der Server verschickt aber noch keine E-Mails, ihre Einladungen liegen dort als Dateien: ${names}.`,
  print: 'Drucken',
  again: 'Neue Codes',
  discard: {
    title: 'Neue Codes erstellen',
    text: (count: number) =>
      `Damit ${count === 1 ? 'verschwindet der Code' : `verschwinden die ${count} Codes`} von dieser Seite. Was schon gedruckt ist, gilt, bis du für dasselbe Mitglied einen neuen Code erstellst.`,
    confirm: 'Zur Auswahl',
  },
  paper: {
    page: (page: number, total: number) => `Seite ${page} von ${total}`,
    qrCode: (name: string) => `QR-Code für ${name}`,
    open: 'QR-Code scannen.',
    agree: 'Lesen und zustimmen.',
    agreeWithParents: 'Mit deinen Eltern lesen und zustimmen.',
    agreeMaybeWithParents: 'Lesen und zustimmen, bis 16 mit deinen Eltern.',
    account: 'Benutzername und Passwort wählen.',
    withoutCamera: (address: string) => `Ohne Kamera: ${address}, Code`,
    until: (date: string) => `Gilt einmal, bis ${date}.`,
    ask: (name: string) => `Fragen an ${name}.`,
  },
} as const;
