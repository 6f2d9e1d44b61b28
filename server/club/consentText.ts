import { withdrawalHeading } from '../../src/domain/consentText';

/**
 * The text that a member agrees to until the club writes its own [CS-1]: what is stored, what for, who sees it, how
 * long, and how to withdraw. Each paragraph begins with its question and a colon. It says what the code does. A change
 * of what is stored about a member, who sees it or how long it is kept changes this text, too.
 */
export const defaultConsentText = [
  'Was: Name, Jahrgang, Team, Rolle, Benutzername, E-Mail-Adresse und wer dich eingetragen hat. Welche Screenings du machst, ' +
    'wie deine Tests bewertet wurden und von wem, deine Trainings mit Datum und Dauer, dein Feedback, deine Notizen und die ' +
    'deiner Trainer (manche sind nur für Trainer, auch ältere Fassungen als Prüfwert), deine Nachrichten und ob sie gelesen ' +
    'sind. Wer dich trainiert oder trainiert hat und wann. Auf welchen Geräten du angemeldet bist, wann du zuletzt da warst, Einladungen, Links zu deinem ' +
    'Konto und E-Mails, die noch auf dem Weg sind. Worin du wann und wie eingewilligt und was du zurückgenommen hast, mit ' +
    'dem Grund, wenn es jemand für dich einträgt oder dich löscht oder deine Daten für dich herunterlädt. Bis 16 Jahre auch der Name der Person, die mit zustimmt, ' +
    'und ihre E-Mail-Adresse, wenn sie eine angibt, und ob sie bestätigt hat. Schreibst du Inhalte oder machst du Videos für den Verein, auch das. ' +
    'Angaben zu deiner Bewegung können Gesundheitsdaten sein. Angaben zu Schmerzen speichern wir nur, wenn du dem eigens ' +
    'zustimmst.',
  'Wozu: Damit du passende Übungen bekommst und siehst, was sich verändert, und damit deine Trainer dich begleiten können. ' +
    'Die App stellt keine Diagnose und ersetzt keinen Arztbesuch.',
  'Wer sieht es: Du und deine Trainer, auch auf deren eigenen Geräten. Die Leitung sieht, wer Mitglied ist, mit Jahrgang, ' +
    'Team, Benutzername und E-Mail-Adresse, wer wann worin eingewilligt hat und wer wann zuletzt da war. Wer den Server für ' +
    'den Verein betreibt, kann technisch an die Daten. Bist du noch nicht volljährig, kann bei Nachrichten eine zweite Person ' +
    'aus dem Verein mitlesen. Das steht dann dort.',
  'Wie lange: Bis du dein Konto löschst, alles zurücknimmst, der Verein dich löscht oder du so lange nicht da warst, wie ' +
    'er es festgelegt hat; das kündigt die App 30 Tage vorher an. In den täglichen Sicherungen auf ' +
    'dem Server bleiben die Daten danach noch etwa zwei Wochen, in von Hand gemachten länger. Wird eine davon ' +
    'zurückgespielt, werden sie gleich wieder gelöscht.',
  `${withdrawalHeading}: Du musst nicht zustimmen, am Training nimmst du trotzdem teil. Du kannst deine Zustimmung jederzeit ` +
    'zurücknehmen, ganz oder nur zu Schmerzen. Öffne dazu „Mein Konto“. Dort kannst du auch alle deine Daten herunterladen ' +
    'und dein Konto löschen. Nimmst du alles zurück, wird dein Konto sofort stillgelegt und nach 14 Tagen gelöscht. Ohne Konto ' +
    'sag es deinem Trainer oder schreib dem Verein, die Adresse steht im Impressum. Dort steht auch, bei welcher Behörde du ' +
    'dich beschweren kannst, und wer für den Datenschutz zuständig ist, wenn der Verein jemanden dafür hat.',
].join('\n\n');
