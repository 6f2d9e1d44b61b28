import type { ConsentFault } from '../domain/consentAnswers';

/** Texts around the club's text: of the invitation and of the page `/consent` [CS-1, CS-2]. */
export const consentTexts = {
  heading: 'Was mit deinen Daten geschieht',
  notice: 'Ganze Datenschutzhinweise (neuer Tab)',
  agree:
    'Ich habe den Text gelesen und willige ein, dass der Verein meine Daten so verarbeitet, auch Gesundheitsdaten.',
  pain: 'Ich willige ein, dass meine Angaben zu Schmerzen gespeichert werden und meine Trainer sie sehen.',
  painHint: 'Freiwillig. Alles andere geht auch ohne.',
  painAgain:
    'Freiwillig. Bisher hast du zugestimmt. Ohne Haken nimmst du das zurück: Deine Angaben zu Schmerzen werden gelöscht.',
  birthYear: 'Jahrgang',
  birthYearChoice: 'Bitte wählen',
  guardian: {
    title: 'Du bist 16 oder jünger',
    text: 'Hier muss auch deine Mutter, dein Vater oder eine andere sorgeberechtigte Person zustimmen.',
    name: 'Name der sorgeberechtigten Person',
    email: 'E-Mail der sorgeberechtigten Person (freiwillig)',
    agree: 'Ich bin sorgeberechtigt und stimme zu.',
  },
  faults: {
    birthYear: 'Wähl deinen Jahrgang.',
    agrees:
      'Ohne deine Einwilligung geht es nicht weiter. Hast du Fragen? Sprich mit deinem Trainer oder mit dem Verein, die Adresse steht im Impressum.',
    guardianName: 'Gib den Namen der sorgeberechtigten Person ein, höchstens 100 Zeichen und ohne Link.',
    guardianEmail: 'Das ist keine E-Mail-Adresse. Lass das Feld leer oder gib sie so ein: name@example.org',
    guardianAgrees:
      'Ohne diese Einwilligung geht es nicht weiter. Lies den Text mit jemandem, der für dich sorgt.',
  } satisfies Record<ConsentFault, string>,
  page: {
    title: 'Einwilligung',
    claim: 'Dein Verein fragt dich.',
    first: 'Damit es losgeht, lies bitte, was mit deinen Daten geschieht.',
    again: 'Der Text hat sich geändert, seit du zugestimmt hast. Bitte lies ihn noch einmal.',
    changed: 'Der Text hat sich gerade geändert. Lies ihn bitte noch einmal.',
    checking: 'Der Text wird geladen.',
    submit: 'Zustimmen',
    retry: 'Noch einmal versuchen',
    decline: 'Nicht zustimmen',
    offline: 'Du bist offline. Zustimmen kannst du, sobald du online bist.',
    later: 'Später',
    settled: (date: string) => `Du hast am ${date} zugestimmt.`,
    toHome: 'Zur Startseite',
  },
  declined: {
    title: 'Du stimmst nicht zu',
    text: 'Dann kannst du die App nicht weiter benutzen. Am Training nimmst du teil wie bisher. Was schon gespeichert ist, bleibt, bis du dein Konto löschst oder eine frühere Zustimmung zurücknimmst.',
    talk: 'Hast du Fragen? Sprich mit deinem Trainer oder mit dem Verein, die Adresse steht im Impressum.',
    account: 'Daten herunterladen, Zustimmung zurücknehmen oder Konto löschen',
    sending: 'Was auf diesem Gerät noch nicht übertragen ist, wird trotzdem übertragen.',
    sent: 'Alles ist übertragen.',
    logout: 'Abmelden',
    back: 'Zurück zum Text',
  },
} as const;
